import { Account, CredentialsDraft, CredentialStatus, credentialTypes } from '@aushang/model'
import type { Routes } from '../http/routes.ts'
import { getAccount, putCredentials } from './accounts.store.ts'

const tags = ['Account']

export const accountRoutes: Routes = async (app, { db, secrets }) => {
  app.get('/account', {
    schema: { operationId: 'getAccount', summary: 'The account of this API key', tags, response: { 200: Account } },
    handler: (request) => getAccount(db, request.accountId),
  })

  for (const type of credentialTypes) {
    app.put(`/account/credentials/${type}`, {
      schema: {
        operationId: `putCredentials${type === 'platform-a-24' ? 'PlatformA24' : 'PlatformA24Sandbox'}`,
        summary: `Replace the consumer credentials for ${type}`,
        description: `Needed before targets of type \`${type}\` can be created. They are stored encrypted and never returned.`,
        tags,
        body: CredentialsDraft,
        response: { 200: CredentialStatus },
      },
      handler: (request) => putCredentials(db, secrets, request.accountId, type, request.body),
    })
  }
}
