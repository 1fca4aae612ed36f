import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testSession } from '../../test/session.ts'
import { attachment, fullContact, minimalPublication, type Overrides } from '../../test/publications.ts'
import { type Reaction, type Received, type ScriptedServer, startScriptedServer } from '../../test/scripted-server.ts'
import type { Outcome, PreparedAttachment, Withdrawal } from '../contract.ts'
import { alreadyPublished, created, deleted, notFound, refused, updated } from './fixtures/answers.ts'
import { platformA } from './index.ts'

const root = '/restapi/api/offer/v1.0'
const id = '325500001'
const target = () => ({
  url: server.url,
  consumer: { key: 'consumer-key', secret: 'consumer-secret' },
  credentials: { token: 'access-token', secret: 'token-secret' },
})

let server: ScriptedServer
/** What the portal answers, by method and the end of the path. */
let answers: Record<string, Reaction>

beforeEach(async () => {
  answers = {
    [`POST /user/me/realestate`]: created('realestate', id),
    [`PUT /user/me/realestate/${id}`]: updated('realestate', id),
    [`GET /user/me/realestate/${id}/attachment`]: { status: 200, body: { 'common.attachments': [] } },
    'POST /publish': created('publish', `${id}_10000`),
  }
  server = await startScriptedServer((request) => answers[nameOf(request)] ?? notFound)
})

afterEach(() => server.stop())

describe('Publishing', () => {
  test('creates what is new, lists nothing, and puts it online', async () => {
    const outcome = await publish()

    expect(outcome).toMatchObject({ kind: 'published', portalId: id, publicUrl: `${server.url}/expose/${id}` })
    expect(calls()).toEqual(['POST /user/me/realestate', 'POST /publish'])
    expect(server.received[0]?.url).toBe(`${root}/user/me/realestate?usenewenergysourceenev2014values=true`)
  })

  test('brings what is there to this version; that it is online already is fine', async () => {
    answers['POST /publish'] = alreadyPublished

    const outcome = await publish({ placement: { portalId: id } })

    expect(outcome).toMatchObject({ kind: 'published', portalId: id })
    expect(calls()).toEqual([
      `PUT /user/me/realestate/${id}`,
      `GET /user/me/realestate/${id}/attachment`,
      'POST /publish',
    ])
  })

  test('creates anew what was deleted there', async () => {
    const outcome = await publish({ placement: { portalId: '1' } })

    expect(outcome).toMatchObject({ kind: 'published', portalId: id })
    expect(calls()).toEqual(['PUT /user/me/realestate/1', 'POST /user/me/realestate', 'POST /publish'])
  })

  test('looks before it sends again what may have arrived', async () => {
    answers['GET /user/me/realestate/ext-A%2F12%20b'] = found('livingBuySite')

    const outcome = await publish({ externalId: 'A/12 b', placement: { isUnsure: true } })

    expect(outcome).toMatchObject({ kind: 'published', portalId: id })
    expect(calls()).toEqual([
      'GET /user/me/realestate/ext-A%2F12%20b',
      `PUT /user/me/realestate/${id}`,
      `GET /user/me/realestate/${id}/attachment`,
      'POST /publish',
    ])
  })

  test('creates what had not arrived after all', async () => {
    await publish({ placement: { isUnsure: true } })

    expect(calls()).toEqual(['GET /user/me/realestate/ext-WHG-2041', 'POST /user/me/realestate', 'POST /publish'])
  })

  test.for([
    ['a refusal, as it does', 412],
    ['a conflict, as it says it does', 409],
  ] as const)('adopts what bears our number there, told by %s', async ([, status]) => {
    answers['POST /user/me/realestate'] = { ...refused('RealEstate already exists for external id.'), status }
    answers['GET /user/me/realestate/ext-WHG-2041'] = found('livingBuySite')

    const outcome = await publish()

    expect(outcome).toMatchObject({ kind: 'published', portalId: id })
  })

  test('leaves alone what bears our number and is of another type', async () => {
    answers['POST /user/me/realestate'] = refused('RealEstate already exists for external id.')
    answers['GET /user/me/realestate/ext-WHG-2041'] = found('houseBuy')

    const outcome = await publish()

    expect(outcome).toMatchObject({
      kind: 'rejected',
      problems: [{ path: '/externalId', code: 'duplicate_on_portal' }],
    })
    expect(calls()).not.toContain('POST /publish')
  })

  test('says that the portal does not have the contact', async () => {
    answers['POST /user/me/realestate'] = refused(`contact.externalId : ${fullContact.id} : Contact invalid`)

    const outcome = await publish({ contact: fullContact })

    expect(outcome).toMatchObject({ kind: 'rejected', lacksContact: true, problems: [{ path: '/contactId' }] })
  })

  test('goes online alone among all that speak to the target', async () => {
    const session = testSession(target())
    const order: string[] = []
    const runAlone = session.runAlone
    session.runAlone = async (work) => {
      order.push(`alone after ${server.received.length}`)
      return runAlone(work)
    }

    await platformA.publish(minimalPublication('plotBuy'), session)

    expect(order).toEqual(['alone after 1'])
  })
})

