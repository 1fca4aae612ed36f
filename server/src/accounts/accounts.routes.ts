import { describeSchema } from '@aushang/connectors'
import {
  type Account,
  accountSchema,
  AccountSettings,
  closed,
  CredentialStatus,
  mergePatchOf,
  readOnly,
  withoutReadOnly,
} from '@aushang/model'
import Type from 'typebox'
import { checkedAs } from '../http/checked-as.ts'
import { requireMatch, sendDocument } from '../http/etag.ts'
import type { Routes } from '../http/routes.ts'
import { bodyIsCheckedByHandler } from '../http/validation.ts'
import { ApiError } from '../lib/errors.ts'
import { mergePatch } from '../lib/merge-patch.ts'
import type { Portals } from '../portals/portals.ts'
import { getAccount, lockAccount, updateAccount } from './accounts.store.ts'
import { putCredentials } from './consumer-credentials.store.ts'
import type { AccountLimits } from './usage.store.ts'

const tags = ['Account']

export const accountRoutes: Routes<{ portals: Portals; accountLimits: AccountLimits }> = async (app, deps) => {
  const { db, secrets, portals, accountLimits } = deps
  const consumers = portals.connectors.flatMap(({ type, consumer, consumerWords = {}, sandboxConsumer }) =>
    consumer ? [{ type, consumer, consumerWords, sandboxConsumer }] : [],
  )
  const types = consumers.map(({ type }) => type)
  const played = consumers.find(({ sandboxConsumer }) => sandboxConsumer !== undefined)
  const Shown = accountSchema(types)
  const Edited = closed({ ...AccountSettings.properties, ...readOnly(Shown.properties, AccountSettings.properties) })

  app.get('/account', {
    schema: {
      operationId: 'getAccount',
      summary: 'The account of this API key',
      tags,
      response: { 200: Shown },
    },
    handler: async (request, reply) =>
      sendDocument(reply, asDocument(await getAccount(db, request.accountId, types, accountLimits))),
  })

  app.patch('/account', {
    validatorCompiler: bodyIsCheckedByHandler,
    schema: {
      operationId: 'patchAccount',
      summary: 'Change the name or the language of the account',
      description:
        'In another language, what was told before is shown in the new language, too. Another key may see the old one for two seconds.',
      tags,
      body: mergePatchOf(Edited, 'AccountPatch', { name: 'Muster Immobilien', language: 'de' }),
      response: { 200: Shown },
      errors: ['precondition_failed'],
      hasETag: true,
    },
    handler: async (request, reply) => {
      const { accountId } = request
      const sent = withoutReadOnly(Edited, request.body)
      const account = await db.transaction(async (tx) => {
        await lockAccount(tx, accountId)
        const current = await getAccount(tx, accountId, types, accountLimits)
        requireMatch(request, asDocument(current))
        const { name, language } = current
        await updateAccount(
          tx,
          accountId,
          checkedAs(AccountSettings, mergePatch(AccountSettings, { name, language }, sent)),
        )
        return getAccount(tx, accountId, types, accountLimits)
      }, accountId)
      // The key is remembered with its account: the next request is to be answered in the new language.
      if (request.account !== null) request.account.language = account.language
      return sendDocument(reply, asDocument(account))
    },
  })

  app.put('/account/credentials/:type', {
    validatorCompiler: bodyIsCheckedByHandler,
    schema: {
      operationId: 'putCredentials',
      summary: 'Replace the consumer credentials for a type',
      description:
        'For clients that know no type by its name: what the body must have stands in `consumer` of `GET /target-types`. ' +
        'For each type of this version, there is an operation of its own as well.',
      tags,
      params: closed({
        type: Type.String({
          maxLength: 50,
          description: 'The type of target that they are for.',
          examples: played ? [played.type] : [],
        }),
      }),
      body: Type.Object({}, { additionalProperties: true, examples: played ? [played.sandboxConsumer] : [] }),
      response: { 200: CredentialStatus },
      errors: ['route_not_found'],
    },
    handler: (request) => {
      const { type } = request.params
      const consumer = consumers.find((each) => each.type === type)?.consumer
      // As ever: of a type that wants no agreement, there is no such path.
      if (consumer === undefined) {
        throw new ApiError('route_not_found', { key: 'noSuchPath', params: { path: `/account/credentials/${type}` } })
      }
      return putCredentials(db, request.accountId, secrets, type, checkedAs(consumer, request.body))
    },
  })

  for (const { type, consumer, consumerWords, sandboxConsumer } of consumers) {
    app.put(`/account/credentials/${type}`, {
      schema: {
        operationId: `putCredentials${inCamelCase(type)}`,
        summary: `Replace the consumer credentials for ${type}`,
        description: `Needed before targets of type \`${type}\` can be created. They are stored encrypted and never returned.`,
        tags,
        body: describeSchema(consumer, consumerWords, 'en'),
        ...(sandboxConsumer !== undefined && { bodyExample: sandboxConsumer }),
        response: { 200: CredentialStatus },
      },
      handler: (request) => putCredentials(db, request.accountId, secrets, type, request.body),
    })
  }
}

/** What the account has grows by itself; an edit goes by what somebody has changed. */
function asDocument(account: Account): { version: number; json: string } {
  return { version: Date.parse(account.updatedAt), json: JSON.stringify(account) }
}

/** `NewsPaper24` for `news-paper-24`. */
function inCamelCase(type: string): string {
  return type.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase())
}
