import {
  type Actor,
  closed,
  Id,
  Listing,
  ListingAttempt,
  listingAttemptOutcomes,
  ListingCounts,
  ListingDraft,
  type ListingStatus,
  listingStatuses,
  oneOfWords,
  withdrawalReasons,
} from '@aushang/model'
import sql, { type Sql } from 'sql-template-tag'
import Type, { type Static } from 'typebox'
import { ById } from '../http/by-id.ts'
import { requireAsShown, sendJson } from '../http/etag.ts'
import { type Answer, answerOnce, hasIdempotencyKey, sendAnswer } from '../http/idempotency.ts'
import { paging, sendList } from '../http/list.ts'
import type { Routes } from '../http/routes.ts'
import { batchCommits } from '../lib/background-work/batch-commits.ts'
import type { Db, Tx } from '../lib/database/db.ts'
import { ApiError } from '../lib/errors.ts'
import { abandoning } from '../targets/abandoning.ts'
import { attemptJson } from './attempts.store.ts'
import { listingNeedsSomeone } from './listed-properties.ts'
import {
  createListings,
  getListing,
  listingJson,
  lockListing,
  retryListing,
  unpublishListing,
} from './listings.store.ts'

const tags = ['Listings']

const ListingFilter = closed({
  ...paging,
  propertyId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Only those of this property.' })),
  targetId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'Only those on this target.' })),
  status: Type.Optional(oneOfWords(listingStatuses, 'Only those that stand like this.')),
  needsSomeone: Type.Optional(
    Type.Boolean({
      description: '`true`: only what has failed, or waits for a target without access.',
    }),
  ),
})

const AttemptFilter = closed({
  ...paging,
  outcome: Type.Optional(oneOfWords(listingAttemptOutcomes, 'Only those that came to this.')),
})

const Withdrawal = closed({
  reason: Type.Optional(oneOfWords(withdrawalReasons, 'Told to portals that want to know, and in the event.')),
  ...abandoning,
})

interface ListingDeps {
  abandonListing(
    tx: Tx,
    accountId: string,
    id: string,
    options: Static<typeof Withdrawal> & { actor: Actor },
  ): Promise<string>
}

type NewListing = Awaited<ReturnType<typeof createListings>>[number]