describe('The attachments of an advert', () => {
  const first = attachment({ title: 'Erstes', content: '1' })
  const second = attachment({ title: 'Zweites', content: '2' })
  const document = attachment({ title: 'Expose', content: '%PDF', contentType: 'application/pdf' })
  const attachments = [first, second, document]
  const links = [{ title: 'Rundgang', url: 'https://example.org/rundgang' }]
  const path = `/user/me/realestate/${id}/attachment`

  beforeEach(() => {
    let next = 0
    const react = server.react
    server.react = (request) => {
      if (nameOf(request) === `POST ${path}`) return created('attachment', String(904_900_001 + next++))
      return nameOf(request).startsWith(`DELETE ${path}/`) ? deleted('attachment', '1') : react(request)
    }
  })

  test('of a new one are sent in their order, without asking', async () => {
    await publish({ attachments, links })

    expect(calls()).toEqual(['POST /user/me/realestate', ...Array(4).fill(`POST ${path}`), 'POST /publish'])
    expect(server.received[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=\w+$/)
    expect(server.received[1]?.body.toString()).toMatch(
      /name="attachment"; filename="1.jpg"\r\nContent-Type: image\/jpeg\r\n[^]*\r\n\r\n1\r\n--[^]*name="metadata"; filename="metadata.xml"[^]*<titlePicture>true</,
    )
    expect(server.received[4]?.headers['content-type']).toBe('application/xml')
    expect(server.received[4]?.body.toString()).toContain('<url>https://example.org/rundgang</url>')
  })

  test('are not sent again when the portal has them', async () => {
    attached(
      picture('1', first, true),
      picture('2', second),
      pdf('3', document),
      link('4', 'https://example.org/rundgang'),
    )

    await publish({ attachments, links, placement: { portalId: id } })

    expect(calls()).toEqual([`PUT /user/me/realestate/${id}`, `GET ${path}`, 'POST /publish'])
  })

  test('are understood when the portal has only one', async () => {
    answers[`GET ${path}`] = { status: 200, body: { 'common.attachments': { attachment: picture('1', first, true) } } }

    await publish({ attachments: [first], placement: { portalId: id } })

    expect(calls()).toEqual([`PUT /user/me/realestate/${id}`, `GET ${path}`, 'POST /publish'])
  })

  test('that are not ours any more go, and a video that somebody made by hand stays', async () => {
    attached(picture('1', first, true), picture('2', second), { '@id': '5', '@xsi.type': 'common:StreamingVideo' })

    await publish({ attachments: [first], placement: { portalId: id } })

    expect(calls().slice(2)).toEqual([`DELETE ${path}/2`, 'POST /publish'])
  })

  test('that are only called differently are told, not sent', async () => {
    answers[`PUT ${path}/1`] = updated('attachment', '1')
    attached({ ...picture('1', first, true), title: 'Alter Titel' })

    await publish({ attachments: [first], placement: { portalId: id } })

    expect(calls().slice(2)).toEqual([`PUT ${path}/1`, 'POST /publish'])
    expect(server.received[2]?.body.toString()).toContain(`<externalCheckSum>${first.checksum}</externalCheckSum>`)
  })

  test('that changed places are put in order, pictures and PDFs only', async () => {
    answers[`PUT ${path}/attachmentsorder`] = updated('realestate', id)
    attached(picture('1', first, true), picture('2', second), link('4', 'https://example.org/rundgang'))

    await publish({ attachments: [second, first], links, placement: { portalId: id } })

    expect(calls().slice(2)).toEqual([`PUT ${path}/attachmentsorder`, 'POST /publish'])
    expect(server.received[2]?.body.toString()).toMatch(/<attachmentId>2<[^]*<attachmentId>1</)
    expect(server.received[2]?.body.toString()).not.toContain('>4<')
  })

  test('begin with the title picture: a new one before the others is put in order', async () => {
    answers[`PUT ${path}/attachmentsorder`] = updated('realestate', id)
    attached(picture('1', first, true))

    await publish({ attachments: [second, first], placement: { portalId: id } })

    expect(calls().slice(2)).toEqual([`POST ${path}`, `PUT ${path}/attachmentsorder`, 'POST /publish'])
  })

  test('stay as they are also with a PDF before the title picture', async () => {
    attached(pdf('3', document), picture('1', first, true))

    await publish({ attachments: [document, first], placement: { portalId: id } })

    expect(calls().slice(2)).toEqual(['POST /publish'])
  })

  test('that we could not have yet stay, and are recognised when we have them', async () => {
    answers[`PUT ${path}/101`] = updated('attachment', '101')
    const shown = [picture('100', first, true), picture('101', second)].map(({ externalCheckSum: _none, ...rest }) => ({
      ...rest,
      urls: [{ url: { '@scale': 'SCALE', '@href': `https://pictures.example.org/${rest['@id']}/%WIDTH%x%HEIGHT%` } }],
    }))
    attached(...shown)
    const publication = (attachments: PreparedAttachment[], placement: Overrides['placement']) => {
      const whole = minimalPublication('plotBuy', {
        attachments: [first, second],
        placement: { portalId: id, ...placement },
      })
      for (const [index, one] of whole.property.attachments.entries()) {
        one.url = `https://pictures.example.org/${100 + index}/2000x2000`
      }
      return { ...whole, attachments }
    }
    const session = testSession(target())
    const { remembered } = await platformA.publish(publication([first], {}), session)
    server.received.length = 0

    await platformA.publish(publication([first, { ...second, title: 'Neuer Titel' }], { remembered }), session)

    expect(calls()).toEqual([`PUT ${path}/101`])
  })

  test('that the portal refuses are named by their place', async () => {
    const react = server.react
    server.react = (request) =>
      nameOf(request) === `POST ${path}` ? refused('image/jpeg is not supported') : react(request)

    const outcome = await publish({ attachments: [first] })

    expect(outcome).toMatchObject({
      kind: 'rejected',
      portalId: id,
      problems: [{ path: '/attachments/0', code: 'field_invalid' }],
    })
  })

  function attached(...all: object[]) {
    answers[`GET ${path}`] = { status: 200, body: { 'common.attachments': [{ attachment: all }] } }
  }
})

describe('What is known of an advert', () => {
  const first = attachment({ title: 'Erstes', content: '1' })
  const second = attachment({ title: 'Zweites', content: '2' })
  const path = `/user/me/realestate/${id}/attachment`
  let next: number

  beforeEach(() => {
    next = 0
    const react = server.react
    server.react = (request) =>
      nameOf(request) === `POST ${path}` ? created('attachment', String(1 + next++)) : react(request)
  })

  test('is not sent again: a changed price is one call, and the same again none', async () => {
    const placement = await published({ attachments: [first] })

    await publish({ attachments: [first], placement, fields: { purchasePrice: 1 } })
    const edit = calls()
    server.received.length = 0
    await publish({ attachments: [first], placement })

    expect(edit).toEqual([`PUT /user/me/realestate/${id}`])
    expect(calls()).toEqual([])
  })

  test('is the pictures, too: of ten, one more is one call, and one less as well', async () => {
    const ten = Array.from({ length: 10 }, (_, n) => attachment({ title: `Bild ${n}`, content: `ten ${n}` }))
    const placement = await published({ attachments: ten })
    answers[`DELETE ${path}/10`] = deleted('attachment', '10')

    await publish({ attachments: [...ten, second], placement })
    await publish({ attachments: ten.slice(0, 9), placement })

    expect(calls()).toEqual([`POST ${path}`, `DELETE ${path}/10`])
  })

  test('is looked up when the portal says that it is not so', async () => {
    const placement = await published({ attachments: [first, second] })
    answers[`GET ${path}`] = {
      status: 200,
      body: { 'common.attachments': [{ attachment: picture('7', first, true) }] },
    }
    answers[`PUT ${path}/7`] = updated('attachment', '7')

    const renamed = [{ ...first, title: 'Anders' }]
    const outcome = await publish({ attachments: renamed, placement })
    server.received.length = 0
    await publish({ attachments: renamed, placement: { portalId: id, remembered: outcome.remembered } })

    expect(outcome.kind).toBe('published')
    expect(calls()).toEqual([])
  })

  test.for([
    ['it is in doubt', { isUnsure: true }],
    ['it is of another advert', { portalId: '2' }],
    ['nobody has looked for a week', {}],
  ] as const)('is looked up when %s', async ([why, changed]) => {
    answers[`PUT /user/me/realestate/2`] = updated('realestate', '2')
    answers[`POST /user/me/realestate/2/attachment`] = created('attachment', '9')
    answers[`GET /user/me/realestate/2/attachment`] = { status: 200, body: { 'common.attachments': [] } }
    answers[`GET ${path}`] = {
      status: 200,
      body: { 'common.attachments': [{ attachment: picture('1', first, true) }] },
    }
    const placement = await published({ attachments: [first] })
    const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString()
    const remembered = why.includes('week') ? { ...(placement.remembered as object), lookedAt: eightDaysAgo } : {}

    await publish({
      attachments: [first],
      placement: { ...placement, ...changed, remembered: { ...(placement.remembered as object), ...remembered } },
    })

    const [put, get] = calls()
    expect([put, get]).toEqual([
      expect.stringMatching(/^PUT .*realestate/),
      expect.stringMatching(/^GET .*attachment$/),
    ])
    // What an agent deactivated stays so, however little is known of the rest.
    expect(calls().includes('POST /publish')).toBe(why.includes('another'))
  })

  test('of which the upload failed is looked up the next time', async () => {
    const react = server.react
    server.react = (request) => (nameOf(request) === `POST ${path}` ? { status: 503 } : react(request))
    const failed = await publish({ attachments: [first] })
    server.react = react
    server.received.length = 0

    await publish({ attachments: [first], placement: { portalId: id, remembered: failed.remembered } })

    expect(failed.kind).toBe('unavailable')
    expect(calls()).toEqual([`GET ${path}`, `POST ${path}`, 'POST /publish'])
  })

  test('goes with the token: another may stand for another account', async () => {
    const placement = await published({})
    const session = testSession({ ...target(), credentials: { token: 'another-token', secret: 'token-secret' } })

    await platformA.publish(minimalPublication('plotBuy', { placement }), session)

    expect(calls()).toEqual([`PUT /user/me/realestate/${id}`])
  })

  test('does not switch on again what somebody deactivated there, but what was created anew', async () => {
    const placement = await published({})

    await publish({ placement, fields: { purchasePrice: 1 } })
    const edit = calls()
    server.received.length = 0
    answers[`PUT /user/me/realestate/${id}`] = notFound
    answers['POST /user/me/realestate'] = created('realestate', '325500002')
    await publish({ placement, fields: { purchasePrice: 2 } })

    expect(edit).not.toContain('POST /publish')
    expect(calls()).toEqual([`PUT /user/me/realestate/${id}`, 'POST /user/me/realestate', 'POST /publish'])
  })

  test('is the channels, too: those that are added or left out are told', async () => {
    const placement = await published({})
    answers[`DELETE /publish/${id}_10000`] = deleted('publish', `${id}_10000`)

    const both = await publish({ placement }, { publishChannels: ['10000', '10001'] })
    await publish({ placement: { portalId: id, remembered: both.remembered } }, { publishChannels: ['10001'] })

    expect(calls()).toEqual(['POST /publish', `DELETE /publish/${id}_10000`])
    expect(server.received[0]?.body.toString()).toContain('<publishChannel id="10001"/>')
  })

  test.for<[string, PreparedAttachment[], string[]]>([
    ['one more picture', [first, second], ['10000']],
    ['another channel', [first], ['10000', '10001']],
  ])('is gone when somebody deleted the advert there: %s creates it anew', async ([, attachments, publishChannels]) => {
    const placement = await published({ attachments: [first] })
    const anew = '325500002'
    const react = server.react
    server.react = (request) => {
      const isOfTheOld = request.url.includes(id) || request.body.includes(`"${id}"`)
      if (isOfTheOld) return notFound
      return request.url.includes(`${anew}/attachment`) ? created('attachment', String(1 + next++)) : react(request)
    }
    answers['POST /user/me/realestate'] = created('realestate', anew)

    const outcome = await publish({ attachments, placement }, { publishChannels })

    expect(outcome).toMatchObject({ kind: 'published', portalId: anew })
    expect(calls().slice(calls().indexOf('POST /user/me/realestate') + 1)).toEqual([
      ...attachments.map(() => `POST /user/me/realestate/${anew}/attachment`),
      ...publishChannels.map(() => 'POST /publish'),
    ])
  })

  /** And nothing is left of the calls. */
  async function published(overrides: Overrides) {
    const { remembered } = await publish(overrides)
    server.received.length = 0
    return { portalId: id, remembered }
  }
})

describe('Withdrawing', () => {
  test.for([
    ['deactivates the advert', {}, {}, [`DELETE /publish/${id}_10000`]],
    ['deletes it if the target wants that', { onWithdraw: 'delete' }, {}, [`DELETE /user/me/realestate/${id}`]],
    ['deletes it with its property', {}, { isForGood: true }, [`DELETE /user/me/realestate/${id}`]],
    [
      'deactivates it on every channel',
      { publishChannels: ['10001'] },
      { remembered: { id, channels: ['10000'], lookedAt: '2026-11-15T09:30:00.000Z' } },
      [`DELETE /publish/${id}_10000`, `DELETE /publish/${id}_10001`],
    ],
  ] as const)('%s', async ([, options, placement, expected]) => {
    for (const call of expected) answers[call] = deleted('publish', id)

    const outcome = await withdraw({ portalId: id, ...placement }, options)

    expect(outcome.kind).toBe('withdrawn')
    expect(calls()).toEqual(expected)
  })

  test('is fine with what is gone', async () => {
    expect((await withdraw({ portalId: id })).kind).toBe('withdrawn')
  })

  test('looks for what may have arrived', async () => {
    answers['GET /user/me/realestate/ext-WHG-2041'] = found('livingBuySite')

    const outcome = await withdraw({ isUnsure: true })

    expect(outcome.kind).toBe('withdrawn')
    expect(calls()).toContain(`DELETE /publish/${id}_10000`)
  })

  test('looks also when it has an id: the last try may have created the advert anew', async () => {
    answers['GET /user/me/realestate/ext-WHG-2041'] = found('livingBuySite')

    await withdraw({ portalId: '1', isUnsure: true })

    expect(calls()).toContain(`DELETE /publish/${id}_10000`)
  })

  test('deletes nothing that others made under our number', async () => {
    answers['GET /user/me/realestate/ext-WHG-2041'] = found('houseBuy')

    await withdraw({})
    await withdraw({ isUnsure: true })

    expect(calls()).toEqual(['GET /user/me/realestate/ext-WHG-2041'])
  })
})

function publish(overrides: Overrides = {}, options: object = {}): Promise<Outcome> {
  return platformA.publish(minimalPublication('plotBuy', overrides), testSession({ ...target(), options }))
}

function withdraw(placement: Overrides['placement'] & object, options: object = {}): Promise<Withdrawal> {
  const { placement: placed } = minimalPublication('plotBuy', { placement })
  return platformA.withdraw(placed, testSession({ ...target(), options }))
}

function nameOf({ method, url }: Pick<Received, 'method' | 'url'>): string {
  return `${method} ${url.replace(root, '').replace(/\?.*/, '')}`
}

function calls(): string[] {
  return server.received.map(nameOf)
}

function found(type: string): Reaction {
  return { status: 200, body: { [`realestates.${type}`]: { '@id': id, externalId: 'WHG-2041' } } }
}

function picture(attachmentId: string, { checksum, title }: { checksum: string; title?: string }, isTitle = false) {
  return {
    '@xsi.type': 'common:Picture',
    '@id': attachmentId,
    title,
    externalCheckSum: checksum,
    floorplan: 'false',
    titlePicture: String(isTitle),
  }
}

function pdf(attachmentId: string, { checksum, title }: { checksum: string; title?: string }) {
  return {
    '@xsi.type': 'common:PDFDocument',
    '@id': attachmentId,
    title,
    externalCheckSum: checksum,
    floorplan: 'false',
  }
}

function link(attachmentId: string, url: string) {
  return { '@xsi.type': 'common:Link', '@id': attachmentId, title: 'Rundgang', url }
}
