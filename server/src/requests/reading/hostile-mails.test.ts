import { describe, expect, test } from 'vitest'
import { rounds, sampled } from '../../../../test/rounds.ts'
import { asAttachment } from '../../../test/mails/mails.ts'
import { readMail } from './read-mail.ts'
import { parseXml } from './xml.ts'

const subset = '<!DOCTYPE a [<!ENTITY b "c">]>'
const document =
  '<openimmo_feedback><objekt><interessent><email>&b;@example.org</email></interessent></objekt></openimmo_feedback>'

describe('a DOCTYPE is refused', () => {
  test.for([
    ['at the beginning', ''],
    ['behind a prolog', '<?xml version="1.0"?>\n'],
    ['behind an instruction with > in it', '<?a > ?>'],
    ['behind an instruction with a comment in it', '<?a <!-- ?>'],
    ['behind an instruction with a tag in it', '<?a <openimmo_feedback> ?>'],
    ['behind an instruction with a question mark at its end', '<?a ??>'],
    ['behind a prolog with > in it', '<?xml version="1.0" standalone=">" ?>'],
    ['behind a comment with an instruction in it', '<!-- <?a -->'],
    ['behind a comment with > in it', '<!-- > -->'],
    ['behind a comment with a tag in it', '<!-- <a> -->'],
    ['behind many of all of these', '<?a > ?>\n<!-- > -->\t<?b <!-- ?><!-- <?c -->'.repeat(100)],
    ['behind characters that XML does not know', '\u0000\u0001\ufeff'],
    ['behind an entity that a space is written as', '&#32;'],
    ['behind rubbish', 'Sehr geehrte Damen und Herren,\n'],
  ] as const)('%s', ([_where, before]) => {
    for (const doctype of [
      subset,
      subset.toLowerCase(),
      subset.replace(' ', '\n'),
      subset.replace(' a ', ' a SYSTEM "x" '),
    ]) {
      const reading = readMail(asAttachment(`${before}${doctype}${document}`, 'application/xml; name=a.xml'))

      expect(reading.kind).toBe('unreadable')
    }
    expect(() => parseXml(`${before.trim()}${subset}${document}`)).toThrow(/^(xmlHasDoctype|xmlBroken)$/)
  })

  test.for(['<?a > ?>', '<!-- > -->', '<?xml version="1.0"?>', ' \n'])('and it alone, not %j', (before) => {
    expect(parseXml(`${before}<a>b</a>`)).toMatchObject({ name: 'a', text: 'b' })
  })
})

const secondsMax = 0.5
// What is quadratic and takes half a second for the longest takes 31 ms for a quarter of it, and 8 ms for an eighth. What is linear
// takes twenty milliseconds for the longest: most of it is no trouble beyond doubt when it is short already.
const kilobytesToSeconds = [
  [32, 0.005],
  [64, 0.025],
  [256, secondsMax],
] as const
const steps = kilobytesToSeconds.slice(rounds({ few: 0, all: -1 }))
const pumpedTo = (bytes: number) => (pump: string) => pump.repeat(Math.ceil(bytes / pump.length))
const multipart = 'Content-Type: multipart/mixed; boundary=x\n\n'
const inXml = (inside: string) => asAttachment(`<openimmo_feedback>${inside}</openimmo_feedback>`)
const aPerson = '<person><email>a@b</email></person>'
const inMessage = (typed: string) => inXml(`<objekt><interessent><anfrage>${typed}</anfrage></interessent></objekt>`)

// Of a page, not all of a quarter of a megabyte is read.
const third = (text: string) => text.slice(0, text.length / 3)

