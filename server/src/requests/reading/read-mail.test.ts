import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderSentence } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { processorMs } from '../../../../test/processor-time.ts'
import { anInquiry, asAttachment } from '../../../test/mails/mails.ts'
import { type Reading, readMail } from './read-mail.ts'

const ours = fileURLToPath(new URL('./fixtures/', import.meta.url))

const inquiriesIn = (raw: Buffer) => {
  const reading = readMail(raw)
  return reading.kind === 'inquiries' ? reading.inquiries : reading
}
const verdictOn = (raw: Buffer) => {
  const reading = readMail(raw)
  return reading.kind === 'unreadable' ? reading.code : reading.kind
}

const aenne = {
  externalId: 'A-2041',
  prospect: {
    salutation: 'female',
    firstName: 'Änne',
    lastName: 'Groß',
    email: 'aenne@example.org',
    phone: '+49 30 23125 042',
    address: { street: 'Am Bäckerweg', streetNumber: '12a', postalCode: '10115', city: 'Berlin' },
  },
  message: 'Ist die Wohnung noch frei? Größe passt.',
  wishes: ['viewing'],
  preferredChannel: 'email',
  portal: {
    name: 'portal.example.org',
    listingId: '325500001',
    url: 'https://portal.example.org/expose/325500001',
  },
}

