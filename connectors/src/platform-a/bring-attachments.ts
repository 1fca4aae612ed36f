import { buffer } from 'node:stream/consumers'
import { isRecord } from '@aushang/model'
import { createdId, membersOf, textOf } from './offer-api/answers.ts'
import type { Publication } from '../contract.ts'
import { Ended, type Failure } from '../ended.ts'
import { type Enclosure, enclosuresOf } from './document/enclosures.ts'
import { writeMultipart } from './offer-api/multipart.ts'
import { explainAs } from './offer-api/refusals.ts'
import type { OfferApi } from './offer-api/offer-api.ts'
import { isMissing } from './offer-api/outcomes.ts'
import type { Attached } from './memory.ts'
import { writeDocument } from './document/xml.ts'

interface BroughtAttachments {
  attached: Attached[]
  /** Whether the portal was asked what it has. */
  hasLooked: boolean
}

/**
 * Makes the portal show exactly these, in this order, sending only what it does not have. That is what we know of; the portal
 * is asked when we do not know, or when it says that it is not so.
 */
export async function bringAttachments(
  api: OfferApi,
  advertId: string,
  publication: Publication,
  known: Attached[] | undefined,
): Promise<BroughtAttachments> {
  const path = `/user/me/realestate/${advertId}/attachment`
  if (known !== undefined) {
    try {
      return { attached: await arrangeAttachments(api, path, publication, known), hasLooked: false }
    } catch (error) {
      if (!(error instanceof Ended) || !isOtherThanKnown(error.outcome)) throw error
    }
  }
  const there = await listAttached(api, path)
  return { attached: await arrangeAttachments(api, path, publication, there), hasLooked: true }
}

/** Something is not there any more, or there is more than we know of. */
function isOtherThanKnown(outcome: Failure): boolean {
  const isRefusedAsAWhole =
    outcome.kind === 'rejected' && outcome.problems.some(({ code }) => code === 'rejected_by_portal')
  return isRefusedAsAWhole || isMissing(outcome)
}

/** Returns what is there then, but for the videos. */
async function arrangeAttachments(
  api: OfferApi,
  path: string,
  publication: Publication,
  there: Attached[],
): Promise<Attached[]> {
  const enclosures = enclosuresOf(publication)
  const found = matchAttached(enclosures, there)
  const kept = new Set(found.values())
  const awaited = there.filter((one) => !kept.has(one) && isAwaited(one, publication))

  for (const { id } of there.filter((one) => !kept.has(one) && !isVideo(one) && !awaited.includes(one))) {
    await api.send({ method: 'DELETE', path: `${path}/${id}`, also: ['missing'] })
  }
  const ids = new Map<Enclosure, string>()
  for (const [index, enclosure] of enclosures.entries()) {
    const attached = found.get(enclosure)
    ids.set(enclosure, attached?.id ?? (await sendEnclosure(api, path, enclosure, index)))
    if (attached !== undefined && isToldDifferently(enclosure, attached)) {
      await api.send({
        method: 'PUT',
        path: `${path}/${attached.id}`,
        ...writeMetadata(enclosure),
        ...explainEnclosure(enclosure),
      })
    }
  }
  const files = enclosures.filter((enclosure) => enclosure.kind !== 'Link')
  const wanted = [...files.map((file) => ids.get(file) ?? ''), ...awaited.map(({ id }) => id)]
  if (!isInOrder(wanted, files, there, found)) await putOrder(api, path, wanted)
  const titlePicture = files.find(({ kind }) => kind === 'Picture')
  const brought = enclosures.map((enclosure) => ({
    id: ids.get(enclosure) ?? '',
    kind: enclosure.kind,
    title: enclosure.title,
    checksum: enclosure.checksum,
    ...(enclosure.url !== undefined && { url: enclosure.url }),
    isFloorPlan: enclosure.isFloorPlan,
    isTitlePicture: enclosure === titlePicture,
  }))
  return [...brought, ...awaited]
}

export async function listAttached(api: OfferApi, path: string): Promise<Attached[]> {
  const { json } = await api.send({ method: 'GET', path })
  return membersOf(json, 'common.attachments')
    .flatMap((wrapper) => membersOf(wrapper, 'attachment'))
    .flatMap((item) => {
      const id = isRecord(item) ? textOf(item['@id']) : undefined
      if (!isRecord(item) || id === undefined) return []
      const checksum = textOf(item['externalCheckSum'])
      const url = textOf(item['url'])
      const kind = textOf(item['@xsi.type'])?.replace(/^.*:/, '') ?? ''
      const sourceUrl = kind === 'Picture' ? pictureUrl(item) : kind === 'PDFDocument' ? url : undefined
      return [
        {
          id,
          kind,
          title: textOf(item['title']) ?? '',
          ...(checksum !== undefined && { checksum }),
          ...(url !== undefined && { url }),
          isFloorPlan: textOf(item['floorplan']) === 'true',
          isTitlePicture: textOf(item['titlePicture']) === 'true',
          ...(sourceUrl !== undefined && { sourceUrl }),
        },
      ]
    })
}

