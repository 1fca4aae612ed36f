import {
  Invitation,
  InvitationAcceptance,
  InvitationDraft,
  NewInvitation,
  OpenInvitation,
  Session,
} from '@aushang/model'
import Type from 'typebox'
import { getAccountName } from '../accounts/accounts.store.ts'
import { ById } from '../http/by-id.ts'
import { answerOnce } from '../http/idempotency.ts'
import { Paging, sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import type { OutgoingMail } from '../lib/mailer.ts'
import { beginSession } from './begin-session.ts'
import { countInvitation } from './guesses.store.ts'
import {
  createInvitation,
  deleteInvitation,
  getInvitationByToken,
  invitationJson,
  useInvitation,
} from './invitations.store.ts'
import { ByToken, publicErrors } from './links.ts'
import { mailTexts } from './mail-texts.ts'
import { refuseOtherSites } from './other-sites.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { setCookie } from './session-cookie.ts'
import { browserOf } from './sign-in.ts'
import type { UserMails } from './user-mails.ts'
import { createUser, lockAsOwner } from './users.store.ts'

const tags = ['People']

export const invitationRoutes: Routes<{ userMails: UserMails }> = async (app, deps) => {
  const { db, publicUrl, userMails } = deps

  app.get('/account/invitations', {
    schema: {
      operationId: 'listInvitations',
      summary: 'All invitations that nobody has accepted yet',
      tags,
      role: 'owner',
      querystring: Paging,
      response: { 200: Type.Array(Invitation) },
    },
    handler: (request, reply) =>
      sendList(deps, request, reply, {
        table: 'invitations',
        document: invitationJson,
        accountId: request.accountId,
        ...request.query,
      }),
  })

  app.post('/account/invitations', {
    schema: {
      operationId: 'createInvitation',
      summary: 'Invite a person',
      description:
        'The link is mailed to the person, and shown to nobody else, where the operator gave an outgoing mail server; else it is in ' +
        'this answer, and in no other, to hand on. It is good for seven days. Inviting the same address again makes a new one; it ' +
        'ends when whoever invited is no owner any more.',
      tags,
      role: 'owner',
      body: InvitationDraft,
      response: { 201: NewInvitation },
      errors: ['email_taken', 'too_many_invitations'],
    },
    handler: async (request, reply) => {
      const { accountId, caller, body } = request
      const isMailed = userMails.canSend
      let mail: OutgoingMail | null = null
      await countInvitation(db, accountId)
      const answer = await answerOnce(deps, request, reply, async (tx) => {
        await lockAsOwner(tx, caller)
        const origin = { provesEmail: isMailed, createdBy: caller.userId }
        const { json, token } = await createInvitation(tx, accountId, body, origin)
        const url = `${publicUrl}/invitation#token=${token}`
        const accountName = await getAccountName(tx, accountId)
        mail = { to: body.email, ...mailTexts.invitation[body.language]({ accountName, url }) }
        const invitation = { ...(JSON.parse(json) as { id: string }), ...(!isMailed && { url }), isMailed }
        const headers = { location: `/account/invitations/${invitation.id}` }
        return { status: 201, headers, json: JSON.stringify(invitation) }
      })
      userMails.sendLater(accountId, async () => mail)
      return answer
    },
  })

  app.delete('/account/invitations/:id', {
    schema: {
      operationId: 'deleteInvitation',
      summary: 'Take an invitation back',
      tags,
      role: 'owner',
      params: ById,
      response: { 204: Type.Null() },
      errors: ['not_found'],
    },
    handler: async ({ accountId, params }, reply) => {
      await deleteInvitation(db, accountId, params.id)
      return reply.code(204).send()
    },
  })
}

/** For whoever has the link. */
export const openInvitationRoutes: Routes = async (app, { db, publicUrl }) => {
  app.get('/invitations/:token', {
    schema: {
      operationId: 'getOpenInvitation',
      summary: 'What one is invited to',
      tags,
      isPublic: true,
      params: ByToken,
      response: { 200: OpenInvitation },
      errors: ['link_not_good', 'rate_limited', 'internal_error', 'busy', 'unavailable'],
    },
    handler: ({ params }) => getInvitationByToken(db, params.token),
  })

  app.post('/invitations/:token/accept', {
    schema: {
      operationId: 'acceptInvitation',
      summary: 'Accept an invitation',
      description:
        'The person belongs to the account then, and is signed in. With a link that was mailed, somebody who has used the address ' +
        'elsewhere without having proved it loses that access.',
      tags,
      isPublic: true,
      beginsSession: true,
      params: ByToken,
      body: InvitationAcceptance,
      response: { 201: Session },
      errors: [...publicErrors, 'link_not_good', 'email_taken'],
    },
    handler: async (request, reply) => {
      refuseOtherSites(request, publicUrl)
      const { token } = request.params
      const { name, language, password } = request.body
      const browser = browserOf(request)
      refuseWeakPassword(password, (await getInvitationByToken(db, token)).email)
      const hashed = await hashPassword(password, browser.network)
      const signedIn = await db.transaction(async (tx) => {
        const { accountId, email, role, provesEmail } = await useInvitation(tx, token)
        const user = { email, isEmailProved: provesEmail, name, language, role, password: hashed }
        const { id } = await createUser(tx, accountId, user)
        return beginSession(tx, accountId, id, browser)
      })
      return setCookie(reply, publicUrl, signedIn.token).code(201).send(signedIn.session)
    },
  })
}
