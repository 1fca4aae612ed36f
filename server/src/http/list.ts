import { Transform } from 'node:stream'
import { closed, Id, type Language, oneOfWords } from '@aushang/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import Type from 'typebox'
import { GaveWay } from '../lib/database/list-slots.ts'
import { threadTurns } from '../lib/slots/thread-turns.ts'
import { languageOf, sayLanguage } from './language.ts'
import { makeMessageRenderer } from './render-messages.ts'
import { byId, type SortKey } from './list-order.ts'
import type { Deps } from './routes.ts'
import { cutSlowReader } from './slow-reader.ts'

export const paging = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'How many at the most. Without it: all there are.' }),
  ),
  after: Type.Optional(
    Type.Unsafe<string>({ ...Id, description: 'Only what comes after the one with this id, in the order asked for.' }),
  ),
  order: Type.Optional(oneOfWords(['asc', 'desc'], '`asc`, the oldest first, unless it says `desc`.')),
}

export const Paging = closed(paging)

/** For lists that are searched: every word has to begin one of those that are searched in. */
export const searchWords = (description: string) =>
  Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      format: 'not-blank',
      description: `${description} Every word has to begin one that stands there; capitals and accents do not matter.`,
      examples: ['berl'],
    }),
  )

/** Whether a row has words, as an index on `search_vector(account_id, …)` of the same text finds it. */
export function hasWords(accountId: string, text: Sql, words: string): Sql {
  return sql`search_vector(account_id, ${text}) @@ search_query(${accountId}, ${words.replaceAll('\0', ' ')})`
}

interface ListQuery {
  table: string
  /** The JSON text of a row. */
  document: Sql
  accountId: string
  where?: Sql[]
  /** The conditions leave a few rows, which an index of their own finds. */
  areFew?: boolean
  /** What the rows are in the order of, if it is not the id. */
  sort?: SortKey
  limit?: number | undefined
  after?: string | undefined
  order?: 'asc' | 'desc' | undefined
}

/**
 * Answers with a JSON array of all rows, in order, piped from the database. The database puts a comma before every
 * document; the first of them becomes the opening bracket. When the database fails on the way, the connection is cut, so
 * that nobody takes half a list for the whole.
 */
export async function sendList(deps: Deps, request: FastifyRequest, reply: FastifyReply, query: ListQuery) {
  const { accountId } = query
  const lines = await deps.db.lines(accountId, await selectDocuments(deps, request, reply, query))
  const language = languageOf(request)
  const { array, bytesSent } = asArray(accountId, language)
  lines.pipe(array)
  const sayCut = () => request.log.warn({ accountId }, 'cut a slow reader of a list')
  lines.once('error', (error) => {
    if (!(error instanceof GaveWay)) return array.destroy(error)
    sayCut()
    return reply.raw.destroy()
  })
  array.once('close', () => lines.destroy())
  const endWatch = cutSlowReader(reply.raw, bytesSent, sayCut)
  lines.once('close', endWatch)
  return sayLanguage(reply, language).type('application/json; charset=utf-8').send(array)
}

async function selectDocuments(
  deps: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  query: ListQuery,
): Promise<Sql> {
  const { accountId, document, limit, after, order = 'asc', areFew = false } = query
  const table = raw(query.table)
  const key: SortKey = query.sort ?? byId
  const conditions = [sql`account_id = ${accountId}`, ...(query.where ?? []), ...(key.condition ? [key.condition] : [])]
  if (after !== undefined) conditions.push(key.isAfter(after, order, accountId))
  const ordered = orderBy(key, order, areFew)
  if (limit === undefined) {
    return sql`select ',' || ${document} from ${table} where ${join(conditions, ' and ')} order by ${ordered}`
  }
  const find = sql`
    select id, ${key.value} as key from ${table} where ${join(conditions, ' and ')} order by ${ordered} limit ${limit + 1}`
  const rows = await threadTurns.lent(accountId, () => deps.db.many<{ id: string; key: unknown }>(find))
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  if (last !== undefined && rows.length > limit) linkNextPage(deps, request, reply, key.cursor(last))
  // The page is found once, and looked up by its ids: what it took to find it is not done again.
  return sql`
    select ',' || ${document}
    from unnest(${`{${page.map(({ id }) => id).join(',')}}`}::text[]) with ordinality as page (page_id, page_position)
    join ${table} on account_id = ${accountId} and id = page_id
    order by page_position`
}

/** In an order that no index has, few rows are found first and sorted then, instead of reading all in the order of the key. */
function orderBy(key: SortKey, order: 'asc' | 'desc', areFew: boolean): Sql {
  const direction = raw(order)
  const first = areFew ? key.unindexed : key.value
  return sql`${first} ${direction}${key.isUnique ? empty : sql`, id ${direction}`}`
}

export function linkNextPage(
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  request: FastifyRequest,
  reply: FastifyReply,
  after: string,
): void {
  const url = new URL(publicUrl + request.url)
  url.searchParams.set('after', after)
  reply.header('link', `<${url.href}>; rel="next"`)
}

function asArray(accountId: string, language: Language): { array: Transform; bytesSent: () => number } {
  const messages = makeMessageRenderer(language)
  let bytes = 0
  const array = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      if (bytes === 0) chunk[0] = '['.charCodeAt(0)
      bytes += chunk.length
      const send = () => threadTurns.counted(accountId, () => callback(null, messages.push(chunk)))
      const turn = threadTurns.next(accountId)
      if (turn === undefined) send()
      else void turn.then(send)
    },
    flush(callback) {
      callback(null, bytes === 0 ? '[]' : Buffer.concat([messages.rest(), Buffer.from(']')]))
    },
  })
  return { array, bytesSent: () => bytes }
}
