import type { Contact } from '@aushang/model'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fullContact } from '../../test/publications.ts'
import { type Reaction, type ScriptedServer, startScriptedServer } from '../../test/scripted-server.ts'
import { testSession } from '../../test/session.ts'
import type { ContactOutcome, ShownContact } from '../contract.ts'
import { created, notFound, refused, updated } from './fixtures/answers.ts'
import { platformA } from './index.ts'

const contact: Contact = {
  id: fullContact.id,
  lastName: 'Muster',
  email: 'anna@example.org',
  phone: '+49 30 23125000',
  createdAt: fullContact.createdAt,
  updatedAt: fullContact.updatedAt,
}
const ext = `/user/me/contact/ext-${contact.id}`
/** As the portal shows a contact in which the agency has set what we know nothing of. */
const shown = {
  '@id': '82511317',
  email: 'anna@example.org',
  salutation: 'NO_SALUTATION',
  lastname: 'Muster',
  faxNumberCountryCode: '+49',
  faxNumberAreaCode: '30',
  faxNumberSubscriber: '1',
  faxNumber: '+49 30 1',
  phoneNumberCountryCode: '+49',
  phoneNumberAreaCode: '30',
  phoneNumberSubscriber: '23125000',
  phoneNumber: '+49 30 23125000',
  address: { street: 'Allee', houseNumber: '1', postcode: '10115', city: 'Berlin' },
  countryCode: 'DEU',
  portraitUrl: 'https://portal.example.org/anna.jpg',
  secondaryEmail: 'team@example.org',
  officeHours: 'Mo–Fr 9–17 Uhr',
  defaultContact: 'true',
  localPartnerContact: 'false',
  businessCardContact: 'true',
  realEstateReferenceCount: 13,
  externalId: contact.id,
  showOnProfilePage: 'true',
}

let server: ScriptedServer
let answers: Record<string, Reaction>

beforeEach(async () => {
  answers = {
    'POST /user/me/contact': created('contact', 82_511_317),
    [`PUT ${ext}`]: updated('contact', '82511317'),
  }
  server = await startScriptedServer((request) => answers[nameOf(request)] ?? notFound)
})

afterEach(() => server.stop())

