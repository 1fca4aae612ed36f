export { answerOf, type AnswerDetails, type Client, type ClientOptions, createClient, etagOf } from './client.ts'
export type { CallOptions, ChangeOptions, PostOptions, Sendable } from './call.ts'
export { AushangError, type CallErrorCode, type ErrorCode, type Issue } from './errors.ts'
export type * from './generated/types.ts'
export type { List, Page } from './lists.ts'
export type { EventStream } from './streams.ts'
export type { EventName, EventOf, PropertyDraftOf, PropertyOf, PropertyType } from './variants.ts'
export {
  type LegacyEvent,
  type VerifyOptions,
  verifyWebhook,
  WebhookError,
  type WebhookErrorCode,
} from './verify-webhook.ts'
export type { RequestHeaders } from './webhook-signatures.ts'
