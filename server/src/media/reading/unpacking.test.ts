import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Refusal } from './refusal.ts'
import { makeUnpacking } from './unpacking.ts'

/** What has begun, and ends when it is let go. */
function startUnpacking() {
  const { within } = makeUnpacking()
  const begun: string[] = []
  const letGo = Promise.withResolvers<void>()
  const unpack = (accountId: string, megabytes: number) =>
    within(accountId, megabytes, async () => {
      begun.push(accountId)
      await letGo.promise
    })
  return { begun, unpack, letGo: letGo.resolve }
}

test.for([
  ['many pictures', 10],
  ['pictures that take much memory', 300],
] as const)('an account with %s lets another one unpack at once', async ([, megabytes]) => {
  const { begun, unpack, letGo } = startUnpacking()

  const all = Array.from({ length: 20 }, () => unpack('greedy', megabytes))
  await sleep(0)
  const own = begun.length
  all.push(unpack('modest', megabytes))
  await sleep(0)

  expect(own).toBeLessThan(5)
  expect(begun.slice(own)).toEqual(['modest'])
  letGo()
  await Promise.all(all)
  expect(begun).toHaveLength(21)
})

test('what would take more memory than there ever is is refused', async () => {
  const { unpack } = startUnpacking()

  await expect(unpack('anybody', 1_001)).rejects.toThrow(Refusal)
})
