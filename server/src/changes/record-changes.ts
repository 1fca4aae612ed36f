import { isRecord, pointer } from '@aushang/model'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isReading, leastRole } from '../http/caller.ts'
import { batchCommits } from '../lib/background-work/batch-commits.ts'
import { isPassing } from '../lib/database/database-errors.ts'
import type { Database } from '../lib/database/db.ts'
import { newId } from '../lib/ids.ts'
import { insertChanges, type NewChange } from './changes.store.ts'

const batchMax = 200
// Nobody waits for these, and the more there are in a statement the less they cost.
const gatherMs = 50
const membersMax = 50
const depthMax = 3
// While the database is away, or full. Some 300 bytes each.
const keptMax = 20_000
const retryMs = 1_000

/**
 * Writes down who asked for each request that changed something, once it has. A person may look at it next, so that the
 * answer waits for it; that to a machine, which may be bringing in thousands, does not. What the database has no room for,
 * though it had for the change itself, is kept until it has.
 */
export function recordChanges(app: FastifyInstance, db: Database): void {
  const underWay = new Set<Promise<void>>()
  const kept = new Map<NewChange, unknown>()
  let retrying: NodeJS.Timeout | undefined
  const insertAll = async (changes: NewChange[]) => {
    await insertChanges(db, changes)
    return changes
  }
  const insert = {
    user: batchCommits(insertAll, { concurrency: 1, batchMax }),
    key: batchCommits(insertAll, { concurrency: 1, batchMax, gatherMs: () => gatherMs }),
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const change = changeOf(request, reply, payload)
    if (change === null) return
    const recorded = record(change)
    if (change.actor.kind === 'user') await recorded
  })
  app.addHook('onClose', async () => {
    await Promise.all(underWay)
    recordKept()
    await Promise.all(underWay)
    clearTimeout(retrying)
    kept.forEach((error, change) => giveUp(change, error))
  })

  /** What was done is done, whether it can be written down or not. */
  function record(change: NewChange): Promise<void> {
    const recorded = insert[change.actor.kind](change)
      .then(() => {})
      .catch((error: unknown) => {
        if (!isPassing(error) || kept.size >= keptMax) return giveUp(change, error)
        kept.set(change, error)
        retrying ??= setTimeout(recordKept, retryMs).unref()
      })
      .finally(() => underWay.delete(recorded))
    underWay.add(recorded)
    return recorded
  }

  function recordKept(): void {
    clearTimeout(retrying)
    retrying = undefined
    const again = [...kept.keys()]
    kept.clear()
    for (const change of again) void record(change)
  }

  function giveUp({ accountId, operation, path, actor }: NewChange, error: unknown): void {
    const change = { accountId, operation, path, actorId: actor.id }
    app.log.error({ err: error, change }, 'a change could not be written down')
  }
}

/** Null when nothing was changed: it was refused, answered once before, only looked at, or there already. */
function changeOf(request: FastifyRequest, reply: FastifyReply, payload: unknown): NewChange | null {
  const { method, routeOptions, caller, body } = request
  const operation = routeOptions.schema?.operationId
  if (reply.statusCode >= 300 || operation === undefined || request.hasChangedNothing) return null
  if (isReading(method) || leastRole(method, routeOptions.schema) === 'reader') return null
  const members = method === 'PATCH' ? membersOf(body) : []
  return {
    accountId: caller.accountId,
    id: newId(),
    operation,
    path: pathOf(request, reply, payload),
    ...(members.length > 0 && { members: members.slice(0, membersMax) }),
    actor: caller.actor,
    createdAt: new Date(),
  }
}

/** What is new has its place in `Location`, or its id at the beginning of the answer. */
function pathOf({ url }: FastifyRequest, reply: FastifyReply, payload: unknown): string {
  const location = reply.getHeader('location')
  if (typeof location === 'string') return location
  const [path = ''] = url.split('?')
  const id = reply.statusCode === 201 ? /^\{"id":"(\w{20})"/.exec(String(payload))?.[1] : undefined
  return id === undefined ? path : `${path}/${id}`
}

function membersOf(patch: unknown, depth = 1): string[] {
  if (!isRecord(patch)) return []
  return Object.entries(patch).flatMap(([name, value]) => {
    const inside = depth < depthMax ? membersOf(value, depth + 1) : []
    return inside.length > 0 ? inside.map((each) => pointer(name) + each) : [pointer(name)]
  })
}
