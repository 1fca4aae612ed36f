import { buffer } from 'node:stream/consumers'
import { isRecord } from '@aushang/model'
import { createdId, membersOf, textOf } from './offer-api/answers.ts'
import type { Enclosure } from './document/enclosures.ts'
import { writeMultipart } from './offer-api/multipart.ts'
import { explainAs } from './offer-api/refusals.ts'
import { Ended, type OfferApi } from './offer-api/offer-api.ts'
import { writeDocument } from './document/xml.ts'

/** What hangs on the advert at the portal. */
interface Attached {
  id: string
  kind: string
  title: string
  checksum: string | undefined
  url: string | undefined
  isFloorPlan: boolean
  isTitlePicture: boolean
}

/**
 * Makes the portal show exactly these, in this order, sending only what it does not have. Nothing is listed for an
 * advert that was created a moment ago.
 */
export async function bringAttachments(
  api: OfferApi,
  advertId: string,
  enclosures: Enclosure[],
  isNew: boolean,
): Promise<void> {
  const path = `/user/me/realestate/${advertId}/attachment`
  const there = isNew ? [] : await listAttached(api, path)
  const found = matchAttached(enclosures, there)
  const kept = new Set(found.values())

  for (const { id } of there.filter((one) => !kept.has(one) && !isVideo(one))) {
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
  const wanted = files.map((file) => ids.get(file) ?? '')
  if (!isInOrder(wanted, files, there, found)) await putOrder(api, path, wanted)
}

async function listAttached(api: OfferApi, path: string): Promise<Attached[]> {
  const { json } = await api.send({ method: 'GET', path })
  return membersOf(json, 'common.attachments')
    .flatMap((wrapper) => membersOf(wrapper, 'attachment'))
    .flatMap((item) => {
      const id = isRecord(item) ? textOf(item['@id']) : undefined
      if (!isRecord(item) || id === undefined) return []
      return [
        {
          id,
          kind: textOf(item['@xsi.type'])?.replace(/^.*:/, '') ?? '',
          title: textOf(item['title']) ?? '',
          checksum: textOf(item['externalCheckSum']),
          url: textOf(item['url']),
          isFloorPlan: textOf(item['floorplan']) === 'true',
          isTitlePicture: textOf(item['titlePicture']) === 'true',
        },
      ]
    })
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
function isSame({ kind, checksum, url }: Enclosure, attached: Attached): boolean {
  if (kind === 'Link') {
    return ['Link', 'VirtualTour'].includes(attached.kind) && (attached.checksum === checksum || attached.url === url)
  }
  return attached.kind === kind && attached.checksum === checksum
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
  if (id === undefined) throw new Ended({ kind: 'unknown', detail: 'The portal did not say the id of an attachment.' })
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
  return { explain: explainAs(from, `"${title}"`) }
}
