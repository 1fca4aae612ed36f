import { describe, expect, test } from 'vitest'
import { asAttachment } from '../../../test/mails/mails.ts'
import { readMail } from './read-mail.ts'

const inquiriesIn = (raw: Buffer) => {
  const reading = readMail(raw)
  return reading.kind === 'inquiries' ? reading.inquiries : reading
}
const feedback = (person: string) =>
  `<openimmo_feedback><objekt><interessent>${person}</interessent></objekt></openimmo_feedback>`
const from = (person: string) => inquiriesIn(asAttachment(feedback(person)))
const erika = '<email>erika@example.org</email>'

describe('a prospect’s address is one', () => {
  test.for([
    ['mailto:max@example.org', undefined],
    ['max @ example.org', undefined],
    ['Max@Example.org', undefined],
    ['max@example.org.', 'E-Mail: max@example.org.'],
    ['Max Müller &lt;max@example.org&gt;', 'E-Mail: Max Müller <max@example.org>'],
    ['Max @ Muster max@example.org', 'E-Mail: Max @ Muster max@example.org'],
    ['max@example.org; zwei@example.org', 'E-Mail: max@example.org; zwei@example.org'],
    ['keine</email><email>max@example.org', 'E-Mail: keine'],
  ] as const)('in %s', ([typed, furtherDetails]) => {
    const [inquiry] = from(`<email>${typed}</email>`) as { prospect: { email: string }; furtherDetails?: string }[]

    expect(inquiry?.prospect.email.toLowerCase()).toBe('max@example.org')
    expect(inquiry?.furtherDetails).toBe(furtherDetails)
  })

  test.for(['<email>keine</email><tel>-</tel>', '<tel>unbekannt</tel>', '<email>@</email><fax>kein Fax</fax>'])(
    'or nobody can answer: %s',
    (person) => {
      expect(from(person)).toMatchObject({ code: 'no_prospect' })
    },
  )
})

test.for([
  ['<tel>max1@example.org</tel>', { email: 'max1@example.org' }, undefined],
  ['<email>-</email><mobil>mailto:max1 @ example.org</mobil>', { email: 'max1@example.org' }, undefined],
  [`${erika}<tel>max1@example.org</tel>`, { email: 'erika@example.org' }, 'Telefon: max1@example.org'],
  [`${erika}<tel>erika@example.org</tel><tel>030 1</tel>`, { email: 'erika@example.org', phone: '030 1' }, undefined],
  ['<tel>030 1, max1@example.org</tel>', { email: 'max1@example.org', phone: '030 1, max1@example.org' }, undefined],
  ['<tel>030 1234 @ abends</tel>', { phone: '030 1234 @ abends' }, undefined],
  ['<tel>030 1234 @ ca. 18 Uhr</tel>', { phone: '030 1234 @ ca. 18 Uhr' }, undefined],
  ['<tel>030 1234 @ 18.30</tel>', { phone: '030 1234 @ 18.30' }, undefined],
] as const)('an e-mail address is no phone number: %s', ([person, prospect, furtherDetails]) => {
  const [inquiry] = from(person) as { prospect: object; furtherDetails?: string }[]

  expect(inquiry?.prospect).toEqual(prospect)
  expect(inquiry?.furtherDetails).toBe(furtherDetails)
})

test('what nobody sees is not read', () => {
  const typed =
    '<vorname>\u200bAn\u00adna\u200d</vorname><nachname>می\u200cخواهم</nachname><email>an\u200bna\u2060@exam\u00adple.org\u200c</email>' +
    '<tel>\u202a030\u200b 1\u202c</tel><land>Frank\u00adreich</land>'

  expect(from(typed)).toEqual([
    {
      objectNumbers: [],
      prospect: {
        firstName: 'Anna',
        lastName: 'می\u200cخواهم',
        email: 'anna@example.org',
        phone: '030 1',
        address: { country: 'FR' },
      },
    },
  ])
})

test.for([
  '<email>max(at)example.org</email>',
  '<email>max.muster.example</email>',
  '<tel>siehe unten</tel><anfrage>Rufen Sie an: 030 901820</anfrage>',
])('whom a person can answer has asked: %s', (person) => {
  expect(from(`<nachname>Muster</nachname>${person}`)).toMatchObject([{ prospect: { lastName: 'Muster' } }])
})