/** Where a stranger may put whatever he likes, as often as he likes. */
const places: Record<string, (pump: string, pumped: (pump: string) => string) => Buffer> = {
  'the text': (pump, pumped) => Buffer.from(`Subject: a\n\n${pumped(pump)}`),
  'a page': (pump, pumped) => Buffer.from(`Content-Type: text/html\n\n${pumped(pump)}`),
  'a page, behind blanks and a letter': (pump, pumped) =>
    Buffer.from(`Content-Type: text/html\n\n${third(pumped(' '))}x${pumped(pump)}`),
  'a page, behind breaks and a letter': (pump, pumped) =>
    Buffer.from(`Content-Type: text/html\n\n${third(pumped('&nbsp;\n'))}x${pumped(pump)}`),
  'the subject': (pump, pumped) => Buffer.from(`Subject: ${pumped(pump)}\n\n`),
  'many subjects': (pump, pumped) =>
    Buffer.from(multipart + pumped(`--x\nContent-Type: message/rfc822\n\nSubject: ${pump.repeat(20)}\n\n`)),
  'the sender': (pump, pumped) => Buffer.from(`From: ${pumped(pump)}\n\n`),
  'the type': (pump, pumped) => Buffer.from(`Content-Type: ${pumped(pump)}\n\n`),
  headers: (pump, pumped) => Buffer.from(`${pumped(`${pump}\n`)}\n\n`),
  'folded headers': (pump, pumped) => Buffer.from(`Subject: a\n${pumped(` ${pump}\n`)}\n\n`),
  'a quoted-printable part': (pump, pumped) =>
    Buffer.from(`Content-Type: text/html\nContent-Transfer-Encoding: quoted-printable\n\n${pumped(pump)}`),
  'a base64 part': (pump, pumped) => Buffer.from(`Content-Transfer-Encoding: base64\n\n${pumped(pump)}`),
  parts: (pump, pumped) => Buffer.from(multipart + pumped(`--x\n\n${pump}\n`)),
  'XML before the document': (pump, pumped) => asAttachment(`<?xml version="1.0"?>${pumped(pump)}<openimmo_feedback/>`),
  'an element': (pump, pumped) => inXml(pumped(pump)),
  'a message': (pump, pumped) => inMessage(pumped(pump)),
  'a message, behind blanks and a letter': (pump, pumped) => inMessage(`${third(pumped(' '))}x${pumped(pump)}`),
}

const pumps = [
  '<~>~&~=~"~\\~-~(~@~,~;~:~?~\n~\r~\t~ ~0~a~Ä~ÿ',
  '<br~<br ~</p~<style>~<head><~</style ~<!--~-->~<?a ~?>~<![CDATA[~]]>~&amp~&#~<a ~<a b=~<a:~<a b="c" ~<i_x>a</i_x>',
  '<tr>~<li>~<td>~<table>~<a href=b>~&nbsp;~</td>~<td>:',
  '=?UTF-8?Q?=~=?~?=~=\n~=20~--x~--x--\n~"\\~a=";~<a@b>,~(((~Objekt 1~Ref-Nr. ~ - ~1 - ~multipart/report~boundary=',
].flatMap((line) => line.split('~'))

// What is linear takes some twenty milliseconds; what is quadratic, several seconds.
describe('no mail of a quarter of a megabyte takes half a second', () => {
  test.for(Object.entries(places).map(([where, place], at) => [where, place, at] as const))(
    'with whatever in %s',
    ([_where, place, at]) => {
      const seconds = (kilobytes: number, pump: string) => {
        const mail = place(pump, pumpedTo(kilobytes * 1024))
        return cpuSeconds(() => readMail(mail))
      }

      // In each place others, so that all are tried somewhere.
      const tried = sampled([...pumps.slice(at % 7), ...pumps.slice(0, at % 7)], 7)
      const slow = tried.filter((pump) => steps.every(([kilobytes, max]) => seconds(kilobytes, pump) > max))

      expect(slow).toEqual([])
    },
  )

  test.for([
    ['objects and people', '<objekt/>'.repeat(15_000) + '<kontakt><email>a@b</email></kontakt>'.repeat(5_000)],
    ['people and messages', `<objekt>${'<person/>'.repeat(10_000)}${'<anfrage>a</anfrage>'.repeat(9_000)}</objekt>`],
    ['messages to people', `<objekt>${aPerson.repeat(500)}${'<anfrage>a</anfrage>'.repeat(10_000)}</objekt>`],
    ['fields of people', `<person>${aPerson.repeat(500)}${'<a>a</a>'.repeat(10_000)}</person>`],
    ['fields of a person', `${'<objekt/>'.repeat(500)}<person>${'<tel>1</tel>'.repeat(15_000)}</person>`],
    ['people in people', `<person>${'<a>a</a>'.repeat(100)}${aPerson}`.repeat(90) + '</person>'.repeat(90)],
  ] as const)('with as many %s as fit into it', ([_what, crowd]) => {
    expect(cpuSeconds(() => readMail(inXml(crowd)))).toBeLessThan(secondsMax)
  })
})

function cpuSeconds(act: () => unknown): number {
  const before = process.threadCpuUsage()
  act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1e6
}
