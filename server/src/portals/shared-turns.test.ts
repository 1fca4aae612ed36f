import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { openPortal as openPortalOf } from '../../test/portal.ts'
import { startReceiver } from '../../test/receiver.ts'
import type { Exchange, PortalOptions } from './portals.ts'

const api = startApi()

const openPortal = (options: Partial<PortalOptions> = {}) => openPortalOf(api, options)

/** Somebody speaks alone until it is told to end. */
function speakAlone() {
  const spoken = Promise.withResolvers<void>()
  const speaking = openPortal().runAlone(() => spoken.promise)
  return async () => {
    spoken.resolve()
    await speaking
  }
}

const allOf = (items: string[]) => items.map(() => true)
const notToBeAsked = () => Promise.reject(new Error('another one serves'))

describe('those who wait for the same turn', () => {
  test('are served in one, by the first of them, and each is told what became of it', async () => {
    const end = speakAlone()
    const served: string[][] = []
    const first = openPortal().runTogether('a', async (items) => {
      served.push(items)
      return items.map((item) => (item === 'c' ? undefined : `${item} is online`))
    })
    const others = ['b', 'c'].map((item) => openPortal().runTogether(item, notToBeAsked))

    await end()

    expect(await Promise.all([first, ...others])).toEqual(['a is online', 'b is online', undefined])
    expect(served).toEqual([['a', 'b', 'c']])
  })

  test('know of the calls that were made for them', async () => {
    const receiver = await startReceiver()
    const told: Record<string, Exchange[]> = { a: [], b: [] }
    const end = speakAlone()
    const leading = openPortal({ onExchange: (exchange) => told['a']?.push(exchange) })
    const first = leading.runTogether('a', async (items) => {
      await leading.http.send({ method: 'POST', url: receiver.url, body: items.join() })
      return allOf(items)
    })
    const second = openPortal({ onExchange: (exchange) => told['b']?.push(exchange) }).runTogether('b', notToBeAsked)

    await end()
    await Promise.all([first, second])

    expect(receiver.requests).toHaveLength(1)
    expect(told['a']).toMatchObject([{ method: 'POST', status: 200 }])
    expect(told['b']).toEqual(told['a'])
  })

  test('have another one, if they come when it has begun', async () => {
    const begun = Promise.withResolvers<void>()
    const going = Promise.withResolvers<void>()
    const first = openPortal().runTogether('a', async (items) => {
      begun.resolve()
      await going.promise
      return allOf(items)
    })
    await begun.promise
    const served: string[][] = []
    const second = openPortal().runTogether('b', async (items) => {
      served.push(items)
      return allOf(items)
    })

    going.resolve()

    expect(await Promise.all([first, second])).toEqual([true, true])
    expect(served).toEqual([['b']])
  })

  test('are left out where it is not theirs to do any more', async () => {
    const end = speakAlone()
    const first = openPortal().runTogether('a', async (items) => {
      expect(items).toEqual(['a'])
      return allOf(items)
    })
    const second = openPortal({ isHeld: () => false }).runTogether('b', notToBeAsked)

    await end()

    expect(await Promise.all([first, second])).toEqual([true, undefined])
  })

  test('do not wait together with those of another login', async () => {
    const end = speakAlone()
    const first = openPortal().runTogether('a', async (items) => allOf(items))
    const second = openPortal({ version: 2 }).runTogether('b', async (items) => {
      expect(items).toEqual(['b'])
      return allOf(items)
    })

    await end()

    expect(await Promise.all([first, second])).toEqual([true, true])
  })

  test('are told that nothing was done when the first of them has to leave, or fails', async () => {
    const end = speakAlone()
    const lost = new AbortController()
    const leaving = openPortal({ signal: lost.signal }).runTogether('a', notToBeAsked)
    const second = openPortal().runTogether('b', notToBeAsked)

    lost.abort()

    await expect(leaving).rejects.toBe(lost.signal.reason)
    expect(await second).toBe(undefined)

    const failing = openPortal().runTogether('c', () => Promise.reject(new Error('a bug')))
    const third = openPortal().runTogether('d', notToBeAsked)
    const settled = Promise.allSettled([failing, third])
    await end()
    expect(await settled).toMatchObject([{ reason: new Error('a bug') }, { value: undefined }])
  })

  test('leave when they have to, and the others go on without them', async () => {
    const end = speakAlone()
    const lost = new AbortController()
    const first = openPortal().runTogether('a', async (items) => {
      expect(items).toEqual(['a'])
      return allOf(items)
    })
    const leaving = openPortal({ signal: lost.signal }).runTogether('b', notToBeAsked)

    lost.abort()

    await expect(leaving).rejects.toBe(lost.signal.reason)
    await end()
    expect(await first).toBe(true)
  })
})
