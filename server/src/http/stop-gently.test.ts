import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type Api, startApi } from '../../test/harness.ts'
import { eventually } from '../../test/work.ts'

let isReady = true
const draining = startApi({ isReady: () => isReady })
const closing = startApi()

/** All that comes back, until the service ends the connection. */
async function openConnection(api: Api) {
  if (!api.app.server.listening) await api.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = api.app.server.address() as AddressInfo
  const accepted = once(api.app.server, 'connection')
  const socket = connect(port, '127.0.0.1')
  await accepted
  return { send: (lines: string) => socket.write(lines), answer: text(socket) }
}

test('a process that is about to stop serves on, and keeps no connection', async () => {
  const { apiKey } = await draining.account()
  const { send, answer } = await openConnection(draining)
  isReady = false

  send(`GET /account HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${apiKey}\r\n\r\n`)

  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nconnection: close\r\n/)
})

test('what comes on an open connection while it closes is refused in the shape of everything else', async () => {
  const { send, answer } = await openConnection(closing)
  send('GET /account HTTP/1.1\r\nHost: here\r\nAccept-Language: de\r\n')
  const closed = closing.app.close()
  await eventually(() => expect(closing.app.server.listening).toBe(false))

  send('\r\n')

  const [head = '', body = ''] = (await answer).split('\r\n\r\n')
  const [, requestId] = /\r\nx-request-id: (\S+)/i.exec(head) ?? []
  expect(head).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/)
  expect(head).toMatch(/\r\nretry-after: 5\r\n/)
  expect(head).toMatch(/\r\nconnection: close(\r\n|$)/i)
  expect(JSON.parse(body)).toEqual({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'Dieser Prozess des Dienstes wird gerade beendet; versuchen Sie es gleich noch einmal.',
    code: 'unavailable',
    requestId,
  })
  await closed
})
