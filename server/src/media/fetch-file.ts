import { attachmentBytesMax } from '@aushang/model'
import type { GuardedClient, OutgoingAnswer, OutgoingFailed } from '../lib/guarded-fetch.ts'
import { tooLarge } from './media.ts'
import { Refusal } from './refusal.ts'

// 16 MB at 5 Mbit/s.
const deadlineMs = 25_000
const redirectsMax = 3

/** What the other side said about a file, for the next, conditional request. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

export interface FetchedFile extends Validators {
  bytes: Buffer
}

/** A source that may be well again later. */
export class ComesBack extends Refusal {}
/** We gave up ourselves, for we are about to stop. */
export class GivenUp extends Error {}

/** The file at an address; null when it is still the one that `known` is about. Throws a `Refusal`. */
export async function fetchFile(http: GuardedClient, url: string, known: Validators): Promise<FetchedFile | null> {
  const isConditional = known.etag !== null || known.lastModified !== null
  const answer = await http.send({
    method: 'GET',
    url,
    headers: {
      'user-agent': 'Aushang',
      accept: 'image/*, application/pdf',
      ...(known.etag && { 'if-none-match': known.etag }),
      ...(known.lastModified && { 'if-modified-since': known.lastModified }),
    },
    deadlineMs,
    bodyBytesMax: attachmentBytesMax,
    longerBody: 'fail',
    redirectsMax,
  })
  if (answer.kind === 'failed') throw explain(answer)
  if (answer.status === 304 && isConditional) return null
  if (answer.status < 200 || answer.status > 299) throw refusalOf(answer)
  const { etag, 'last-modified': lastModified } = answer.headers
  return { bytes: answer.body, etag: validator(etag), lastModified: validator(lastModified) }
}

/** What cannot be sent back is not kept. */
function validator(header: string | undefined): string | null {
  return header !== undefined && /^[\x20-\x7e]{1,1000}$/.test(header) ? header : null
}

function refusalOf({ status }: OutgoingAnswer): Refusal {
  const message = `The address answered ${status}.`
  if (status === 404 || status === 410) return new Refusal('attachment_not_found', message)
  if (status >= 500 || status === 408 || status === 429) return new ComesBack('attachment_unreachable', message)
  if (status >= 400) return new Refusal('attachment_forbidden', message)
  return new Refusal('attachment_unreachable', message)
}

function explain({ code, message }: OutgoingFailed): Error {
  switch (code) {
    case 'aborted':
      return new GivenUp(message)
    case 'body_too_large':
      return tooLarge()
    case 'blocked_address':
      return new Refusal('attachment_forbidden', message)
    case 'too_many_redirects':
    case 'invalid_url':
    case 'invalid_request':
      return new Refusal('attachment_unreachable', message)
    default:
      return new ComesBack('attachment_unreachable', message)
  }
}
