import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { createSecureContext } from 'node:tls'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { makeSlots } from './lib/slots/slots.ts'
import { type ByteCollector, makeByteRoom } from './lib/byte-room.ts'
import { StartupError } from './lib/startup-error.ts'
import { type Intake, sharedBytesMax } from './requests/intake.ts'
import type { MailRefusal } from './requests/mail-quota.ts'
import { mailBytesMax } from './requests/mails.store.ts'
import { makeSmtpClients, type SmtpClient, type SmtpClientLimits } from './requests/smtp-clients.ts'

export interface SmtpOptions {
  intake: Intake
  host: string
  port: number
  /** What it calls itself. */
  domain: string
  /** Who says for whom it speaks, by the PROXY protocol. */
  proxies?: readonly string[]
  /** Without it there is no STARTTLS. */
  certificate?: CertificateFiles | undefined
  limits?: Partial<SmtpLimits>
  onError: (error: unknown) => void
}

interface CertificateFiles {
  certFile: string
  keyFile: string
}

interface SmtpLimits extends SmtpClientLimits {
  recipientsMax: number
  /** Unknown recipients after which a client is sent away. */
  strangersMax: number
  /**
   * Of all mails that are being received, or wait to be stored: two of the largest, and many small ones. With what storing
   * one takes, and what was read and not yet collected as garbage, the process grows by less than 256 MB:
   * server/test/processes/long/smtp-memory.test.ts.
   */
  bytesHeldMax: number
}

const defaultLimits: SmtpLimits = {
  connectionsMax: 500,
  connectionsPerAddressMax: 50,
  recipientsMax: 100,
  strangersMax: 20,
  bytesHeldMax: 80 * 1024 * 1024,
  patienceMs: 30_000,
}

/** Inquiries are smaller. */
const smallBytesMax = 1024 * 1024

const certificateReadEveryMs = 60 * 60_000

/** Nothing is sent to a sender, so that none is refused for how it is spelt; a recipient is looked up. The types do not know it yet. */
const lenientAddresses = { lenientAddressParsing: true }

interface SmtpEntrance {
  port: number
  /** Takes no new connections, and waits until the mails that are being received are stored, but not for ever. */
  stop(withinMs: number): Promise<void>
}

/** Takes forwarded inquiries. A 250 means that the mail is committed, as it came. */
export async function startSmtp(options: SmtpOptions): Promise<SmtpEntrance> {
  const { domain, certificate, onError } = options
  const limits = { ...defaultLimits, ...options.limits }
  const clients = makeSmtpClients(limits)

  const server = new SMTPServer({
    name: domain,
    banner: 'Aushang',
    size: mailBytesMax,
    rejectOversized: true,
    authOptional: true,
    disabledCommands: ['AUTH', 'WIZ', 'SHELL', 'KILL', ...(certificate ? [] : ['STARTTLS'])],
    hideENHANCEDSTATUSCODES: false,
    disableReverseLookup: true,
    useProxy: [...(options.proxies ?? [])],
    // Of those who have yet to be welcomed, too.
    maxClients: 2 * limits.connectionsMax,
    maxRecipients: limits.recipientsMax,
    maxCommandLength: 4096,
    logger: false,
    ...lenientAddresses,
    ...(certificate && (await readCertificate(certificate))),
    ...answersTo({ clients, limits, sendAway }, options),
  })
  server.server.on('connection', sendRepliesTogether)
  // Connections that break, and clients that are no good at TLS.
  server.on('error', () => {})

  function sendAway(isToLeave: (client: SmtpClient | undefined) => boolean, words: string): void {
    for (const connection of server.connections) {
      const client = clients.find(connection.id)
      if (!isToLeave(client)) continue
      // It may close its side when it likes: what it holds is free at once.
      clients.remove(connection.id)
      if (client !== undefined) client.patientUntil = 0
      connection.send(421, words)
    }
  }

  const timers = [
    setInterval(
      () => sendAway((client) => client !== undefined && client.patientUntil < Date.now(), 'Too slow'),
      Math.min(limits.patienceMs, 5_000),
    ),
    setInterval(() => {
      if (certificate) readCertificate(certificate).then((fresh) => server.updateSecureContext(fresh), onError)
    }, certificateReadEveryMs),
  ]

  server.listen(options.port, options.host)
  await once(server.server, 'listening')
  return {
    port: (server.server.address() as AddressInfo).port,
    async stop(withinMs) {
      timers.forEach(clearInterval)
      const closed = new Promise((resolve) => server.server.close(resolve))
      const until = Date.now() + withinMs
      const closing = setInterval(
        () => sendAway((client) => client?.isBringingMail !== true || Date.now() >= until, 'Closing'),
        20,
      )
      await closed
      clearInterval(closing)
    },
  }
}

interface Connected {
  clients: ReturnType<typeof makeSmtpClients>
  limits: SmtpLimits
  sendAway: (isToLeave: (client: SmtpClient | undefined) => boolean, words: string) => void
}

