import { MailedLink, MailedLinkRequest, NewAccountSession, Setup, SignInOptions } from '@aushang/model'
import { getAccountName, insertAccount } from '../accounts/accounts.store.ts'
import type { Routes } from '../http/routes.ts'
import { senderNetwork } from '../http/sender.ts'
import { ApiError } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { beginSession } from './begin-session.ts'
import { countMailRequest } from './guesses.store.ts'
import { publicErrors } from './links.ts'
import { mailTexts } from './mail-texts.ts'
import { refuseOtherSites } from './other-sites.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { setCookie } from './session-cookie.ts'
import { createSignUpLink, requireSetupLink, useSetupLink } from './setup.store.ts'
import { browserOf } from './sign-in.ts'
import type { UserMails } from './user-mails.ts'
import { createUser, findUserByEmail, isAnybodyThere } from './users.store.ts'

const tags = ['Sessions']

interface SetupDeps {
  userMails: UserMails
  /** Whether anybody may open an account; the operator says so. */
  isSignUpOpen: boolean
}

export const setupRoutes: Routes<SetupDeps> = async (app, { db, publicUrl, userMails, isSignUpOpen }) => {
  app.get('/session/options', {
    schema: {
      operationId: 'getSignInOptions',
      summary: 'How people get in',
      tags,
      isPublic: true,
      response: { 200: SignInOptions },
      errors: ['rate_limited', 'internal_error', 'busy', 'unavailable'],
    },
    handler: async () => ({
      isSetUp: await isAnybodyThere(db),
      canSignUp: isSignUpOpen,
      canResetPassword: userMails.canSend,
    }),
  })

  app.post('/setup', {
    schema: {
      operationId: 'setUp',
      summary: 'Open an account',
      description:
        'With the token of the link that the service prints as long as nobody can sign in, or that somebody who signs up is mailed. ' +
        'Whoever opens it becomes the owner of a new account, and is signed in.',
      tags,
      isPublic: true,
      beginsSession: true,
      body: Setup,
      response: { 201: NewAccountSession },
      errors: [...publicErrors, 'link_not_good', 'email_taken'],
    },
    handler: async (request, reply) => {
      refuseOtherSites(request, publicUrl)
      const { token, accountName, email, name, language, password } = request.body
      const browser = browserOf(request)
      const isEmailProved = await requireSetupLink(db, token, email)
      refuseWeakPassword(password, email)
      const hashed = await hashPassword(password, browser.network)
      const { apiKey, signedIn } = await db.transaction(async (tx) => {
        await useSetupLink(tx, token)
        const id = newId()
        const { id: accountId, apiKey } = await insertAccount(tx, accountName, language, id)
        const user = { id, email, isEmailProved, name, language, role: 'owner', password: hashed } as const
        await createUser(tx, accountId, user)
        return { apiKey, signedIn: await beginSession(tx, accountId, id, browser) }
      })
      return setCookie(reply, publicUrl, signedIn.token)
        .code(201)
        .send({ ...signedIn.session, apiKey })
    },
  })

  app.post('/sign-up', {
    schema: {
      operationId: 'signUp',
      summary: 'Ask for an account',
      description:
        'Where the operator has opened it (`SIGN_UP`): a link for `POST /setup` is sent by mail. Somebody who has an account ' +
        'already is mailed that; the answer is the same.',
      tags,
      isPublic: true,
      body: MailedLinkRequest,
      response: { 202: MailedLink },
      errors: [...publicErrors, 'sign_up_closed'],
    },
    handler: async (request, reply) => {
      refuseOtherSites(request, publicUrl)
      if (!isSignUpOpen) throw new ApiError('sign_up_closed', { key: 'signUpClosed' })
      const { email, language } = request.body
      const network = senderNetwork(request)
      await countMailRequest(db, network)
      userMails.sendLater(network, async () => {
        const user = await findUserByEmail(db, email)
        if (user?.isEmailProved) return { to: email, ...mailTexts.alreadySignedUp[language]({ url: publicUrl }) }
        const url = await createSignUpLink(db, publicUrl, email)
        if (user === null) return { to: email, ...mailTexts.signUp[language]({ url }) }
        const accountName = await getAccountName(db, user.accountId)
        return { to: email, ...mailTexts.signUpInstead[language]({ accountName, signInUrl: publicUrl, url }) }
      })
      return reply.code(202).send({ status: 'accepted' })
    },
  })
}
