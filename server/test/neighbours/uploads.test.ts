import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { beforeAll, describe, test } from 'vitest'
import { type Client, startApi } from '../harness.ts'
import { aJpeg } from '../pictures.ts'
import { expectGoodNeighbours } from './neighbours.ts'

const api = startApi()
let port: number

beforeAll(async () => {
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
})

async function upload(client: Client, payload: Buffer): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/uploads`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.apiKey}`, 'content-type': 'image/jpeg' },
    body: new Uint8Array(payload),
    signal: AbortSignal.timeout(3_000),
  })
  if (answer.status !== 201) throw new Error(`The upload was answered ${answer.status}.`)
}

/** Says that it will send 16 MB, and sends very little of it. */
function beginUpload({ apiKey }: Client) {
  const socket = connect(port, '127.0.0.1').on('error', () => {})
  const head = [
    'POST /uploads HTTP/1.1',
    'host: aushang',
    `authorization: Bearer ${apiKey}`,
    'content-type: image/jpeg',
  ]
  socket.write(`${head.join('\r\n')}\r\ncontent-length: ${16 * 1024 * 1024}\r\n\r\n\xff\xd8`, 'latin1')
  return socket
}
