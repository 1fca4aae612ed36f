import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { aFileSession } from '../../../../test/file-session.ts'
import { eventually } from '../../../../../test/eventually.ts'
import { endlessServers, silentServers, startFullSftp, startHaltingSftp } from '../../../../test/silent-servers.ts'
import { openRemoteFolder } from '../open-remote-folder.ts'

// To open one that answers may take its time where many tests run.
const limits = { openMs: 15_000, silenceMs: 1_000 }

describe('a server that falls silent', () => {
  test.for(Object.entries(silentServers))('before it is open is given up in time: %s', async ([, start]) => {
    const credentials = await start()
    const begun = performance.now()

    const opened = openRemoteFolder(aFileSession(credentials) as never, { ...limits, openMs: 400 })

    await expect(opened).rejects.toMatchObject({
      kind: 'unavailable',
      sentence: { key: 'hostSilent', params: { host: '127.0.0.1' } },
    })
    // Long before it would be by `limits`, and late enough for a machine that is busy.
    expect(performance.now() - begun).toBeLessThan(limits.openMs)
  })

  test.for(['OPEN', 'WRITE', 'CLOSE'] as const)('in the midst of a file, at %s', async (halt) => {
    const folder = await openRemoteFolder(aFileSession(await startHaltingSftp(halt)) as never, limits)

    const put = folder.put('a.zip', Readable.from([Buffer.alloc(100_000)]))

    await expect(put).rejects.toMatchObject({
      kind: 'lost',
      sentence: { key: 'hostSilent', params: { host: '127.0.0.1' } },
    })
    expect(folder.isAlive()).toBe(false)
  })

  test('before it confirms a renaming, of which nobody knows then', async () => {
    const folder = await openRemoteFolder(aFileSession(await startHaltingSftp('RENAME')) as never, limits)
    await folder.put('a.part', Readable.from([Buffer.alloc(100_000)]))

    await expect(folder.rename('a.part', 'a.zip')).rejects.toMatchObject({ kind: 'lost' })
  })

  test('is not one that takes long over each answer, as long as there are some', async () => {
    const folder = await openRemoteFolder(aFileSession(await startHaltingSftp('RENAME')) as never, limits)
    const slowly = async function* () {
      for (let part = 0; part < 4; part++) {
        await new Promise((resolve) => setTimeout(resolve, limits.silenceMs * 0.75))
        yield Buffer.alloc(1_000)
      }
    }

    await folder.put('a.part', Readable.from(slowly()))

    expect(folder.isAlive()).toBe(true)
    folder.close()
  })
})

test('a server that cannot take a file is left with none open, and so is one whose file cannot be read here', async () => {
  const { credentials, open } = await startFullSftp()
  const folder = await openRemoteFolder(aFileSession(credentials) as never, limits)
  const unreadable = new Readable({ read: () => void unreadable.destroy(new Error('gone')) })

  await expect(folder.put('a.zip', Readable.from([Buffer.alloc(100_000)]))).rejects.toMatchObject({
    kind: 'unavailable',
  })
  await expect(folder.put('b.zip', unreadable)).rejects.toMatchObject({ kind: 'lost' })

  expect(folder.isAlive()).toBe(true)
  await eventually(() => expect(open).toEqual(new Set()))
  folder.close()
})

test.for(Object.entries(endlessServers))('a server that sends without end is left at once: %s', async ([, start]) => {
  const opened = openRemoteFolder(aFileSession(await start()) as never, { openMs: 60_000, silenceMs: 60_000 })

  await expect(opened).rejects.toMatchObject({ sentence: { key: 'hostSendsTooMuch', params: { host: '127.0.0.1' } } })
})
