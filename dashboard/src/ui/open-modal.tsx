import { Drawer, type DrawerProps, Modal, type ModalProps, ModalRoot, type ModalRootProps } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWords } from '../words/language.ts'
import { focusPage } from './focus-page.ts'
import { layers } from './layers.ts'

/** The dialogs that are open, in the order in which they were opened: the last one lies above the others. */
const open: object[] = []

/** A dialog that is there only while it is open. */
export function OpenModal(props: Omit<ModalProps, 'opened'>) {
  const words = useWords()
  useOpened(props.onClose)
  return <Modal opened closeOnEscape={false} closeButtonProps={{ 'aria-label': words.ui.close }} {...props} />
}

/** One that has no head. */
export function OpenModalRoot(props: Omit<ModalRootProps, 'opened'>) {
  useOpened(props.onClose)
  return <ModalRoot opened closeOnEscape={false} zIndex={layers.dialog} {...props} />
}

export function OpenDrawer(props: Omit<DrawerProps, 'opened'>) {
  const words = useWords()
  useOpened(props.onClose)
  return <Drawer opened closeOnEscape={false} closeButtonProps={{ 'aria-label': words.ui.close }} {...props} />
}

/**
 * Escape is for the one that lies above, and for nothing under it. Mantine's dialogs give back the focus that was elsewhere when they opened, and
 * do not see that of one that comes and goes open.
 */
function useOpened(onClose: () => void): void {
  const [before] = useState(() => document.activeElement)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const self = {}
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || open.at(-1) !== self) return
      // The choices of a field in it are open.
      if (event.target instanceof HTMLElement && event.target.dataset['mantineStopPropagation'] === 'true') return
      event.stopImmediatePropagation()
      close()
    }
    open.push(self)
    window.addEventListener('keydown', press, { capture: true })
    return () => {
      open.splice(open.indexOf(self), 1)
      window.removeEventListener('keydown', press, { capture: true })
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
      else focusPage()
    }
  }, [before])
}