describe('A contact', () => {
  test('is created where it is not', async () => {
    const outcome = await update({ contact })

    expect(outcome.kind).toBe('updated')
    expect(calls()).toEqual([`GET ${ext}`, 'POST /user/me/contact'])
  })

  test('is not sent again as it was', async () => {
    const { remembered } = await update({ contact })
    server.received.length = 0

    const outcome = await update({ contact: { ...contact, updatedAt: '2026-12-01T00:00:00.000Z' }, remembered })

    expect(outcome.kind).toBe('updated')
    expect(calls()).toEqual([])
  })

  test('keeps what the agency set on the portal', async () => {
    answers[`GET ${ext}`] = { status: 200, body: { 'common.realtorContactDetail': shown } }

    await update({ contact: { ...contact, lastName: 'Beispiel' } })

    expect(calls()).toEqual([`GET ${ext}`, `PUT ${ext}`])
    const body = sentBody()
    expect(body).toContain('<lastname>Beispiel</lastname>')
    for (const kept of [
      '<faxNumber>+49 30 1</faxNumber>',
      '<street>Allee</street>',
      '<portraitUrl>https://portal.example.org/anna.jpg</portraitUrl>',
      '<secondaryEmail>team@example.org</secondaryEmail>',
      '<officeHours>Mo–Fr 9–17 Uhr</officeHours>',
      '<businessCardContact>true</businessCardContact>',
      '<showOnProfilePage>true</showOnProfilePage>',
    ])
      expect(body).toContain(kept)
  })

  test('is not written when the portal has it as it should be', async () => {
    answers[`GET ${ext}`] = { status: 200, body: { 'common.realtorContactDetail': shown } }

    await update({ contact })

    expect(calls()).toEqual([`GET ${ext}`])
  })

  test('loses what was ours and is not any more', async () => {
    const { remembered } = await update({ contact: { ...contact, officeHours: 'Mo–Fr 9–17 Uhr' } })
    answers[`GET ${ext}`] = { status: 200, body: { 'common.realtorContactDetail': shown } }
    const { phone: _gone, ...withoutPhone } = contact

    await update({ contact: withoutPhone, remembered })

    expect(sentBody()).not.toMatch(/phoneNumber|officeHours/)
    expect(sentBody()).toContain('<portraitUrl>')
  })

  const collecting = 'k3v9x0q2m7b1t8w4z6c5@requests.example.org'
  test.for([
    ['is set', undefined, collecting, undefined, collecting],
    ['of the agency stays', 'team@example.org', collecting, undefined, 'team@example.org'],
    ['that is set stays', collecting, collecting, collecting, collecting],
    ['that was ours goes when it is not wanted any more', collecting, undefined, collecting, undefined],
    ['that the agency put in its place stays', 'team@example.org', undefined, collecting, 'team@example.org'],
  ] as const)('a second address %s', async ([, there, inquiryEmail, before, expected]) => {
    const { secondaryEmail: _other, ...rest } = shown
    const withEmail = (email: string | undefined) => (email ? { inquiryEmail: email } : {})
    const { remembered } = await update({ contact, ...withEmail(before) })
    answers[`GET ${ext}`] = {
      status: 200,
      body: { 'common.realtorContactDetail': { ...rest, ...(there && { secondaryEmail: there }) } },
    }

    const told = await update({ contact: { ...contact, lastName: 'Beispiel' }, ...withEmail(inquiryEmail), remembered })

    expect(/<secondaryEmail>(.*)<\/secondaryEmail>/.exec(sentBody())?.[1]).toBe(expected)
    const isInVain = inquiryEmail !== undefined && expected !== inquiryEmail
    expect(platformA.contactRemarks?.(told.remembered).map(({ code }) => code)).toEqual(
      isInVain ? ['inquiries_not_collected'] : [],
    )
  })

  test('that the portal does not take is refused with a problem of ours', async () => {
    answers['POST /user/me/contact'] = refused('Element(s) [email] must be set')

    const outcome = await update({ contact })

    expect(outcome).toMatchObject({ kind: 'rejected', problems: [{ path: '/contactId', code: 'field_invalid' }] })
  })

  test('that the portal has just refused is refused without asking it, until it changes, or ten minutes are over', async () => {
    answers['POST /user/me/contact'] = refused('Element(s) [email] must be set')
    const first = await update({ contact })
    const { refused: refusal } = first.remembered as { refused: object }
    const longAgo = { ...(first.remembered as object), refused: { ...refusal, at: '2026-11-15T09:30:00.000Z' } }
    answers['POST /user/me/contact'] = created('contact', 82_511_317)
    server.received.length = 0

    const again = await update({ contact, remembered: first.remembered })
    const asked = calls()
    const changed = await update({ contact: { ...contact, lastName: 'Beispiel' }, remembered: first.remembered })
    const later = await update({ contact, remembered: longAgo })

    expect([again.kind, asked]).toEqual(['rejected', []])
    expect([changed.kind, later.kind]).toEqual(['updated', 'updated'])
  })

  test('that cannot be right is not sent', async () => {
    const outcome = await update({ contact: { ...contact, company: 'A <b> C' } })

    expect(outcome).toMatchObject({ kind: 'rejected', problems: [{ path: '/contactId' }] })
    expect(calls()).toEqual([])
  })

  test('is left alone when the portal’s answer holds none', async () => {
    answers[`GET ${ext}`] = { status: 200, body: { something: 'else' } }

    const outcome = await update({ contact })

    expect(outcome.kind).toBe('unavailable')
    expect(calls()).toEqual([`GET ${ext}`])
  })
})

async function update(
  shownContact: Omit<ShownContact, 'remembered'> & { remembered?: unknown },
): Promise<ContactOutcome> {
  const { updateContact } = platformA
  if (updateContact === undefined) throw new Error('it keeps contacts apart from adverts')
  const session = testSession({
    url: server.url,
    consumer: { key: 'consumer-key', secret: 'consumer-secret' },
    credentials: { token: 'access-token', secret: 'token-secret' },
  })
  return updateContact({ remembered: null, ...shownContact }, session)
}

function nameOf({ method, url }: { method: string; url: string }): string {
  return `${method} ${url.replace('/restapi/api/offer/v1.0', '')}`
}

function calls(): string[] {
  return server.received.map(nameOf)
}

function sentBody(): string {
  return server.received.at(-1)?.body.toString() ?? ''
}
