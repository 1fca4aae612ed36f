import {
  type FailureCode,
  type Issue,
  type Noun,
  renderSentences,
  type SentenceKey,
  type Sentence,
} from '@aushang/model'

/**
 * Every error the API answers with. The code is part of the interface: it says what is the case and never changes. `says` is
 * the sentence that mostly comes with it, or one of them, for examples.
 * `docs/errors.md` and the error responses of `openapi.json` are made from this list.
 */
export const errorCatalogue = {
  invalid_request: { status: 400, says: 'wrongKind', means: 'The request does not fit; `issues` names every fault.' },
  malformed_json: { status: 400, says: 'bodyNotJsonAt', means: 'The body is not JSON, or not UTF-8.' },
  missing_api_key: {
    status: 401,
    says: 'apiKeyMissing',
    means: 'The request bears no `Authorization: Bearer …` header.',
  },
  unknown_api_key: { status: 401, says: 'apiKeyUnknown', means: 'The API key is not known, or was deleted.' },
  wrong_inbound_secret: {
    status: 401,
    says: 'inboundSecretWrong',
    means: 'The mail does not bear the `INBOUND_SECRET` of this installation, or the installation has none.',
  },
  not_found: { status: 404, says: 'notFound', means: 'There is no such resource in this account.' },
  route_not_found: { status: 404, says: 'noSuchPath', means: 'There is no such path.' },
  method_not_allowed: {
    status: 405,
    says: 'methodNotAllowed',
    means: 'The path exists, but not with this method; `Allow` names the others.',
  },
  session_ended: { status: 401, says: 'signedOut', means: 'The session was ended, or is too old; sign in again.' },
  wrong_credentials: { status: 401, says: 'wrongCredentials', means: 'The e-mail address or the password is wrong.' },
  other_site: {
    status: 403,
    says: 'otherSite',
    means:
      'A request that bears a session and changes something must come from a page of this installation, and say so in `Origin` or `Sec-Fetch-Site`.',
  },
  role_too_low: { status: 403, says: 'roleTooLow', means: 'The person’s role in the account does not allow it.' },
  session_needed: {
    status: 403,
    says: 'sessionNeeded',
    means: 'It is about the person who has signed in; an API key will not do.',
  },
  sign_up_closed: { status: 403, says: 'signUpClosed', means: 'People come to this installation by invitation only.' },
  link_not_good: { status: 404, says: 'linkNotGood', means: 'The link was used, is too old, or never was.' },
  contact_in_use: {
    status: 409,
    says: 'contactShownByProperties',
    means: 'Properties show this contact, or targets by default; give them another one first.',
  },
  credentials_missing: {
    status: 409,
    says: 'consumerCredentialsMissing',
    means: 'The account has no consumer credentials for this type of target yet.',
  },
  external_id_taken: {
    status: 409,
    says: 'externalIdTaken',
    means: 'Another property has, or had, this `externalId` on the target.',
  },
  last_api_key: { status: 409, says: 'lastApiKey', means: 'This is the account’s last key; create another one first.' },
  listing_exists: { status: 409, says: 'listingExists', means: 'The property is listed on this target already.' },
  nothing_to_retry: {
    status: 409,
    says: 'nothingToRetry',
    means: 'The listing is online as it should be, or on its way.',
  },
  email_taken: { status: 409, says: 'emailTaken', means: 'Somebody has this e-mail address already.' },
  last_owner: {
    status: 409,
    says: 'lastOwner',
    means: 'This is the account’s last owner; make somebody else an owner first.',
  },
  no_outgoing_mail: {
    status: 409,
    says: 'noOutgoingMail',
    means: 'The operator gave no outgoing mail server (`OUTGOING_MAIL_URL`).',
  },
  property_has_listings: {
    status: 409,
    says: 'propertyHasListings',
    means: 'The property is listed; delete its listings first, or delete it with `?unpublish=true`.',
  },
  property_is_leaving: {
    status: 409,
    says: 'propertyIsLeaving',
    means: 'The property is being taken down everywhere, and deleted then.',
  },
  portal_reachable: {
    status: 409,
    says: 'portalReachable',
    means:
      'The portal accepts us, and can be told to take the advert down; `abandon` is for one that is gone. `force=true` insists.',
  },
  replay_running: { status: 409, says: 'replayRunning', means: 'The webhook is being sent what it missed already.' },
  adopt_not_supported: {
    status: 409,
    says: 'adoptNotSupported',
    means: 'The type of the target cannot tell what adverts there are.',
  },
  sync_not_supported: {
    status: 409,
    says: 'syncNotSupported',
    means: 'The type of the target takes no full transfers.',
  },
  target_has_listings: { status: 409, says: 'targetHasListings', means: 'The target has listings; delete them first.' },
  too_many_targets: {
    status: 409,
    says: 'tooManyTargets',
    means: 'The account has as many targets as it may have (`usage` of `GET /account`).',
  },
  storage_full: {
    status: 409,
    says: 'accountStorageFull',
    means: 'The account has stored as many bytes of pictures and documents as it may (`usage` of `GET /account`).',
  },
  too_many_webhooks: {
    status: 409,
    says: 'tooManyWebhooks',
    means: 'The account has as many webhooks as it may have.',
  },
  webhook_disabled: { status: 409, says: 'webhookDisabled', means: 'The webhook is disabled; enable it first.' },
  precondition_failed: {
    status: 412,
    says: 'resourceChanged',
    means: 'The resource has changed since the version that `If-Match` names.',
  },
  too_many_invitations: {
    status: 409,
    says: 'tooManyInvitations',
    means: 'The account has as many open invitations as it may have.',
  },
  request_timeout: {
    status: 408,
    says: 'requestTooSlow',
    means: 'The headers and the body did not come within a minute.',
  },
  payload_too_large: {
    status: 413,
    says: 'bodyTooLarge',
    means:
      'The body is larger than 64 kB; that with a property than 2 MB, one that names many ids than 512 kB, an upload than 16 MB, a mail than 25 MB.',
  },
  unsupported_media_type: {
    status: 415,
    says: 'mediaTypeUnsupported',
    means: 'The body is not declared as `application/json`, that of an upload not as a file.',
  },
  unusable_file: {
    status: 422,
    says: 'fileUnsupported',
    means: 'The file cannot be an attachment; `issues` has the failure code.',
  },
  idempotency_key_reused: {
    status: 422,
    says: 'idempotencyKeyReused',
    means: 'The `Idempotency-Key` was used for another request before.',
  },
  rate_limited: {
    status: 429,
    says: 'tooManyRequests',
    means:
      'Too many requests of this account, or too many unknown keys or passwords from this address; `Retry-After` says when to go on.',
  },
  too_many_lists: {
    status: 429,
    says: 'tooManyLists',
    means: 'The account reads as many lists at once as it may; `Retry-After` says when to try again.',
  },
  too_many_mails: {
    status: 429,
    says: 'tooManyMails',
    means: 'The address has taken as many mails as it may within an hour; `Retry-After` says when it takes more.',
  },
  mail_storage_full: {
    status: 429,
    says: 'mailStorageFull',
    means:
      'The account keeps as many bytes of mails as it may (`usage` of `GET /account`); `Retry-After` says when to try again.',
  },
  headers_too_large: { status: 431, says: 'headersTooLarge', means: 'The headers are larger than 16 KB.' },
  internal_error: {
    status: 500,
    says: 'internalError',
    means: 'A fault of the service; the log has it under the `requestId`.',
  },
  method_unknown: { status: 501, says: 'methodUnknown', means: 'No path of ours takes this method.' },
  busy: {
    status: 503,
    says: 'accountBusy',
    means:
      'Something else is being written for too long, or too much is being read or sent at once, or too many are signing in: it was not done, and may be asked for again.',
  },
  unavailable: {
    status: 503,
    says: 'databaseUnreachable',
    means:
      'The database, or the storage of pictures and documents, cannot be reached right now or has no room left, or the process is being stopped; try again, a `POST` with the same `Idempotency-Key`.',
  },
} as const satisfies Record<string, { status: number; says: SentenceKey; means: string }>

