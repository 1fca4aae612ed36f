import { MailedLink, MailedLinkRequest, PasswordReset, Session } from '@aushang/model'
import type { Routes } from '../http/routes.ts'
import { senderNetwork } from '../http/sender.ts'
import { ApiError } from '../lib/errors.ts'
import { beginSession } from './begin-session.ts'
import { countMailRequest, forgetGuessesOf } from './guesses.store.ts'
import { ByToken, publicErrors } from './links.ts'
import { mailTexts } from './mail-texts.ts'
import { refuseOtherSites } from './other-sites.ts'
import { createPasswordReset, getPasswordReset, usePasswordReset } from './password-resets.store.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { setCookie } from './session-cookie.ts'
import { endSessionsOfUser } from './sessions.store.ts'
import { browserOf } from './sign-in.ts'
import type { UserMails } from './user-mails.ts'
import { lockUser, proveEmail, updateUser } from './users.store.ts'

const tags = ['Sessions']

export const passwordResetRoutes: Routes<{ userMails: UserMails }> = async (app, { db, publicUrl, userMails }) => {
  app.post('/password-resets', {
    schema: {
      operationId: 'requestPasswordReset',
      summary: 'Ask for a link to a new password',
      description: 'It is sent by mail, if somebody has the address; the answer is the same if not.',
      tags,
      isPublic: true,
      body: MailedLinkRequest,
      response: { 202: MailedLink },
      errors: [...publicErrors, 'no_outgoing_mail'],
    },
    handler: async (request, reply) => {
      refuseOtherSites(request, publicUrl)
      if (!userMails.canSend) {
        throw new ApiError('no_outgoing_mail', { key: 'noOutgoingMail' })
      }
      const network = senderNetwork(request)
      await countMailRequest(db, network)
      userMails.sendLater(network, async () => {
        const reset = await db.transaction((tx) =>
          createPasswordReset(tx, publicUrl, request.body.email, { provesEmail: true }),
        )
        return reset && { to: reset.email, ...mailTexts.passwordReset[reset.language](reset) }
      })
      return reply.code(202).send({ status: 'accepted' })
    },
  })

  app.post('/password-resets/:token', {
    schema: {
      operationId: 'resetPassword',
      summary: 'Choose a new password with the link',
      description: 'All sessions of the person end; a new one begins here.',
      tags,
      isPublic: true,
      beginsSession: true,
      params: ByToken,
      body: PasswordReset,
      response: { 200: Session },
      errors: [...publicErrors, 'link_not_good'],
    },
    handler: async (request, reply) => {
      refuseOtherSites(request, publicUrl)
      const { token } = request.params
      const { password } = request.body
      const browser = browserOf(request)
      const { accountId, userId, email } = await getPasswordReset(db, token)
      refuseWeakPassword(password, email)
      const hashed = await hashPassword(password, browser.network)
      const signedIn = await db.transaction(async (tx) => {
        // First, as everybody does who changes a person and their links: whoever went the other way would wait for them in turn.
        await lockUser(tx, accountId, userId)
        const { provesEmail } = await usePasswordReset(tx, token)
        if (provesEmail) await proveEmail(tx, accountId, userId)
        await updateUser(tx, accountId, userId, { password: hashed })
        await endSessionsOfUser(tx, accountId, userId)
        await forgetGuessesOf(tx, email)
        return beginSession(tx, accountId, userId, browser)
      }, accountId)
      return setCookie(reply, publicUrl, signedIn.token).send(signedIn.session)
    },
  })
}
