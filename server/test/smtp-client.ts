import { once } from 'node:events'
import { connect } from 'node:net'
import { onTestFinished } from 'vitest'

/** One reply: its code, and all its lines. */
interface Reply {
  code: number
  text: string
}

/** A client that says exactly what it is told to, byte by byte. */
interface SmtpClient {
  /** The next reply; code 0 when the server has closed the connection. */
  reply(): Promise<Reply>
  write(bytes: string | Buffer): void
  /** A line, and the reply to it. */
  say(line: string): Promise<Reply>
  /** From the greeting up to and including the 354. */
  begin(recipient: string, sender?: string): Promise<Reply>
  /** A whole mail, which must hold no line with a single dot. Replies to its end. */
  deliver(recipient: string, raw: string | Buffer): Promise<Reply>
  destroy(): void
}

export async function connectSmtp(port: number): Promise<SmtpClient> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  socket.on('error', () => {})
  onTestFinished(() => void socket.destroy())
  await once(socket, 'connect')
  let received = ''
  let closed = false
  let rouse = () => {}
  socket.on('data', (bytes: Buffer) => {
    received += bytes.toString('latin1')
    rouse()
  })
  socket.on('close', () => {
    closed = true
    rouse()
  })

  const client: SmtpClient = {
    async reply() {
      for (;;) {
        const whole = /^(?:\d{3}-.*\r\n)*(\d{3})(?: .*)?\r\n/.exec(received)
        if (whole !== null) {
          received = received.slice(whole[0].length)
          return { code: Number(whole[1]), text: whole[0] }
        }
        if (closed) return { code: 0, text: received }
        await new Promise<void>((resolve) => (rouse = resolve))
      }
    },
    write: (bytes) => void socket.write(bytes),
    say(line) {
      socket.write(`${line}\r\n`)
      return client.reply()
    },
    async begin(recipient, sender = 'makler@example.org') {
      await client.reply()
      await client.say('EHLO client.example.org')
      await client.say(`MAIL FROM:<${sender}>`)
      const accepted = await client.say(`RCPT TO:<${recipient}>`)
      return accepted.code === 250 ? client.say('DATA') : accepted
    },
    async deliver(recipient, raw) {
      const begun = await client.begin(recipient)
      if (begun.code !== 354) return begun
      socket.write(raw)
      socket.write('\r\n.\r\n')
      return client.reply()
    },
    destroy: () => void socket.destroy(),
  }
  return client
}
