import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const fixtures = fileURLToPath(new URL('../../src/requests/reading/fixtures/', import.meta.url))

/** What breaks parsers of MIME and XML. */
const pieces = [
  '\r\n',
  '\n\n',
  '\0',
  '--',
  '--=_portal\r\n',
  '=_portal--',
  'boundary="',
  'Content-Type: multipart/mixed; boundary=x\n\n--x\n',
  'Content-Type: message/rfc822\n\n',
  'Content-Transfer-Encoding: base64\n',
  'Content-Transfer-Encoding: quoted-printable\n',
  'charset=iso-2022-jp',
  '=?utf-8?B?////?=',
  '=?x?Q?=',
  '=',
  '&',
  '&#xd800;',
  '&#x;',
  '<',
  '>',
  '</objekt>',
  '<interessent>',
  '<![CDATA[',
  ']]>',
  '<!--',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '<?xml version="1.0" encoding="utf-16"?>',
  '<a:b>',
  'xmlns:a="',
  '\xff\xfe',
  '\xef\xbb\xbf',
  'x'.repeat(5_000),
  '<a>'.repeat(300),
].map((piece) => Buffer.from(piece, 'latin1'))

/** Mails that were right once, with a few things wrong. The same seed makes the same mails. */
export function makeMutator(seed: number): () => Buffer {
  const random = randomNumbers(seed)
  const mails = readdirSync(fixtures)
    .toSorted()
    .map((name) => withPlainAttachments(readFileSync(fixtures + name)))
  const pick = <Item>(items: Item[]): Item => items[Math.floor(random() * items.length)] as Item

  return () => {
    let mail = pick(mails)
    for (let changes = Math.floor(random() * 6); changes >= 0; changes--) {
      const at = Math.floor(random() * (mail.length + 1))
      const end = Math.min(mail.length, at + Math.floor(random() ** 4 * 400))
      const change = Math.floor(random() * 6)
      if (change === 0) mail = Buffer.concat([mail.subarray(0, at), pick(pieces), mail.subarray(at)])
      if (change === 1) mail = Buffer.concat([mail.subarray(0, at), mail.subarray(end)])
      if (change === 2) mail = Buffer.concat([mail.subarray(0, end), mail.subarray(at)])
      if (change === 3) mail = mail.subarray(0, random() < 0.3 ? at : mail.length)
      if (change === 4)
        mail = Buffer.concat([mail.subarray(0, at), pick(mails).subarray(at, end + 200), mail.subarray(at)])
      if (change === 5 && at < mail.length) {
        mail = Buffer.from(mail)
        mail[at] = Math.floor(random() * 256)
      }
    }
    return mail
  }
}

/** Changes to base64 hit the XML only at random: half of the mails bear it in the clear. */
function withPlainAttachments(mail: Buffer): Buffer {
  const text = mail.toString('latin1')
  const [whole, head = '', body = ''] = /(Content-Transfer-Encoding: )base64\n\n([A-Za-z0-9+/=\n]+)/.exec(text) ?? []
  if (whole === undefined || mail.length % 2 === 0) return mail
  const plain = `${head}8bit\n\n${Buffer.from(body, 'base64').toString('latin1')}`
  return Buffer.from(
    text.replace(whole, () => plain),
    'latin1',
  )
}

/** xorshift32. */
function randomNumbers(seed: number): () => number {
  let state = seed | 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
