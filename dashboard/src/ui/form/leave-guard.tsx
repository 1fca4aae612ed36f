import { Button, Group } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useId, useSyncExternalStore } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { useWords } from '../../words/language.ts'
import { Confirm } from '../confirm.tsx'
import { OpenModal } from '../open-modal.tsx'

/** The forms of the page in which something is filled in: the first of them asks for all. */
const dirtyForms = new Set<string>()
const listeners = new Set<() => void>()

/** Whether something on the page is filled in and not saved. */
export function useHasDirtyForm(): boolean {
  return useSyncExternalStore(listen, () => dirtyForms.size > 0)
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function setDirty(id: string, isDirty: boolean): void {
  if (isDirty) dirtyForms.add(id)
  else dirtyForms.delete(id)
  for (const listener of listeners) listener()
}

/** Asks before what was filled in and not saved is lost. Whose session has ended signs in beside it, and goes on here. */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const words = useWords()
  const id = useId()
  useEffect(() => {
    if (!isDirty) return
    setDirty(id, true)
    return () => setDirty(id, false)
  }, [id, isDirty])
  const blocker = useBlocker({
    // The same form for another type is another form.
    shouldBlockFn: ({ current, next }) =>
      isDirty &&
      dirtyForms.values().next().value === id &&
      (current.pathname !== next.pathname || typeOf(current.search) !== typeOf(next.search)),
    enableBeforeUnload: isDirty,
    withResolver: true,
  })
  const isSignedOut = blocker.next?.pathname === paths.signIn
  const stay = () => blocker.reset?.()
  return (
    <>
      <Confirm
        isOpen={blocker.status === 'blocked' && !isSignedOut}
        title={words.form.leaveTitle}
        action={words.form.leave}
        isDangerous
        onConfirm={() => blocker.proceed?.()}
        onClose={stay}
      >
        {words.form.leaveText}
      </Confirm>
      {isSignedOut && <SignInBeside onClose={stay} />}
    </>
  )
}

function typeOf(search: unknown): unknown {
  return (search as { type?: string }).type
}

const lookAgainMs = 1_000

/** Stays until there is a session again, for whatever else the page asks for until then is refused as well. */
function SignInBeside({ onClose }: { onClose: () => void }) {
  const words = useWords()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const looking = setInterval(() => void api.getSession({ retries: 0 }).then(close, () => {}), lookAgainMs)
    return () => clearInterval(looking)
  }, [])
  return (
    <OpenModal onClose={onClose} title={words.form.signedOutTitle}>
      {words.form.signedOutText}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button component="a" href={paths.signIn} target="_blank" data-autofocus>
          {words.sessions.signIn}
        </Button>
      </Group>
    </OpenModal>
  )
}
