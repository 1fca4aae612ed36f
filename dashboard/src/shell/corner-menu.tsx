import { useId, useRef } from 'react'
import classes from './corner-menu.module.css'

interface CornerMenuProps {
  /** In which corner of the window it opens, above its button. */
  corner: 'left' | 'right'
  /** Of the button, and what is on it. */
  className: string | undefined
  label: React.ReactNode
  /** Links and buttons. */
  children: React.ReactNode
}

/**
 * What opens from a button at the edge of the window. The browser does it all: Esc or a click beside it closes it, the keyboard goes from
 * the button into it and back. On every page, so that nothing is loaded for it.
 */
export function CornerMenu({ corner, className, label, children }: CornerMenuProps) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  return (
    <>
      <button type="button" className={className} popoverTarget={id}>
        {label}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={classes.menu}
        data-corner={corner}
        onClick={() => menu.current?.hidePopover()}
      >
        {children}
      </div>
    </>
  )
}

/** One line of it: beside a link, whatever is done by a click. */
export function MenuButton(props: React.ComponentProps<'button'>) {
  return <button type="button" {...props} className={classes.item} />
}

export const menuLink = classes.item
