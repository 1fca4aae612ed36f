import { Readable } from 'node:stream'
import {
  defineConnector,
  type LoginOutcome,
  type PortalAnswer,
  type PortalRequest,
  type PortalSession,
  type Publication,
  type Unauthorized,
  type Unavailable,
} from '@aushang/connectors'
import { closed, HttpUrl, Id, messageOf, oneOfWords, propertyTypes } from '@aushang/model'
import Type, { type Static } from 'typebox'

const Credentials = closed({ url: HttpUrl, password: Type.String({ minLength: 1, writeOnly: true }) })
const Options = closed({
  isLoud: Type.Optional(Type.Boolean()),
  owner: Type.Optional(Id),
  tone: Type.Optional(oneOfWords(['plain', 'merry'])),
})
const Consumer = closed({ contract: Type.String({ minLength: 1 }) }, { examples: [{ contract: 'C-1' }] })

type Options = Static<typeof Options>
type Session = PortalSession<Options, Static<typeof Credentials>, Static<typeof Consumer>>

/** All that a portal of a few lines takes, and all that the service needs to know to publish there. */
export const oneLine = defineConnector({
  type: 'one-line',
  name: { de: 'Einzeiler', en: 'One line' },
  portalName: 'Einzeiler',
  description: {
    de: 'Ein Portal zum Testen, dessen Inserate eine Zeile haben.',
    en: 'A portal of a test, whose adverts have one line.',
  },
  propertyTypes,
  consumer: Consumer,
  consumerWords: {
    contract: {
      name: { de: 'Vertragsnummer', en: 'Contract number' },
      explanation: { de: 'Steht oben auf dem Vertrag.', en: 'Stated at the top of the contract.' },
    },
  },
  authorization: {
    kind: 'login',
    credentials: Credentials,
    credentialWords: {
      url: {
        name: { de: 'Adresse', en: 'Address' },
        explanation: { de: 'Unter der das Portal zu erreichen ist.', en: 'Where the portal is reached.' },
      },
      password: {
        name: { de: 'Passwort', en: 'Password' },
        explanation: { de: 'Kommt mit dem Vertrag.', en: 'Comes with the contract.' },
      },
    },
  },
  options: Options,
  optionWords: {
    isLoud: {
      name: { de: 'Großschreibung', en: 'Capital letters' },
      explanation: {
        de: 'Ob alles in Großbuchstaben erscheint.',
        en: 'Whether everything appears in capital letters.',
      },
    },
    owner: {
      name: { de: 'Ansprechpartner', en: 'Contact' },
      explanation: { de: 'Steht bei Objekten, die keinen nennen.', en: 'Shown beside properties that name none.' },
    },
    tone: {
      name: { de: 'Ton', en: 'Tone' },
      explanation: { de: 'Wie die Zeile klingt.', en: 'What the line sounds like.' },
      values: { plain: { de: 'sachlich', en: 'plain' }, merry: { de: 'fröhlich', en: 'merry' } },
    },
  },
  contactOption: 'owner',
  images: () => ({ edgeMax: 1_000, bytesMax: 1_000_000 }),
  attachmentCountMax: () => 0,

  check({ contact }) {
    const problem = {
      path: '/contactId',
      code: 'field_missing',
      message: messageOf({ key: 'contactMissing' }),
    } as const
    return { problems: contact === null ? [problem] : [], warnings: [] }
  },
  documents: (publication, options) => [
    { part: 'advert', contentType: 'text/plain', body: lineOf(publication, options) },
  ],
  exportFile: (publication, options) => Readable.from([lineOf(publication, options)]),

  async publish(publication, session) {
    const { externalId } = publication.placement
    const body = lineOf(publication, session.options)
    const answer = await call(session, { method: 'PUT', url: pathOf(externalId), body })
    if (answer.kind !== 'answer') return answer
    if (answer.status === 422) {
      const portalMessage = answer.body.toString('utf8')
      const message = messageOf({ key: 'portalRefuses' })
      return {
        kind: 'rejected',
        problems: [{ path: '/fields/title', code: 'rejected_by_portal', message, portalMessage }],
      }
    }
    return { kind: 'published', portalId: externalId, publicUrl: session.credentials.url + pathOf(externalId) }
  },

  async withdraw({ externalId }, session) {
    const answer = await call(session, { method: 'DELETE', url: pathOf(externalId) })
    return answer.kind === 'answer' ? { kind: 'withdrawn' } : answer
  },

  async checkLogin(session): Promise<LoginOutcome> {
    const answer = await call(session, { method: 'GET', url: '/' })
    return answer.kind === 'answer' ? { kind: 'authorized' } : answer
  },
})

function lineOf({ property, contact }: Publication, { isLoud }: Options): string {
  const line = `${property.fields.title}, ${contact?.lastName ?? ''}`
  return isLoud ? line.toUpperCase() : line
}

function pathOf(externalId: string): string {
  return `/adverts/${encodeURIComponent(externalId)}`
}

/** Everything may be repeated here, so that an answer that did not come is no more than a portal that is away. */
async function call(
  { credentials, consumer, http }: Session,
  request: PortalRequest,
): Promise<PortalAnswer | Unauthorized | Unavailable> {
  const headers = { authorization: `${consumer.contract} ${credentials.password}` }
  const answer = await http.send({ ...request, url: credentials.url + request.url, headers })
  if (answer.kind === 'failed') return { kind: 'unavailable', sentence: answer.sentence }
  if (answer.status === 401) return { kind: 'unauthorized', sentence: { key: 'accessRevoked' } }
  return answer.status >= 500 ? { kind: 'unavailable', sentence: { key: 'portalInTrouble' } } : answer
}