describe('an inquiry is read', () => {
  test.for([
    'redirected.eml',
    'forwarded-as-attachment.eml',
    'forwarded-twice-in-base64.eml',
    'forwarded-inline.eml',
    'no-name-no-type-latin-1.eml',
    'latin-1-declared-over-utf-8.eml',
    'utf-16.eml',
    'auto-submitted-inquiry.eml',
  ])('from %s', (name) => {
    expect(inquiriesIn(readFileSync(ours + name))).toMatchObject([aenne])
  })

  test('though rubbish stands before it, and ampersands, entities and brackets stand bare in it', () => {
    const inquiries = inquiriesIn(readFileSync(`${ours}rubbish-and-bare-ampersands.eml`))

    const message = 'Ist die Wohnung noch frei? Größe & Preis < 900 € passen &unbekannt; sehr.'
    expect(inquiries).toMatchObject([{ ...aenne, message }])
  })

  test.for([
    ['a line break', 'Guten Tag,<br>wann?<br/>Danke', 'Guten Tag,\nwann?\nDanke'],
    ['paragraphs', '<p class="x">Guten <b>Tag</b>,</p><p>wann?</p>', 'Guten Tag,\n\nwann?'],
    [
      'an entity of HTML',
      'Gr&uuml;&szlig;e, Herr &Scaron;ev&ccaron;enko &rarr; 2 &OElig;',
      'Grüße, Herr Ševčenko → 2 Œ',
    ],
    ['an entity for a bracket', '&LT;b&GT; &AMP;amp; &nosuch;', '<b> & &nosuch;'],
    ['an address in brackets', 'An Max <max@example.org>, <ca. 900 €', 'An Max <max@example.org>, <ca. 900 €'],
  ] as const)('though %s stands in what was typed', ([_what, typed, message]) => {
    expect(inquiriesIn(anInquiry({ message: typed }))).toMatchObject([{ externalId: 'A-1', message }])
  })

  test('though prefixes were never declared, and something stands behind the document', () => {
    const xml =
      '<oi:openimmo_feedback xsi:noNamespaceSchemaLocation="x.xsd"><oi:objekt><oi:interessent>' +
      '<oi:email>a@example.org</oi:email></oi:interessent></oi:objekt></oi:openimmo_feedback>\n-- \nIhr Portal & Co.'

    expect(inquiriesIn(asAttachment(xml))).toMatchObject([{ prospect: { email: 'a@example.org' } }])
  })

  test.for(['', '\ufeff', '\n'])('from a file that has no mail around it, behind %j', (before) => {
    const xml = '<openimmo_feedback><interessent><email>a@example.org</email></interessent></openimmo_feedback>'
    const file = Buffer.from(`${before}<?xml version="1.0"?>\n\n${xml}`)

    expect(inquiriesIn(file)).toMatchObject([{ prospect: { email: 'a@example.org' } }])
  })

  test('from a part without headers', () => {
    const xml = '<openimmo_feedback><interessent><email>a@example.org</email></interessent></openimmo_feedback>'
    const mail = `Content-Type: multipart/mixed; boundary=x\n\n--x\n\nGuten Tag\n--x\n\n${xml}\n--x--\n`

    expect(inquiriesIn(Buffer.from(mail))).toMatchObject([{ prospect: { email: 'a@example.org' } }])
  })

  test('with every way to answer, and what the portal asked beside', () => {
    const xml =
      '<openimmo_feedback><objekt><interessent><telefonnummer>030 1</telefonnummer><fax>030 2</fax>' +
      '<postfach>1234</postfach><plz>1010</plz><ort>Wien</ort><land>Österreich</land><anfrage>Hallo</anfrage>' +
      '<user_defined_extend><feld><name>Haushalt</name><wert>2 Personen</wert></feld>' +
      '<feld><name>Haustiere</name><wert>keine</wert></feld></user_defined_extend></interessent></objekt></openimmo_feedback>'

    expect(inquiriesIn(asAttachment(xml))).toEqual([
      {
        objectNumbers: [],
        prospect: {
          phone: '030 1',
          fax: '030 2',
          address: { street: 'Postfach 1234', postalCode: '1010', city: 'Wien', country: 'AT' },
        },
        message: 'Hallo',
        furtherDetails: 'Haushalt: 2 Personen\nHaustiere: keine',
      },
    ])
  })

  test.for([
    ['nl', { prospect: { email: 'a@example.org', address: { country: 'NL' } } }],
    ['UK', { prospect: { email: 'a@example.org', address: { country: 'GB' } } }],
    ['Frankreich', { prospect: { email: 'a@example.org', address: { country: 'FR' } } }],
    ['united states', { prospect: { email: 'a@example.org', address: { country: 'US' } } }],
    ['USA', { prospect: { email: 'a@example.org', address: { country: 'US' } } }],
    ['Tschechische Republik', { prospect: { email: 'a@example.org', address: { country: 'CZ' } } }],
    ['XX', { prospect: { email: 'a@example.org' }, furtherDetails: 'Land: XX' }],
  ] as const)('from a country that is written %s', ([land, read]) => {
    const xml =
      `<openimmo_feedback><objekt><interessent><email>a@example.org</email><land>${land}</land></interessent></objekt>` +
      '</openimmo_feedback>'

    expect(inquiriesIn(asAttachment(xml))).toEqual([{ objectNumbers: [], ...read }])
  })

  test('by local names in any capitals and order, from a mail that was cut off after it', () => {
    const inquiries = inquiriesIn(readFileSync(`${ours}prefixed-in-capitals-no-closing-boundary.eml`))

    expect(inquiries).toEqual([
      {
        objectNumbers: ['A-2041'],
        externalId: 'A-2041',
        prospect: { lastName: 'Groß & Söhne <GmbH>', email: 'aenne@example.org' },
      },
    ])
  })

  test('in the form with prospects beside the object: one for each', () => {
    const inquiries = inquiriesIn(readFileSync(`${ours}objektanfrage.eml`))

    const common = { externalId: 'A-2041', portal: { url: 'https://portal.example.org/2abc' } }
    expect(inquiries).toMatchObject([
      {
        ...common,
        prospect: { salutation: 'male', firstName: 'Max', lastName: 'Probe', mobilePhone: '0171 39200 00' },
        message: 'Bitte um Rückruf',
      },
      { ...common, prospect: { lastName: 'Probe', email: 'erika@example.org' } },
    ])
  })

  test('with the object’s number from the subject, if it stands nowhere else', () => {
    const inquiries = inquiriesIn(readFileSync(`${ours}number-only-in-subject.eml`))

    expect(inquiries).toMatchObject([{ externalId: 'A-2041', objectNumbers: ['A-2041'] }])
  })

  test.for(['Ref.-Nr. A 20: Anfrage', 'WG: Ref.-Nr A 20 - Schöne Wohnung', 'Referenznummer: A 20 | 3 Zimmer'])(
    'with the number that stands in the subject %s',
    (subject) => {
      const xml = '<openimmo_feedback><interessent><email>a@example.org</email></interessent></openimmo_feedback>'
      const mail = Buffer.from(`Subject: ${subject}\nContent-Type: text/xml\n\n${xml}`)

      expect(inquiriesIn(mail)).toMatchObject([{ externalId: 'A 20' }])
    },
  )

  test.for([
    ['EMAIL', 'BESICHTIGUNG', { preferredChannel: 'email', wishes: ['viewing'] }],
    ['MOBIL', 'ANRUF', { preferredChannel: 'mobilePhone', wishes: ['call'] }],
    ['Cell phone', 'ANRUF', { preferredChannel: 'mobilePhone', wishes: ['call'] }],
    ['TEL', 'DETAIL', { preferredChannel: 'phone', wishes: ['details'] }],
    ['FAX', 'RUECKRUF', { preferredChannel: 'fax', wishes: ['call'] }],
    ['POST', 'Bitte um Rückruf und Exposé', { preferredChannel: 'letter', wishes: ['call', 'details'] }],
    ['Rauchzeichen', 'Frieden', { furtherDetails: 'Wunsch: Frieden\nBevorzugt: Rauchzeichen' }],
  ] as const)('with what the prospect would like: %s, %s', ([channel, wish, expected]) => {
    const [inquiry] = inquiriesIn(
      asAttachment(
        `<openimmo_feedback><objekt><interessent><email>a@example.org</email><bevorzugt>${channel}</bevorzugt>` +
          `<wunsch>${wish}</wunsch></interessent></objekt></openimmo_feedback>`,
      ),
    ) as object[]

    expect(inquiry).toEqual({ objectNumbers: [], prospect: { email: 'a@example.org' }, ...expected })
  })

  test('and whoever cannot be answered comes along with those who can', () => {
    const xml =
      '<openimmo_feedback><objekt><interessent><nachname>Stumm</nachname></interessent><interessent/>' +
      '<interessent><email>a@example.org</email></interessent></objekt></openimmo_feedback>'

    expect(inquiriesIn(asAttachment(xml))).toMatchObject([
      { prospect: { lastName: 'Stumm' } },
      { prospect: { email: 'a@example.org' } },
    ])
  })
})

