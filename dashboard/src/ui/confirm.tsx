import { Button, Group } from '@mantine/core'
import { useWords } from '../words/language.ts'
import { OpenModal } from './open-modal.tsx'

interface ConfirmProps {
  isOpen: boolean
  title: string
  /** What will happen, and what cannot be undone. */
  children: React.ReactNode
  /** On the button: the deed itself, such as "Vom Portal nehmen". */
  action: string
  isDangerous?: boolean
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before what cannot be taken back. */
export function Confirm({ isOpen, title, children, action, isDangerous, isBusy, onConfirm, onClose }: ConfirmProps) {
  const words = useWords()
  if (!isOpen) return null
  return (
    <OpenModal onClose={onClose} title={title}>
      {children}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose} data-autofocus>
          {words.ui.cancel}
        </Button>
        <Button onClick={onConfirm} loading={isBusy ?? false} {...(isDangerous && { color: 'red' })}>
          {action}
        </Button>
      </Group>
    </OpenModal>
  )
}
