import { closed } from '@aushang/model'
import Type, { type Static } from 'typebox'
import { consumerMembers } from '../../consumer.ts'

/** The two halves that every request is signed with. */
export const Consumer = closed(consumerMembers, {
  $id: 'CredentialsDraft',
  examples: [{ key: 'muster-immobilien-key', secret: 'handshake-encrypted' }],
})
export type Consumer = Static<typeof Consumer>

/** A request token while the user is away at the portal, then the access token, which stays good until it is taken back. */
export const Token = closed({ token: Type.String(), secret: Type.String() })
export type Token = Static<typeof Token>

export interface KeyPair {
  key: string
  secret: string
}

export function keyPairOf({ token, secret }: Token): KeyPair {
  return { key: token, secret }
}
