import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { rounds } from '../../../../../test/rounds.ts'
import { asAttachment } from '../../../../test/mails/mails.ts'
import { makeMutator } from '../../../../test/mails/mutate-mail.ts'
import { type ReadersOptions, startReaders } from '../readers.ts'

const fixture = (name: string) => readFileSync(fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url)))

const startTestReaders = (options: Partial<ReadersOptions> = {}) => {
  const errors: unknown[] = []
  const readers = startReaders({ onError: (error) => errors.push(error), ...options })
  onTestFinished(() => readers.close())
  const read = (raw: Buffer | null, accountId = 'A', isLarge = false) =>
    readers.read({ accountId, isLarge, load: async () => raw })
  return { read, errors }
}

/** Linear, and long. */
const aSlowMail = () => {
  const head = 'From: makler@example.org\nSubject: Frage\nContent-Type: multipart/mixed; boundary=x\n\n'
  const part = `--x\nContent-Type: application/xml\n\n<?xml version="1.0"?><a>${'&<'.repeat(50_000)}</a>\n`
  return Buffer.from(head + part.repeat(250))
}

describe('the readers', () => {
  test('read many mails at once, each by itself', async () => {
    const readers = startTestReaders()
    const mails = Array.from({ length: 50 }, (_, n) =>
      asAttachment(
        `<openimmo_feedback><objekt><interessent><email>${n}@example.org</email></interessent></objekt></openimmo_feedback>`,
      ),
    )

    const readings = await Promise.all(mails.map((raw) => readers.read(raw)))

    const emails = readings.map((reading) => reading?.kind === 'inquiries' && reading.inquiries[0]?.prospect.email)
    expect(emails).toEqual(mails.map((_, n) => `${n}@example.org`))
  })

  test('give a mail up that takes too long, and go on with the next', async () => {
    const readers = startTestReaders({ secondsMax: 3 })
    await readers.read(fixture('redirected.eml'))
    const slow = aSlowMail()

    const readings = await Promise.all([readers.read(slow), readers.read(fixture('redirected.eml'))])

    expect(readings).toMatchObject([
      { kind: 'unreadable', code: 'mail_unreadable', about: { sender: 'makler@example.org', subject: 'Frage' } },
      { kind: 'inquiries' },
    ])
  })

  test('give a mail up that takes too much memory, and go on with the next', async () => {
    const readers = startTestReaders({ megabytesMax: 160 })
    const fat = asAttachment(`<openimmo_feedback>${'&<'.repeat(1_000_000)}</openimmo_feedback>`)

    const readings = await Promise.all([readers.read(fat), readers.read(fixture('redirected.eml'))])

    expect(readings).toMatchObject([{ kind: 'unreadable', code: 'mail_unreadable' }, { kind: 'inquiries' }])
    expect(readers.errors).toHaveLength(1)
  })

  test('read nothing of a mail that was erased', async () => {
    expect(await startTestReaders().read(null)).toBeNull()
  })

  test('are there for other accounts while one gets mails that are too much for them', async () => {
    const readers = startTestReaders({ secondsMax: 3 })
    const slow = aSlowMail()
    const ended: string[] = []
    const read = (raw: Buffer, account: string, isLarge = false) =>
      readers.read(raw, account, isLarge).then(() => ended.push(account))

    const large = ['A', 'B', 'C', 'D'].map((account) => read(slow, account, true))
    for (const each of large) each.catch(() => {}) // those that are not waited for end with the readers
    await read(fixture('redirected.eml'), 'E')
    const atFirst = [...ended]
    await large[0]

    expect(atFirst).toEqual(['E'])
    await read(fixture('redirected.eml'), 'E')
    expect(ended).toEqual(['E', 'A', 'E'])
  })

  test('are several: a mail that nobody knew to be too much holds up those of no other account', async () => {
    const readers = startTestReaders({ secondsMax: 3 })
    const ended: string[] = []

    const slow = readers.read(aSlowMail(), 'A').then(() => ended.push('A'))
    await readers.read(fixture('redirected.eml'), 'B').then(() => ended.push('B'))
    await slow

    expect(ended).toEqual(['B', 'A'])
  })

  test('lose none of many mutated mails: each is an inquiry, a report or a failure', async () => {
    const readers = startTestReaders({ secondsMax: 5 })
    const mutate = makeMutator(20_261_115)
    const counts: Record<string, number> = {}
    const mailCount = rounds({ few: 1_000, all: 3_000 })

    for (let round = 0; round < mailCount; round++) {
      const { kind = 'nothing' } = (await readers.read(mutate())) ?? {}
      counts[kind] = (counts[kind] ?? 0) + 1
    }

    expect(readers.errors).toEqual([])
    expect(Object.keys(counts).toSorted()).toEqual(['inquiries', 'report', 'unreadable'])
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(mailCount)
  })
})
