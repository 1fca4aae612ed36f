import { accountSchema, CredentialStatus } from '@aushang/model'
import type { Routes } from '../http/routes.ts'
import type { Portals } from '../portals/portals.ts'
import { getAccount } from './accounts.store.ts'
import { putCredentials } from './consumer-credentials.store.ts'

const tags = ['Account']

/** Which the sandbox knows from its first start; any other would shut it to the account. */
const sandboxConsumer = { key: 'sandbox-key', secret: 'sandbox-secret' }

export const accountRoutes: Routes<{ portals: Portals }> = async (app, { db, secrets, portals }) => {
  const consumers = portals.connectors.flatMap(({ type, consumer }) => (consumer ? [{ type, consumer }] : []))
  const types = consumers.map(({ type }) => type)

  app.get('/account', {
    schema: {
      operationId: 'getAccount',
      summary: 'The account of this API key',
      tags,
      response: { 200: accountSchema(types) },
    },
    handler: (request) => getAccount(db, request.accountId, types),
  })

  for (const { type, consumer } of consumers) {
    app.put(`/account/credentials/${type}`, {
      schema: {
        operationId: `putCredentials${inCamelCase(type)}`,
        summary: `Replace the consumer credentials for ${type}`,
        description: `Needed before targets of type \`${type}\` can be created. They are stored encrypted and never returned.`,
        tags,
        body: consumer,
        ...(type.endsWith('-sandbox') && { bodyExample: sandboxConsumer }),
        response: { 200: CredentialStatus },
      },
      handler: (request) => putCredentials(db, request.accountId, secrets, type, request.body),
    })
  }
}

/** `PlatformA24` for `platform-a-24`. */
function inCamelCase(type: string): string {
  return type.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
}
