import { buffer } from 'node:stream/consumers'
import { isRecord, messageOf, type Problem } from '@aushang/model'
import type { Outcome, Placement, Publication } from '../contract.ts'
import { Ended, type Failure, untilEnded } from '../ended.ts'
import { listingOf } from './document/listing.ts'
import { type Media, mediaOf, readMedia } from './document/media.ts'
import { saidIn, textOf } from './listings-api/answers.ts'
import { type ListingsApi, openListingsApi, type Reply, type Session } from './listings-api/listings-api.ts'
import {
  type Explain,
  explainListing,
  isAboutFiles,
  isOfAnotherType,
  isTaken,
  problemsOf,
} from './listings-api/refusals.ts'
import { askAgainAfterMs, type ListingMemory, recallListing } from './memory.ts'

/** Files first, then the advert that names them. The portal takes it, and decides later: see `askOutcome`. */
export async function publishListing(publication: Publication, session: Session): Promise<Outcome> {
  const api = openListingsApi(session)
  return untilEnded(async () => {
    const { reply, media } = await bringListing(api, publication)
    const listingId = textOf(isRecord(reply.json) ? reply.json['listingId'] : undefined)
    if (listingId === '')
      throw new Ended({ kind: 'unknown', sentence: { key: 'portalKeepsNumber' }, said: saidIn(reply) })
    const remembered: ListingMemory = {
      listingId,
      mediaIds: media.flatMap(({ body }) => body.externalMediaId ?? []),
      adoptedMedia: media.flatMap(({ adopted }) => adopted ?? []),
      pendingSince: new Date().toISOString(),
    }
    return {
      kind: 'pending',
      portalId: listingId,
      askAgainAfterMs: askAgainAfterMs(0),
      remembered,
      warnings: warningsIn(reply),
      said: saidIn(reply),
    }
  })
}

export function pathOf({ externalId }: Pick<Placement, 'externalId'>): string {
  return `/listings/${encodeURIComponent(externalId)}`
}

/** What the portal was sent at last, and what hangs on it. */
interface BroughtListing {
  reply: Reply
  media: Media[]
}

// It is otherwise than we knew, and once more otherwise than it said itself.
const roundsMax = 3

async function bringListing(api: ListingsApi, publication: Publication): Promise<BroughtListing> {
  const { placement } = publication
  const memory = recallListing(placement)
  const isNew = placement.portalId === null && !placement.isUnsure
  let there = memory ?? (isNew ? null : await look(api, placement))
  for (let round = 1; round <= roundsMax; round += 1) {
    const brought = await tryToBring(api, knowing(publication, there), there)
    if (brought !== null) return brought
    there = await look(api, placement)
  }
  throw new Ended({ kind: 'unavailable', sentence: { key: 'portalForgetful' } })
}

/** What the portal has of the advert; null: nothing. */
async function look(api: ListingsApi, placement: Placement): Promise<ListingMemory | null> {
  const { meaning, json } = await api.send({ method: 'GET', path: pathOf(placement), also: ['missing'] })
  if (meaning === 'missing') return null
  const listing = isRecord(json) ? json['listing'] : undefined
  const { mediaIds, adoptedMedia } = readMedia(isRecord(listing) ? listing['media'] : undefined)
  return { listingId: placement.portalId ?? '', mediaIds, adoptedMedia }
}

/** The same, with what was just learned of the advert in place of what was known before. */
function knowing(publication: Publication, there: ListingMemory | null): Publication {
  const portalId = there?.listingId ?? null
  return { ...publication, placement: { ...publication.placement, portalId, remembered: there, isUnsure: false } }
}

// Of the minute that the portal gives from the first address to the advert that names the files.
const attachWithinMs = 30_000

