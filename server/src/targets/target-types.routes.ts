import { type Connector, describeSchema } from '@aushang/connectors'
import { type Language, TargetType } from '@aushang/model'
import Type from 'typebox'
import { languageOf, sayLanguage } from '../http/language.ts'
import type { Routes } from '../http/routes.ts'
import type { Portals } from '../portals/portals.ts'

export const targetTypeRoutes: Routes<{ portals: Portals }> = async (app, { portals }) => {
  app.get('/target-types', {
    schema: {
      operationId: 'listTargetTypes',
      summary: 'The kinds of portals there are',
      description:
        'What each takes, and what a target of this type needs, as JSON Schema. Names and descriptions are those of the portal’s connector, in ' +
        'the language of the answer: enough to draw a form, also of a type that did not exist when the client was written.',
      tags: ['Targets'],
      response: { 200: Type.Array(TargetType) },
    },
    handler: async (request, reply) => {
      const language = languageOf(request)
      sayLanguage(reply, language)
      return portals.connectors.map((connector) => describeType(connector, portals, language))
    },
  })
}

function describeType(connector: Connector, portals: Portals, language: Language): TargetType {
  const { type, name, description, authorization, consumer, consumerWords = {}, sandboxConsumer } = connector
  const { options, optionWords } = connector
  // Not those of the schema: what a portal would not take is no example here.
  const played = (known: unknown) => (known === undefined || portals.isReal(type) ? [] : [known])
  const { edgeMax, bytesMax } = connector.images({})
  return {
    type,
    name: name[language],
    description: description[language],
    authorization: authorization.kind,
    // Without the name that it has in the OpenAPI document: types share it, each with examples of its own.
    ...(consumer && {
      consumer: {
        ...describeSchema(consumer, consumerWords, language),
        $id: undefined,
        examples: played(sandboxConsumer),
      },
    }),
    ...(authorization.kind === 'login' && {
      credentials: {
        ...describeSchema(authorization.credentials, authorization.credentialWords, language),
        examples: played(authorization.sandboxCredentials),
      },
    }),
    options: describeSchema(options, optionWords, language),
    propertyTypes: [...connector.propertyTypes],
    canSync: connector.sync !== undefined,
    canAdopt: connector.listAdverts !== undefined && connector.readAdvert !== undefined,
    hasStatistics: connector.readStatistics !== undefined,
    limits: { attachments: connector.attachmentCountMax({}), imageEdge: edgeMax, imageBytes: bytesMax },
  }
}
