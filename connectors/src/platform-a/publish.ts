import { isRecord } from '@aushang/model'
import type { Outcome, Placement, Publication, Rejected } from '../contract.ts'
import { advertOf, portalTypes } from './document/advert.ts'
import { createdId, type Meaning, saidIn, textOf } from './offer-api/answers.ts'
import { bringAttachments } from './bring-attachments.ts'
import { commonNamespace, contactOf } from './document/contact.ts'
import { enclosuresOf } from './document/enclosures.ts'
import { type Explain, explainAdvert, explainAs, isAlreadyThere, problemsOf } from './offer-api/refusals.ts'
import { Ended, type OfferApi, openOfferApi, type Reply, type Session } from './offer-api/offer-api.ts'
import { writeDocument } from './document/xml.ts'

export const portalChannel = '10000'

const realEstates = '/user/me/realestate'
const newEnergyValues = '?usenewenergysourceenev2014values=true'
const xml = { contentType: 'application/xml' }

/** Contact, advert, attachments, and only then online. */
export async function publishAdvert(publication: Publication, session: Session): Promise<Outcome> {
  const api = openOfferApi(session)
  let portalId: string | undefined
  try {
    await putContact(api, publication)
    const { id, isNew } = await putAdvert(api, publication)
    portalId = id
    await bringAttachments(api, id, enclosuresOf(publication), isNew)
    const reply = await session.runAlone(() => putOnline(api, id), api.account())
    return { kind: 'published', portalId: id, publicUrl: `${websiteOf(session)}/expose/${id}`, said: saidIn(reply) }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    return { ...error.outcome, ...(portalId && { portalId }) }
  }
}

/** The advert that the portal has under our number, if it has one. One of another type cannot be ours. */
export async function findAdvert(api: OfferApi, placement: Placement): Promise<Found | undefined> {
  const path = `${realEstates}/ext-${encodeURIComponent(placement.externalId)}`
  const reply = await api.send({ method: 'GET', path, also: ['missing'] })
  if (reply.meaning === 'missing') return undefined
  const advert = isRecord(reply.json) ? reply.json[`realestates.${portalTypes[placement.propertyType]}`] : undefined
  return { ourId: isRecord(advert) ? textOf(advert['@id']) : undefined }
}

/** The portal's pages for people lie beside its interface: `www.` for `rest.`, or on the same host. */
function websiteOf({ url }: Session): string {
  return url.replace(/^(https?:\/\/)rest\./, '$1www.')
}

interface Found {
  ourId: string | undefined
}

async function putContact(api: OfferApi, { contact }: Publication): Promise<void> {
  if (contact === null) return
  const call = { body: writeDocument(contactOf(contact)), ...xml, explain: explainAs('/contactId', 'the contact') }
  const path = '/user/me/contact'
  const put = () => api.send({ ...call, method: 'PUT', path: `${path}/ext-${contact.id}`, also: ['missing'] })
  if ((await put()).meaning !== 'missing') return
  // Another listing may create the same contact at this moment. Then it is there, with our words in it or its own.
  const created = await api.send({
    ...call,
    method: 'POST',
    path,
    isRepeatable: true,
    also: ['conflict', 'refused'],
  })
  if (created.meaning !== 'done' && (await put()).meaning === 'missing')
    throw new Ended(rejectedBy(created, call.explain))
}

async function putAdvert(api: OfferApi, publication: Publication): Promise<{ id: string; isNew: boolean }> {
  const { placement } = publication
  const advert = advertOf(publication)
  const call = { body: writeDocument(advert), ...xml, explain: explainAdvert(advert) }
  const put = (id: string, also: Meaning[]) =>
    api.send({ ...call, method: 'PUT', path: `${realEstates}/${id}${newEnergyValues}`, also })

  const known = placement.portalId ?? (placement.isUnsure ? await adopt(api, placement) : undefined)
  if (known !== undefined && (await put(known, ['missing'])).meaning === 'done') return { id: known, isNew: false }

  const created = await api.send({
    ...call,
    method: 'POST',
    path: realEstates + newEnergyValues,
    also: ['refused', 'conflict'],
  })
  if (created.meaning === 'done') {
    const id = createdId(created)
    if (id !== undefined) return { id, isNew: true }
    const detail = 'The portal took the advert and did not say its id.'
    throw new Ended({ kind: 'unknown', detail, said: saidIn(created) })
  }
  const isTaken = isAlreadyThere(created) || created.meaning === 'conflict'
  const existing = isTaken ? await adopt(api, placement) : undefined
  if (existing === undefined) throw new Ended(rejectedBy(created, call.explain))
  await put(existing, [])
  return { id: existing, isNew: false }
}

function rejectedBy(reply: Reply, explain: Explain): Rejected {
  return { kind: 'rejected', problems: problemsOf(reply, explain), said: saidIn(reply) }
}

/** No two properties of a target bear the same number, so what is there under ours is ours, or was made by hand for it. */
async function adopt(api: OfferApi, placement: Placement): Promise<string | undefined> {
  const found = await findAdvert(api, placement)
  if (found === undefined || found.ourId !== undefined) return found?.ourId
  const message = `The portal has an advert of another type under the externalId ${placement.externalId}.`
  throw new Ended({ kind: 'rejected', problems: [{ path: '/externalId', code: 'duplicate_on_portal', message }] })
}

/** What is online already is answered with a conflict. */
function putOnline(api: OfferApi, portalId: string): Promise<Reply> {
  const body = writeDocument({
    name: 'common:publishObject',
    attributes: { 'xmlns:common': commonNamespace },
    content: [
      { name: 'realEstate', attributes: { id: portalId } },
      { name: 'publishChannel', attributes: { id: portalChannel } },
    ],
  })
  return api.send({ method: 'POST', path: '/publish', body, ...xml, isRepeatable: true, also: ['conflict'] })
}
