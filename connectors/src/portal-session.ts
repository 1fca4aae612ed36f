import type { OutgoingFailure, Sentence } from '@aushang/model'
import type { AccessObtained, Unauthorized, Unavailable } from './contract.ts'

/** A target as its connector sees it: who we are at the portal, and the way there. For one operation. */
export interface PortalSession<Options = unknown, Credentials = unknown, Consumer = unknown> {
  /** Where the portal is, without a slash at the end, if its connector has a `url`; otherwise empty. */
  url: string
  /** As `Connector.consumer` says. */
  consumer: Consumer
  /** As `Login.credentials` says, or as `OAuth.complete` returned them. */
  credentials: Credentials
  /** What `Login.obtainAccess` was given last, whoever asked for it; undefined as long as nobody has. */
  access: unknown
  /**
   * Access in place of the one that is over, or of none. Somebody else may have been quicker: then it is what they were given. Where
   * the portal refuses, it is the target that has lost its access; where it is away, nothing changes.
   */
  renewAccess(outdated: unknown): Promise<AccessObtained | Unauthorized | Unavailable>
  options: Options
  http: PortalHttp
  /** The address of a host that is to be reached at this port, for what is not HTTP. Throws `ForbiddenAddress` for one that we must not reach, else an error of DNS. */
  resolveHost(host: string, port: number): Promise<string>
  /**
   * Alone among all that speak to this target at the moment, in whatever process; or among all that name the same, where
   * several targets lead to one account of the portal.
   */
  runAlone<Result>(work: () => Promise<Result>, among?: string): Promise<Result>
  /**
   * The same, for what the portal takes several of in one call: whoever comes while others wait for their turn is served with them. The
   * work of one of them is given what all of them brought, and says of each what came of it; undefined where it is not done. Resolves with
   * what it said of this one; with undefined, too, where nobody could say.
   */
  runTogether<Item, Result>(
    item: Item,
    work: (items: Item[]) => Promise<(Result | undefined)[]>,
    among?: string,
  ): Promise<Result | undefined>
  /** Opened when there is none yet, kept for the next operation on this target, and closed after a while without use. */
  keepConnection<Connection>(open: () => Promise<KeptConnection<Connection>>): Promise<KeptConnection<Connection>>
  /**
   * Called with the name of a file before it is handed over: the portal's report on it may be quick. Unless one is awaited, so
   * that the outcome will be `pending`, what is reported changes nothing.
   */
  announceTransfer(name: string, about: AnnouncedTransfer): Promise<void>
  /** What was found out about the portal earlier and is to be known again (a host key), by name. */
  facts: Readonly<Record<string, string>>
  rememberFact(name: string, value: string): Promise<void>
  /** Aborted when the time for this operation is up. */
  signal: AbortSignal
}

export interface AnnouncedTransfer {
  isReportAwaited: boolean
}

export interface KeptConnection<Connection> {
  connection: Connection
  isAlive(): boolean
  close(): void
}

/** Never throws: whatever the other side does is a result. */
export interface PortalHttp {
  send(request: PortalRequest): Promise<PortalAnswer | PortalFailure>
}

export interface PortalRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  url: string
  /** Whoever knows it needs no login: it is recorded nowhere. */
  isUrlSecret?: true
  /** It is signed with the time: one whose clock is another refuses it. */
  bearsTime?: true
  headers?: Record<string, string>
  body?: string | Buffer
}

export interface PortalAnswer {
  kind: 'answer'
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: Buffer
}

export interface PortalFailure {
  kind: 'failed'
  code: OutgoingFailure
  sentence: Sentence
  /** Whether the request may have reached the other side. */
  maybeSent: boolean
}

export class ForbiddenAddress extends Error {}
