import { useBlocker } from '@tanstack/react-router'
import { useWords } from '../../words/language.ts'
import { Confirm } from '../confirm.tsx'

/** Asks before what was filled in and not saved is lost. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const words = useWords()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  return (
    <Confirm
      isOpen={blocker.status === 'blocked'}
      title={words.form.leaveTitle}
      action={words.form.leave}
      isDangerous
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {words.form.leaveText}
    </Confirm>
  )
}
