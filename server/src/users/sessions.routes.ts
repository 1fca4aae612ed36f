import { Session, SignIn, StoredSession } from '@aushang/model'
import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import type { SessionReader } from '../accounts/authenticate.ts'
import { ById } from '../http/by-id.ts'
import { isReading } from '../http/caller.ts'
import type { Deps, Routes } from '../http/routes.ts'
import { batchCommits } from '../lib/background-work/batch-commits.ts'
import { ApiError } from '../lib/errors.ts'
import { publicErrors } from './links.ts'
import { refuseOtherSites, requireOwnSite } from './other-sites.ts'
import { clearedCookie, readCookie, setCookie } from './session-cookie.ts'
import {
  areSessions,
  endSession,
  endSessionByToken,
  endSessionsOfUser,
  findCallerOfSession,
  getSession,
  listSessions,
} from './sessions.store.ts'
import { browserOf, signIn } from './sign-in.ts'

const tags = ['Sessions']

export function readSessions({ db, publicUrl }: Deps): SessionReader {
  return {
    findToken(request) {
      const token = readCookie(publicUrl, request.headers.cookie)
      if (token !== undefined && !isReading(request.method)) requireOwnSite(request, publicUrl)
      return token
    },
    isThere: batchCommits((tokens: string[]) => areSessions(db, tokens), { concurrency: 2, batchMax: 1_000 }),
    findCaller: (token) => findCallerOfSession(db, token),
    ended: () =>
      new ApiError(
        'session_ended',
        { key: 'signedOut' },
        { headers: { 'set-cookie': clearedCookie(publicUrl), 'www-authenticate': 'Bearer realm="Aushang"' } },
      ),
  }
}

/** For a page, which nobody is refused. When the database is away, the page asks for itself, and tells it. */
export function isSignedIn(
  { publicUrl }: Deps,
  sessions: SessionReader,
): (request: FastifyRequest) => Promise<boolean> {
  return async ({ headers }) => {
    const token = readCookie(publicUrl, headers.cookie)
    return token !== undefined && sessions.isThere(token).catch(() => true)
  }
}

export const signInRoutes: Routes = async (app, { db, publicUrl }) => {
  app.post('/session', {
    schema: {
      operationId: 'signIn',
      summary: 'Sign in',
      description:
        'Sets a cookie that is good for all of the API, in place of an API key, until the session ends. Whoever guesses has to ' +
        'wait longer and longer; an address that nobody has is answered like a wrong password.',
      tags,
      isPublic: true,
      beginsSession: true,
      body: SignIn,
      response: { 200: Session },
      errors: [...publicErrors, 'wrong_credentials'],
    },
    handler: async (request, reply) => {
      refuseOtherSites(request, publicUrl)
      const { session, token } = await signIn(db, request.body, browserOf(request))
      // The browser forgets the one before, if there was one: nobody would sign out of it.
      const before = readCookie(publicUrl, request.headers.cookie)
      if (before !== undefined) await endSessionByToken(db, before)
      return setCookie(reply, publicUrl, token).send(session)
    },
  })
}

export const sessionRoutes: Routes = async (app, { db, publicUrl }) => {
  app.get('/session', {
    schema: {
      operationId: 'getSession',
      summary: 'Who has signed in here',
      tags,
      needsSession: true,
      response: { 200: Session },
    },
    handler: ({ caller }) => getSession(db, caller.accountId, caller.sessionId ?? ''),
  })

  app.delete('/session', {
    schema: {
      operationId: 'signOut',
      summary: 'Sign out',
      tags,
      needsSession: true,
      role: 'reader',
      response: { 204: Type.Null() },
    },
    handler: async ({ caller }, reply) => {
      await endSession(db, caller.accountId, caller.actor.id, caller.sessionId ?? '')
      return reply.code(204).header('set-cookie', clearedCookie(publicUrl)).send()
    },
  })

  app.get('/sessions', {
    schema: {
      operationId: 'listSessions',
      summary: 'Where one has signed in',
      tags,
      needsSession: true,
      response: { 200: Type.Array(StoredSession) },
    },
    handler: ({ caller }) => listSessions(db, caller.accountId, caller.actor.id, caller.sessionId ?? ''),
  })

  app.delete('/sessions/:id', {
    schema: {
      operationId: 'endSession',
      summary: 'Sign out in another browser',
      tags,
      needsSession: true,
      role: 'reader',
      params: ById,
      response: { 204: Type.Null() },
      errors: ['not_found'],
    },
    handler: async ({ caller, params }, reply) => {
      await endSession(db, caller.accountId, caller.actor.id, params.id)
      return reply.code(204).send()
    },
  })

  app.delete('/sessions', {
    schema: {
      operationId: 'signOutEverywhere',
      summary: 'Sign out everywhere',
      description: 'Ends all sessions of the person, this one too. Whoever has copied a cookie is out as well.',
      tags,
      needsSession: true,
      role: 'reader',
      response: { 204: Type.Null() },
    },
    handler: async ({ caller }, reply) => {
      await endSessionsOfUser(db, caller.accountId, caller.actor.id)
      return reply.code(204).header('set-cookie', clearedCookie(publicUrl)).send()
    },
  })
}
