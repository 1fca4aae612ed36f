import { closed } from '@aushang/model'
import Type from 'typebox'
import type { ErrorCode } from '../lib/errors.ts'

/** One that cannot be is answered like one that is not good any more. */
export const ByToken = closed({
  token: Type.String({ minLength: 1, maxLength: 100, description: 'What the link bears behind `#token=`.' }),
})

/** What everybody may be answered who sends a body without a key or a session. */
export const publicErrors = [
  'invalid_request',
  'malformed_json',
  'other_site',
  'payload_too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal_error',
  'busy',
  'unavailable',
] as const satisfies ErrorCode[]