/** What a client is answered, step by step. */
function answersTo({ clients, limits, sendAway }: Connected, { intake, onError }: SmtpOptions) {
  const { slowBefore } = clients
  const room = makeByteRoom({ bytesMax: limits.bytesHeldMax, smallBytesMax, slowBefore })
  const storingLarge = makeSlots({ total: 1 })

  return {
    onConnect: callbackify(welcome),
    onMailFrom: callbackify(async (_sender: SMTPServerAddress, session: SMTPServerSession) => {
      clientOf(session).mailboxes.clear()
    }),
    onRcptTo: callbackify(acceptRecipient),
    onData: callbackify(receive),
    onClose: ({ id }: SMTPServerSession) => clients.remove(id),
  }

  async function welcome({ id, remoteAddress }: SMTPServerSession): Promise<void> {
    const welcomed = clients.welcome(id, remoteAddress)
    if (typeof welcomed === 'string') throw new SmtpRefusal(421, welcomed)
    const { leaving } = welcomed
    if (leaving !== undefined) sendAway((client) => client === leaving, 'Others are waiting, try again in a moment')
  }

  function clientOf({ id }: SMTPServerSession): SmtpClient {
    const client = clients.find(id)
    if (client === undefined) throw new SmtpRefusal(421, 'Closing')
    return client
  }

  async function acceptRecipient({ address }: SMTPServerAddress, session: SMTPServerSession): Promise<void> {
    const client = clientOf(session)
    const mailbox = await intake.mailboxOf(address).catch(unavailable)
    if (mailbox !== null) {
      refuseOver(intake.quota.refusalOf(mailbox))
      client.mailboxes.set(address.toLowerCase(), mailbox)
      return
    }
    if (++client.strangers > limits.strangersMax) throw new SmtpRefusal(421, 'Too many unknown recipients')
    throw new SmtpRefusal(550, 'No such mailbox here')
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const client = clientOf(session)
    const [mailbox] = client.mailboxes.values()
    client.account = mailbox?.accountId ?? ''
    client.isBringingMail = true
    const collector = room.collect(client)
    try {
      const length = await readWhole(stream, client, collector)
      client.patientUntil = Infinity // what takes time now is ours
      await takeFromQuotas(client, length)
      const store = () => storeForEach(client, session, collector.whole() ?? putOff())
      await (length > sharedBytesMax ? storingLarge.within(client.account, store) : store()).catch(unavailable)
      return 'Stored'
    } finally {
      collector.release()
      client.isBringingMail = false
      clients.waitAnew(client)
    }
  }

  /** Returns its length. Also what is refused is read to its end: a client listens only when it has said everything. */
  async function readWhole(
    stream: SMTPServerDataStream,
    client: SmtpClient,
    collector: ByteCollector,
  ): Promise<number> {
    let isTooMuch = false
    let length = 0
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        clients.credit(client, chunk.length)
        if (stream.sizeExceeded && !isTooMuch) collector.release()
        isTooMuch ||= stream.sizeExceeded || !collector.add(chunk)
        length += chunk.length
      }
    } catch {
      throw new SmtpRefusal(421, 'Closing') // which nobody hears: the client is gone
    }
    // One that is too large by itself gets a 552 from the server.
    return isTooMuch ? putOff() : length
  }

  function putOff(): never {
    throw new SmtpRefusal(452, 'Too many mails at once, try again in a moment')
  }

  /** For all recipients or for none: there is one reply. When the mail comes again, those who can take it do. */
  async function takeFromQuotas({ mailboxes }: SmtpClient, bytes: number): Promise<void> {
    for (const mailbox of mailboxes.values()) {
      refuseOver(await intake.quota.take(mailbox, bytes).catch(unavailable))
    }
  }

  async function storeForEach({ mailboxes }: SmtpClient, { envelope }: SMTPServerSession, raw: Buffer): Promise<void> {
    const envelopeSender = envelope.mailFrom ? envelope.mailFrom.address : ''
    const mails = [...mailboxes].map(([recipient, mailbox]) => ({ ...mailbox, envelopeSender, recipient, raw }))
    if (raw.length <= sharedBytesMax) await Promise.all(mails.map(intake.store))
    // One after the other: each takes as much memory again.
    else for (const mail of mails) await intake.store(mail)
  }

  function unavailable(error: unknown): never {
    if (error instanceof SmtpRefusal) throw error
    onError(error)
    throw new SmtpRefusal(451, 'Cannot take mails right now, try again in a moment')
  }
}

/** Commands that come together are answered together: a system call for each reply would be a sixth of all the work. */
function sendRepliesTogether(socket: Socket): void {
  const write = socket.write.bind(socket)
  let isGathering = false
  socket.write = ((...args: Parameters<Socket['write']>) => {
    if (!isGathering) {
      isGathering = true
      socket.cork()
      setImmediate(() => {
        isGathering = false
        socket.uncork()
      })
    }
    return write(...args)
  }) as Socket['write']
}

const quotaWords: Record<MailRefusal, string> = {
  'used up': 'This mailbox has taken as many mails as it may within an hour, try again in the next one',
  full: 'The account of this mailbox keeps as many mails as it may, try again when it has erased some',
}

function refuseOver(refusal: MailRefusal | null): void {
  if (refusal !== null) throw new SmtpRefusal(452, quotaWords[refusal])
}

/** What the client is told. */
class SmtpRefusal extends Error {
  readonly responseCode: number

  constructor(responseCode: number, message: string) {
    super(message)
    this.responseCode = responseCode
  }
}

export async function readCertificate({ certFile, keyFile }: CertificateFiles): Promise<{ cert: Buffer; key: Buffer }> {
  try {
    const certificate = { cert: await readFile(certFile), key: await readFile(keyFile) }
    createSecureContext(certificate)
    return certificate
  } catch (cause) {
    const reason = (cause as Error).message
    throw new StartupError(`The certificate cannot be used (${reason}). Check SMTP_TLS_CERT and SMTP_TLS_KEY.`, {
      cause,
    })
  }
}
