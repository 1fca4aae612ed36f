import { afterEach, describe, expect, test } from 'vitest'
import { testSession } from '../../../test/session.ts'
import { fullPublication, minimalPublication } from '../../../test/publications.ts'
import { type Reaction, type ScriptedServer, startScriptedServer } from '../../../test/scripted-server.ts'
import { messageOf, type Problem } from '@aushang/model'
import type { Outcome, Rejected } from '../../contract.ts'
import { created, errorPage, invalidSignature, messages, notFound, refused, refusedInXml } from '../fixtures/answers.ts'
import { platformA } from '../index.ts'

const target = () => ({
  url: server.url,
  consumer: { key: 'consumer-key', secret: 'consumer-secret' },
  credentials: { token: 'access-token', secret: 'token-secret' },
})

let server: ScriptedServer

afterEach(() => server.stop())

type Expected = Partial<Outcome> & { kind: Outcome['kind'] }

const forbidden: Expected = {
  kind: 'rejected',
  problems: [
    expect.objectContaining({ path: '', message: { sentences: [expect.objectContaining({ key: 'portalForbids' })] } }),
  ],
}

const afterSending: [string, Reaction, Expected][] = [
  ['a token that was taken back', invalidSignature, { kind: 'unauthorized' }],
  ['a key that lacks a permission', { status: 403, body: error('ERROR_COMMON_ACCESS_DENIED') }, forbidden],
  [
    'a nonce or a time that it finds too old',
    { status: 401, body: error('ERROR_COMMON_AUTHENTICATION_OAUTH_NONCE_EXPIRED') },
    { kind: 'unavailable' },
  ],
  [
    'too many requests',
    { status: 429, headers: { 'retry-after': '17' }, body: 'Too many requests' },
    { kind: 'unavailable', retryAfterMs: 17_000 },
  ],
  ['too many requests, without a time', { status: 429 }, { kind: 'unavailable', retryAfterMs: 60_000 }],
  ['too many requests, with nonsense', { status: 429, headers: { 'retry-after': 'soon' } }, { kind: 'unavailable' }],
  ['a failure of its own', { status: 500, body: 'java.lang.NullPointerException' }, { kind: 'unavailable' }],
  [
    'maintenance',
    { status: 503, headers: { 'retry-after': '120' }, body: errorPage },
    { kind: 'unavailable', retryAfterMs: 120_000 },
  ],
  ['a gateway that lost the answer', { status: 504, body: errorPage }, { kind: 'unknown' }],
  ['a redirect', { status: 302, headers: { location: 'https://example.org/' } }, { kind: 'unavailable' }],
  ['another interface', { status: 405, body: error('ERROR_COMMON_METHOD_NOT_ALLOWED') }, { kind: 'unavailable' }],
  ['a page with status 200', { status: 200, body: errorPage }, { kind: 'unknown' }],
  ['a page with status 403', { status: 403, body: errorPage }, { kind: 'unavailable' }],
  ['a page with status 400', { status: 400, body: errorPage }, { kind: 'unavailable' }],
  ['status 201 and no id', { status: 201 }, { kind: 'unknown' }],
  ['a JSON text that is no object', { status: 200, body: '"fine"' }, { kind: 'unknown' }],
  [
    'status 200 with a failure in it',
    { status: 200, body: error('ERROR_COMMON_SERVICE_UNAVAILABLE') },
    { kind: 'unavailable' },
  ],
  ['status 200 without access in it', { status: 200, body: error('ERROR_COMMON_ACCESS_DENIED') }, forbidden],
  [
    'status 200 with a refusal in it',
    { ...refused('title :  : MANDATORY_FIELD_EMPTY'), status: 200 },
    { kind: 'rejected', problems: [problem('/fields/title', 'field_missing')] },
  ],
  ['no answer', 'silence', { kind: 'unknown' }],
  ['a connection that breaks', 'reset', { kind: 'unknown' }],
  ['half an answer', 'cut off', { kind: 'unknown' }],
  ['what is not HTTP', 'garbage', { kind: 'unknown' }],
]

