import { isRecord, messageOf } from '@aushang/model'
import type { Outcome, Placement, Publication, Rejected } from '../contract.ts'
import { Ended } from '../ended.ts'
import type { Meaning } from '../http-answers.ts'
import { advertOf, placesOf } from './document/advert.ts'
import { createdId, saidIn, textOf } from './offer-api/answers.ts'
import { bringAttachments } from './bring-attachments.ts'
import { bringChannels } from './bring-channels.ts'
import { type Explain, explainAdvert, isAlreadyThere, problemsOf } from './offer-api/refusals.ts'
import { type OfferApi, openOfferApi, type Reply, type Session } from './offer-api/offer-api.ts'
import { isMissing } from './offer-api/outcomes.ts'
import { type AdvertMemory, checksumFor, recallAdvert } from './memory.ts'
import { portalTypes } from './members.ts'
import { channelsOf, portalChannel } from './options.ts'
import { writeDocument } from './document/xml.ts'

export const realEstates = '/user/me/realestate'
export const newEnergyValues = '?usenewenergysourceenev2014values=true'

/**
 * Advert, attachments, and only then online: of each, what the portal does not have yet, as far as we know. However it ends,
 * what is known by then is remembered, and what is in doubt is not.
 */
export async function publishAdvert(publication: Publication, session: Session): Promise<Outcome> {
  const api = openOfferApi(session)
  const recalled = recallAdvert(publication.placement, Date.now())
  const known: Known = { advert: recalled }
  try {
    const advert = await bringAdvert(api, publication, session, known)
    const { attachments, ...rest } = advert
    known.advert = rest
    const { attached, hasLooked } = await bringAttachments(api, advert.id, publication, attachments)
    known.advert = { ...rest, attachments: attached, ...(hasLooked && { lookedAt: new Date().toISOString() }) }
    const channels = channelsOf(session.options)
    const before = api.lastReply()
    const said = (await bringChannels(api, session, advert, channels)) ?? (before && saidIn(before))
    return {
      kind: 'published',
      portalId: advert.id,
      ...(channels.includes(portalChannel) && { publicUrl: advertUrl(session, advert.id) }),
      ...(said && { said }),
      remembered: { ...known.advert, channels },
    }
  } catch (error) {
    if (!(error instanceof Ended)) throw error
    const { outcome } = error
    const isLeftOut = recalled?.checksum !== undefined && known.advert?.checksum === recalled.checksum
    if (isLeftOut && isMissing(outcome)) return publishAdvert(withoutChecksum(publication, recalled), session)
    return {
      ...outcome,
      ...(known.advert && { portalId: known.advert.id, remembered: known.advert }),
      ...(outcome.kind === 'rejected' && { lacksContact: lacksContact(outcome) }),
    }
  }
}

/** What was not sent because it is there is not there any more: it is to be sent after all. */
function withoutChecksum(
  publication: Publication,
  { checksum: _sentBefore, ...remembered }: AdvertMemory,
): Publication {
  return { ...publication, placement: { ...publication.placement, remembered } }
}

/** The advert that the portal has under our number, if it has one. One of another type cannot be ours. */
export async function findAdvert(api: OfferApi, placement: Placement): Promise<Found | undefined> {
  const path = `${realEstates}/ext-${encodeURIComponent(placement.externalId)}`
  const reply = await api.send({ method: 'GET', path, also: ['missing'] })
  if (reply.meaning === 'missing') return undefined
  const advert = isRecord(reply.json) ? reply.json[`realestates.${portalTypes[placement.propertyType]}`] : undefined
  return { ourId: isRecord(advert) ? textOf(advert['@id']) : undefined }
}

interface Known {
  advert: AdvertMemory | undefined
}

/** The portal's pages for people lie beside its interface: `www.` for `rest.`, or on the same host. */
export function advertUrl({ url }: Session, id: string): string {
  return `${url.replace(/^(https?:\/\/)rest\./, '$1www.')}/expose/${id}`
}

interface Found {
  ourId: string | undefined
}

/** An advert names its contact and says nothing else of it. */
function lacksContact({ problems }: Rejected): boolean {
  return problems.some(({ path }) => path === '/contactId')
}

/** Sends the advert unless it is there as it should be. */
async function bringAdvert(
  api: OfferApi,
  publication: Publication,
  session: Session,
  known: Known,
): Promise<AdvertMemory> {
  const { placement } = publication
  const body = writeDocument(advertOf(publication))
  const checksum = checksumFor(session, body)
  const before = known.advert
  if (before?.checksum === checksum) return before
  if (before !== undefined) {
    const { checksum: _sentBefore, ...rest } = before
    known.advert = rest
  }
  const call = { body, contentType: 'application/xml', explain: explainAdvert(placesOf(publication)) }
  const { id, isNew } = await putAdvert(api, placement, call)
  if (before?.id === id) return { ...before, checksum }
  const lookedAt = new Date().toISOString()
  return { id, checksum, channels: [], lookedAt, ...(isNew && { attachments: [] }) }
}

interface AdvertCall {
  body: string
  contentType: string
  explain: Explain
}

async function putAdvert(
  api: OfferApi,
  placement: Placement,
  call: AdvertCall,
): Promise<{ id: string; isNew: boolean }> {
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
    throw new Ended({ kind: 'unknown', sentence: { key: 'portalKeepsNumber' }, said: saidIn(created) })
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
  const { externalId } = placement
  const message = messageOf({ key: 'portalHasDuplicate', params: { externalId } })
  throw new Ended({ kind: 'rejected', problems: [{ path: '/externalId', code: 'duplicate_on_portal', message }] })
}
