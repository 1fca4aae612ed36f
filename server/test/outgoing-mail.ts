import { once } from 'node:events'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { expect } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { type Mailer, openMailer } from '../src/lib/mailer.ts'

export interface ReceivedMail {
  to: string[]
  from: string
  subject: string
  text: string
}

/** The operator's mail server, with everything that came out of it. `hold` keeps it from taking any until it is released. */
export interface MailServer {
  mails: ReceivedMail[]
  url: string
  mailer: Mailer
  hold(): () => void
  /** What the link in the mail to somebody bears, once it has come. */
  tokenMailedTo(email: string, nth?: number): Promise<string>
  stop(): Promise<void>
}

export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  let held: Promise<void> | undefined
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, callback) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      await held
      const { subject = '', text = '', from } = await PostalMime.parse(Buffer.concat(chunks))
      mails.push({ to: envelope.rcptTo.map(({ address }) => address), from: from?.address ?? '', subject, text })
      callback()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const address = server.server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const url = `smtp://127.0.0.1:${port}`
  const mailer = openMailer(url, 'aushang@example.org')
  return {
    mails,
    url,
    mailer,
    hold() {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    tokenMailedTo: (email, nth = 0) =>
      eventually(() => {
        const mail = mails.filter(({ to }) => to.includes(email))[nth]
        const token = /#token=(\w+)/.exec(mail?.text ?? '')?.[1]
        expect(token).toBeDefined()
        return token ?? ''
      }),
    async stop() {
      mailer.close()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}