describe('Publishing a new advert', () => {
  test.for(afterSending)('ends well in order with %s', async ([, reaction, expected]) => {
    const outcome = await publishTo(() => reaction)

    expect(outcome).toMatchObject(expected)
    expect(JSON.stringify(outcome)).not.toMatch(/consumer-secret|token-secret|access-token/)
  })

  test('is unavailable where nobody listens', async () => {
    server = await startScriptedServer(() => 'silence')
    await server.stop()

    const outcome = await platformA.publish(minimalPublication('plotBuy'), testSession(target()))

    expect(outcome.kind).toBe('unavailable')
  })

  test('keeps the number under which the portal’s support finds the exchange', async () => {
    const reply = { ...invalidSignature, headers: { 'L-IS24-RequestRefnum': '06811372-a132-4fb5' } }

    const outcome = await publishTo(() => reply)

    expect(outcome.said).toMatchObject({ status: 401, reference: '06811372-a132-4fb5' })
  })

  test('repeats no secret that an error page repeats', async () => {
    const outcome = await publishTo(({ headers }) => ({
      status: 500,
      body: `Dump: ${headers.authorization} token-secret`,
    }))

    expect(JSON.stringify(outcome)).not.toMatch(/access-token|token-secret|consumer-key/)
  })

  test('says which advert came of it, when the rest goes wrong', async () => {
    const outcome = await publishTo(({ url }) =>
      url.includes('/publish') ? { status: 503 } : created('realestate', '325500001'),
    )

    expect(outcome).toMatchObject({ kind: 'unavailable', portalId: '325500001' })
  })

  test('waits for the portal’s allowance to fill up when it is used up', async () => {
    const headers = { 'x-ratelimit-limit': '300', 'x-ratelimit-remaining': '0' }
    const times: number[] = []

    await publishTo(() => {
      times.push(performance.now())
      return { ...created('realestate', '325500001'), headers }
    })

    expect(times).toHaveLength(2)
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(150)
  })

  test('is that access was taken back when not even the login is permitted', async () => {
    server = await startScriptedServer(() => ({ status: 403, body: error('ERROR_COMMON_ACCESS_DENIED') }))

    const outcome = await platformA.checkLogin?.(testSession(target()))

    expect(outcome?.kind).toBe('unauthorized')
  })

  test('is unauthorized without credentials, and asks nothing', async () => {
    server = await startScriptedServer(() => notFound)
    const outcome = await platformA.publish(
      minimalPublication('plotBuy'),
      testSession({ ...target(), credentials: null }),
    )

    expect(outcome.kind).toBe('unauthorized')
    expect(server.received).toEqual([])
  })
})

const refusals: [string, { path: string; code: string }][] = [
  ['numberOfRooms : null : MANDATORY_FIELD_EMPTY', problem('/fields/numberOfRooms', 'field_missing')],
  ['title :  : MANDATORY_FIELD_EMPTY', problem('/fields/title', 'field_missing')],
  ['address.houseNumber : null : MANDATORY_FIELD_EMPTY', problem('/fields/address/streetNumber', 'field_missing')],
  [`field 'address' is required`, problem('/fields/address', 'field_missing')],
  ['courtageInformation.courtage :  : COURTAGE_EMPTY', problem('/fields/commission', 'field_missing')],
  ['courtageInformation.courtageNote : x : LENGTH_EXCEEDED', problem('/fields/commissionDescription', 'field_invalid')],
  ['descriptionNote : a : b : LENGTH_EXCEEDED', problem('/fields/description', 'field_invalid')],
  [
    'thermalCharacteristic : 0 : NUMBER_IS_OUT_OF_RANGE',
    problem('/fields/residentialEnergyCertificate/energyConsumption', 'field_invalid'),
  ],
  [
    'energyCertificateInformation.energyEfficiencyClass : A : EV_EFFICIENCY_CLASS_NOT_VALID_FOR_THIS_CERTIFICATE',
    problem('/fields/residentialEnergyCertificate/energyClass', 'field_invalid'),
  ],
  ['constructionYear : 12 : YEAR_INVALID', problem('/fields/constructionYear', 'field_invalid')],
  ['contact.id : 1 : Contact invalid', problem('/contactId', 'field_invalid')],
  ['serviceCharge : -1 : NUMBER_IS_OUT_OF_RANGE', problem('/fields/additionalCosts', 'field_invalid')],
  ['hasCourtage is mandatory: YES or NO', problem('/fields/commissionDue', 'field_missing')],
  [
    'hasCourtage is mandatory: YES or NO. The value NOT_APPLICABLE is no more allowed',
    problem('/fields/commissionDue', 'field_missing'),
  ],
  [
    'EnergySourceEnev2014 value [BIO_ENERGY] is not allowed.',
    problem('/fields/residentialEnergyCertificate/energySource', 'field_invalid'),
  ],
  [
    `cvc-complex-type.2.4.a: Invalid content was found starting with element 'courtage'. One of '{numberOfRooms}' is expected.`,
    problem('/fields/numberOfRooms', 'field_invalid'),
  ],
  ['No contingent available', problem('', 'quota_exhausted')],
  ['No automatic booking enabled', problem('', 'quota_exhausted')],
  ['Given RealEstate external ID (a) does not match existing one (b)', problem('/externalId', 'duplicate_on_portal')],
  ['Something that nobody has seen before', problem('', 'rejected_by_portal')],
]