// As large as we would send it ourselves.
const pictureSize = '2000x2000'

/** As large as it is to be had. The same picture always has the same address. */
function pictureUrl(item: Record<string, unknown>): string | undefined {
  const urls = membersOf(item['urls'], 'url').flatMap((url) =>
    isRecord(url) ? [{ scale: textOf(url['@scale']) ?? '', href: textOf(url['@href']) ?? '' }] : [],
  )
  const template = urls.find(({ scale, href }) => scale === 'SCALE' && href.includes('%WIDTH%'))
  if (template !== undefined) return template.href.replace('%WIDTH%x%HEIGHT%', pictureSize)
  return urls.toSorted((a, b) => widthOf(b.scale) - widthOf(a.scale))[0]?.href
}

function widthOf(scale: string): number {
  return Number(/_(\d+)x/.exec(scale)?.[1] ?? 0)
}

/** An advert that was adopted: we could not have its picture yet, and take nothing down for that. */
function isAwaited({ sourceUrl }: Attached, { property }: Publication): boolean {
  return sourceUrl !== undefined && property.attachments.some(({ url }) => url === sourceUrl)
}

/** Each of ours with the one that the portal has of the same content. The same picture may hang there twice. */
function matchAttached(enclosures: Enclosure[], there: Attached[]): Map<Enclosure, Attached> {
  const free = new Set(there)
  const found = new Map<Enclosure, Attached>()
  for (const enclosure of enclosures) {
    const same = [...free].find((one) => isSame(enclosure, one))
    if (same === undefined) continue
    free.delete(same)
    found.set(enclosure, same)
  }
  return found
}

/** The portal calls links to tours of its own virtual tours. */
function isSame({ kind, checksum, url, sourceUrl }: Enclosure, attached: Attached): boolean {
  if (kind === 'Link') {
    return ['Link', 'VirtualTour'].includes(attached.kind) && (attached.checksum === checksum || attached.url === url)
  }
  const isPortalsOwn = sourceUrl !== undefined && sourceUrl === attached.sourceUrl
  return attached.kind === kind && (attached.checksum === checksum || isPortalsOwn)
}

/** We send none: somebody made one by hand, and could not get it back. */
function isVideo({ kind }: Attached): boolean {
  return kind === 'StreamingVideo'
}

function isToldDifferently({ title, isFloorPlan }: Enclosure, attached: Attached): boolean {
  return title !== attached.title || isFloorPlan !== attached.isFloorPlan
}

async function sendEnclosure(api: OfferApi, path: string, enclosure: Enclosure, index: number) {
  const { file } = enclosure
  const form =
    file &&
    writeMultipart([
      {
        name: 'attachment',
        fileName: `${index + 1}.${file.contentType === 'image/jpeg' ? 'jpg' : 'pdf'}`,
        contentType: file.contentType,
        body: await buffer(await file.open()),
      },
      {
        name: 'metadata',
        fileName: 'metadata.xml',
        contentType: 'application/xml',
        body: writeMetadata(enclosure).body,
      },
    ])
  const reply = await api.send({
    method: 'POST',
    path,
    ...(form ?? writeMetadata(enclosure)),
    ...explainEnclosure(enclosure),
  })
  const id = createdId(reply)
  if (id === undefined) throw new Ended({ kind: 'unknown', sentence: { key: 'portalKeepsNumber' } })
  return id
}

/**
 * What was there stays in its order, and what is new comes last; except that the portal puts a new title picture first.
 * When the title picture is deleted, the next one becomes it.
 */
function isInOrder(wanted: string[], files: Enclosure[], there: Attached[], found: Map<Enclosure, Attached>): boolean {
  const title = files.find((file) => file.kind === 'Picture')
  const kept = new Set([...found.values()].map(({ id }) => id))
  const stayed = there.filter(({ id, kind }) => kept.has(id) && ['Picture', 'PDFDocument'].includes(kind))
  const added = wanted.filter((id) => !kept.has(id))
  const expected = [...stayed.map(({ id }) => id), ...added]
  const isAnotherTitle = stayed.some((one) => one.isTitlePicture && one !== (title && found.get(title)))
  const isMovedToFront = title !== undefined && !found.has(title) && title !== files[0]
  return !isMovedToFront && !isAnotherTitle && expected.every((id, index) => id === wanted[index])
}

async function putOrder(api: OfferApi, path: string, ids: string[]): Promise<void> {
  const body = writeDocument({
    name: 'order:attachmentsorder',
    attributes: { 'xmlns:order': 'http://rest.immobilienscout24.de/schema/attachmentsorder/1.0' },
    content: ids.map((id) => ({ name: 'attachmentId', content: id })),
  })
  await api.send({ method: 'PUT', path: `${path}/attachmentsorder`, body, contentType: 'application/xml' })
}

function writeMetadata({ metadata }: Enclosure): { body: string; contentType: string } {
  return { body: writeDocument(metadata), contentType: 'application/xml' }
}

function explainEnclosure({ from, title }: Enclosure) {
  return { explain: explainAs(from, { key: 'portalRefusesAttachment', params: { title } }) }
}
