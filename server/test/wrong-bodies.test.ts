import { expect, test } from 'vitest'
import { aContact, aProperty, startApi } from './harness.ts'

const api = startApi()

interface WrongBody {
  what: string
  path: string
  /** Text is sent as it stands. */
  body: unknown
  en: string[]
  de: string[]
}

const flat = aProperty()
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(flat.fields).filter(([name]) => !names.includes(name)))

const wrongBodies: WrongBody[] = [
  {
    what: 'no body at all',
    path: '/properties',
    body: '',
    en: ['The request has no body: send a JSON object.'],
    de: ['Der Aufruf hat keinen Body: Senden Sie ein JSON-Objekt.'],
  },
  {
    what: 'JSON that breaks off',
    path: '/properties',
    body: '{"type": "apartmentRent",\n "fields": {"title": }',
    en: ['The body is not JSON: in line 2, column 22, “}” was not expected.'],
    de: ['Der Body ist kein JSON: In Zeile 2, Spalte 22 passt „}“ nicht.'],
  },
  {
    what: 'the words of another interface',
    path: '/properties',
    body: {
      type: 'apartmentRent',
      fields: { ...without('baseRent', 'livingArea', 'numberOfRooms'), coldRent: 980, wohnflaeche: 72.5, rooms: 3 },
      images: [],
    },
    en: [
      'There is no member images here; did you mean attachments?',
      'livingArea is missing.',
      'numberOfRooms is missing.',
      'baseRent is missing.',
      'There is no member coldRent here; did you mean baseRent?',
      'There is no member wohnflaeche here; did you mean livingArea?',
      'There is no member rooms here; did you mean numberOfRooms?',
    ],
    de: [
      'Das Feld images gibt es hier nicht; meinten Sie attachments?',
      'livingArea fehlt.',
      'numberOfRooms fehlt.',
      'baseRent fehlt.',
      'Das Feld coldRent gibt es hier nicht; meinten Sie baseRent?',
      'Das Feld wohnflaeche gibt es hier nicht; meinten Sie livingArea?',
      'Das Feld rooms gibt es hier nicht; meinten Sie numberOfRooms?',
    ],
  },
  {
    what: 'a type that does not exist',
    path: '/properties',
    body: { ...flat, type: 'flat' },
    en: ['type must be "apartmentRent", "apartmentBuy", "houseRent", "houseBuy", "plotRent" or "plotBuy".'],
    de: ['type muss "apartmentRent", "apartmentBuy", "houseRent", "houseBuy", "plotRent" oder "plotBuy" sein.'],
  },
  {
    what: 'numbers as Germans write them, and words that are not known',
    path: '/properties',
    body: aProperty({
      fields: { livingArea: '72,5', floor: 1.5, hasLift: 'ja', heatingType: 'etage', baseRent: -1 },
    }),
    en: [
      'livingArea must be a number, not a text: write 72.5 without quotes.',
      'heatingType must be "stove", "floor", "central", "district", "underfloor", "heatPump", "gas", "oil", "electric", "nightStorage", "pellet", "solar" or "combinedHeatAndPower".',
      'floor must be a whole number, not 1.5.',
      'hasLift must be true or false, not a text.',
      'baseRent must be 0 or more.',
    ],
    de: [
      'livingArea muss eine Zahl sein, kein Text: Schreiben Sie 72.5 ohne Anführungszeichen.',
      'heatingType muss "stove", "floor", "central", "district", "underfloor", "heatPump", "gas", "oil", "electric", "nightStorage", "pellet", "solar" oder "combinedHeatAndPower" sein.',
      'floor muss eine ganze Zahl sein, nicht 1.5.',
      'hasLift muss true oder false sein, kein Text.',
      'baseRent muss mindestens 0 sein.',
    ],
  },
  {
    what: 'members that contradict each other',
    path: '/properties',
    body: aProperty(
      {
        fields: {
          purchasePrice: undefined,
          purchasePriceOnRequest: undefined,
          isLeasehold: undefined,
          commissionDue: false,
          commission: '3,57 %',
          groundRent: 900,
          constructionYear: 1907,
          constructionYearUnknown: true,
        },
      },
      'houseBuy',
    ),
    en: [
      'purchasePrice is missing: give a price, or set purchasePriceOnRequest to true.',
      'commission says what a prospect pays, and commissionDue is false: leave commission out, or set commissionDue to true.',
      'constructionYear is given, and constructionYearUnknown is true: give only one of them.',
      'leaseholdUntil belongs to a leasehold: set isLeasehold to true, or leave leaseholdUntil out.',
      'groundRent belongs to a leasehold: set isLeasehold to true, or leave groundRent out.',
    ],
    de: [
      'purchasePrice fehlt: Geben Sie einen Preis an oder setzen Sie purchasePriceOnRequest auf true.',
      'commission sagt, was Interessenten zahlen, doch commissionDue ist false: Lassen Sie commission weg oder setzen Sie commissionDue auf true.',
      'constructionYear ist angegeben, doch constructionYearUnknown ist true: Nur eines von beiden kann stimmen.',
      'leaseholdUntil gehört zum Erbbaurecht: Setzen Sie isLeasehold auf true oder lassen Sie leaseholdUntil weg.',
      'groundRent gehört zum Erbbaurecht: Setzen Sie isLeasehold auf true oder lassen Sie groundRent weg.',
    ],
  },
  {
    what: 'members in the wrong place',
    path: '/properties',
    body: { ...flat, fields: { ...flat.fields, zip: '10405', attachments: [] }, baseRent: 980, plz: '10405' },
    en: [
      'There is no member baseRent here; did you mean fields.baseRent?',
      'There is no member plz here; did you mean fields.address.postalCode?',
      'There is no member zip here; did you mean address.postalCode?',
      'There is no member attachments here; did you mean attachments at the top of the body?',
    ],
    de: [
      'Das Feld baseRent gibt es hier nicht; meinten Sie fields.baseRent?',
      'Das Feld plz gibt es hier nicht; meinten Sie fields.address.postalCode?',
      'Das Feld zip gibt es hier nicht; meinten Sie address.postalCode?',
      'Das Feld attachments gibt es hier nicht; meinten Sie attachments ganz oben im Body?',
    ],
  },
  {
    what: 'a contact that nobody can be reached by',
    path: '/contacts',
    body: { ...aContact(), email: 'anna at example.org', phone: 'call me', nachname: 'Muster', lastName: ' ' },
    en: [
      'There is no member nachname here; did you mean lastName?',
      'lastName must not be blank.',
      'email must be an e-mail address such as anna@example.org.',
      'phone must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only.',
    ],
    de: [
      'Das Feld nachname gibt es hier nicht; meinten Sie lastName?',
      'lastName darf nicht leer sein.',
      'email muss eine E-Mail-Adresse wie anna@example.org sein.',
      'phone muss eine Telefonnummer wie +49 30 23125 000 sein: nur Ziffern, Leerzeichen und + ( ) / . -.',
    ],
  },
  {
    what: 'a webhook into the house',
    path: '/webhooks',
    body: { url: 'http://10.0.0.1/hook', events: ['request.created'] },
    en: [
      'url leads to 10.0.0.1, which is not at a public address: name a server that can be reached from the internet.',
    ],
    de: [
      'url führt zu 10.0.0.1, und das ist keine öffentliche Adresse: Nennen Sie einen Server, der aus dem Internet erreichbar ist.',
    ],
  },
  {
    what: 'a portal that does not exist',
    path: '/targets',
    body: { type: 'portal-z', name: '' },
    en: [
      'name must not be empty.',
      'type must be "platform-a-24", "platform-a-24-sandbox", "platform-b", "platform-c" or "openimmo".',
    ],
    de: [
      'name darf nicht leer sein.',
      'type muss "platform-a-24", "platform-a-24-sandbox", "platform-b", "platform-c" oder "openimmo" sein.',
    ],
  },
]

test.for(wrongBodies)('$what is told in both languages, every fault of it', async ({ path, body, en, de }) => {
  for (const [language, expected] of [
    ['en', en],
    ['de', de],
  ] as const) {
    const client = await api.account('Muster', language)
    const payload = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { 'content-type': 'application/json' }

    const answer = await client.send({ method: 'POST', url: path, headers, payload })

    const { message, issues = [{ message }] } = answer.body as { message: string; issues?: { message: string }[] }
    expect(answer.status).toBe(400)
    expect(issues.map((issue) => issue.message)).toEqual(expected)
    expect(message).toMatch(
      issues.length === 1 ? /[.?]$/ : /\d (more faults|weitere Fehler)\.$|(one more fault|einen weiteren Fehler)\.$/,
    )
  }
})
