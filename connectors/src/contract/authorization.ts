import type { Sentence } from '@aushang/model'
import type { TSchema } from 'typebox'
import type { PortalSession } from '../portal-session.ts'
import type { Unauthorized, Unavailable } from './outcomes.ts'
import type { SomeSchemaWords } from './words.ts'

/** With what the client sends as `credentials`: a closed object; what is secret in it bears `writeOnly: true`, the rest is shown. */
export interface Login<Options = unknown, Credentials = unknown, Consumer = unknown> {
  kind: 'login'
  credentials: TSchema
  credentialWords: SomeSchemaWords
  /** A login that our own sandbox knows from its first start, where it plays this portal. */
  sandboxCredentials?: Credentials
  /** The members that say where, and how, the secrets are sent: when one changes, the secrets must be given again. All, if it does not say. */
  sentTo?: readonly string[]
  /**
   * Where a login is good for access that expires: asks the portal for it, once. Reached through `PortalSession.renewAccess`, which sees
   * to it that no two do so at a time, and keeps what comes of it until the login changes.
   */
  obtainAccess?: (
    session: PortalSession<Options, Credentials, Consumer>,
  ) => Promise<AccessObtained | Unauthorized | Unavailable>
}

/** What opens the portal for a while: JSON, in the connector's own words. */
export interface AccessObtained {
  kind: 'obtained'
  access: unknown
}

/** By sending the user to the portal. */
export interface OAuth<Options = unknown, Credentials = unknown, Consumer = unknown, Handshake = unknown> {
  kind: 'oauth'
  /** What `complete` returns. */
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
