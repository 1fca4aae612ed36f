import { LinkCheck, LinkCheckDraft } from '@aushang/model'
import sql from 'sql-template-tag'
import type { Routes } from '../http/routes.ts'
import { publicErrors } from './links.ts'
import { refuseOtherSites } from './other-sites.ts'
import { isGoodSetupLink } from './setup.store.ts'
import { hashToken } from './tokens.ts'

/** For a page that a link leads to: whether there is any use in filling in its form. */
export const linkRoutes: Routes = async (app, { db, publicUrl }) => {
  app.post('/links/check', {
    schema: {
      operationId: 'checkLink',
      summary: 'Whether a link is still good',
      description:
        'Of the links to set up an account, to accept an invitation, and to a new password. Nothing is used up by it.',
      tags: ['Sessions'],
      isPublic: true,
      body: LinkCheckDraft,
      response: { 200: LinkCheck },
      errors: [...publicErrors],
    },
    handler: async (request) => {
      refuseOtherSites(request, publicUrl)
      const hash = hashToken(request.body.token)
      return db.one<LinkCheck>(sql`
        select exists (select from invitations where hash = ${hash} and expires_at > now())
          or exists (select from password_resets where hash = ${hash} and expires_at > now())
          or exists (select from setup_links where hash = ${hash} and ${isGoodSetupLink}) as "isGood"`)
    },
  })
}
