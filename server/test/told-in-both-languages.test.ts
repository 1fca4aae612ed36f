import { isRecord, type Language } from '@aushang/model'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { startApi } from './harness.ts'
import { aMailTarget, asAttachment, receive } from './mails/mails.ts'
import { connectedTarget, listed, listingOnce, newListing, newProperty, newTarget, revokeAccess } from './portal.ts'
import { type Received, startReceiver } from './receiver.ts'
import { startSource } from './source.ts'
import { aPublication, aWebhook, eventually, hasten, processed, recordTestEvents, startTestWorker } from './work.ts'

const api = startApi()
const events = [
  'publication.failed',
  'property.processing_failed',
  'target.unauthorized',
  'webhook.disabled',
  'request.parsing_failed',
]

/** Everything that goes wrong in an agency at once. */
async function unluckyAgency(language: Language) {
  const client = await api.account('Muster', language)
  const hook = await startReceiver()
  const gone = await startReceiver(410)
  await client.post('/webhooks', { url: hook.url, events })
  const deaf = await aWebhook(client, gone.url)
  const source = await startSource({})

  const target = await connectedTarget(api, client)
  const refused = (await listed(client, target, 'REJECT-baseRent-1')).listing
  await listingOnce(client, refused.id, { status: 'failed' })
  const away = (await listed(client, target, 'OKERROR-1')).listing
  await listingOnce(client, away.id, { failureCode: 'portal_unavailable' })

  const attachments = [{ url: `${source.url}/kueche.jpg` }, { url: 'https://10.0.0.1/bad.jpg', title: 'Bad' }]
  const pictures = await newProperty(client, { attachments })
  await processed(client, pictures.id)
  const online = await newListing(client, pictures.id, target.id)
  await listingOnce(client, online.id, { status: 'published' })

  const { region: _none, ...address } = { region: '', postalCode: '10115', city: 'Berlin' }
  const homeless = await newProperty(client, { fields: { address } })
  const check = async (headers?: Record<string, string>) =>
    (await client.post('/listings/check', { propertyId: homeless.id, targetId: target.id }, headers)).body

  const mailbox = await aMailTarget(api, client)
  const fault = '<fehler><objekt_id>A-1</objekt_id><fehlernr>1</fehlernr><text>Die Kaltmiete fehlt.</text></fehler>'
  const report = asAttachment(`<openimmo_feedback><fehlerliste>${fault}</fehlerliste></openimmo_feedback>`)
  await receive(api, client, mailbox, report, Buffer.from('From: a@example.org\r\n\r\nNoch frei?\r\n'))

  await revokeAccess(api, client, target.id)
  await client.patch(`/properties/${pictures.id}`, { fields: { baseRent: 1234 } })
  await eventually(async () =>
    expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('revoked'),
  )
  for (const { id } of [online, away]) {
    await hasten(api, client, 'listings')
    await listingOnce(client, id, { failureCode: 'unauthorized' })
  }

  await recordTestEvents(api, client.accountId, [aPublication()])
  await eventually(async () => expect((await client.get(`/webhooks/${deaf.id}`)).body.enabled).toBe(false))
  await eventually(async () => {
    const told = hook.requests.map(nameOf)
    const { body: log } = await client.get('/events')
    expect(new Set(told).size).toBe(events.length)
    expect(told).toHaveLength(log.filter(({ eventName }: { eventName: string }) => events.includes(eventName)).length)
  })

  const [delivery] = (await client.get(`/webhooks/${deaf.id}/deliveries`)).body
  const paths = [
    '/listings',
    `/listings/${refused.id}`,
    `/listings/${refused.id}/attempts`,
    `/listings/${away.id}/attempts`,
    '/properties',
    `/properties/${pictures.id}`,
    '/targets',
    `/targets/${mailbox.id}`,
    '/webhooks',
    `/webhooks/${deaf.id}`,
    `/deliveries/${delivery.id}`,
    '/events',
  ]
  return { client, hook, paths, check, ids: { refused, pictures, target, deaf, mailbox } }
}

const inLanguage = (language: string) => ({ 'accept-language': language })

