import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { type AddressInfo, isIP, type Socket } from 'node:net'
import { createSecureContext } from 'node:tls'
import { callbackify } from 'node:util'
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { makeSlots } from './lib/slots/slots.ts'
import { type ByteCollector, makeByteRoom } from './lib/byte-room.ts'
import { networkOf } from './lib/guarded/addresses.ts'
import { StartupError } from './lib/startup-error.ts'
import { type Intake, sharedBytesMax } from './requests/intake.ts'
import { mailBytesMax, type Mailbox } from './requests/mails.store.ts'

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

interface SmtpLimits {
  connectionsMax: number
  connectionsPerAddressMax: number
  recipientsMax: number
  /** Unknown recipients after which a client is sent away. */
  strangersMax: number
  /**
   * Of all mails that are being received, or wait to be stored: two of the largest, and many small ones. With what storing
   * one takes, and what was read and not yet collected as garbage, the process grows by less than 256 MB:
   * server/test/processes/smtp-memory.test.ts.
   */
  bytesHeldMax: number
  idleMs: number
  /** A client that has brought no mail for so long, however busily it talks, is sent away. */
  patienceMs: number
}

const defaultLimits: SmtpLimits = {
  connectionsMax: 500,
  connectionsPerAddressMax: 50,
  recipientsMax: 100,
  strangersMax: 20,
  bytesHeldMax: 80 * 1024 * 1024,
  idleMs: 60_000,
  patienceMs: 10 * 60_000,
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

interface Client {
  network: string
  strangers: number
  /** Of the mail that is coming in, by address. */
  mailboxes: Map<string, Mailbox>
  isBringingMail: boolean
  /** When it connected, or brought its last mail. */
  since: number
}

/** Takes forwarded inquiries. A 250 means that the mail is committed, as it came. */
export async function startSmtp(options: SmtpOptions): Promise<SmtpEntrance> {
  const { domain, certificate, onError } = options
  const limits = { ...defaultLimits, ...options.limits }
  const clients = new Map<string, Client>()

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
    maxClients: limits.connectionsMax,
    maxRecipients: limits.recipientsMax,
    maxCommandLength: 4096,
    socketTimeout: limits.idleMs,
    logger: false,
    ...lenientAddresses,
    ...(certificate && (await readCertificate(certificate))),
    ...answersTo(clients, limits, options),
  })
  server.server.on('connection', sendRepliesTogether)
  // Connections that break, and clients that are no good at TLS.
  server.on('error', () => {})

  function sendAway(isWanted: (client: Client | undefined) => boolean, words: string): void {
    for (const connection of server.connections) {
      if (!isWanted(clients.get(connection.id))) connection.send(421, words)
    }
  }

  const timers = [
    setInterval(
      () => {
        const patient = Date.now() - limits.patienceMs
        sendAway((client) => client === undefined || client.since > patient, 'Too slow')
      },
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
        () => sendAway((client) => client?.isBringingMail === true && Date.now() < until, 'Closing'),
        20,
      )
      await closed
      clearInterval(closing)
    },
  }
}

/** What a client is answered, step by step. Those that are connected are in `clients`, by the id of their session. */
function answersTo(clients: Map<string, Client>, limits: SmtpLimits, { intake, onError }: SmtpOptions) {
  const room = makeByteRoom({ bytesMax: limits.bytesHeldMax, smallBytesMax })
  const storingLarge = makeSlots({ total: 1 })

  return {
    onConnect: callbackify(welcome),
    onMailFrom: callbackify(async (_sender: SMTPServerAddress, session: SMTPServerSession) => {
      clientOf(session).mailboxes.clear()
    }),
    onRcptTo: callbackify(acceptRecipient),
    onData: callbackify(receive),
    onClose: ({ id }: SMTPServerSession) => void clients.delete(id),
  }

  async function welcome({ id, remoteAddress }: SMTPServerSession): Promise<void> {
    // What a proxy says may be anything.
    const network = isIP(remoteAddress) === 0 ? remoteAddress : networkOf(remoteAddress)
    const neighbours = [...clients.values()].filter((client) => client.network === network)
    if (neighbours.length >= limits.connectionsPerAddressMax) {
      throw new SmtpRefusal(421, 'Too many connections from your address, try again in a moment')
    }
    const since = Date.now()
    clients.set(id, { network, strangers: 0, mailboxes: new Map(), isBringingMail: false, since })
  }

  function clientOf({ id }: SMTPServerSession): Client {
    const client = clients.get(id)
    if (client === undefined) throw new SmtpRefusal(421, 'Closing')
    return client
  }

  async function acceptRecipient({ address }: SMTPServerAddress, session: SMTPServerSession): Promise<void> {
    const client = clientOf(session)
    const mailbox = await intake.mailboxOf(address).catch(unavailable)
    if (mailbox !== null) {
      if (intake.quota.isUsedUp(mailbox)) throw new SmtpRefusal(452, quotaWords)
      client.mailboxes.set(address.toLowerCase(), mailbox)
      return
    }
    if (++client.strangers > limits.strangersMax) throw new SmtpRefusal(421, 'Too many unknown recipients')
    throw new SmtpRefusal(550, 'No such mailbox here')
  }

  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<string> {
    const client = clientOf(session)
    client.isBringingMail = true
    const collector = room.collect()
    try {
      const length = await readWhole(stream, collector)
      await takeFromQuotas(client, length)
      const store = () => storeForEach(client, session, collector.whole())
      await (length > sharedBytesMax ? storingLarge.within('', store) : store()).catch(unavailable)
      return 'Stored'
    } finally {
      collector.release()
      client.isBringingMail = false
      client.since = Date.now()
    }
  }

  /** Returns its length. Also what is refused is read to its end: a client listens only when it has said everything. */
  async function readWhole(stream: SMTPServerDataStream, collector: ByteCollector): Promise<number> {
    let isTooMuch = false
    let length = 0
    try {
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        if (stream.sizeExceeded && !isTooMuch) collector.release()
        isTooMuch ||= stream.sizeExceeded || !collector.add(chunk)
        length += chunk.length
      }
    } catch {
      throw new SmtpRefusal(421, 'Closing') // which nobody hears: the client is gone
    }
    // One that is too large by itself gets a 552 from the server.
    if (isTooMuch) throw new SmtpRefusal(452, 'Too many mails at once, try again in a moment')
    return length
  }

  /** For all recipients or for none: there is one reply. When the mail comes again, those who can take it do. */
  async function takeFromQuotas({ mailboxes }: Client, bytes: number): Promise<void> {
    for (const mailbox of mailboxes.values()) {
      if (!(await intake.quota.take(mailbox, bytes).catch(unavailable))) throw new SmtpRefusal(452, quotaWords)
    }
  }

  async function storeForEach({ mailboxes }: Client, { envelope }: SMTPServerSession, raw: Buffer): Promise<void> {
    const envelopeSender = envelope.mailFrom ? envelope.mailFrom.address : ''
    const mails = [...mailboxes].map(([recipient, mailbox]) => ({ ...mailbox, envelopeSender, recipient, raw }))
    if (raw.length <= sharedBytesMax) await Promise.all(mails.map(intake.store))
    // One after the other: each takes as much memory again.
    else for (const mail of mails) await intake.store(mail)
  }

  function unavailable(error: unknown): never {
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

const quotaWords = 'This mailbox has taken as many mails as it may within an hour, try again in the next one'

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
