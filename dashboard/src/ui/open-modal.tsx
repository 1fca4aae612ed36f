import { Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { focusPage } from './focus-page.ts'

/**
 * A dialog that is there only while it is open. Mantine's gives back the focus that was elsewhere when it opened, and does not see that of one
 * that comes and goes open.
 */
export function OpenModal(props: Omit<ModalProps, 'opened'>) {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected && before !== document.body) before.focus()
      else focusPage()
    },
    [before],
  )
  return <Modal opened {...props} />
}
