import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import sql from 'sql-template-tag'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeCertificate } from '../test/certificate.ts'
import { startApi, testMailQuota, testRequestsDomain } from '../test/harness.ts'
import { aMailTarget, anInquiry, type TestTarget } from '../test/mails/mails.ts'
import { connectSmtp } from '../test/mails/smtp-client.ts'
import { silentTelemetry } from '../test/telemetry.ts'
import { eventually } from '../test/work.ts'
import { type Database, openDatabase } from './lib/database/db.ts'
import { openIntake } from './requests/intake.ts'
import { type SmtpOptions, startSmtp } from './smtp.ts'

const api = startApi()

const startEntrance = async ({ db = api.db, ...options }: Partial<SmtpOptions> & { db?: Database } = {}) => {
  const errors: unknown[] = []
  const entrance = await startSmtp({
    intake: openIntake({
      db,
      domain: testRequestsDomain,
      quota: testMailQuota,
      wake: () => {},
      telemetry: silentTelemetry(),
    }),
    host: '127.0.0.1',
    port: 0,
    domain: testRequestsDomain,
    onError: (error) => errors.push(error),
    ...options,
  })
  onTestFinished(() => entrance.stop(0))
  return { ...entrance, errors }
}
const aTarget = async () => aMailTarget(api, await api.account())
const mailsOf = async ({ id }: TestTarget) => {
  const rows = await api.db.many<{ raw: Buffer; recipient: string; sender: string }>(sql`
    select raw, recipient, envelope_sender as sender from mails where target_id = ${id} order by id`)
  return rows.map(({ raw, ...rest }) => ({ ...rest, raw: raw.toString('latin1') }))
}
/** Through a proxy that says for whom it speaks. */
const connectFor = async (port: number, address: string) => {
  const client = await connectSmtp(port)
  client.write(`PROXY TCP4 ${address} 127.0.0.1 50000 25\r\n`)
  return client
}
const mail = 'Subject: Anfrage\r\n\r\nText'
const asStored = `${mail}\r\n`

