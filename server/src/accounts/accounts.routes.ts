import {
  AccountPatch,
  accountSchema,
  AccountSettings,
  closed,
  CredentialStatus,
  readOnly,
  withoutReadOnly,
} from '@aushang/model'
import { checkedAs } from '../http/checked-as.ts'
import type { Routes } from '../http/routes.ts'
import { mergePatch } from '../lib/merge-patch.ts'
import type { Portals } from '../portals/portals.ts'
import { getAccount, updateAccount } from './accounts.store.ts'
import { putCredentials } from './consumer-credentials.store.ts'

const tags = ['Account']

/** Which the sandbox knows from its first start; any other would shut it to the account. */
const sandboxConsumer = { key: 'sandbox-key', secret: 'sandbox-secret' }

export const accountRoutes: Routes<{ portals: Portals }> = async (app, { db, secrets, portals }) => {
  const consumers = portals.connectors.flatMap(({ type, consumer }) => (consumer ? [{ type, consumer }] : []))
  const types = consumers.map(({ type }) => type)
  const Shown = accountSchema(types)
  const Edited = closed({ ...AccountSettings.properties, ...readOnly(Shown.properties, AccountSettings.properties) })

  app.get('/account', {
    schema: {
      operationId: 'getAccount',
      summary: 'The account of this API key',
      tags,
      response: { 200: Shown },
    },
    handler: (request) => getAccount(db, request.accountId, types),
  })

  app.patch('/account', {
    schema: {
      operationId: 'patchAccount',
      summary: 'Change the name or the language of the account',
      description:
        'In another language, what was told before is shown in the new language, too. Another key may see the old one for two seconds.',
      tags,
      body: AccountPatch,
      response: { 200: Shown },
    },
    handler: async (request) => {
      const { accountId } = request
      const current = await getAccount(db, accountId, types)
      const sent = withoutReadOnly(Edited, request.body)
      const { name, language } = current
      const settings = checkedAs(AccountSettings, mergePatch({ name, language }, sent))
      await updateAccount(db, accountId, settings)
      // The key is remembered with its account: the next request is to be answered in the new language.
      if (request.account !== null) request.account.language = settings.language
      return getAccount(db, accountId, types)
    },
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
