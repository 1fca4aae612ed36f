import type { Client } from '@aushang/sdk'
import { notifications } from '@mantine/notifications'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { refresh } from '../queries.ts'
import { currentLanguage, useWords } from '../words/language.ts'
import { Failure } from './failure.tsx'
import { Icon } from './icon.tsx'

interface ActOptions<Given, Result> {
  /** The operations whose answers it changes. */
  changes: (keyof Client)[]
  /** Said when it is done; nothing where one sees it anyway. */
  done?: (result: Result, given: Given) => string | undefined
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
    onSuccess: async (result, given) => {
      const sentence = options.done?.(result, given)
      if (sentence !== undefined) sayDone(sentence)
      await options.onDone?.(result, given)
    },
    onError: (error) => {
      if (!options.isFailureShown) sayFailed(error, words.ui.close)
    },
    onSettled: () => refresh(client, ...options.changes),
  })
}

export function sayDone(sentence: string): void {
  notifications.show({
    message: sentence,
    icon: <Icon name="check" />,
    color: 'petrol',
    autoClose: 4_000,
    closeButtonProps: { 'aria-label': currentLanguage().words.ui.close },
  })
}

export function sayFailed(error: unknown, close: string): void {
  notifications.show({
    message: <Failure error={error} />,
    color: 'red',
    autoClose: false,
    closeButtonProps: { 'aria-label': close },
  })
}
