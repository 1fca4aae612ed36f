import { NewAccountSession, Setup } from '@aushang/model'
import { insertAccount } from '../accounts/accounts.store.ts'
import type { Routes } from '../http/routes.ts'
import { refuseOtherSites } from './other-sites.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { setCookie } from './session-cookie.ts'
import { createSession, getSession } from './sessions.store.ts'
import { requireSetupLink, useSetupLink } from './setup.store.ts'
import { browserOf } from './sign-in.ts'
import { createUser } from './users.store.ts'

export const setupRoutes: Routes = async (app, { db, publicUrl }) => {
  app.post('/setup', {
    schema: {
      operationId: 'setUp',
      summary: 'Own a new installation',
      description:
        'With the token of the link that the service prints as long as nobody can sign in. Whoever opens it becomes the owner of ' +
        'a new account, and is signed in.',
      tags: ['Sessions'],
      isPublic: true,
      body: Setup,
      response: { 201: NewAccountSession },
      errors: [
        'invalid_request',
        'malformed_json',
        'other_site',
        'link_not_good',
        'email_taken',
        'payload_too_large',
        'unsupported_media_type',
        'internal_error',
        'unavailable',
      ],
    },
    handler: async (request, reply) => {
      refuseOtherSites(request, publicUrl)
      const { token: linkToken, accountName, email, name, language, password } = request.body
      const browser = browserOf(request)
      await requireSetupLink(db, linkToken)
      refuseWeakPassword(password, email)
      const hashed = await hashPassword(password, browser.network)
      const { session, apiKey, token } = await db.transaction(async (tx) => {
        await useSetupLink(tx, linkToken)
        const { id: accountId, apiKey } = await insertAccount(tx, accountName)
        const user = await createUser(tx, accountId, { email, name, language, role: 'owner', password: hashed })
        const { id, token } = await createSession(tx, accountId, user.id, browser)
        return { session: await getSession(tx, accountId, id), apiKey, token }
      })
      return setCookie(reply, publicUrl, token)
        .code(201)
        .send({ ...session, apiKey })
    },
  })
}