describe('A refusal of the portal', () => {
  test.for(refusals)('%s points at our own field', async ([detail, expected]) => {
    const outcome = await publishTo(({ method }) => (method === 'POST' ? refused(detail) : notFound))

    expect(outcome).toMatchObject({ kind: 'rejected', problems: [expected] })
    expect(JSON.stringify(outcome)).toContain(JSON.stringify(detail).slice(1, -1))
  })

  test('of a long text points at our own field, and quotes only its ends', async () => {
    const detail = `descriptionNote : Anfang ${'ä'.repeat(3990)} : LENGTH_EXCEEDED`

    const outcome = await publishTo(() => refused(detail))

    expect(outcome).toMatchObject({ kind: 'rejected', problems: [problem('/fields/description', 'field_invalid')] })
    const { portalMessage = '' } = (outcome as Rejected).problems[0] ?? {}
    expect(portalMessage).toMatch(/^descriptionNote : Anfang ä+…ä+ : LENGTH_EXCEEDED$/)
    expect(portalMessage.length).toBeLessThan(600)
  })

  test('names every fault', async () => {
    const outcome = await publishTo(() =>
      refused('numberOfRooms : null : MANDATORY_FIELD_EMPTY', 'baseRent : -1 : NUMBER_IS_OUT_OF_RANGE'),
    )

    expect(outcome).toMatchObject({
      kind: 'rejected',
      problems: [problem('/fields/numberOfRooms', 'field_missing'), problem('/fields/baseRent', 'field_invalid')],
    })
  })

  test('is understood in XML and in plain text', async () => {
    const inXml = await publishTo(() => refusedInXml('title : &lt;b&gt; : LENGTH_EXCEEDED'))
    await server.stop()
    const inText = await publishTo(() => ({ status: 412, body: 'Required request body is missing' }))

    expect(inXml).toMatchObject({ kind: 'rejected', problems: [problem('/fields/title', 'field_invalid')] })
    expect(inText).toMatchObject({
      kind: 'rejected',
      problems: [
        {
          path: '',
          code: 'rejected_by_portal',
          message: messageOf({ key: 'portalRefuses' }),
          portalMessage: 'Required request body is missing',
        },
      ],
    })
  })

  test('of an address that cannot be found points at the address', async () => {
    const body = messages({ messageCode: 'ERROR_GEOCODING_FAILED', message: 'Geocoding failed.' })

    const outcome = await publishTo(() => ({ status: 412, body }))

    expect(outcome).toMatchObject({ kind: 'rejected', problems: [problem('/fields/address', 'field_invalid')] })
  })
})

async function publishTo(react: ScriptedServer['react']): Promise<Outcome> {
  server = await startScriptedServer(react)
  const publication = fullPublication('apartmentRent', { contact: null, attachments: [], links: [] })
  return platformA.publish(publication, testSession(target(), 500))
}

function error(messageCode: string) {
  return messages({ messageCode, message: 'It went wrong.' })
}

function problem(path: string, code: string) {
  return { path, code } as Problem
}
