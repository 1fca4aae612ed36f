import { propertyTypes } from '@aushang/model'
import type { Connector, Outcome, Placement, Publication } from '../contract.ts'
import { checkPublication } from './check.ts'
import { deliver, type Parcel, undelivered } from './deliver.ts'
import { openimmoObid } from './ids.ts'
import { Credentials, Options, readOptions, type Settings } from './options.ts'
import { isComplete, pack } from './package.ts'
import { openFolder } from './open-folder.ts'
import { changeDocument, deleteDocument, fullDocument } from './transfer-document.ts'
import { asSent } from './xml.ts'
import { zipName } from './zip-name.ts'

interface Preset {
  type: string
  name: string
  description: string
  options?: Options
}

// Reports come by mail, within minutes or a day. The service asks as soon as one has come, and when the wait is over.
const reportWithinMs = 24 * 3_600_000

/** A portal that takes OpenImmo: any, or one of which it is known what it wants. */
export function makeOpenImmoConnector({ type, name, description, options: preset }: Preset): Connector {
  const read = (options: unknown) => readOptions(options, preset)

  return {
    type,
    name,
    description,
    propertyTypes,
    authorization: { kind: 'login', credentials: Credentials },
    options: Options,
    images(options) {
      const { pictureEdgeMax, pictureBytesMax } = read(options)
      return { edgeMax: pictureEdgeMax, bytesMax: pictureBytesMax }
    },
    attachmentCountMax: (options) => read(options).pictureCountMax,
    check: (publication, options) => checkPublication(publication, read(options)),

    documents(publication, options, credentials) {
      if (!isComplete(publication)) return []
      const { providerNumber } = (credentials ?? {}) as Partial<Credentials>
      const settings = read(options)
      const xml = changeDocument(publication, settings, providerNumber)
      return [
        {
          part: 'advert',
          contentType: `application/xml; charset=${settings.encoding}`,
          body: asSent(xml, settings.encoding),
        },
      ]
    },

    async publish(publication, portal) {
      const settings = read(portal.options)
      if (!isComplete(publication))
        return { kind: 'rejected', problems: checkPublication(publication, settings).problems }
      const { providerNumber } = portal.credentials as Credentials
      const xml = changeDocument(publication, settings, providerNumber)
      const parcel = parcelOf('change', publication.placement, settings, providerNumber, () =>
        pack(xml, [publication], settings),
      )
      return published(await deliver(parcel, settings, portal), publication.placement, settings)
    },

    async ask({ propertyId, report }) {
      if (report?.problem === null) return { kind: 'published', portalId: openimmoObid(propertyId) }
      const problem = report?.problem ?? 'The portal has not reported within a day whether it took the advert.'
      const code = report === undefined ? 'report_missing' : 'rejected_by_portal'
      return { kind: 'rejected', problems: [{ path: '', code, message: problem }] }
    },

    async withdraw(placement, portal) {
      const settings = read(portal.options)
      const { providerNumber } = portal.credentials as Credentials
      const xml = deleteDocument(placement, settings, providerNumber, new Date())
      const parcel = parcelOf('delete', placement, settings, providerNumber, () => pack(xml, [], settings))
      const delivery = await deliver(parcel, settings, portal)
      return delivery.kind === 'delivered' ? { kind: 'withdrawn' } : delivery
    },

    async sync(publications, portal) {
      const settings = read(portal.options)
      const { providerNumber } = portal.credentials as Credentials
      const complete = publications.filter(isComplete)
      const [first] = complete
      // What is left out is deleted: better nothing than a part.
      if (first === undefined || complete.length < publications.length) return incomplete(publications, settings)
      const xml = fullDocument(complete, settings, providerNumber)
      const parcel = parcelOf('full', first.placement, settings, providerNumber, () => pack(xml, complete, settings))
      return published(await deliver(parcel, settings, portal), first.placement, settings)
    },

    async checkLogin(portal) {
      // Not over a connection that was kept: that one was logged in with what held then.
      return portal.alone(async () => {
        try {
          const folder = await openFolder(portal)
          folder.close()
          return { kind: 'authorized' }
        } catch (error) {
          const failure = undelivered(error, portal)
          return failure.kind === 'unknown' ? { ...failure, kind: 'unavailable' } : failure
        }
      })
    },
  }
}

export const openImmo = makeOpenImmoConnector({
  type: 'openimmo',
  name: 'OpenImmo',
  description: 'Any portal that takes OpenImmo by FTP, FTPS or SFTP.',
})

function parcelOf(
  action: 'change' | 'delete' | 'full',
  { propertyId, externalId }: Placement,
  { fileNamePattern }: Settings,
  provider: string,
  content: Parcel['content'],
): Parcel {
  const object = action === 'full' ? 'full' : externalId
  return {
    name: zipName(fileNamePattern, { provider, object, action, time: new Date() }),
    temporaryName: `aushang_${action === 'full' ? 'full' : propertyId}.part`,
    content,
  }
}

/** Uploaded is published, unless the target is to wait for the portal's word. */
function published(delivery: Awaited<ReturnType<typeof deliver>>, placement: Placement, settings: Settings): Outcome {
  if (delivery.kind !== 'delivered') return delivery
  const portalId = openimmoObid(placement.propertyId)
  if (!settings.waitForReport) return { kind: 'published', portalId }
  return { kind: 'pending', portalId, askAgainAfterMs: reportWithinMs }
}

function incomplete(publications: Publication[], settings: Settings): Outcome {
  const nothing = {
    path: '',
    code: 'rejected_by_portal',
    message: 'A full transfer without an object would take down everything.',
  } as const
  const problems = publications.flatMap((publication) => checkPublication(publication, settings).problems)
  return { kind: 'rejected', problems: publications.length === 0 ? [nothing] : problems }
}
