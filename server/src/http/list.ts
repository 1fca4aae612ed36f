import { Transform } from 'node:stream'
import { closed, Id, type Language } from '@aushang/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sql, { join, raw, type Sql } from 'sql-template-tag'
import Type from 'typebox'
import { languageOf, sayLanguage } from './language.ts'
import { makeMessageRenderer } from './render-messages.ts'
import type { Deps } from './routes.ts'
import { cutSlowReader } from './slow-reader.ts'

export const paging = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'How many at the most. Without it: all there are.' }),
  ),
  after: Type.Optional(
    Type.Unsafe<string>({ ...Id, description: 'Only what was created after the one with this id.' }),
  ),
}

export const Paging = closed(paging)

interface ListQuery {
  table: string
  /** The JSON text of a row. */
  document: Sql
  accountId: string
  where?: Sql[]
  /** The conditions leave a few rows, which an index of their own finds. */
  areFew?: boolean
  /** The column that the rows are in the order of, if it is not the id. */
  order?: 'position'
  limit?: number | undefined
  after?: string | undefined
}

/**
 * Answers with a JSON array of all rows, in order, piped from the database. The database puts a comma before every
 * document; the first of them becomes the opening bracket. When the database fails on the way, the connection is cut, so
 * that nobody takes half a list for the whole.
 */
export async function sendList(
  { db, publicUrl }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
  query: ListQuery,
) {
  const { accountId, document, limit, after } = query
  const table = raw(query.table)
  const key = raw(query.order ?? 'id')
  const conditions = [sql`account_id = ${accountId}`, ...(query.where ?? [])]
  if (query.order !== undefined) conditions.push(sql`${key} > 0`) // what the index on it says
  if (after !== undefined)
    conditions.push(query.order === undefined ? sql`id > ${after}` : isAfter(table, key, accountId, after))
  if (limit !== undefined) {
    const rows = await db.many<{ id: string; key: unknown }>(sql`
      select id, ${key} as key from ${table} where ${join(conditions, ' and ')} order by ${key} limit ${limit + 1}`)
    const last = rows[limit - 1]
    if (last !== undefined) conditions.push(sql`${key} <= ${last.key}`)
    if (last !== undefined && rows.length > limit) {
      reply.header('link', `<${nextPage(publicUrl, request, last.id)}>; rel="next"`)
    }
  }
  // In an order that no index has, few rows are found first and sorted then, instead of reading all in the order of the key.
  const order = query.areFew ? sql`${key} || ''` : key
  const lines = await db.lines(
    accountId,
    sql`
    select ',' || ${document} from ${table} where ${join(conditions, ' and ')} order by ${order}`,
  )
  const language = languageOf(request)
  const { array, bytesSent } = asArray(language)
  lines.pipe(array)
  lines.once('error', (error) => array.destroy(error))
  array.once('close', () => lines.destroy())
  const endWatch = cutSlowReader(reply.raw, bytesSent, () =>
    request.log.warn({ accountId }, 'cut a slow reader of a list'),
  )
  lines.once('close', endWatch)
  return sayLanguage(reply, language).type('application/json; charset=utf-8').send(array)
}

/** What `after` names may have been forgotten long ago: then everything that is left comes after it. */
function isAfter(table: Sql, key: Sql, accountId: string, after: string): Sql {
  return sql`${key} > coalesce((select ${key} from ${table} where account_id = ${accountId} and id = ${after}), 0)`
}

function asArray(language: Language): { array: Transform; bytesSent: () => number } {
  const messages = makeMessageRenderer(language)
  let bytes = 0
  const array = new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      if (bytes === 0) chunk[0] = '['.charCodeAt(0)
      bytes += chunk.length
      callback(null, messages.push(chunk))
    },
    flush(callback) {
      callback(null, bytes === 0 ? '[]' : Buffer.concat([messages.rest(), Buffer.from(']')]))
    },
  })
  return { array, bytesSent: () => bytes }
}

function nextPage(publicUrl: string, request: FastifyRequest, after: string): string {
  const url = new URL(publicUrl + request.url)
  url.searchParams.set('after', after)
  return url.href
}
