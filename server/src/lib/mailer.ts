import { createTransport } from 'nodemailer'
import { isLoopbackHost } from './loopback-host.ts'

export interface OutgoingMail {
  to: string
  subject: string
  text: string
}

/** Sends mails through the server that the operator names, who answers for its address. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>
  close(): void
}

const timeoutMs = 20_000

/** `verify` rejects when the server cannot be reached, or does not let us in. */
export function openMailer(url: string, from: string): Mailer & { verify(): Promise<void> } {
  const { hostname, username, port, protocol, password } = new URL(url)
  const isSecure = protocol === 'smtps:'
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || (isSecure ? 465 : 587)),
    secure: isSecure,
    // A password is told to nobody in the clear, but to this machine.
    requireTLS: username !== '' && !isLoopbackHost(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      await transport.sendMail({ from, ...mail, to: { name: '', address: mail.to } })
    },
    async verify() {
      await transport.verify()
    },
    close: () => transport.close(),
  }
}