describe('the SMTP entrance', () => {
  test('acknowledges a mail when it is stored, as it came', async () => {
    const { port } = await startEntrance()
    const target = await aTarget()
    const client = await connectSmtp(port)

    const reply = await client.deliver(target.address, mail)

    expect(reply).toMatchObject({ code: 250, text: '250 2.6.0 Stored\r\n' })
    expect(await mailsOf(target)).toEqual([{ raw: asStored, recipient: target.address, sender: 'makler@example.org' }])
  })

  test.for(['a@mail_server.example', 'a..b@x.example', '.a@x.example', 'a@x.example.'])(
    'takes a mail from whatever sender: %s',
    async (sender) => {
      const { port } = await startEntrance()
      const target = await aTarget()
      const client = await connectSmtp(port)

      await client.begin(target.address, sender)
      client.write(`${mail}\r\n.\r\n`)

      expect(await client.reply()).toMatchObject({ code: 250 })
      expect(await mailsOf(target)).toMatchObject([{ sender }])
    },
  )

  test('says who it is and what it can do', async () => {
    const { port } = await startEntrance()
    const client = await connectSmtp(port)

    const [greeting, hello] = [await client.reply(), await client.say('EHLO client.example.org')]

    expect(greeting).toEqual({ code: 220, text: `220 ${testRequestsDomain} ESMTP Aushang\r\n` })
    const abilities = hello.text.split('\r\n').map((line) => line.slice(4))
    expect(abilities).toEqual(expect.arrayContaining(['PIPELINING', '8BITMIME', 'SMTPUTF8', 'SIZE 26214400']))
    expect(hello.text).not.toMatch(/AUTH|STARTTLS/)
  })

  test('takes what a mail program sends, several mails over one connection', async () => {
    const { port } = await startEntrance()
    const target = await aTarget()
    const transport = createTransport({ host: '127.0.0.1', port, pool: true, maxConnections: 1 })
    onTestFinished(() => transport.close())

    for (const subject of ['Größe', 'Preis']) {
      await transport.sendMail({
        from: 'makler@example.org',
        to: target.address,
        subject,
        attachments: [{ filename: 'a.xml', content: '<a/>' }],
      })
    }

    expect((await mailsOf(target)).map(({ raw }) => /^Subject: .*/m.exec(raw)?.[0])).toEqual([
      'Subject: =?UTF-8?Q?Gr=C3=B6=C3=9Fe?=',
      'Subject: Preis',
    ])
  })

  test('takes mails encrypted, with the certificate of the operator', async () => {
    const { cert, key } = makeCertificate({ names: [testRequestsDomain] })
    const folder = await mkdtemp(join(tmpdir(), 'aushang-smtp-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const certificate = { certFile: join(folder, 'cert.pem'), keyFile: join(folder, 'key.pem') }
    await writeFile(certificate.certFile, cert)
    await writeFile(certificate.keyFile, key)
    const { port } = await startEntrance({ certificate })
    const target = await aTarget()

    const transport = createTransport({
      host: '127.0.0.1',
      port,
      requireTLS: true,
      tls: { ca: cert, servername: testRequestsDomain },
    })
    await transport.sendMail({ from: 'makler@example.org', to: target.address, subject: 'geheim', text: 'x' })

    expect(await mailsOf(target)).toMatchObject([{ raw: expect.stringContaining('Subject: geheim') }])
    await expect(startEntrance({ certificate: { ...certificate, keyFile: certificate.certFile } })).rejects.toThrow(
      /^The certificate cannot be used \(.*\)\. Check SMTP_TLS_CERT and SMTP_TLS_KEY\.$/,
    )
  })

  test('takes all of a conversation at once', async () => {
    const { port } = await startEntrance()
    const target = await aTarget()
    const client = await connectSmtp(port)
    await client.reply()

    client.write(
      `EHLO x\r\nMAIL FROM:<>\r\nRCPT TO:<nobody@${testRequestsDomain}>\r\nRCPT TO:<${target.address}>\r\nDATA\r\n`,
    )
    const replies = [await client.reply(), await client.reply(), await client.reply(), await client.reply()]
    const go = await client.reply()
    client.write(`${mail}\r\n.\r\nMAIL FROM:<>\r\nRCPT TO:<${target.address}>\r\nDATA\r\n`)
    replies.push(go, await client.reply(), await client.reply(), await client.reply(), await client.reply())
    client.write(`Subject: zwei\r\n\r\n.\r\nQUIT\r\n`)
    replies.push(await client.reply(), await client.reply())

    expect(replies.map(({ code }) => code)).toEqual([250, 250, 550, 250, 354, 250, 250, 250, 354, 250, 221])
    expect((await mailsOf(target)).map(({ raw }) => raw)).toEqual([asStored, 'Subject: zwei\r\n\r\n'])
  })

  test.for([
    ['an unknown mailbox', () => `nobody@${testRequestsDomain}`, 550],
    ['another domain', ({ emailId }: TestTarget) => `${emailId}@example.org`, 550],
    ['no domain', ({ emailId }: TestTarget) => emailId, 501],
    ['a suffix', ({ emailId }: TestTarget) => `${emailId}+a@${testRequestsDomain}`, 550],
    ['SQL', () => `'or'1'='1@${testRequestsDomain}`, 550],
    ['capitals', ({ address }: TestTarget) => address.toUpperCase(), 354],
  ] as const)('RCPT TO %s', async ([_what, recipient, code]) => {
    const { port } = await startEntrance()
    const target = await aTarget()
    const client = await connectSmtp(port)

    const reply = await client.begin(recipient(target))

    expect(reply.code).toBe(code)
  })

  test('takes addresses that are not ASCII', async () => {
    const { port } = await startEntrance()
    const target = await aTarget()
    const client = await connectSmtp(port)
    await client.reply()
    await client.say('EHLO x')

    const replies = [
      await client.say(Buffer.from('MAIL FROM:<änne@exämple.org> SMTPUTF8').toString()),
      await client.say(`RCPT TO:<${target.address}>`),
      await client.say('DATA'),
      await client.say(`${mail}\r\n.`),
    ]

    expect(replies.map(({ code }) => code)).toEqual([250, 250, 354, 250])
    expect(await mailsOf(target)).toMatchObject([{ sender: 'änne@exämple.org' }])
  })

  test('stores a mail for each of its recipients', async () => {
    const { port } = await startEntrance()
    const [one, two] = [await aTarget(), await aTarget()]
    const client = await connectSmtp(port)
    await client.reply()
    await client.say('EHLO x')
    await client.say('MAIL FROM:<a@example.org>')
    for (const { address } of [one, two, one]) await client.say(`RCPT TO:<${address}>`)
    await client.say('DATA')

    await client.say(`${mail}\r\n.`)

    expect([await mailsOf(one), await mailsOf(two)]).toMatchObject([[{ raw: asStored }], [{ raw: asStored }]])
  })

  test('stores the same mail once, one after the other and at the same moment', async () => {
    const { port } = await startEntrance()
    const target = await aTarget()
    const clients = await Promise.all(Array.from({ length: 8 }, () => connectSmtp(port)))

    const replies = await Promise.all(clients.map((client) => client.deliver(target.address, mail)))
    replies.push(await (await connectSmtp(port)).deliver(target.address, mail))

    expect(replies.map(({ code }) => code)).toEqual(Array.from({ length: 9 }, () => 250))
    expect(await mailsOf(target)).toHaveLength(1)
  })

  test('stores nothing of a mail whose sender went away, and takes it when it comes again', async () => {
    const { port, errors } = await startEntrance()
    const target = await aTarget()
    const client = await connectSmtp(port)
    await client.begin(target.address)
    client.write(`${mail}\r\n.`)

    client.destroy()
    const again = await (await connectSmtp(port)).deliver(target.address, mail)

    expect(again.code).toBe(250)
    expect(await mailsOf(target)).toHaveLength(1)
    expect(errors).toEqual([])
  })

  test('answers 451 while the database is away', async () => {
    const db = openDatabase({ url: api.url })
    const { port, errors } = await startEntrance({ db })
    const [target, another] = [await aTarget(), await aTarget()]
    const client = await connectSmtp(port)
    await client.begin(target.address)

    await db.close()
    const atEnd = await client.say(`${mail}\r\n.`)
    await client.say('MAIL FROM:<a@example.org>')
    const atRecipient = await client.say(`RCPT TO:<${another.address}>`)

    expect([atEnd.code, atRecipient.code]).toEqual([451, 451])
    expect(await mailsOf(target)).toEqual([])
    expect(errors).toHaveLength(2)
  })

  test('lets a mail that is coming in be stored before it stops, and sends everybody else away', async () => {
    const { port, stop } = await startEntrance()
    const target = await aTarget()
    const [bringing, idle] = [await connectSmtp(port), await connectSmtp(port)]
    await bringing.begin(target.address)
    await idle.reply()

    const stopped = stop(10_000)
    const toIdle = await idle.reply()
    const toBringing = await bringing.say(`${mail}\r\n.`)
    await stopped

    expect([toIdle.code, toBringing.code]).toEqual([421, 250])
    expect(await mailsOf(target)).toHaveLength(1)
  })
})

describe('bad input at the SMTP entrance', () => {
  test.for(['\n.\n', '\n.\r\n', '\r.\r', '\r\n.\n', '\r\n.\r', '\r.\r\n', '\n.\r', '\r\n\0.\r\n', '\r\n.\0\r\n'])(
    'a mail does not end with %j: nobody smuggles a second one in',
    async (ending) => {
      const { port } = await startEntrance()
      const target = await aTarget()
      const client = await connectSmtp(port)
      const smuggled = `MAIL FROM:<admin@example.org>\r\nRCPT TO:<${target.address}>\r\nDATA\r\nSubject: smuggled`

      const reply = await client.deliver(target.address, `Subject: a\r\n\r\nText${ending}${smuggled}`)
      const after = await client.say('NOOP')

      expect([reply.code, after.code]).toEqual([250, 250])
      const stored = await mailsOf(target)
      expect(stored).toHaveLength(1)
      expect(stored[0]?.raw).toContain('Subject: smuggled')
    },
  )

  test('dots at the beginning of lines arrive as they were meant, however they are cut up on the way', async () => {
    const { port } = await startEntrance()
    const target = await aTarget()
    const client = await connectSmtp(port)
    await client.begin(target.address)

    for (const piece of ['..a\r\n', '.', '.b\r', '\n..', '\r\n', '..', '.\r\n.', '\r\n']) {
      client.write(piece)
      await new Promise((resolve) => setTimeout(resolve, 5))
    }

    expect((await client.reply()).code).toBe(250)
    expect(await mailsOf(target)).toMatchObject([{ raw: '.a\r\n.b\r\n.\r\n..\r\n' }])
  })

  test.for([
    ['a line of 10 MB', Buffer.concat([Buffer.from('Subject: a\r\n\r\n'), Buffer.alloc(10_000_000, 'x')])],
    ['NUL', Buffer.from('Subject: a\0b\r\n\r\n\0\0')],
    ['every byte there is', Buffer.from(Array.from({ length: 256 }, (_, byte) => byte))],
    ['an empty mail', Buffer.from('')],
  ] as const)('%s is stored as it came', async ([_what, raw]) => {
    const { port } = await startEntrance()
    const target = await aTarget()

    const reply = await (await connectSmtp(port)).deliver(target.address, raw)

    expect(reply.code).toBe(250)
    expect(await mailsOf(target)).toEqual([expect.objectContaining({ raw: `${raw.toString('latin1')}\r\n` })])
  })

  test('a mail that is too large is refused: at once if it says so, else at its end', async () => {
    const { port } = await startEntrance()
    const target = await aTarget()
    const client = await connectSmtp(port)
    await client.reply()
    await client.say('EHLO x')

    const announced = await client.say('MAIL FROM:<a@example.org> SIZE=26214401')
    const silent = await (await connectSmtp(port)).deliver(target.address, Buffer.alloc(26_300_000, 'x\r\n'))

    expect([announced.code, silent.code]).toEqual([552, 552])
    expect(await mailsOf(target)).toEqual([])
  })

  test('more mails at once than there is room for are put off', async () => {
    const { port } = await startEntrance({ limits: { bytesHeldMax: 100_000 } })
    const target = await aTarget()

    const large = await (await connectSmtp(port)).deliver(target.address, Buffer.alloc(200_000, 'x\r\n'))
    const small = await (await connectSmtp(port)).deliver(target.address, mail)

    expect([large.code, small.code]).toEqual([452, 250])
    expect(await mailsOf(target)).toHaveLength(1)
  })

  test('a mailbox that has had its share of the hour puts the sender off, and no other one', async () => {
    const startWith = (mailsMax: number) =>
      startEntrance({
        intake: openIntake({
          db: api.db,
          domain: testRequestsDomain,
          quota: { ...testMailQuota, mailsMax },
          wake: () => {},
          telemetry: silentTelemetry(),
        }),
      })
    const [{ port }, second] = [await startWith(2), await startWith(2)]
    const [target, another] = [await aTarget(), await aTarget()]
    const client = await connectSmtp(port)
    await client.reply()
    await client.say('EHLO x')
    const bring = async (n: number, ...targets: TestTarget[]) => {
      await client.say('MAIL FROM:<a@example.org>')
      const replies = []
      for (const { address } of targets) replies.push(await client.say(`RCPT TO:<${address}>`))
      await client.say('DATA')
      return [...replies, await client.say(`Subject: ${n}\r\n\r\n.`)].map(({ code }) => code)
    }

    const first = [await bring(1, target), await bring(2, target)]
    const atEnd = await (await connectSmtp(second.port)).deliver(target.address, 'Subject: 3')
    const [atData, atRecipient] = [await bring(4, another, target), await bring(5, another, target)]

    expect(first.flat()).toEqual([250, 250, 250, 250])
    expect(atEnd).toMatchObject({
      code: 452,
      text: expect.stringMatching(/^452 4\.2\.2 This mailbox has taken as many/),
    })
    expect([atData, atRecipient]).toEqual([
      [250, 250, 452],
      [250, 452, 250],
    ])
    expect(await mailsOf(target)).toHaveLength(2)
    expect((await mailsOf(another)).map(({ raw }) => raw)).toEqual(['Subject: 5\r\n\r\n'])
  })

  test('of 10,000 recipients, 100 are taken, and the rest is put off', async () => {
    const { port } = await startEntrance()
    const client = await api.account()
    const targets = await Promise.all(Array.from({ length: 101 }, () => aMailTarget(api, client)))
    const smtp = await connectSmtp(port)
    await smtp.reply()
    await smtp.say('EHLO x')
    await smtp.say('MAIL FROM:<a@example.org>')

    const addresses = Array.from({ length: 10_000 }, (_, n) => targets[Math.min(n, 100)]?.address)
    smtp.write(addresses.map((address) => `RCPT TO:<${address}>\r\n`).join(''))
    const codes: number[] = []
    for (const _address of addresses) codes.push((await smtp.reply()).code)

    expect(codes.slice(0, 100).every((code) => code === 250)).toBe(true)
    expect(codes.slice(100).every((code) => code === 452)).toBe(true)
  })

  test('somebody who guesses recipients is sent away', async () => {
    const { port } = await startEntrance({ limits: { strangersMax: 3 } })
    const client = await connectSmtp(port)
    await client.reply()
    await client.say('EHLO x')
    await client.say('MAIL FROM:<a@example.org>')

    const codes: number[] = []
    for (let n = 0; n < 5; n++) codes.push((await client.say(`RCPT TO:<guess${n}@${testRequestsDomain}>`)).code)

    expect(codes).toEqual([550, 550, 550, 421, 0])
  })

  test.for([
    ['too many from one address', { connectionsPerAddressMax: 2 }],
    ['too many in all', { connectionsMax: 2 }],
  ] as const)('connections are refused when there are %s, and taken again later', async ([_what, limits]) => {
    const { port } = await startEntrance({ limits })
    const target = await aTarget()
    const [first, second] = [await connectSmtp(port), await connectSmtp(port)]
    await Promise.all([first.reply(), second.reply()])

    const third = await (await connectSmtp(port)).reply()
    first.destroy()

    expect(third.code).toBe(421)
    await eventually(async () => {
      expect((await (await connectSmtp(port)).deliver(target.address, mail)).code).toBe(250)
    })
  })

  test('behind a proxy that says for whom it speaks, connections count for those behind it', async () => {
    const { port } = await startEntrance({ limits: { connectionsPerAddressMax: 1 }, proxies: ['127.0.0.1'] })
    const target = await aTarget()

    const first = await connectFor(port, '192.0.2.1')
    await first.reply()
    const again = await (await connectFor(port, '192.0.2.1')).reply()
    const other = await (await connectFor(port, '192.0.2.2')).deliver(target.address, mail)

    expect([again.code, other.code]).toEqual([421, 250])
  })

  test('the addresses of one IPv6 network count together', async () => {
    const { port } = await startEntrance({ limits: { connectionsPerAddressMax: 1 }, proxies: ['127.0.0.1'] })
    const connectFor = async (address: string) => {
      const client = await connectSmtp(port)
      client.write(`PROXY TCP6 ${address} ::1 50000 25\r\n`)
      return client.reply()
    }

    const codes: number[] = []
    for (const address of ['2003:1:2:3::1', '2003:1:2:3:ffff::2', '2003:1:2:4::1']) {
      codes.push((await connectFor(address)).code)
    }

    expect(codes).toEqual([220, 421, 220])
  })

  test.for([
    ['says nothing', ''],
    ['talks, and brings no mail,', 'NOOP\r\n'],
  ] as const)('a client that %s is sent away', async ([_what, words]) => {
    const { port } = await startEntrance({ limits: { patienceMs: 300 } })
    const client = await connectSmtp(port)
    await client.reply()

    const talk = setInterval(() => client.write(words), 10)
    let code = 250
    while (code === 250) ({ code } = await client.reply())
    clearInterval(talk)

    expect(code).toBe(421)
    expect((await client.reply()).code).toBe(0)
  })

  test('a mail that comes steadily may take longer than anybody is waited for', async () => {
    const { port } = await startEntrance({ limits: { patienceMs: 1_000 } })
    const target = await aTarget()
    const client = await connectSmtp(port)
    await client.begin(target.address)

    const begun = Date.now()
    while (Date.now() < begun + 2_500) {
      client.write('x'.repeat(998).concat('\r\n').repeat(10))
      await new Promise((resolve) => setTimeout(resolve, 100))
    }

    expect((await client.say('\r\n.')).code).toBe(250)
  })

  test('a client that brings its mail byte by byte is sent away', async () => {
    const { port } = await startEntrance({ limits: { patienceMs: 300 } })
    const target = await aTarget()
    const client = await connectSmtp(port)
    await client.begin(target.address)

    const trickle = setInterval(() => client.write('x'), 10)
    const reply = await client.reply()
    clearInterval(trickle)

    expect(reply.code).toBe(421)
    expect(await mailsOf(target)).toEqual([])
  })

  test('a command that does not end is refused', async () => {
    const { port } = await startEntrance()
    const client = await connectSmtp(port)
    await client.reply()

    client.write('EHLO '.padEnd(100_000, 'x'))

    expect((await client.reply()).code).toBe(421)
  })

  test('what cannot be read is taken too: an inquiry may be in it', async () => {
    const { port } = await startEntrance()
    const target = await aTarget()

    const reply = await (await connectSmtp(port)).deliver(target.address, anInquiry().subarray(0, 200))

    expect(reply.code).toBe(250)
    expect(await mailsOf(target)).toHaveLength(1)
  })
})

describe('beside somebody who takes all there is at the SMTP entrance, each mail of others is taken', () => {
  const proxies = ['127.0.0.1']
  const blockBytes = 32 * 1024
  const deliverAll = async (port: number, from: string, { address }: TestTarget) => {
    const codes: number[] = []
    for (let n = 0; n < 25; n++) {
      const client = await connectFor(port, from)
      codes.push((await client.deliver(address, `Subject: ${n}`)).code)
      client.destroy()
    }
    return codes
  }
  const all250 = Array.from({ length: 25 }, () => 250)

  test.for([
    ['from another network', '192.0.2.9'],
    ['from the same one, for another account', '192.0.2.1'],
  ] as const)('%s: the room is full of mails that do not end', async ([_where, from]) => {
    const { port } = await startEntrance({ proxies, limits: { bytesHeldMax: 40 * blockBytes } })
    const [greedy, modest] = [await aTarget(), await aTarget()]
    const holders = await Promise.all(Array.from({ length: 40 }, () => connectFor(port, '192.0.2.1')))
    await Promise.all(holders.map((holder) => holder.begin(greedy.address)))
    for (const holder of holders) holder.write(`${mail}\r\n`)
    await eventually(async () => {
      const client = await connectFor(port, '192.0.2.1')
      const { code } = await client.deliver(greedy.address, mail)
      client.destroy()
      expect(code).toBe(452)
    })

    const codes = await deliverAll(port, from, modest)

    expect(codes).toEqual(all250)
  })

  test('from a network that has no connection yet: those that have some hold all of them', async () => {
    const { port } = await startEntrance({ proxies, limits: { connectionsMax: 20, connectionsPerAddressMax: 5 } })
    const target = await aTarget()
    const holders = await Promise.all(
      Array.from({ length: 20 }, (_, n) => connectFor(port, `192.0.2.${1 + Math.floor(n / 5)}`)),
    )
    const greetings = await Promise.all(holders.map((holder) => holder.reply()))
    const busy = setInterval(() => holders.forEach((holder) => holder.write('NOOP\r\n')), 20)
    onTestFinished(() => clearInterval(busy))

    const codes = await deliverAll(port, '192.0.2.9', target)

    expect(greetings.every(({ code }) => code === 220)).toBe(true)
    expect(codes).toEqual(all250)
  })
})