export const listingRoutes: Routes<ListingDeps> = async (app, deps) => {
  const { db, abandonListing } = deps
  const createShared = batchCommits(
    (wanted: { accountId: string; draft: ListingDraft }[]): Promise<NewListing[]> =>
      createListings(
        db,
        wanted[0]?.accountId ?? '',
        wanted.map(({ draft }) => draft),
      ),
    // By account, so that none waits for another's locks.
    { concurrency: 4, batchMax: 64, groupOf: ({ accountId }) => accountId },
  )

  app.post('/listings', {
    schema: {
      operationId: 'createListing',
      summary: 'Publish a property on a target',
      description: 'Answers as soon as it is stored; what comes of it is told by events, and stands in the listing.',
      tags,
      body: ListingDraft,
      response: { 201: Listing },
      errors: ['listing_exists', 'external_id_taken', 'property_is_leaving'],
    },
    handler: async (request, reply) => {
      const { accountId, body: draft } = request
      if (!hasIdempotencyKey(request)) return sendAnswer(reply, created(await createShared({ accountId, draft })))
      return answerOnce(deps, request, reply, async (tx) => {
        const [listing] = await createListings(tx, accountId, [draft])
        return created(listing as NewListing)
      })
    },
  })

  app.get('/listings', {
    schema: {
      operationId: 'listListings',
      summary: 'All listings',
      tags,
      querystring: ListingFilter,
      response: { 200: Type.Array(Listing) },
    },
    handler: (request, reply) =>
      sendList(deps, request, reply, {
        table: 'listings',
        document: listingJson,
        accountId: request.accountId,
        where: filters(request.accountId, request.query),
        areFew: request.query.propertyId !== undefined || request.query.needsSomeone === true,
        limit: request.query.limit,
        after: request.query.after,
        order: request.query.order,
      }),
  })

  app.get('/listings/counts', {
    schema: {
      operationId: 'countListings',
      summary: 'How many listings are in which state, by target',
      tags,
      response: { 200: ListingCounts },
    },
    handler: async (request) => ({ targets: await countListings(db, request.accountId) }),
  })

  app.get('/listings/:id', {
    schema: {
      operationId: 'getListing',
      summary: 'One listing',
      tags,
      params: ById,
      response: { 200: Listing },
      errors: ['not_found'],
    },
    handler: async (request, reply) => sendJson(reply, await getListing(db, request.accountId, request.params.id)),
  })

  app.delete('/listings/:id', {
    schema: {
      operationId: 'deleteListing',
      summary: 'Take a property down from a target',
      description:
        'Once the portal has confirmed, the listing is gone. With `abandon=true` it is gone at once, whatever the portal shows: ' +
        'for a portal that is lost for good.',
      tags,
      params: ById,
      querystring: Withdrawal,
      response: { 202: Listing },
      errors: ['not_found', 'portal_reachable', 'precondition_failed'],
    },
    handler: async (request, reply) => {
      const { accountId, params, query, caller } = request
      const json = await db.transaction(async (tx) => {
        await lockListing(tx, accountId, params.id)
        await requireAsShown(request, () => getListing(tx, accountId, params.id))
        return query.abandon === true
          ? abandonListing(tx, accountId, params.id, { ...query, actor: caller.actor })
          : unpublishListing(tx, accountId, params.id, query.reason)
      }, accountId)
      return sendJson(reply.code(202), json)
    },
  })

  app.post('/listings/:id/retry', {
    schema: {
      operationId: 'retryListing',
      summary: 'Try a failed listing again, at once',
      tags,
      params: ById,
      response: { 202: Listing },
      errors: ['not_found', 'nothing_to_retry'],
    },
    handler: (request, reply) =>
      answerOnce(deps, request, reply, async (tx) => ({
        status: 202,
        json: await retryListing(tx, request.accountId, request.params.id),
      })),
  })

  app.get('/listings/:id/attempts', {
    schema: {
      operationId: 'listListingAttempts',
      summary: 'Every time the portal was spoken to about a listing',
      tags,
      params: ById,
      querystring: AttemptFilter,
      response: { 200: Type.Array(ListingAttempt) },
      errors: ['not_found'],
    },
    handler: async (request, reply) => {
      const { accountId, params } = request
      const { outcome, ...page } = request.query
      await getListing(db, accountId, params.id)
      return sendList(deps, request, reply, {
        table: 'listing_attempts',
        document: attemptJson,
        accountId,
        where: [sql`listing_id = ${params.id}`, ...(outcome === undefined ? [] : [sql`outcome = ${outcome}`])],
        ...page,
      })
    },
  })
}

function filters(
  accountId: string,
  { propertyId, targetId, status, needsSomeone }: Static<typeof ListingFilter>,
): Sql[] {
  const isUrgent = listingNeedsSomeone(accountId)
  return [
    ...(needsSomeone === undefined ? [] : [needsSomeone ? isUrgent : sql`not ${isUrgent}`]),
    ...(propertyId === undefined ? [] : [sql`property_id = ${propertyId}`]),
    ...(targetId === undefined ? [] : [sql`target_id = ${targetId}`]),
    ...(status === undefined ? [] : [sql`status = ${status}`]),
  ]
}

function created(listing: NewListing): Answer {
  if (listing instanceof ApiError) throw listing
  const { id, json } = listing
  return { status: 201, headers: { location: `/listings/${id}` }, json }
}

type ListingCounts = { targetId: string; lastAttemptAt?: string } & Record<ListingStatus, number>

/** How many listings are in which state, on every target. */
async function countListings(db: Db, accountId: string): Promise<ListingCounts[]> {
  // By their states, so that the index on them is all that is read.
  const counts = await db.many<{ targetId: string; status: ListingStatus; count: number }>(sql`
    select target_id as "targetId", status, count(*) from listings
    where status = any (${[...listingStatuses]}::text[]) and account_id = ${accountId} group by target_id, status`)
  const targets = await db.many<{ id: string; triedAt: Date | null }>(sql`
    select id, "triedAt" from targets
    left join (
      select target_id, max(tried_at) as "triedAt" from listings where account_id = ${accountId} group by target_id
    ) as tried on target_id = id
    where account_id = ${accountId} order by id`)
  const byTarget = Map.groupBy(counts, ({ targetId }) => targetId)
  return targets.map(({ id, triedAt }) => {
    const found = new Map(byTarget.get(id)?.map(({ status, count }) => [status, count]))
    return {
      targetId: id,
      pending: found.get('pending') ?? 0,
      published: found.get('published') ?? 0,
      updating: found.get('updating') ?? 0,
      failed: found.get('failed') ?? 0,
      unpublishing: found.get('unpublishing') ?? 0,
      ...(triedAt && { lastAttemptAt: triedAt.toISOString() }),
    }
  })
}
