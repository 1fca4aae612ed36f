import type { FastifyInstance } from 'fastify'
import { finishEntry } from '../../received/log.ts'
import { bytesOf } from '../../request.ts'
import { addCall, type PortalParts, Refusal, refusedFor } from '../calls/calls.ts'
import { deleteMedia } from '../listings/processing.ts'
import { apiRoot } from '../not-public.ts'
import { newMedia } from '../schema/listing-schema.ts'
import { faultsIn } from '../schema/rules.ts'
import { type Media, mediaKey, newSecret, type State } from '../state/state.ts'

const presignedMs = 60_000
const fileBytesMax = 40 * 1024 * 1024

/** An address for a file; the file; and then a listing must name it, all within a minute. */
export function mediaRoutes(app: FastifyInstance, portal: PortalParts): void {
  const { state, log } = portal

  addCall(app, portal, {
    method: 'POST',
    path: '/medias',
    scope: 'clim:medias:create',
    async handler(call) {
      const faults = faultsIn(newMedia.rule, call.body)
      if (faults.length > 0) throw refusedFor(faults)
      const { externalMediaId, fileName } = call.body as { externalMediaId: string; fileName: string }
      const { isOutdated = false } = await call.announce(fileName.replace(/_[^_]*$/, ''), 'MEDIA')
      sweepOutdated(state)
      const before = state.medias.get(mediaKey(call.userName, externalMediaId))
      if (before !== undefined && before.listingId !== null) {
        throw new Refusal(409, { detail: `${externalMediaId} hangs on a listing.`, errorSource: 'body' })
      }
      const media: Media = {
        id: newSecret(12),
        userName: call.userName,
        externalMediaId,
        fileName,
        uploadToken: newSecret(),
        expiresAtMs: Date.now() + (isOutdated ? -1 : presignedMs),
        isUploaded: false,
        listingId: null,
      }
      if (before !== undefined) deleteMedia(state, call.userName, before)
      state.medias.set(mediaKey(call.userName, externalMediaId), media)
      const presignedURL = `${call.baseUrl}${apiRoot}/uploads/${media.uploadToken}`
      return { status: 201, body: { externalMediaId, presignedURL } }
    },
  })

  // Whoever has the address may use it, and nobody else.
  app.put<{ Params: { token: string } }>(
    `${apiRoot}/uploads/:token`,
    { config: { isSigned: true } },
    (request, reply) => {
      const entry = log.start('PUT', `${apiRoot}/uploads/…`)
      const media = [...state.medias.all()].find(({ uploadToken }) => uploadToken === request.params.token)
      entry.user = media?.userName ?? null
      const bytes = bytesOf(request)
      log.keepRequest(entry, { contentType: request.headers['content-type'] ?? '', body: bytes })
      const send = (status: number, words: string) => {
        finishEntry(entry, status)
        return reply.code(status).type('text/plain; charset=utf-8').send(words)
      }
      if (media === undefined || media.expiresAtMs < Date.now()) return send(403, 'Request has expired')
      if (bytes.length === 0) return send(400, 'The file is empty')
      if (bytes.length > fileBytesMax) return send(413, 'The file is larger than 40 MB')
      state.files.put(media.id, bytes)
      state.medias.set(mediaKey(media.userName, media.externalMediaId), { ...media, isUploaded: true })
      return send(200, '')
    },
  )
}

function sweepOutdated(state: State): void {
  for (const media of state.medias.all()) {
    if (media.listingId === null && media.expiresAtMs < Date.now() - presignedMs)
      deleteMedia(state, media.userName, media)
  }
}
