import { messageOf, propertyTypes } from '@aushang/model'
import type { Connector, Outcome, Placement, Problem, Publication, ReportedProblem } from '../contract.ts'
import { defineConnector } from '../define-connector.ts'
import { isAdvertUrl } from './advert-domain.ts'
import { checkPublication } from './check-publication.ts'
import { outcomeOfFailure, type Parcel, uploadParcel } from './transfer/upload-parcel.ts'
import { openimmoObid } from './document/ids.ts'
import { credentialWords } from './credential-words.ts'
import { optionWords } from './option-words.ts'
import { Credentials, Options, type Settings, settingsOf } from './options.ts'
import { isComplete, pack } from './zip/pack-transfer.ts'
import { openRemoteFolder } from './transfer/open-remote-folder.ts'
import { changeDocument, deleteDocument, fullDocument, referenceDocument } from './document/transfer-document.ts'
import { asSent } from './document/xml.ts'
import { zipName } from './zip/zip-name.ts'

interface Preset extends Pick<Connector, 'type' | 'name' | 'portalName' | 'description'> {
  options?: Options
}

// Reports come by mail, within minutes or a day. The service asks as soon as one has come, and when the wait is over.
const reportWithinMs = 24 * 3_600_000

/** A portal that takes OpenImmo: any, or one of which it is known what it wants. */
export function makeOpenImmoConnector({ options: preset, ...described }: Preset): Connector {
  return defineConnector({
    ...described,
    propertyTypes,
    authorization: { kind: 'login', credentials: Credentials, credentialWords, sentTo: ['protocol', 'host', 'port'] },
    options: Options,
    optionWords,
    contactOption: 'contactId',
    needsContact: true,
    images(options) {
      const { pictureEdgeMax, pictureBytesMax } = settingsOf(options, preset)
      return { edgeMax: pictureEdgeMax, bytesMax: pictureBytesMax }
    },
    attachmentCountMax: (options) => settingsOf(options, preset).pictureCountMax,
    check: (publication, options) => checkPublication(publication, settingsOf(options, preset)),

    documents(publication, options, credentials) {
      if (!isComplete(publication)) return []
      const settings = settingsOf(options, preset)
      const xml = changeDocument(publication, settings, credentials?.providerNumber)
      return [
        {
          part: 'advert',
          contentType: `application/xml; charset=${settings.encoding}`,
          body: asSent(xml, settings.encoding),
        },
      ]
    },

    exportFile(publication, options, credentials) {
      const settings = settingsOf(options, preset)
      if (!isComplete(publication)) throw new Error('OpenImmo knows no object without a contact')
      return pack(changeDocument(publication, settings, credentials?.providerNumber), [publication], settings)
    },

    async publish(publication, session) {
      const settings = settingsOf(session.options, preset)
      if (!isComplete(publication))
        return { kind: 'rejected', problems: checkPublication(publication, settings).problems }
      const { providerNumber } = session.credentials
      const xml = changeDocument(publication, settings, providerNumber)
      const parcel = parcelOf('change', publication.placement, settings, providerNumber, () =>
        pack(xml, [publication], settings),
      )
      return outcomeOfDelivery(await uploadParcel(parcel, settings, session), publication.placement, settings)
    },

    async askOutcome({ propertyId, report }) {
      if (report?.problem === null) return { kind: 'published', portalId: openimmoObid(propertyId) }
      return { kind: 'rejected', problems: [report === undefined ? noReport : refusedBy(report.problem)] }
    },

    withdrawsWhole: (options) => isKeptAsReference(settingsOf(options, preset)),

    async withdraw(placement, session, publication) {
      const settings = settingsOf(session.options, preset)
      const { providerNumber } = session.credentials
      const mayStay = isKeptAsReference(settings) && placement.isForGood !== true
      const reference = publication && isComplete(publication) && mayStay ? publication : undefined
      const xml = reference
        ? referenceDocument(reference, settings, providerNumber)
        : deleteDocument(placement, settings, providerNumber, new Date())
      const files = reference ? [reference] : []
      const parcel = parcelOf('delete', placement, settings, providerNumber, () => pack(xml, files, settings))
      const delivery = await uploadParcel(parcel, settings, session)
      if (delivery.kind !== 'delivered') return delivery
      return { kind: 'withdrawn', ...(reference && { isKept: true }), said: delivery.said }
    },

    isAdvertUrl: (url, options, credentials) => isAdvertUrl(url, settingsOf(options, preset), credentials),

    async sync(publications, session) {
      const settings = settingsOf(session.options, preset)
      const { providerNumber } = session.credentials
      const complete = publications.filter(isComplete)
      const [first] = complete
      // What is left out is deleted: better nothing than a part.
      if (first === undefined || complete.length < publications.length) return incomplete(publications, settings)
      const xml = fullDocument(complete, settings, providerNumber)
      const parcel = parcelOf('full', first.placement, settings, providerNumber, () => pack(xml, complete, settings))
      return outcomeOfDelivery(await uploadParcel(parcel, settings, session), first.placement, settings)
    },

    async checkLogin(session) {
      // Not over a connection that was kept: that one was logged in with what held then.
      return session.runAlone(async () => {
        try {
          const folder = await openRemoteFolder(session)
          folder.close()
          return { kind: 'authorized' }
        } catch (error) {
          const failure = outcomeOfFailure(error, session)
          return failure.kind === 'unknown' ? { ...failure, kind: 'unavailable' } : failure
        }
      })
    },
  })
}

export const openImmo = makeOpenImmoConnector({
  type: 'openimmo',
  name: { de: 'OpenImmo-Portal', en: 'OpenImmo portal' },
  description: {
    de: 'Für jedes Portal, das OpenImmo per FTP, FTPS oder SFTP annimmt.',
    en: 'For any portal that takes OpenImmo by FTP, FTPS or SFTP.',
  },
})

export const connectors = [openImmo]

const noReport: Problem = { path: '', code: 'report_missing', message: messageOf({ key: 'reportMissing' }) }

function refusedBy({ portalMessage }: ReportedProblem): Problem {
  const isExplained = portalMessage !== undefined
  const message = messageOf({ key: isExplained ? 'reportRefuses' : 'reportRefusesSilently' })
  return { path: '', code: 'rejected_by_portal', message, ...(isExplained && { portalMessage }) }
}

function isKeptAsReference({ version, deleteAs }: Settings): boolean {
  return version !== '1.2.5' && deleteAs === 'REFERENZ'
}

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
function outcomeOfDelivery(
  delivery: Awaited<ReturnType<typeof uploadParcel>>,
  placement: Placement,
  settings: Settings,
): Outcome {
  if (delivery.kind !== 'delivered') return delivery
  const portalId = openimmoObid(placement.propertyId)
  const { said } = delivery
  if (!settings.waitForReport) return { kind: 'published', portalId, isUnconfirmed: true, said }
  return { kind: 'pending', portalId, askAgainAfterMs: reportWithinMs, said }
}

function incomplete(publications: Publication[], settings: Settings): Outcome {
  const nothing = {
    path: '',
    code: 'rejected_by_portal',
    message: messageOf({ key: 'nothingToTransfer' }),
  } as const
  const problems = publications.flatMap((publication) => checkPublication(publication, settings).problems)
  return { kind: 'rejected', problems: publications.length === 0 ? [nothing] : problems }
}
