import dns from 'node:dns'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openMailer } from './mailer.ts'

test('a password goes in the clear to this machine only, by whichever of its names', async () => {
  const told: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth({ password }, _session, callback) {
      told.push(password ?? '')
      callback(null, { user: 'aushang' })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  everyNameIs('127.0.0.1')
  const sendBy = async (host: string) => {
    const mailer = openMailer(`smtp://aushang:secret@${host}:${port}`, 'aushang@example.org')
    onTestFinished(() => mailer.close())
    await mailer.send({ to: 'anna.muster@example.org', subject: 'Hello', text: 'Hello' })
  }

  await expect(sendBy('mail.example.org')).rejects.toThrow('STARTTLS')
  expect(told).toEqual([])

  for (const host of ['127.0.0.1', 'localhost', 'mail.localhost']) await sendBy(host)
  expect(told).toEqual(['secret', 'secret', 'secret'])
})

function everyNameIs(address: string): void {
  const answer = (addresses: string[]) => (_name: string, callback: (error: null, found: string[]) => void) =>
    callback(null, addresses)
  for (const each of [
    vi.spyOn(dns.Resolver.prototype, 'resolve4').mockImplementation(answer([address]) as never),
    vi.spyOn(dns.Resolver.prototype, 'resolve6').mockImplementation(answer([]) as never),
  ]) {
    onTestFinished(() => each.mockRestore())
  }
}
