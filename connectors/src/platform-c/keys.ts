import { closed } from '@aushang/model'
import Type, { type Static } from 'typebox'
import { consumerMembers } from '../consumer.ts'

export const Consumer = closed(consumerMembers, {
  $id: 'ClientCredentialsDraft',
  examples: [{ key: 'muster-immobilien', secret: 'handshake-encrypted' }],
})
export type Consumer = Static<typeof Consumer>

/** The access token for some minutes, and the refresh token, which gives the next pair once. */
export const Tokens = closed({
  accessToken: Type.String(),
  refreshToken: Type.String(),
  expiresAt: Type.String({ format: 'date-time' }),
  lifetimeSeconds: Type.Number(),
})
export type Tokens = Static<typeof Tokens>

/** While the user is away at the portal: by the one the way back is known again, by the other the code is redeemed. */
export const Handshake = closed({ state: Type.String(), verifier: Type.String(), callbackUrl: Type.String() })
export type Handshake = Static<typeof Handshake>

// Whoever asks a moment before the end would be too late with what takes its time.
const marginSecondsMax = 30
const marginShare = 0.1

export function isExpiring({ expiresAt, lifetimeSeconds }: Tokens, nowMs: number): boolean {
  const marginMs = Math.min(marginSecondsMax, lifetimeSeconds * marginShare) * 1_000
  return nowMs >= Date.parse(expiresAt) - marginMs
}

export function isExpired({ expiresAt }: Tokens, nowMs: number): boolean {
  return nowMs >= Date.parse(expiresAt)
}
