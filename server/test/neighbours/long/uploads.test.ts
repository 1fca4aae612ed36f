import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Upload } from '@aushang/model'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Client, startApi } from '../../harness.ts'
import { aJpeg } from '../../pictures.ts'
import { eventually } from '../../work.ts'
import { expectGoodNeighbours } from '../neighbours.ts'

const api = startApi()
const served = new Set<Socket>()
let port: number

beforeAll(async () => {
  api.app.server.on('connection', (socket) => served.add(socket))
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  port = (api.app.server.address() as AddressInfo).port
})

describe('uploads', () => {
  test('that come slowly do not hold up those of another account', async (context) => {
    const modest = await api.account()
    const greedy = await Promise.all(Array.from({ length: 4 }, () => api.account()))
    const picture = await aJpeg(64, 48)

    await expectGoodNeighbours(context, {
      modest: () => upload(modest, picture),
      greedy: async () => {
        const sockets = greedy.flatMap((client) => Array.from({ length: 5 }, () => beginUpload(client)))
        await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('ready', resolve))))
        return async () => {
          for (const socket of sockets) socket.destroy()
        }
      },
    })
  })

  test('that take long to be stored do not hold up those of another account', async (context) => {
    const modest = await api.account()
    const greedy = [await api.account(), await api.account()]
    const picture = await aJpeg(64, 48)
    const { storeFile } = api.media
    const stored = vi.spyOn(api.media, 'storeFile')
    onTestFinished(() => stored.mockRestore())

    await expectGoodNeighbours(context, {
      modest: () => upload(modest, picture),
      greedy: async () => {
        const held = Promise.withResolvers<void>()
        let begun = 0
        stored.mockImplementation(async (accountId, bytes) => {
          if (accountId !== modest.accountId) {
            begun += 1
            await held.promise
          }
          return storeFile(accountId, bytes)
        })
        const slow = greedy.flatMap((client) => [client, client, client])
        const uploads = Promise.allSettled(slow.map((client) => upload(client, picture)))
        await eventually(() => expect(begun).toBeGreaterThanOrEqual(4))
        return async () => {
          held.resolve()
          await uploads
        }
      },
      times: 5,
    })
  })

  test('do not wait for those whose answers are not read', async (context) => {
    const modest = await api.account()
    const greedy = await Promise.all(Array.from({ length: 6 }, () => api.account()))
    const picture = await aJpeg(64, 48)
    const large = Buffer.concat([picture, Buffer.alloc(15 * 1024 * 1024)])
    const paths: string[] = []
    for (const client of greedy) paths.push(await upload(client, large))

    await expectGoodNeighbours(context, {
      modest: () => upload(modest, picture),
      greedy: async () => {
        const before = await countUploads()
        const sockets = greedy.map((client, number) => uploadBehind(paths[number] ?? '', client, picture))
        await eventually(async () => expect(await countUploads()).toBe(before + sockets.length))
        await untilNothingMoves()
        return async () => {
          for (const socket of sockets) socket.destroy()
        }
      },
    })
  })
})

test('whoever does not read a file is cut off', async () => {
  const client = await api.account()
  const large = Buffer.concat([await aJpeg(64, 48), Buffer.alloc(15 * 1024 * 1024)])
  const path = await upload(client, large)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const before = vi.getTimerCount()
  const socket = ask(`GET ${path}`, client).pause()
  const closed = once(socket, 'close')
  await eventually(() => expect(vi.getTimerCount()).toBeGreaterThan(before))

  // The minute begins when the buffers on the way are full.
  for (let seconds = 0; seconds < 300 && vi.getTimerCount() > before; seconds += 1) {
    await sleep(10)
    vi.advanceTimersByTime(1000)
  }
  socket.resume()
  await closed

  expect(socket.bytesRead).toBeLessThan(large.length)
})

async function countUploads(): Promise<number> {
  return (await api.db.one<{ count: number }>(sql`select count(*) from uploads`)).count
}

/** Until the buffers on the way are full: whatever fills them is read by nobody. */
async function untilNothingMoves(): Promise<void> {
  for (let before = -1; before !== bytesSent(); await sleep(100)) before = bytesSent()
}

function bytesSent(): number {
  return [...served].reduce((bytes, socket) => bytes + socket.bytesWritten, 0)
}

/** Asks for a large file, sends another one in the same breath, and reads nothing. */
function uploadBehind(path: string, client: Client, file: Buffer): Socket {
  const post = head('POST /uploads', client, ['content-type: image/jpeg', `content-length: ${file.length}`])
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(Buffer.concat([Buffer.from(head(`GET ${path}`, client) + post), file]))
  return socket.pause()
}

async function upload(client: Client, payload: Buffer): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.apiKey}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(payload),
    signal: AbortSignal.timeout(20_000),
  })
  if (answer.status !== 201) throw new Error(`The upload was answered ${answer.status}.`)
  return new URL(((await answer.json()) as Upload).url).pathname
}

/** Says that it will send 16 MB, and sends very little of it. */
function beginUpload(client: Client): Socket {
  const socket = ask('POST /uploads', client, ['content-type: image/jpeg', `content-length: ${16 * 1024 * 1024}`])
  socket.write('\xff\xd8', 'latin1')
  return socket
}

function ask(what: string, client: Client, more: string[] = []): Socket {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  socket.write(head(what, client, more))
  return socket
}

function head(what: string, { apiKey }: Client, more: string[] = []): string {
  const lines = [`${what} HTTP/1.1`, 'host: aushang', `authorization: Bearer ${apiKey}`, ...more]
  return `${lines.join('\r\n')}\r\n\r\n`
}