describe('a prospect is read', () => {
  const read = (inside: string) => inquiriesIn(asAttachment(`<openimmo_feedback>${inside}</openimmo_feedback>`))
  const max = { prospect: { lastName: 'Muster', email: 'max@example.org' } }
  const inquiry = { ...max, objectNumbers: ['A-1'], externalId: 'A-1' }
  const fields = '<nachname>Muster</nachname><email>max@example.org</email>'
  const number = '<oobj_id>A-1</oobj_id>'

  test.for([
    [
      'with a contact inside',
      `<interessent><nachname>Muster</nachname><kontakt><email>max@example.org</email></kontakt></interessent>`,
    ],
    ['as a contact inside', `<interessent><kontakt><kontakt>${fields}</kontakt></kontakt></interessent>`],
    ['of attributes', `<interessent id="1" title="x" nachname='Muster' email="max@example.org"/>`],
    [
      'of attributes and elements',
      `<interessent e-mail="max@example.org" nachname="x"><nachname>Muster</nachname></interessent>`,
    ],
    ['with attributes inside', `<Interessent><kontakt nachname="Muster" x:email=max@example.org /></Interessent>`],
    ['inside an inquiry', `<anfrage><interessent>${fields}</interessent></anfrage>`],
  ] as const)('%s', ([_how, person]) => {
    expect(read(`<objekt>${number}${person}</objekt>`)).toEqual([inquiry])
    expect(read(`<objekt>${number}</objekt>${person}`)).toEqual([inquiry])
  })

  test.for([
    ['beside him', `<objekt>${number}<interessent>${fields}</interessent><anfrage>Frei?</anfrage></objekt>`],
    ['beside the object', `<objekt>${number}<interessent>${fields}</interessent></objekt><anfrage>Frei?</anfrage>`],
    [
      'beside him in an inquiry',
      `<objekt>${number}<anfrage><interessent>${fields}</interessent><text>Frei?</text></anfrage></objekt>`,
    ],
    [
      'and the object beside him in an inquiry',
      `<anfrage><objekt>${number}</objekt><interessent>${fields}</interessent><nachricht>Frei?</nachricht></anfrage>`,
    ],
    [
      'in himself first',
      `<objekt>${number}<interessent>${fields}<info>Frei?</info></interessent><anfrage>4711</anfrage></objekt>`,
    ],
  ] as const)('with the message %s', ([_where, inside]) => {
    expect(read(inside)).toEqual([{ ...inquiry, message: 'Frei?' }])
  })

  test('for each contact, if they are several', () => {
    const two = `<interessent><kontakt>${fields}</kontakt><kontakt>${erika}</kontakt><anfrage>Frei?</anfrage></interessent>`

    expect(read(two)).toMatchObject([
      { ...max, message: 'Frei?' },
      { prospect: { email: 'erika@example.org' }, message: 'Frei?' },
    ])
  })

  test('for each contact of a company, with its name', () => {
    const two = `<interessent><name>Firma X</name><kontakt>${fields}</kontakt><kontakt><name>Eva</name>${erika}</kontakt></interessent>`

    expect(read(two)).toMatchObject([
      { prospect: { ...max.prospect, company: 'Firma X' } },
      { prospect: { lastName: 'Eva', email: 'erika@example.org', company: 'Firma X' } },
    ])
  })

  test('with an address that has parts', () => {
    const address = '<adresse><strasse>Weg 1</strasse><plz>10115</plz><ort>Berlin</ort></adresse>'

    expect(read(`<interessent>${fields}${address}</interessent>`)).toMatchObject([
      { prospect: { address: { street: 'Weg', streetNumber: '1', postalCode: '10115', city: 'Berlin' } } },
    ])
  })

  test('from an object of attributes', () => {
    const object = `<objekt oobj_id="A-1" name="&quot;x > y&quot;"><interessent>${fields}</interessent></objekt>`

    expect(read(object)).toEqual([inquiry])
  })
})

test.for(['ISO-8859-1', 'windows-1252'])('what stands around a document in %s does not hide it', (charset) => {
  const xml = `<?xml version="1.0" encoding="${charset}"?><anfragen>${feedback(`${erika}<nachname>Müller</nachname>`)}</anfragen>`

  expect(inquiriesIn(asAttachment(Buffer.from(xml, 'latin1')))).toMatchObject([{ prospect: { lastName: 'Müller' } }])
})

describe('nothing that a prospect filled in is lost', () => {
  test.for([
    ['<tel>unbekannt</tel>', { furtherDetails: 'Telefon: unbekannt' }],
    ['<tel>030 1</tel><tel>030 2</tel><tel_privat>030 1</tel_privat>', { furtherDetails: 'Telefon: 030 2' }],
    [
      '<name>Firma X</name><kontakt><name>Max Muster</name></kontakt>',
      { prospect: { email: 'erika@example.org', lastName: 'Firma X' }, furtherDetails: 'Name: Max Muster' },
    ],
    ['<land>Bayern</land>', { furtherDetails: 'Land: Bayern' }],
    ['<anfrage>Erstens</anfrage><anfrage>Zweitens</anfrage>', { message: 'Erstens\n\nZweitens' }],
    ['<bevorzugt>nicht per Telefon</bevorzugt>', { furtherDetails: 'Bevorzugt: nicht per Telefon' }],
    ['<wunsch>Keine Besichtigung</wunsch>', { furtherDetails: 'Wunsch: Keine Besichtigung' }],
  ] as const)('of %s', ([person, told]) => {
    const [inquiry] = from(erika + person) as object[]

    expect(inquiry).toMatchObject(told)
    expect(inquiry).not.toHaveProperty('preferredChannel')
    expect(inquiry).not.toHaveProperty('wishes')
  })
})

