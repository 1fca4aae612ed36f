import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes everything but what is for `refused@…`. */
export interface Mailbox {
  port: number
  mails: ReceivedMail[]
  close(): Promise<void>
}

interface ReceivedMail {
  sender: string
  recipient: string
  raw: string
}

export async function startMailbox(): Promise<Mailbox> {
  const mails: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (address.startsWith('refused@')) done(Object.assign(new Error('Nobody here'), { responseCode: 550 }))
      else done()
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : ''
        const raw = Buffer.concat(chunks).toString('latin1')
        mails.push(...envelope.rcptTo.map(({ address }) => ({ sender, recipient: address, raw })))
        done()
      })
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

/** The bytes of the XML that is attached to a mail. */
export function attachedXml(raw: string): Buffer {
  const [, base64 = ''] = /filename="?[\w.-]+\.xml"?\r\n(?:[\w-]+:.*\r\n)*\r\n([A-Za-z0-9+/=\r\n]+)/.exec(raw) ?? []
  return Buffer.from(base64, 'base64')
}
