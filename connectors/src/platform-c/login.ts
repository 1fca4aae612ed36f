import { closed } from '@aushang/model'
import Type, { type Static } from 'typebox'

/** Who the agency is at the portal. */
export const Credentials = closed({
  clientId: Type.String({ minLength: 1, maxLength: 200, format: 'not-blank' }),
  clientSecret: Type.String({ minLength: 1, maxLength: 200, format: 'not-blank', writeOnly: true }),
})
export type Credentials = Static<typeof Credentials>

/** What they are exchanged for: it opens the portal for a day. */
export const Token = closed({
  accessToken: Type.String(),
  expiresAt: Type.String({ format: 'date-time' }),
  lifetimeSeconds: Type.Number(),
})
export type Token = Static<typeof Token>

// Whoever asks a moment before the end would be too late with what takes its time.
const marginSecondsMax = 300
const marginShare = 0.1

export function isExpiring({ expiresAt, lifetimeSeconds }: Token, nowMs: number): boolean {
  const marginMs = Math.min(marginSecondsMax, lifetimeSeconds * marginShare) * 1_000
  return nowMs >= Date.parse(expiresAt) - marginMs
}

export function isExpired({ expiresAt }: Token, nowMs: number): boolean {
  return nowMs >= Date.parse(expiresAt)
}
