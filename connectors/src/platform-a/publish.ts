import { isRecord } from '@aushang/model'
import type { Outcome, Placement, Portal, Publication, Rejected } from '../contract.ts'
import { advertOf, portalTypes } from './advert.ts'
import { createdId, type Meaning, saidIn, textOf } from './answers.ts'
import { bringAttachments } from './attachments.ts'
import { commonNamespace, contactOf } from './contact.ts'
import { enclosuresOf } from './enclosures.ts'
import { type Explain, explainAdvert, explainAs, isAlreadyThere, problemsOf } from './refusals.ts'
import { Ended, type Reply, type Session } from './session.ts'
import { writeDocument } from './xml.ts'

export const portalChannel = '10000'

const realEstates = '/user/me/realestate'
const newEnergyValues = '?usenewenergysourceenev2014values=true'
const xml = { contentType: 'application/xml' }

/** Contact, advert, attachments, and only then online. */
export async function publishAdvert(
  publication: Publication,
  session: Session,
  portal: Portal,
  options: { boundary: () => string; publicUrl: (portalId: string) => string },
): Promise<Outcome> {
  let portalId: string | undefined
  try {
    await putContact(session, publication)
    const { id, isNew } = await putAdvert(session, publication)
    portalId = id
    await bringAttachments(session, id, enclosuresOf(publication), { isNew, boundary: options.boundary })
    const reply = await portal.alone(() => putOnline(session, id), session.account())
    return { kind: 'published', portalId: id, publicUrl: options.publicUrl(id), said: saidIn(reply) }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    return { ...error.outcome, ...(portalId && { portalId }) }
  }
}

/** The advert that the portal has under our number, if it has one. One of another type cannot be ours. */
export async function findAdvert(session: Session, placement: Placement): Promise<Found | undefined> {
  const path = `${realEstates}/ext-${encodeURIComponent(placement.externalId)}`
  const reply = await session.send({ method: 'GET', path, also: ['missing'] })
  if (reply.meaning === 'missing') return undefined
  const advert = isRecord(reply.json) ? reply.json[`realestates.${portalTypes[placement.propertyType]}`] : undefined
  return { ourId: isRecord(advert) ? textOf(advert['@id']) : undefined }
}

interface Found {
  ourId: string | undefined
}

async function putContact(session: Session, { contact }: Publication): Promise<void> {
  if (contact === null) return
  const call = { body: writeDocument(contactOf(contact)), ...xml, explain: explainAs('/contactId', 'the contact') }
  const path = '/user/me/contact'
  const put = () => session.send({ ...call, method: 'PUT', path: `${path}/ext-${contact.id}`, also: ['missing'] })
  if ((await put()).meaning !== 'missing') return
  // Another listing may create the same contact at this moment. Then it is there, with our words in it or its own.
  const created = await session.send({
    ...call,
    method: 'POST',
    path,
    isRepeatable: true,
    also: ['conflict', 'refused'],
  })
  if (created.meaning !== 'done' && (await put()).meaning === 'missing')
    throw new Ended(rejectedBy(created, call.explain))
}

async function putAdvert(session: Session, publication: Publication): Promise<{ id: string; isNew: boolean }> {
  const { placement } = publication
  const advert = advertOf(publication)
  const call = { body: writeDocument(advert), ...xml, explain: explainAdvert(advert) }
  const put = (id: string, also: Meaning[]) =>
    session.send({ ...call, method: 'PUT', path: `${realEstates}/${id}${newEnergyValues}`, also })

  const known = placement.portalId ?? (placement.isUnsure ? await adopt(session, placement) : undefined)
  if (known !== undefined && (await put(known, ['missing'])).meaning === 'done') return { id: known, isNew: false }

  const created = await session.send({
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
  const existing = isTaken ? await adopt(session, placement) : undefined
  if (existing === undefined) throw new Ended(rejectedBy(created, call.explain))
  await put(existing, [])
  return { id: existing, isNew: false }
}

function rejectedBy(reply: Reply, explain: Explain): Rejected {
  return { kind: 'rejected', problems: problemsOf(reply, explain), said: saidIn(reply) }
}

/** No two properties of a target bear the same number, so what is there under ours is ours, or was made by hand for it. */
async function adopt(session: Session, placement: Placement): Promise<string | undefined> {
  const found = await findAdvert(session, placement)
  if (found === undefined || found.ourId !== undefined) return found?.ourId
  const message = `The portal has an advert of another type under the externalId ${placement.externalId}.`
  throw new Ended({ kind: 'rejected', problems: [{ path: '/externalId', code: 'duplicate_on_portal', message }] })
}

/** What is online already is answered with a conflict. */
function putOnline(session: Session, portalId: string): Promise<Reply> {
  const body = writeDocument({
    name: 'common:publishObject',
    attributes: { 'xmlns:common': commonNamespace },
    content: [
      { name: 'realEstate', attributes: { id: portalId } },
      { name: 'publishChannel', attributes: { id: portalChannel } },
    ],
  })
  return session.send({ method: 'POST', path: '/publish', body, ...xml, isRepeatable: true, also: ['conflict'] })
}
