import { attachmentBytesMax, type FailureCode, type Sentence } from '@aushang/model'
import type { GuardedClient, OutgoingAnswer, OutgoingFailed } from '../lib/guarded/guarded-fetch.ts'
import { tooLarge } from './media.ts'
import { AddressRefusal, type Refusal } from './reading/refusal.ts'

// 16 MB at 5 Mbit/s.
const deadlineMsMax = 25_000
const redirectsMax = 3

/** What the other side said about a file, for the next, conditional request. */
export interface Validators {
  etag: string | null
  lastModified: string | null
}

interface FetchedFile extends Validators {
  bytes: Buffer
}

/** We gave up ourselves, for we are about to stop. */
export class GivenUp extends Error {}

/** The file at an address; null when it is still the one that `known` is about. Throws a `Refusal`. */
export async function fetchFile(
  http: GuardedClient,
  accountId: string,
  url: string,
  known: Validators,
  deadlineMs = Infinity,
): Promise<FetchedFile | null> {
  const isConditional = known.etag !== null || known.lastModified !== null
  const answer = await http.send({
    accountId,
    method: 'GET',
    url,
    headers: {
      'user-agent': 'Aushang',
      accept: 'image/*, application/pdf',
      ...(known.etag && { 'if-none-match': known.etag }),
      ...(known.lastModified && { 'if-modified-since': known.lastModified }),
    },
    deadlineMs: Math.min(deadlineMs, deadlineMsMax),
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
  if (status === 404 || status === 410) return addressRefusal('attachment_not_found')
  if (status >= 500 || status === 408 || status === 429) return addressRefusal('attachment_source_failed')
  return addressRefusal(status >= 400 ? 'attachment_forbidden' : 'attachment_redirect_failed')
}

const sentences = {
  attachment_not_found: { key: 'sourceNotFound' },
  attachment_source_failed: { key: 'sourceFailed' },
  attachment_forbidden: { key: 'sourceForbidden' },
  attachment_redirect_failed: { key: 'sourceRedirects' },
  attachment_address_blocked: { key: 'sourceBlocked' },
  attachment_host_unknown: { key: 'sourceHostUnknown' },
  attachment_incomplete: { key: 'sourceIncomplete' },
  attachment_unreachable: { key: 'sourceUnreachable' },
} as const satisfies Partial<Record<FailureCode, Sentence>>

function addressRefusal(code: keyof typeof sentences): AddressRefusal {
  return new AddressRefusal(code, sentences[code])
}

function explain({ code, message }: OutgoingFailed): Error {
  switch (code) {
    case 'aborted':
      return new GivenUp(message)
    case 'body_too_large':
      return tooLarge()
    case 'blocked_address':
      return addressRefusal('attachment_address_blocked')
    case 'too_many_redirects':
    case 'invalid_url': // our own addresses were checked when they were written
      return addressRefusal('attachment_redirect_failed')
    case 'dns_failed':
      return addressRefusal('attachment_host_unknown')
    case 'connection_lost':
      return addressRefusal('attachment_incomplete')
    default:
      return addressRefusal('attachment_unreachable')
  }
}
