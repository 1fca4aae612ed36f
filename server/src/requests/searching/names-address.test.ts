import { monitorEventLoopDelay } from 'node:perf_hooks'
import { describe, expect, test } from 'vitest'
import { processorMs } from '../../../../test/processor-time.ts'
import { anInquiry, asAttachment } from '../../../test/mails/mails.ts'
import { startMailSearch } from './mail-search.ts'
import { mailNamesAddress, textNamesAddress } from './names-address.ts'

const address = 'erika@example.org'

describe('a text names an address', () => {
  test.each([
    ['erika@example.org', true],
    ['ERIKA@Example.Org', true],
    ['Erika <erika@example.org>, bitte', true],
    ['Schreiben Sie an erika@example.org.', true],
    ['mailto:erika@example.org?subject=x', true],
    ['https://portal.example/?mail=erika%40example.org&x=1', true],
    ['https://portal.example/?to=%3Cerika%40example.org%3E', true],
    ['https://portal.example/?to=anna%2Berika%40example.org', false],
    ['erika&#64;example.org', true],
    ['&#101;rika&#x40;example&period;org', true],
    ['bounce-77+erika=example.org@portal.example', true],
    ['erika+flat@example.org', false],
    ['erika@example.org.example', false],
    ['erika@example.organic', false],
    ['erika@sub.example.org', false],
    ['merika@example.org', false],
    ['anna-erika@example.org', false],
    ['anna.erika@example.org', false],
    ['merika@example.org, erika@example.org', true],
    ['erika at example.org', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(textNamesAddress(text, address)).toBe(expected)
  })

  test.each([
    ['erika@münchen.example', 'erika@xn--mnchen-3ya.example'],
    ['erika@xn--mnchen-3ya.example', 'Erika@München.example'],
    ['jürgen@example.org', 'JÜRGEN@example.org'],
  ])('%s in the other form: %s', (wanted, text) => {
    expect(textNamesAddress(text, wanted)).toBe(true)
  })

  test.each([
    ['nearly the address, again and again', 'erika@example.or'.repeat(62_500)],
    ['as a part of others', 'xerika@example.org'.repeat(55_000)],
    ['references to characters', '&#'.repeat(500_000)],
    ['percent signs', '%40'.repeat(330_000)],
    ['zeros', '\0'.repeat(1_000_000)],
  ])('a megabyte of %s takes no second', (_what, text) => {
    const raw = Buffer.from(`Subject: x\r\n\r\n${text}`)

    expect(processorMs(() => expect(mailNamesAddress(raw, address)).toBe(false))).toBeLessThan(1_000)
  })
})

describe('a mail names an address', () => {
  const text = (body: string | Buffer, headers = '') =>
    Buffer.concat([Buffer.from(`From: a@example.org\r\n${headers}\r\n`), Buffer.from(body)])
  const base64 = (bytes: Buffer | string) =>
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,76}/g)
      ?.join('\r\n') ?? ''

  test.each([
    ['in its text', text('Ich bin erika@example.org')],
    ['in a header', text('', 'Reply-To: Erika <erika@example.org>\r\n')],
    ['in an encoded header', text('', `Subject: =?utf-8?B?${base64('von erika@example.org')}?=\r\n`)],
    ['in base64', text(base64('<p>erika@example.org</p>'), 'Content-Transfer-Encoding: base64\r\n')],
    ['in quoted-printable', text('erika=40exam=\r\nple.org', 'Content-Transfer-Encoding: quoted-printable\r\n')],
    ['in UTF-16', text(Buffer.from('von erika@example.org', 'utf16le'))],
    [
      'in UTF-16 in base64',
      text(base64(Buffer.from('erika@example.org', 'utf16le')), 'Content-Transfer-Encoding: base64\r\n'),
    ],
    ['in an attachment', asAttachment('<anfrage><mail>erika&#64;example.org</mail></anfrage>')],
    [
      'in a mail in it, in base64',
      text(
        base64(asAttachment('erika@example.org')),
        'Content-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n',
      ),
    ],
    [
      'in one of several parts',
      text(
        `--b\r\n\r\nhallo\r\n--b\r\nContent-Transfer-Encoding: base64\r\n\r\n${base64('erika@example.org')}\r\n--b--`,
        'Content-Type: multipart/mixed; boundary=b\r\n',
      ),
    ],
  ])('%s', (_where, raw) => {
    expect(mailNamesAddress(raw, address)).toBe(true)
  })

  test.each([
    ['another one', anInquiry({ email: 'anna@example.org' })],
    ['nothing at all', Buffer.alloc(0)],
    ['no text', Buffer.from(Array.from({ length: 5_000 }, (_, n) => (n * 7919) % 256))],
  ])('and not when it holds %s', (_what, raw) => {
    expect(mailNamesAddress(raw, address)).toBe(false)
  })
})

describe('a mail that is too much for the search', () => {
  const small = anInquiry({ email: address })
  const other = Buffer.from('From: anna@example.org\r\n\r\nhallo')
  const large = Buffer.concat([Buffer.from('Subject: x\r\n\r\n'), Buffer.alloc(24_000_000, '&amp;')])
  const searchFor = (...raws: Buffer[]) => ({ address, mails: raws.map((raw) => ({ raw, isUnread: true })) })

  test('counts as naming the address, does not hide the others, and is looked at nowhere else', async () => {
    // So little memory and time that it is never looked at to its end.
    const search = startMailSearch({ megabytesMax: 150, secondsMax: 3 })
    const delay = monitorEventLoopDelay()

    try {
      await search.find(searchFor(small))
      delay.enable()
      expect(await search.find(searchFor(small, large, other))).toEqual([true, true, false])
      delay.disable()
    } finally {
      await search.close()
    }
    // To search it here would take as long as the search was given, and much longer.
    expect(delay.max / 1e6).toBeLessThan(2_500)
  })

  test('keeps nobody else waiting, also not with many of its kind', async () => {
    const search = startMailSearch({ secondsMax: 0.5 })
    const greedy = searchFor(...Array.from({ length: 3 }, () => large.subarray(0, 12_000_000)))
    let servedMeanwhile = 0

    try {
      // Both of the processes have started.
      await Promise.all([search.find(searchFor(other)), search.find(searchFor(other))])
      let isDone = false
      const found = search.find(greedy).finally(() => (isDone = true))
      while (!isDone) {
        await search.find(searchFor(other))
        servedMeanwhile++
      }
      expect(await found).toEqual(greedy.mails.map(() => true))
    } finally {
      await search.close()
    }
    // Whoever had to wait for each of its mails would be served after each of them.
    expect(servedMeanwhile).toBeGreaterThan(2 * greedy.mails.length)
  })
})
