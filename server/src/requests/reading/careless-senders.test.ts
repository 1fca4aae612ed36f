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

test.for(['ISO-8859-1', 'windows-1252'])('what stands around a document in %s does not hide it', (charset) => {
  const xml = `<?xml version="1.0" encoding="${charset}"?><anfragen>${feedback(`${erika}<nachname>Müller</nachname>`)}</anfragen>`

  expect(inquiriesIn(asAttachment(Buffer.from(xml, 'latin1')))).toMatchObject([{ prospect: { lastName: 'Müller' } }])
})

describe('nothing that a prospect filled in is lost', () => {
  test.for([
    ['<tel>unbekannt</tel>', { furtherDetails: 'Telefon: unbekannt' }],
    ['<tel>030 1</tel><tel>030 2</tel><tel_privat>030 1</tel_privat>', { furtherDetails: 'Telefon: 030 2' }],
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
