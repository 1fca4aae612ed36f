import type { Client } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '../queries.ts'
import { showAtOnce, type Shown } from '../show-at-once.ts'
import { currentLanguage, useWords } from '../words/language.ts'
import { Failure } from './failure.tsx'
import { Icon } from './icon.tsx'

interface ActOptions<Given, Result> {
  /** The operations whose answers it changes. */
  changes: (keyof Client)[]
  /** What is shown before the service has answered, and taken back if it says no. */
  shown?: (given: Given) => Shown
  /** It was answered, and yet not done: what was shown is taken back. */
  isRefused?: (result: Result) => boolean
  /** Said when it is done; nothing where one sees it anyway. */
  done?: (result: Result, given: Given) => string | undefined
  /** Undoes it, if somebody thinks better of it at once. */
  takeBack?: (result: Result) => unknown
  onDone?: (result: Result, given: Given) => unknown
  /** Who shows the failure itself says so. */
  isFailureShown?: boolean
}

/**
 * A change by the user's hand: `const retry = useAct((id: string) => api.retryListing(id), { changes: ['listListings'] })`, then
 * `retry.mutate(id)` and `retry.isPending`. What fails is said in a sentence that stays until it is put away.
 */
export function useAct<Given, Result>(act: (given: Given) => Promise<Result>, options: ActOptions<Given, Result>) {
  const client = useQueryClient()
  const words = useWords()
  return useMutation({
    mutationFn: act,
    ...(options.shown && { meta: { shownIn: options.changes } }),
    onMutate: (given) => options.shown && showAtOnce(client, options.shown(given)),
    onSuccess: async (result, given, takeBack) => {
      if (options.isRefused?.(result)) takeBack?.()
      const sentence = options.done?.(result, given)
      if (sentence !== undefined) sayDone(sentence, options.takeBack && (() => options.takeBack?.(result)))
      await options.onDone?.(result, given)
    },
    onError: (error, _given, takeBack) => {
      takeBack?.()
      if (!options.isFailureShown) sayFailed(error, words.ui.close)
    },
    onSettled: (_result, error) => {
      const refreshed = refresh(client, ...options.changes.filter((name) => !isShownByOther(client, name)))
      // What is asked again without a connection is answered when there is one; that it failed is said now.
      return error === null ? refreshed : undefined
    },
  })
}

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: { shownIn: (keyof Client)[] }
  }
}

/** Whether something else under way is shown there already: who asked the service now would see it undone for a moment. */
function isShownByOther(client: QueryClient, name: keyof Client): boolean {
  const underWay = client.getMutationCache().findAll({ status: 'pending' })
  return underWay.filter(({ meta }) => meta?.shownIn.includes(name)).length > 1
}

const [readMs, takeBackMs] = [4_000, 10_000]

function sayDone(sentence: string, takeBack?: () => unknown): void {
  const { words } = currentLanguage()
  const id = notifications.show({
    message: takeBack ? <TakeBack sentence={sentence} onTakeBack={() => takeBackSaid(takeBack)} /> : sentence,
    icon: <Icon name="check" />,
    color: 'petrol',
    role: 'status',
    autoClose: takeBack ? takeBackMs : readMs,
    closeButtonProps: { 'aria-label': words.ui.close },
  })

  function takeBackSaid(takeBack: () => unknown): void {
    notifications.hide(id)
    takeBack()
  }
}

function TakeBack({ sentence, onTakeBack }: { sentence: string; onTakeBack: () => void }) {
  const words = useWords()
  return (
    <>
      {sentence}{' '}
      <Button size="compact-xs" variant="light" onClick={onTakeBack}>
        {words.ui.takeBack}
      </Button>
    </>
  )
}

export function sayFailed(error: unknown, close: string): void {
  notifications.show({
    message: <Failure error={error} />,
    color: 'red',
    // The failure itself is an alert.
    role: 'presentation',
    autoClose: false,
    closeButtonProps: { 'aria-label': close },
  })
}