describe('an account', () => {
  test.each([
    { language: 'de', other: 'en' },
    { language: 'en', other: 'de' },
  ] as const)(
    'that speaks $language reads no sentence in $other, in resources, events and webhooks',
    async ({ language, other }) => {
      startTestWorker(api)
      const { client, hook, paths, check } = await unluckyAgency(language)

      const answers = await Promise.all(
        paths.map(async (path) => ({
          path,
          own: messagesIn((await client.get(path)).body),
          same: messagesIn((await client.get(path, inLanguage(language))).body),
          other: messagesIn((await client.get(path, inLanguage(other))).body),
        })),
      )
      const checked = [await check(), await check(inLanguage(other))].map(messagesIn)
      const told = hook.requests.flatMap(({ body }) => messagesIn(JSON.parse(body)))
      const logged = messagesIn((await client.get('/events')).body)

      expect(answers.filter(({ own }) => own.length === 0).map(({ path }) => path)).toEqual([])
      expect(answers.map(({ own }) => own)).toEqual(answers.map(({ same }) => same))
      expect(answers.map(({ own }) => own.length)).toEqual(answers.map(({ other }) => other.length))
      expect(answers.flatMap(({ own, other }) => own.filter((words, index) => words === other[index]))).toEqual([])
      expect(checked[0]?.length).toBeGreaterThan(0)
      expect(checked[0]?.every((words, index) => words !== checked[1]?.[index])).toBe(true)
      expect(told.toSorted()).toEqual(logged.toSorted())
      for (const words of [...answers.flatMap(({ own }) => own), ...told]) {
        expect(words).not.toMatch(/\b[A-Z]+_[A-Z]+\b|\(\d{3}\)|sentences/)
      }
    },
    60_000,
  )

  test('is shown the past in the language that it speaks now', async () => {
    startTestWorker(api)
    const { client, ids } = await unluckyAgency('de')
    const words = async () => ({
      listing: (await client.get(`/listings/${ids.refused.id}`)).body,
      property: (await client.get(`/properties/${ids.pictures.id}`)).body,
      target: (await client.get(`/targets/${ids.target.id}`)).body,
      note: (await client.get(`/targets/${ids.mailbox.id}`)).body.notes[0],
      webhook: (await client.get(`/webhooks/${ids.deaf.id}`)).body,
    })

    const before = await words()
    await client.patch('/account', { language: 'en' })
    const after = await words()

    expect(before).toMatchObject({
      listing: {
        failureMessage: 'Portal A nimmt die Kaltmiete so nicht an. Bitte prüfen Sie die Angabe.',
        problems: [{ path: '/fields/baseRent', portalMessage: expect.stringContaining('baseRent') }],
      },
      property: {
        failureMessage:
          'Anhang 1 (kueche.jpg) lässt sich nicht verwenden. Unter der Adresse ist keine Datei zu finden. Prüfen Sie die Adresse oder laden Sie die Datei hoch. Ein weiterer Anhang lässt sich nicht verwenden.',
      },
      target: { failureMessage: 'Portal A gewährt uns keinen Zugang mehr. Bitte stellen Sie die Verbindung neu her.' },
      note: {
        message:
          'Laut einer Mail hat das Portal etwas nicht übernommen. Von wem die Mail wirklich stammt, ist nicht geprüft.',
        words: 'A-1: Die Kaltmiete fehlt.',
      },
      webhook: {
        disabledMessage:
          'Die Adresse hat mitgeteilt, dass es sie nicht mehr gibt. Tragen Sie eine neue ein oder löschen Sie den Webhook.',
      },
    })
    expect(after).toMatchObject({
      listing: {
        failureMessage: 'Portal A does not accept the base rent as given. Please check it.',
        problems: [{ portalMessage: before.listing.problems[0].portalMessage }],
      },
      property: { failureMessage: expect.stringMatching(/^Attachment 1 \(kueche\.jpg\) cannot be used\./) },
      target: { failureMessage: 'Portal A does not let us in any more. Please connect it again.' },
      note: { message: expect.stringMatching(/^A mail says/), words: 'A-1: Die Kaltmiete fehlt.' },
      webhook: { disabledMessage: expect.stringMatching(/^The address has answered/) },
    })
  }, 60_000)

  test('whose language changes before a webhook has got through gets it in the new one, signed as it is sent', async () => {
    startTestWorker(api)
    const client = await api.account('Muster', 'de')
    const hook = await startReceiver([500, 200])
    const webhook = await aWebhook(client, hook.url, { events: ['property.processing_failed'] })
    const source = await startSource({})
    await newProperty(client, { attachments: [{ url: `${source.url}/none.jpg` }] })
    await eventually(() => expect(hook.requests).toHaveLength(1))

    await client.patch('/account', { language: 'en' })
    await eventually(async () => {
      await hasten(api, client)
      expect(hook.requests).toHaveLength(2)
    })

    const [first, second] = hook.requests.map((request) => verified(request, webhook.signingKey))
    expect(first?.eventPayload.failureMessage).toMatch(/^Anhang 1 \(none\.jpg\) lässt sich nicht verwenden\./)
    expect(second?.eventPayload.failureMessage).toMatch(/^Attachment 1 \(none\.jpg\) cannot be used\./)
    expect(second?.eventId).toBe(first?.eventId)
  })
})

test('a key of the agreement that the portal refuses is what the target complains of, whoever asks', async () => {
  const client = await api.account('Muster', 'de')
  const target = await newTarget(client)
  await client.put('/account/credentials/platform-a-24-sandbox', { key: 'sandbox-key', secret: 'not-the-secret' })
  const words =
    'Portal A erkennt den Schlüssel aus Ihrer Vereinbarung nicht an. Prüfen Sie Schlüssel und Geheimnis, tragen Sie beide neu ein und öffnen Sie den Link noch einmal.'

  await api.send({ url: new URL(target.authorizationUrl ?? '').pathname })

  const failed = { failureCode: 'consumer_key_refused', failureMessage: words }
  expect((await client.get(`/targets/${target.id}`)).body).toMatchObject({ authorizationStatus: 'failed', ...failed })
  expect((await client.post(`/targets/${target.id}/check`)).body).toMatchObject({ ok: false, ...failed })
})

const messageMembers = ['failureMessage', 'message', 'disabledMessage']

/** Every sentence in an answer that is ours; what a portal or a prospect wrote is theirs. */
function messagesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(messagesIn)
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    messageMembers.includes(name) && typeof inner === 'string' ? [inner] : messagesIn(inner),
  )
}

function nameOf({ body }: Received): string {
  return (JSON.parse(body) as { eventName: string }).eventName
}

interface Told {
  eventId: string
  eventPayload: { failureMessage: string }
}

function verified({ headers, body }: Received, signingKey: string): Told {
  return new StandardWebhook(signingKey).verify(body, headers as Record<string, string>) as Told
}
