import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { aContact, type Client, startApi } from '../../test/harness.ts'
import { eventually } from '../../../test/eventually.ts'

const api = startApi()

beforeAll(async () => void (await api.app.listen({ host: '127.0.0.1', port: 0 })))

/** A body of which so much comes, and not the rest. */
async function beginBody({ apiKey }: Client, path: string, bytes: number) {
  const socket = connect((api.app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: here\r\nConnection: close\r\nAuthorization: Bearer ${apiKey}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${bytes + 1}\r\n\r\n`,
  )
  await new Promise((written) => socket.write(Buffer.alloc(bytes, ' '), written))
  return { sendRest: () => socket.write(' '), answer: text(socket) }
}

test('bodies that are never finished take the room of nobody else', async () => {
  const [greedy, modest] = [await api.account(), await api.account()]
  const unfinished = await Promise.all(
    Array.from({ length: 50 }, () => beginBody(greedy, '/listings/check', 1_900_000)),
  )
  await eventually(async () => {
    const { status, headers, body } = await greedy.post('/listings/check', 'x'.repeat(1_900_000))
    expect({ status, wait: headers['retry-after'], code: body.code }).toEqual({ status: 503, wait: '5', code: 'busy' })
  })

  const large = await modest.post('/listings/check', 'x'.repeat(1_900_000))
  const small = await modest.post('/contacts', aContact())
  for (const { sendRest } of unfinished) sendRest()

  expect([large.status, small.status]).toEqual([400, 201])
  const answers = await Promise.all(unfinished.map(({ answer }) => answer))
  const statuses = answers.map((answer) => answer.split(' ')[1])
  expect(new Set(statuses)).toEqual(new Set(['400', '503']))
})
