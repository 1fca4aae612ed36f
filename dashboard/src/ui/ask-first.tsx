import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import { Confirm } from './confirm.tsx'
import { Failure } from './failure.tsx'

interface AskFirstProps {
  /** On the button that asks. */
  label: string
  title?: string
  /** On the button that does it; the same as asked, unless it says more. */
  action?: string
  isDangerous?: boolean
  /** Made with `isFailureShown`: what fails is said where it was asked. */
  act: {
    isPending: boolean
    error: Error | null
    reset: () => void
    mutate: (given: undefined, options: { onSuccess: () => void }) => void
  }
  button?: ButtonProps & { 'aria-label'?: string }
  /** What will happen, and what cannot be undone. */
  children: React.ReactNode
}

/** A button that asks before it does what cannot be taken back. */
export function AskFirst(props: AskFirstProps) {
  const { label, title = label, action = label, isDangerous = false, act, button, children } = props
  const [isOpen, setOpen] = useState(false)
  const ask = () => {
    act.reset()
    setOpen(true)
  }
  return (
    <>
      <Button variant="default" {...button} onClick={ask}>
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        title={title}
        action={action}
        isDangerous={isDangerous}
        isBusy={act.isPending}
        onConfirm={() => act.mutate(undefined, { onSuccess: () => setOpen(false) })}
        onClose={() => setOpen(false)}
      >
        {children}
        {act.error !== null && <Failure error={act.error} />}
      </Confirm>
    </>
  )
}
