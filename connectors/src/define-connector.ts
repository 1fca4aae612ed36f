import { type AccessFailure, advertisingWarnings, check, fits, renderSentence, type Sentence } from '@aushang/model'
import type { Static, TSchema } from 'typebox'
import type { Connector, Granted, Login, OAuth, Unauthorized, Unavailable } from './contract.ts'
import type { PortalSession } from './portal-session.ts'

/** The schemas by which a connector is typed. One that wants no consumer credentials, or keeps nothing, leaves them out. */
type TypedBy<
  Options extends TSchema,
  Credentials extends TSchema,
  Consumer extends TSchema,
  Handshake extends TSchema,
> = {
  options: Options
  consumer?: Consumer
  contactOption?: StringMember<Static<Options>>
  authorization: (Login & { credentials: Credentials }) | TypedOAuth<Options, Credentials, Consumer, Handshake>
}

/** Of an option that is no string, nobody could read the id of a contact. */
type StringMember<Members> = {
  [Name in keyof Members & string]-?: Members[Name] extends string | undefined ? Name : never
}[keyof Members & string]

type TypedOAuth<
  Options extends TSchema,
  Credentials extends TSchema,
  Consumer extends TSchema,
  Handshake extends TSchema,
> = OAuth<Static<Options>, Static<Credentials>, Static<Consumer>, Static<Handshake>> & {
  credentials: Credentials
  handshake: Handshake
}

/**
 * The one place where stored JSON becomes what a connector is typed by. What does not fit its schema gets no further: a
 * login or an agreement that is missing or misshapen is an answer, for its user can give it anew; misshapen options are our
 * fault, for they were checked when they came in.
 */
export function defineConnector<
  Options extends TSchema,
  Credentials extends TSchema,
  Consumer extends TSchema,
  Handshake extends TSchema,
>(
  connector: Connector<Static<Options>, Static<Credentials>, Static<Consumer>, Static<Handshake>> &
    TypedBy<Options, Credentials, Consumer, Handshake>,
): Connector {
  const { authorization, exportFile, askOutcome, updateContact, withdrawsWhole, isAdvertUrl, sync, ...others } =
    connector
  const { listAdverts, readAdvert, readWritten, readStatistics, ...described } = others
  type TypedSession<OwnCredentials> = PortalSession<Static<Options>, OwnCredentials, Static<Consumer>>

  function typedOptions(stored: unknown): Static<Options> {
    if (fits(connector.options, stored)) return stored
    const faults = check(connector.options, stored).map(({ sentence }) => renderSentence(sentence, 'en'))
    throw new Error(`The stored options of a target of type ${connector.type} do not fit: ${faults.join(' ')}`)
  }

  function typedCredentials(stored: unknown): Static<Credentials> | undefined {
    return fits(authorization.credentials, stored) ? stored : undefined
  }

  /** With the agreement of the account, and no login yet. */
  async function withConsumer<Result>(
    session: PortalSession,
    work: (session: TypedSession<unknown>) => Promise<Result>,
  ): Promise<Result | Unauthorized> {
    const { consumer } = session
    if (!hasConsumer(consumer)) return unauthorized({ key: 'consumerKeyMissing' }, 'consumer_key_missing')
    return work({ ...session, options: typedOptions(session.options), consumer })
  }

  function hasConsumer(stored: unknown): stored is Static<Consumer> {
    return connector.consumer === undefined || fits(connector.consumer, stored)
  }

  async function withLogin<Result>(
    session: PortalSession,
    work: (session: TypedSession<Static<Credentials>>) => Promise<Result>,
  ): Promise<Result | Unauthorized> {
    const credentials = typedCredentials(session.credentials)
    if (credentials === undefined) return unauthorized({ key: 'accessNotGrantedYet' }, 'unauthorized')
    return withConsumer(session, (typed) =>
      work({
        ...typed,
        credentials,
        refreshCredentials: async (outdated) => typedGrant(await session.refreshCredentials(outdated)),
      }),
    )
  }

  function typedGrant(
    grant: Granted | Unauthorized | Unavailable,
  ): Granted<Static<Credentials>> | Unauthorized | Unavailable {
    if (grant.kind !== 'authorized') return grant
    const credentials = typedCredentials(grant.credentials)
    return credentials === undefined
      ? unauthorized({ key: 'accessRevoked' }, 'unauthorized')
      : { kind: 'authorized', credentials }
  }

  return {
    ...described,
    authorization: authorization.kind === 'login' ? authorization : plainOAuth(authorization),
    images: (options) => connector.images(typedOptions(options)),
    attachmentCountMax: (options) => connector.attachmentCountMax(typedOptions(options)),
    check(publication, options) {
      const { problems, warnings } = connector.check(publication, typedOptions(options))
      return { problems, warnings: [...advertisingWarnings(publication.property, new Date()), ...warnings] }
    },
    documents: (publication, options, credentials) =>
      connector.documents(publication, typedOptions(options), typedCredentials(credentials)),
    ...(exportFile && {
      exportFile: (publication, options, credentials) =>
        exportFile(publication, typedOptions(options), typedCredentials(credentials)),
    }),
    publish: (publication, session) => withLogin(session, (typed) => connector.publish(publication, typed)),
    ...(askOutcome && {
      askOutcome: (placement, session) => withLogin(session, (typed) => askOutcome(placement, typed)),
    }),
    ...(updateContact && {
      updateContact: (shown, session) => withLogin(session, (typed) => updateContact(shown, typed)),
    }),
    withdraw: (placement, session, publication) =>
      withLogin(session, (typed) => connector.withdraw(placement, typed, publication)),
    ...(withdrawsWhole && { withdrawsWhole: (options) => withdrawsWhole(typedOptions(options)) }),
    checkLogin: (session) => withLogin(session, (typed) => connector.checkLogin(typed)),
    ...(isAdvertUrl && {
      isAdvertUrl: (url, options, stored) => {
        const credentials = typedCredentials(stored)
        return credentials !== undefined && isAdvertUrl(url, typedOptions(options), credentials)
      },
    }),
    ...(sync && { sync: (publications, session) => withLogin(session, (typed) => sync(publications, typed)) }),
    ...(listAdverts && { listAdverts: (from, session) => withLogin(session, (typed) => listAdverts(from, typed)) }),
    ...(readAdvert && { readAdvert: (advert, session) => withLogin(session, (typed) => readAdvert(advert, typed)) }),
    ...(readWritten && {
      readWritten: (publication, options) => readWritten(publication, typedOptions(options)),
    }),
    ...(readStatistics && {
      readStatistics: (placement, days, session) =>
        withLogin(session, (typed) => readStatistics(placement, days, typed)),
    }),
  }

  function plainOAuth(oauth: TypedOAuth<Options, Credentials, Consumer, Handshake>): OAuth {
    const { begin, complete, refresh, ...described } = oauth
    const handshakeSchema = described.handshake
    return {
      ...described,
      begin: (callbackUrl, session) => withConsumer(session, (typed) => begin(callbackUrl, typed)),
      complete: (query, handshake, session) =>
        withConsumer(session, (typed) => complete(query, fits(handshakeSchema, handshake) ? handshake : null, typed)),
      ...(refresh && { refresh: (session) => withLogin(session, refresh) }),
    }
  }
}

export function unauthorized(sentence: Sentence, code: AccessFailure): Unauthorized {
  return { kind: 'unauthorized', code, sentence }
}
