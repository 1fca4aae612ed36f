import { describe, expect, test } from 'vitest'
import { anInquiry, asAttachment } from '../../../test/mails/mails.ts'
import { readMail } from './read-mail.ts'

const inquiriesIn = (raw: Buffer) => {
  const reading = readMail(raw)
  return reading.kind === 'inquiries' ? reading.inquiries : reading
}
const feedback = (email: string) =>
  `<openimmo_feedback><objekt><interessent><email>${email}</email></interessent></objekt></openimmo_feedback>`
const from = (...emails: string[]) => emails.map((email) => ({ prospect: { email } }))

describe('what a prospect typed is read', () => {
  test.for([
    [
      'a link',
      'Siehe <a href="https://x.example/?a=1&b=2">mein Profil</a>, danke',
      'Siehe mein Profil (https://x.example/?a=1&b=2), danke',
    ],
    ['a link alone, without quotes', '<a href=https://x.example>link</a>', 'link (https://x.example)'],
    ['what has no end', 'Hallo<hr>danke<img src="cid:1">', 'Hallo\ndanke'],
    ['a picture alone', 'Hallo<img src="cid:1"> danke', 'Hallo danke'],
    ['a heading and a table', '<h1>Hallo</h1><table><tr><td>eins</td></tr></table>Ende', 'Hallo\n\neins\n\nEnde'],
    ['quotations', '<blockquote>zitiert</blockquote><pre>vor</pre><section>abc</section>', 'zitiert\n\nvor\n\nabc'],
    ['small letters', '80 m<sup>2</sup>, <o:p>gern</o:p>', '80 m2, \ngern'],
    ['breaks at the end of lines', 'eins<br />\r\nzwei', 'eins\nzwei'],
    ['HTML as CDATA', '<![CDATA[Hallo<br/>Zeile &amp; <b>fett</b>, <3]]>', 'Hallo\nZeile & fett, <3'],
    [
      'HTML that is escaped',
      '&lt;p&gt;Gr&amp;uuml;&amp;szlig;e&lt;/p&gt; an &lt;max@example.org&gt;',
      'Grüße\n an <max@example.org>',
    ],
    [
      'words in brackets',
      'Unser <Budget> ist <Preis laut Liste>, x <y> z, a<b>c',
      'Unser <Budget> ist <Preis laut Liste>, x <y> z, a<b>c',
    ],
    ['brackets that end nothing', 'a </Budget> b ]]> c <!wichtig> <-- d', 'a </Budget> b ]]> c <!wichtig> <-- d'],
    [
      'what is for machines',
      '<![CDATA[<head><title>x</title></head><style type="text/css">p > a {}</style>Hallo<!--[if mso]><b>x</b><![endif]-->' +
        '<script>if (a<b) c()</script>, danke]]>',
      'Hallo, danke',
    ],
    ['escaped styles', '&lt;style&gt;p {}&lt;/style&gt;Hallo &lt;STYLE&gt;', 'Hallo <STYLE>'],
    ['styles as they are', '<style>p {}</style>Hallo <script>a < b</script>', 'Hallo'],
    [
      'links that say where they lead',
      '<a href="https://www.x.example/">x.example</a> <a href="mailto:a@x.example?subject=b">Mail an a@x.example</a> ' +
        '<a href="tel:+49301">030 1</a> <a href="#oben">oben</a> <a href="javascript:a()">a</a>',
      'x.example Mail an a@x.example 030 1 oben a',
    ],
    [
      'links that do not',
      '<a href="mailto:a@x.example">Max</a> <a href=\'tel:030 1\'>Büro</a> <a href="tel:0301">Büro</a> <a href="https://x.example"><img src="b"></a>',
      'Max (a@x.example) Büro Büro (0301) https://x.example',
    ],
    [
      'a link that ends behind a break',
      '<a href="https://x.example/">Zeile<br></a>mehr <a href="https://y.example/"><p>und</p> </a>noch',
      'Zeile (https://x.example/)\nmehr \nund (https://y.example/)\n noch',
    ],
    [
      'a table',
      'Daten<table>\n <tr>\n  <td>Name:</td>\n  <td><p>Max</p></td>\n </tr>\n <tr><th>a</th><td>&nbsp;</td><td>b</td></tr></table>Ende',
      'Daten\n\nName: Max\na | b\n\nEnde',
    ],
    [
      'a table that is there for its looks',
      '<table><tr><td><p>eins</p>zwei<br>drei</td></tr></table>',
      'eins\nzwei\ndrei',
    ],
    [
      'lists',
      '<p>Bitte:</p>\n<ul>\n<li>eins</li>\n<li><p>zwei</p><ol><li><a href="https://x.example">https://x.example</a></ol></li>\n</ul>\nDanke',
      'Bitte:\n\n- eins\n- zwei\n- https://x.example\n\nDanke',
    ],
    ['comments', 'vor <!-- a -- b -->nach', 'vor nach'],
  ] as const)('with %s', ([_what, typed, message]) => {
    expect(inquiriesIn(anInquiry({ message: typed }))).toMatchObject([{ externalId: 'A-1', message }])
  })

  test('without the links of a name, and with those of an address', () => {
    const person =
      '<nachname><a href="https://x.example">Muster</a></nachname><email><a href="mailto:a@b.example">Mail</a></email>'
    const xml = feedback('').replace('<email></email>', person)

    expect(inquiriesIn(asAttachment(xml))).toMatchObject([{ prospect: { lastName: 'Muster', email: 'a@b.example' } }])
  })

  test.for([`title="5 < 6"`, 'mime="text/plain" hidden', `lang='de' x="1"y="2"`])(
    'from an element with the attributes %s',
    (attributes) => {
      const xml = feedback('a@example.org').replace('<objekt>', `<objekt ${attributes}>`)

      expect(inquiriesIn(asAttachment(xml))).toMatchObject(from('a@example.org'))
    },
  )
})

describe('a document ends with its first element', () => {
  test.for([
    '<https://www.example.org> Virenfrei.',
    'Max Muster <max@example.org>',
    '<html><body><p>Disclaimer</p></body></html>',
    '<br>--<br>Virenfrei.',
    '</root>',
  ])('and behind it may stand %s', (behind) => {
    expect(inquiriesIn(asAttachment(`${feedback('a@example.org')}\n${behind}`))).toMatchObject(from('a@example.org'))
  })

  test.for([
    ['one behind the other', `${feedback('a@example.org')}\n--\n<?xml version="1.0"?>${feedback('b@example.org')}`],
    ['in one element', `<?xml version="1.0"?><root>${feedback('a@example.org')}${feedback('b@example.org')}</root>`],
  ] as const)('and several are read: %s', ([_how, xml]) => {
    expect(inquiriesIn(asAttachment(xml))).toMatchObject(from('a@example.org', 'b@example.org'))
  })

  test('and one that is broken does not spoil the one before', () => {
    const xml = `${feedback('a@example.org')}<!DOCTYPE a>${feedback('b@example.org')}<openimmo_feedback>`

    expect(inquiriesIn(asAttachment(xml))).toMatchObject(from('a@example.org'))
  })

  test('and there is an end to how many are read', () => {
    expect(readMail(asAttachment('<objektanfrage/>'.repeat(101)))).toMatchObject({ code: 'xml_unsafe' })
  })
})