describe('what is not an inquiry is told apart', () => {
  test.for([
    ['import-report.eml', 'report'],
    ['pasted-in-text.eml', 'no_xml_attachment'],
    ['pasted-alone.eml', 'no_xml_attachment'],
    ['no-attachment.eml', 'no_xml_attachment'],
    ['picture-and-page-attached.eml', 'no_xml_attachment'],
    ['other-xml.eml', 'unknown_format'],
    ['doctype.eml', 'xml_unsafe'],
    ['truncated.eml', 'xml_malformed'],
    ['nobody-to-answer.eml', 'no_prospect'],
    ['bounce.eml', 'mail_is_bounce'],
    ['plain-bounce.eml', 'mail_is_bounce'],
    ['out-of-office.eml', 'mail_is_automatic_reply'],
    ['vacation.eml', 'mail_is_automatic_reply'],
    ['empty.eml', 'mail_is_empty'],
    ['nothing-at-all.eml', 'mail_is_empty'],
  ] as const)('%s: %s', ([name, verdict]) => {
    expect(verdictOn(readFileSync(ours + name))).toBe(verdict)
  })

  test('with sender, subject and text for a person to read', () => {
    expect(readMail(readFileSync(`${ours}no-attachment.eml`))).toEqual({
      kind: 'unreadable',
      code: 'no_xml_attachment',
      sentence: { key: 'mailIsTextOnly' },
      about: { sender: 'makler@example.org', subject: 'Frage', body: 'Guten Tag,\nist noch etwas frei?' },
    })
  })

  test.for([
    ['pasted-in-text.eml', /^The inquiry is in the text of the mail.* so that it redirects/],
    ['pasted-alone.eml', /^The inquiry is in the text of the mail/],
    [
      'picture-and-page-attached.eml',
      /^The mail has 2 attachments \(image\/svg\+xml, text\/html\), but no machine-readable inquiry .* Forward only/,
    ],
    ['no-attachment.eml', /^The mail has no attachment.* Redirect the portal’s mail/],
  ] as const)('%s is told what it has in place of XML, and what to change', ([name, words]) => {
    expect(wordsOf(readMail(readFileSync(ours + name)))).toMatch(words)
  })

  test('and what is attached is told by its type, within limits, and not by a name that may be a person’s', () => {
    const types = ['image/png', `image/${'n'.repeat(5_000)}`, 'erika/beispiel', 'text/css', 'image/gif', 'video/mp4']
    const parts = types.map((type) => `--b\nContent-Type: ${type}; name="Erika Beispiel.png"\n\nx\n`).join('')

    const reading = readMail(Buffer.from(`Content-Type: multipart/mixed; boundary=b\n\n${parts}--b--`))

    expect(wordsOf(reading)).toMatch(/^The mail has 6 attachments \(image\/png, text\/css, image\/gif, …\), but no/)
  })

  test('with the text of a page, in letters', () => {
    const page = '<p>Gr&uuml;&szlig;e &ndash; &#228;&#xe4; &quot;A&nbsp;&amp;&nbsp;B&quot; &amp;lt; &Scaron; &#128;</p>'

    const reading = readMail(Buffer.from(`Subject: Frage\nContent-Type: text/html\n\n${page}`))

    expect(reading).toMatchObject({ about: { body: 'Grüße – ää "A & B" &lt; Š €' } })
  })

  test('with the links and tables of a page', () => {
    const page =
      '<style>p {}</style><table><tr><td><img src="logo"></td><td>Name:</td><td>Max</td></tr></table>\n' +
      '<a href="https://x.example/1?a=2&amp;b=3">Zum Exposé</a><ul><li>eins<li>zwei</ul>'

    const reading = readMail(Buffer.from(`Subject: Frage\nContent-Type: text/html\n\n${page}`))

    const body = 'Name: Max\nZum Exposé (https://x.example/1?a=2&b=3)\n- eins\n- zwei'
    expect(reading).toMatchObject({ about: { body } })
  })

  test('with the text of a part without headers', () => {
    const mail = 'Content-Type: multipart/mixed; boundary=x\n\n--x\n\nGuten Tag\n--x--\n'

    expect(readMail(Buffer.from(mail))).toMatchObject({ kind: 'unreadable', about: { body: 'Guten Tag' } })
  })

  test.for([
    ['', 'no_xml_attachment'],
    ['In-Reply-To: <1@example.org>\n', 'mail_is_automatic_reply'],
  ] as const)('and what a machine generated is a reply only if it replies', ([header, verdict]) => {
    const mail = `From: portal@example.org\nAuto-Submitted: auto-generated\n${header}\nVorname: Max`

    expect(verdictOn(Buffer.from(mail))).toBe(verdict)
  })

  test.for(['<fehlerliste/>', '<fehlerliste><fehler><objekt_id/><fehlernr/><text/></fehler></fehlerliste>'])(
    'and a report with %s finds no fault',
    (list) => {
      const mail = asAttachment(`<openimmo_feedback><version>1.2.5</version>${list}</openimmo_feedback>`)

      expect(readMail(mail)).toMatchObject({ kind: 'report', report: { faults: [], statuses: [] } })
    },
  )

  test('and of several reports in one mail each counts', () => {
    const report = (id: string) =>
      `<openimmo_feedback><fehlerliste><fehler><objekt_id>${id}</objekt_id></fehler></fehlerliste></openimmo_feedback>`
    const parts = ['A-1', 'A-2'].map((id) => `--x\nContent-Type: text/xml\n\n${report(id)}\n`)
    const mail = Buffer.from(`Content-Type: multipart/mixed; boundary=x\n\n${parts.join('')}--x--\n`)

    expect(readMail(mail)).toMatchObject({ report: { faults: [{ objectNumber: 'A-1' }, { objectNumber: 'A-2' }] } })
  })

  test('and a report says what the portal found', () => {
    expect(readMail(readFileSync(`${ours}import-report.eml`))).toMatchObject({
      report: {
        portalName: 'portal.example.org',
        faults: [{ objectNumber: 'A-2041', code: '7', message: 'Kaltmiete fehlt' }],
        statuses: [{ code: '2', message: '1 von 2 Objekten angenommen' }],
      },
    })
  })
})

