import type { Sentence } from '@aushang/model'
import type { TSchema } from 'typebox'
import type { PortalSession } from '../portal-session.ts'
import type { Unauthorized, Unavailable } from './outcomes.ts'
import type { SomeSchemaWords } from './words.ts'

/** With what the client sends as `credentials`: a closed object; what is secret in it bears `writeOnly: true`, the rest is shown. */
export interface Login {
  kind: 'login'
  credentials: TSchema
  credentialWords: SomeSchemaWords
  /** The members that say where, and how, the secrets are sent: when one changes, the secrets must be given again. All, if it does not say. */
  sentTo?: readonly string[]
}

/** By sending the user to the portal. */
export interface OAuth<Options = unknown, Credentials = unknown, Consumer = unknown, Handshake = unknown> {
  kind: 'oauth'
  /** What `complete` and `refresh` return. */
  credentials: TSchema
  /** What is stored, encrypted, while the user is away at the portal. */
  handshake: TSchema
  begin: (
    callbackUrl: string,
    session: PortalSession<Options, unknown, Consumer>,
  ) => Promise<{ kind: 'redirect'; url: string; handshake: Handshake } | Unauthorized | Unavailable>
  /** `query` is what the user came back with; there is no handshake if nobody was sent away. */
  complete: (
    query: Record<string, string>,
    handshake: Handshake | null,
    session: PortalSession<Options, unknown, Consumer>,
  ) => Promise<Granted<Credentials> | Unauthorized | Unavailable | OtherTry>
  /**
   * For access that expires: asks the portal for the next one, by what `session.credentials` has, once. Reached through
   * `PortalSession.refreshCredentials`, which sees to it that no two do so at a time, and keeps what comes of it.
   */
  refresh?: (
    session: PortalSession<Options, Credentials, Consumer>,
  ) => Promise<Granted<Credentials> | Unauthorized | Unavailable>
}

/** The user has come back from another try than the last that was begun: nobody has decided on that one yet. */
export interface OtherTry {
  kind: 'otherTry'
  sentence: Sentence
}

/** What opens the portal from now on. */
export interface Granted<Credentials = unknown> {
  kind: 'authorized'
  credentials: Credentials
}