test.for([
  ['<request>Please do not call me, I need no viewing</request>', undefined],
  ['<enquiry>Hi</enquiry><request>VIEWING</request>', ['viewing']],
] as const)('a message is no list of wishes: %s', ([person, wishes]) => {
  const [inquiry] = from(erika + person) as { wishes?: string[] }[]

  expect(inquiry?.wishes).toEqual(wishes)
})

test.for(['Herr oder Frau', 'Herr/Frau', 'Herr / Frau', 'Mr or Mrs'])('%s is nobody’s salutation', (anrede) => {
  const [inquiry] = from(`${erika}<anrede>${anrede}</anrede>`) as { prospect: object }[]

  expect(inquiry?.prospect).toEqual({ email: 'erika@example.org' })
})

describe('a number is looked for in the subject', () => {
  const about = (subject: string) => {
    const mail = `Subject: ${subject}\nContent-Type: text/xml\n\n${feedback(erika)}`
    return inquiriesIn(Buffer.from(mail)) as { externalId?: string; objectNumbers: string[] }[]
  }

  test.for([
    ['Kontaktanfrage: Grund (WHG-2041)', 'WHG-2041'],
    ['Ihre Anzeige "Helle Wohnung" [4711]', '4711'],
    ['Anfrage (WHG\u200b-20\u00ad41)', 'WHG-2041'],
    ['Anfrage zu A/12 #3', 'A/12 #3'],
    ['Re: A/12 #3: Schöne Lage', 'A/12 #3'],
  ] as const)('in brackets, but not shown: %s', ([subject, number]) => {
    const [inquiry] = about(subject)

    expect(inquiry?.objectNumbers).toEqual([number])
    expect(inquiry?.externalId).toBeUndefined()
  })

  test.for(['Anfrage zu Objektnummer: Haus 7', 'Objekt-Nr. Haus 7 - Schöne Lage'])('behind its name: %s', (subject) => {
    expect(about(subject)).toMatchObject([{ externalId: 'Haus 7' }])
  })

  test.for([
    ['Anfrage zu Objekt A/12 #3', 'A/12'],
    ['Objekt 4711 #99 - Berlin', '4711'],
  ] as const)('first with what follows it, and shown without: %s', ([subject, externalId]) => {
    const [inquiry] = about(subject)

    expect(inquiry?.objectNumbers).toEqual([/\S+ #\d+/.exec(subject)?.[0], externalId])
    expect(inquiry?.externalId).toBe(externalId)
  })

  test('and not in what has no digit', () => {
    expect(about('Anfrage zu Objektnummer: siehe unten (Balkon)')).toMatchObject([{ objectNumbers: [] }])
  })
})

describe('a mail is taken apart', () => {
  const xml = feedback(erika)
  const part = `Content-Type: text/xml\nContent-Transfer-Encoding: base64\n\n${Buffer.from(xml).toString('base64')}`
  const parts = (delimiter: string) =>
    `\n--${delimiter}\nContent-Type: text/plain\n\nText\n--${delimiter}\n${part}\n--${delimiter}--\n`

  test.for([
    ['in pieces', '; boundary*0="----=_Pa"; boundary*1="rt_1"', '----=_Part_1'],
    ['nowhere', '', '----=_Part_1'],
    ['wrongly', '; boundary="WRONG"', 'B'],
  ] as const)('when its boundary is named %s', ([_how, parameters, delimiter]) => {
    const mail = `Content-Type: multipart/mixed${parameters}\n\n-- \n-----\n--Gruß${parts(delimiter)}`

    expect(inquiriesIn(Buffer.from(mail))).toMatchObject([{ prospect: { email: 'erika@example.org' } }])
  })

  test.for([
    ['base64', xml],
    ['7bit', Buffer.from(xml).toString('base64')],
    ['7bit', Buffer.from(`\ufeff<?xml version="1.0"?>${xml}`).toString('base64')],
  ] as const)('when it is not %s as it says', ([encoding, body]) => {
    const mail = `Content-Type: text/xml\nContent-Transfer-Encoding: ${encoding}\n\n${body}\n`

    expect(inquiriesIn(Buffer.from(mail))).toMatchObject([{ prospect: { email: 'erika@example.org' } }])
  })
})
