import {
  type AccessFailure,
  advertisingWarnings,
  check,
  fits,
  type PropertyType,
  renderSentence,
  type Sentence,
} from '@aushang/model'
import type { Static, TSchema } from 'typebox'
import { completeOutcome, completeProblems } from './complete-outcome.ts'
import type { Connector, Login, OAuth, SchemaWords, Unauthorized } from './contract.ts'
import type { PortalSession } from './portal-session.ts'
import { tagWarnings, withContactTexts, withPortalTexts } from './portal-texts.ts'

/** The schemas by which a connector is typed. One that wants no consumer credentials, or keeps nothing, leaves them out. */
type TypedBy<
  Options extends TSchema,
  Credentials extends TSchema,
  Consumer extends TSchema,
  Handshake extends TSchema,
> = {
  options: Options
  optionWords: NoInfer<SchemaWords<Static<Options>>>
  consumer?: Consumer
  consumerWords?: NoInfer<SchemaWords<Static<Consumer>>>
  contactOption?: StringMember<Static<Options>>
  authorization: TypedLogin<Options, Credentials, Consumer> | TypedOAuth<Options, Credentials, Consumer, Handshake>
}

type TypedLogin<Options extends TSchema, Credentials extends TSchema, Consumer extends TSchema> = Login<
  Static<Options>,
  Static<Credentials>,
  Static<Consumer>
> & {
  credentials: Credentials
  credentialWords: NoInfer<SchemaWords<Static<Credentials>>>
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
 * The one place where stored JSON becomes what a connector is typed by, and texts what a portal can show. What does not fit its schema gets no further: a
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

  /** With the agreement of the account, and no login yet. What comes of it names the portal. */
  async function withConsumer<Result extends object>(
    session: PortalSession,
    work: (session: TypedSession<unknown>) => Promise<Result>,
    propertyType?: PropertyType,
  ): Promise<Result | Unauthorized> {
    const { consumer } = session
    const known = { portal: connector.portalName, propertyType }
    if (!hasConsumer(consumer)) {
      return completeOutcome(unauthorized({ key: 'consumerKeyMissing' }, 'consumer_key_missing'), known)
    }
    return completeOutcome(await work({ ...session, options: typedOptions(session.options), consumer }), known)
  }

  function hasConsumer(stored: unknown): stored is Static<Consumer> {
    return connector.consumer === undefined || fits(connector.consumer, stored)
  }

  async function withLogin<Result extends object>(
    session: PortalSession,
    work: (session: TypedSession<Static<Credentials>>) => Promise<Result>,
    propertyType?: PropertyType,
  ): Promise<Result | Unauthorized> {
    const credentials = typedCredentials(session.credentials)
    if (credentials === undefined) {
      const outcome = unauthorized({ key: 'accessNotGrantedYet' }, 'unauthorized')
      return completeOutcome(outcome, { portal: connector.portalName })
    }
    return withConsumer(session, (typed) => work({ ...typed, credentials }), propertyType)
  }

  return {
    ...described,
    authorization: authorization.kind === 'login' ? plainLogin(authorization) : plainOAuth(authorization),
    images: (options) => connector.images(typedOptions(options)),
    attachmentCountMax: (options) => connector.attachmentCountMax(typedOptions(options)),
    check(publication, options) {
      const { problems, warnings } = connector.check(withPortalTexts(publication), typedOptions(options))
      const known = { portal: connector.portalName, propertyType: publication.property.type }
      const advice = advertisingWarnings(publication.property, new Date())
      return {
        problems: completeProblems(problems, known),
        warnings: completeProblems([...advice, ...tagWarnings(publication.property), ...warnings], known),
      }
    },
    documents: (publication, options, credentials) =>
      connector.documents(withPortalTexts(publication), typedOptions(options), typedCredentials(credentials)),
    ...(exportFile && {
      exportFile: (publication, options, credentials) =>
        exportFile(withPortalTexts(publication), typedOptions(options), typedCredentials(credentials)),
    }),
    publish: (publication, session) =>
      withLogin(session, (typed) => connector.publish(withPortalTexts(publication), typed), publication.property.type),
    ...(askOutcome && {
      askOutcome: (placement, session) =>
        withLogin(session, (typed) => askOutcome(placement, typed), placement.propertyType),
    }),
    ...(updateContact && {
      updateContact: (shown, session) => withLogin(session, (typed) => updateContact(withContactTexts(shown), typed)),
    }),
    withdraw: (placement, session, publication) =>
      withLogin(
        session,
        (typed) => connector.withdraw(placement, typed, publication && withPortalTexts(publication)),
        placement.propertyType,
      ),
    ...(withdrawsWhole && { withdrawsWhole: (options) => withdrawsWhole(typedOptions(options)) }),
    checkLogin: (session) => withLogin(session, (typed) => connector.checkLogin(typed)),
    ...(isAdvertUrl && {
      isAdvertUrl: (url, options, stored) => {
        const credentials = typedCredentials(stored)
        return credentials !== undefined && isAdvertUrl(url, typedOptions(options), credentials)
      },
    }),
    ...(sync && {
      sync: (publications, session) => withLogin(session, (typed) => sync(publications.map(withPortalTexts), typed)),
    }),
    ...(listAdverts && { listAdverts: (from, session) => withLogin(session, (typed) => listAdverts(from, typed)) }),
    ...(readAdvert && { readAdvert: (advert, session) => withLogin(session, (typed) => readAdvert(advert, typed)) }),
    ...(readWritten && {
      readWritten: (publication, options) => readWritten(withPortalTexts(publication), typedOptions(options)),
    }),
    ...(readStatistics && {
      readStatistics: (placement, days, session) =>
        withLogin(session, (typed) => readStatistics(placement, days, typed)),
    }),
  }

  function plainLogin({ obtainAccess, ...login }: TypedLogin<Options, Credentials, Consumer>): Login {
    return { ...login, ...(obtainAccess && { obtainAccess: (session) => withLogin(session, obtainAccess) }) }
  }

  function plainOAuth(oauth: TypedOAuth<Options, Credentials, Consumer, Handshake>): OAuth {
    const { begin, complete, ...described } = oauth
    const handshakeSchema = described.handshake
    return {
      ...described,
      begin: (callbackUrl, session) => withConsumer(session, (typed) => begin(callbackUrl, typed)),
      complete: (query, handshake, session) =>
        withConsumer(session, (typed) => complete(query, fits(handshakeSchema, handshake) ? handshake : null, typed)),
    }
  }
}

export function unauthorized(sentence: Sentence, code: AccessFailure): Unauthorized {
  return { kind: 'unauthorized', code, sentence }
}