const nested = (depth: number) =>
  Array.from({ length: depth }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\n\n--b${n}\n`).join('')
const withXml = (xml: string) => asAttachment(xml)

describe('a hostile mail is read within bounds', () => {
  test.for([
    ['MIME depth 10,000', () => Buffer.from(`${nested(10_000)}\n\ntext`), 'mail_unreadable'],
    [
      'messages in messages, 10,000 deep',
      () => Buffer.from(`${'Content-Type: message/rfc822\n\n'.repeat(10_000)}text`),
      'mail_unreadable',
    ],
    [
      'a million parts',
      () => Buffer.from(`Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\nx\n'.repeat(1_000_000)}--b--`),
      'mail_unreadable',
    ],
    ['a header of 10 MB', () => Buffer.from(`Subject: ${'x'.repeat(10_000_000)}\n\ntext`), 'no_xml_attachment'],
    ['a million headers', () => Buffer.from(`${'X-A: 1\n'.repeat(1_000_000)}\ntext`), 'no_xml_attachment'],
    ['one line of 20 MB', () => Buffer.from(`Subject: a\n\n${'x'.repeat(20_000_000)}`), 'no_xml_attachment'],
    ['NUL', () => Buffer.from('Subject: a\0b\n\n\0\0 te\0xt'), 'no_xml_attachment'],
    ['broken base64', () => asAttachment('PD94bWwgdmVyc2lvbj0i%%%=A=B', 'application/xml', true), 'xml_malformed'],
    [
      'ISO-2022-JP',
      () => Buffer.from('Subject: =?ISO-2022-JP?B?GyRCJCIbKEI=?=\n\n\x1b$B$\x22\x1b(B'),
      'no_xml_attachment',
    ],
    ['a zip', () => asAttachment('PK\x03\x04....<?xmlish', 'application/zip'), 'no_xml_attachment'],
    ['XML 10,000 deep', () => withXml(`<openimmo_feedback>${'<x>'.repeat(10_000)}`), 'xml_unsafe'],
    [
      'XML with a million elements',
      () => withXml(`<openimmo_feedback>${'<x/>'.repeat(400_000)}</openimmo_feedback>`),
      'xml_unsafe',
    ],
    ['XML of 3 MB', () => withXml(`<openimmo_feedback>${'x'.repeat(3_000_000)}</openimmo_feedback>`), 'xml_unsafe'],
    ['100,000 open CDATA', () => withXml(`<openimmo_feedback>${'<![CDATA['.repeat(100_000)}`), 'xml_malformed'],
    ['100,000 comments', () => withXml(`<?xml version="1.0"?>${'<!-- -->'.repeat(100_000)}x`), 'xml_malformed'],
    ['100,000 ampersands', () => withXml(`<openimmo_feedback>${'&'.repeat(100_000)}`), 'xml_malformed'],
    [
      '600 inquiries',
      () =>
        withXml(
          `<openimmo_feedback>${'<interessent><email>a@b</email></interessent>'.repeat(600)}</openimmo_feedback>`,
        ),
      'xml_unsafe',
    ],
    [
      'a boundary of nothing',
      () => Buffer.from('Content-Type: multipart/mixed; boundary=""\n\n--\n\n--\n'),
      'no_xml_attachment',
    ],
    ['quotes without end', () => Buffer.from(`Content-Type: ${'a="\\'.repeat(10_000)}\n\ntext`), 'no_xml_attachment'],
    [
      'a million brackets in HTML',
      () => Buffer.from(`Content-Type: text/html\n\n${'<'.repeat(1_000_000)}`),
      'no_xml_attachment',
    ],
  ] as const)('%s', ([_what, make, verdict]) => {
    const raw = make()

    expect(processorMs(() => expect(verdictOn(raw)).toBe(verdict))).toBeLessThan(3_000)
  })
})

function wordsOf(reading: Reading): string {
  return reading.kind === 'unreadable' ? renderSentence(reading.sentence, 'en') : ''
}
