import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { asAttachment } from '../../../test/mails/mails.ts'
import { makeMutator } from '../../../test/mails/mutate-mail.ts'
import { type ReaderOptions, startReader } from './reader.ts'

const fixture = (name: string) => readFileSync(fileURLToPath(new URL(`./fixtures/${name}`, import.meta.url)))

const startTestReader = (options: Partial<ReaderOptions> = {}) => {
  const errors: unknown[] = []
  const reader = startReader({ onError: (error) => errors.push(error), ...options })
  onTestFinished(() => reader.close())
  return { ...reader, errors }
}

describe('the reader', () => {
  test('reads many mails at once, each by itself', async () => {
    const reader = startTestReader()
    const mails = Array.from({ length: 50 }, (_, n) =>
      asAttachment(
        `<openimmo_feedback><objekt><interessent><email>${n}@example.org</email></interessent></objekt></openimmo_feedback>`,
      ),
    )

    const readings = await Promise.all(mails.map((raw) => reader.read(raw)))

    const emails = readings.map((reading) => reading.kind === 'inquiries' && reading.inquiries[0]?.prospect.email)
    expect(emails).toEqual(mails.map((_, n) => `${n}@example.org`))
  })

  test('gives a mail up that takes too long, and goes on with the next', async () => {
    const reader = startTestReader({ secondsMax: 3 })
    await reader.read(fixture('redirected.eml'))
    const head = 'From: makler@example.org\nSubject: Frage\nContent-Type: multipart/mixed; boundary=x\n\n'
    const part = `--x\nContent-Type: application/xml\n\n<?xml version="1.0"?><a>${'&<'.repeat(50_000)}</a>\n`
    const slow = Buffer.from(head + part.repeat(250))

    const readings = await Promise.all([reader.read(slow), reader.read(fixture('redirected.eml'))])

    expect(readings).toMatchObject([
      { kind: 'unreadable', code: 'mail_unreadable', about: { sender: 'makler@example.org', subject: 'Frage' } },
      { kind: 'inquiries' },
    ])
  })

  test('gives a mail up that takes too much memory, and goes on with the next', async () => {
    const reader = startTestReader({ megabytesMax: 250 })
    const fat = asAttachment(`<openimmo_feedback>${'&<'.repeat(1_000_000)}</openimmo_feedback>`)

    const readings = await Promise.all([reader.read(fat), reader.read(fixture('redirected.eml'))])

    expect(readings).toMatchObject([{ kind: 'unreadable', code: 'mail_unreadable' }, { kind: 'inquiries' }])
    expect(reader.errors).toHaveLength(1)
  })

  test('loses none of a few thousand mutated mails: each is an inquiry, a report or a failure', async () => {
    const reader = startTestReader({ secondsMax: 5 })
    const mutate = makeMutator(20_261_115)
    const counts: Record<string, number> = {}

    for (let round = 0; round < 3_000; round++) {
      const { kind } = await reader.read(mutate())
      counts[kind] = (counts[kind] ?? 0) + 1
    }

    expect(reader.errors).toEqual([])
    expect(Object.keys(counts).toSorted()).toEqual(['inquiries', 'report', 'unreadable'])
    expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(3_000)
  })
})