/** Where pictures and documents lie does not answer, or has no room left. */
export class StorageUnavailable extends Error {}

export type ErrorCode = keyof typeof errorCatalogue

/** A file that cannot be an attachment is refused for the reasons for which an attachment fails. */
interface FileIssue extends Pick<Issue, 'path' | 'sentence'> {
  code: FailureCode
}

interface ApiErrorOptions {
  issues?: (Issue | FileIssue)[]
  headers?: Record<string, string>
  cause?: unknown
}

/** An answer, not a bug: what the client is told, in its language. Only `cause` stays in the log, and the words in English. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly statusCode: number
  readonly sentences: readonly Sentence[]
  readonly issues: (Issue | FileIssue)[] | undefined
  readonly headers: Record<string, string>

  constructor(code: ErrorCode, says: Sentence | readonly Sentence[], options: ApiErrorOptions = {}) {
    const sentences = 'key' in says ? [says] : says
    super(renderSentences(sentences, 'en'), { cause: options.cause })
    this.code = code
    this.statusCode = errorCatalogue[code].status
    this.sentences = sentences
    this.issues = options.issues
    this.headers = options.headers ?? {}
  }
}

export function notFound(noun: Noun): ApiError {
  return new ApiError('not_found', { key: 'notFound', params: { noun } })
}

type TooMuch =
  | 'tooManyRequests'
  | 'tooManyRequestsFromAddress'
  | 'tooManyUnknownKeys'
  | 'tooManyPasswordsTried'
  | 'tooManyMailsAskedFor'
  | 'tooManyInvited'

export function rateLimited(key: TooMuch, waitMs: number): ApiError {
  const seconds = Math.ceil(waitMs / 1000)
  return new ApiError('rate_limited', { key, params: { seconds } }, { headers: { 'retry-after': String(seconds) } })
}

export function invalid(issues: Issue[]): ApiError {
  const first: Sentence = issues[0]?.sentence ?? { key: 'requestDoesNotFit' }
  const more: Sentence[] = issues.length < 2 ? [] : [{ key: 'moreFaults', params: { count: issues.length - 1 } }]
  return new ApiError('invalid_request', [first, ...more], { issues })
}