/** Null when the portal has something else than we knew of. */
async function tryToBring(
  api: ListingsApi,
  publication: Publication,
  there: ListingMemory | null,
): Promise<BroughtListing | null> {
  const media = mediaOf(publication)
  const ready = new Set(there?.mediaIds)
  let isThere = there !== null
  let begunAt = Date.now()
  const lacking = media.filter(({ body: { externalMediaId: id } }) => id !== undefined && !ready.has(id))
  for (const [index, each] of lacking.entries()) {
    if (!(await uploadFile(api, publication.placement, each, media.indexOf(each)))) return null
    ready.add(each.body.externalMediaId ?? '')
    // So many, or so large, that the first would be lost before the last is there: they hang on the advert meanwhile.
    if (Date.now() - begunAt > attachWithinMs && index < lacking.length - 1) {
      if ((await sendListing(ready)) === null) return null
      isThere = true
      begunAt = Date.now()
    }
  }
  const reply = await sendListing(ready)
  return reply && { reply, media }

  async function sendListing(mediaIds: ReadonlySet<string>): Promise<Reply | null> {
    const { placement } = publication
    const body = listingOf(publication, (id) => mediaIds.has(id))
    const explain = explainListing(placement.propertyType, { files: media, sent: body })
    const reply = await api.send({
      method: isThere ? 'PUT' : 'POST',
      path: isThere ? pathOf(placement) : '/listings',
      body,
      also: ['missing', 'conflict', 'refused'],
      isUnsure: !isThere,
      explain,
    })
    if (reply.meaning === 'done') return reply
    if (reply.meaning === 'refused' && !isAboutFiles(reply) && !(isTaken(reply) && !isThere))
      throw new Ended(refusedAs(reply, placement, explain))
    return null
  }
}

function refusedAs(reply: Reply, { externalId }: Placement, explain: Explain): Failure {
  const duplicate: Problem = {
    path: '/externalId',
    code: 'duplicate_on_portal',
    message: messageOf({ key: 'portalHasDuplicate', params: { externalId } }),
  }
  const problems = isOfAnotherType(reply) ? [duplicate] : problemsOf(reply, explain)
  return { kind: 'rejected', problems, said: saidIn(reply) }
}

// Of an address that is outdated when we come, another one is asked for.
const addressesMax = 2

/** Asks for an address, and brings the file there. False when the portal says that it hangs on something already. */
async function uploadFile(api: ListingsApi, placement: Placement, media: Media, index: number): Promise<boolean> {
  const { file, body } = media
  if (file === undefined) return true
  const bytes = await buffer(await file.open())
  const ending = file.contentType === 'image/jpeg' ? 'jpg' : 'pdf'
  const fileName = `${placement.externalId}_${index + 1}.${ending}`
  const explain = explainListing(placement.propertyType, { files: [media] })
  for (let addresses = 1; ; addresses += 1) {
    const reply = await api.send({
      method: 'POST',
      path: '/medias',
      body: { externalMediaId: body.externalMediaId, fileName },
      also: ['conflict'],
      explain: ({ reason }) => explain({ name: '/media/0', reason }),
    })
    if (reply.meaning === 'conflict') return false
    const address = textOf(isRecord(reply.json) ? reply.json['presignedURL'] : undefined)
    if (!/^https?:\/\//.test(address) || !URL.canParse(address)) {
      throw new Ended({ kind: 'unavailable', sentence: { key: 'portalUnintelligible' } })
    }
    const answer = await api.upload(address, file.contentType, bytes)
    if (answer.kind === 'answer' && answer.status < 300) return true
    if (answer.kind === 'failed') throw new Ended({ kind: 'unavailable', sentence: answer.sentence })
    const said = { status: answer.status, words: answer.body.toString('utf8').slice(0, 500).toWellFormed() }
    if (answer.status === 400 || answer.status === 413) {
      const problem = explain({ name: '/media/0', reason: said.words })
      throw new Ended({ kind: 'rejected', problems: [problem], said })
    }
    if (addresses === addressesMax) throw new Ended({ kind: 'unavailable', sentence: { key: 'portalInTrouble' }, said })
  }
}

const warningsMax = 20

/** What the portal remarks about what it has taken. */
function warningsIn({ json }: Reply): Problem[] {
  const warnings: unknown[] = isRecord(json) && Array.isArray(json['warnings']) ? json['warnings'] : []
  return warnings.slice(0, warningsMax).map((warning): Problem => {
    const { type, message } = isRecord(warning) ? warning : {}
    const portalMessage = (textOf(message) || textOf(type)).slice(0, 500).toWellFormed()
    const isAboutPlace = type === 'LOCATION_IMPRECISE'
    return {
      path: isAboutPlace ? '/fields/address' : '',
      code: 'portal_remark',
      message: messageOf({ key: isAboutPlace ? 'portalPlacesRoughly' : 'reportRemarks' }),
      ...(portalMessage !== '' && { portalMessage }),
    }
  })
}
