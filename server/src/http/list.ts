import { Transform } from 'node:stream'
import { closed, Id } from '@aushang/model'
import type { FastifyReply, FastifyRequest } from 'fastify'
import sql, { empty, join, raw, type Sql } from 'sql-template-tag'
import Type from 'typebox'
import type { Database } from '../lib/db.ts'

export const paging = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: 'How many at the most. Without it: all there are.' }),
  ),
  after: Type.Optional(
    Type.Unsafe<string>({ ...Id, description: 'Only what was created after the one with this id.' }),
  ),
}

export const Paging = closed(paging)

export interface ListQuery {
  table: string
  /** The JSON text of a row. */
  document: Sql
  where: Sql[]
  limit?: number | undefined
  after?: string | undefined
}

/**
 * Answers with a JSON array of all rows, in the order of their ids, piped from the database. The database puts a comma
 * before every document; the first of them becomes the opening bracket. When the database fails on the way, the
 * connection is cut, so that nobody takes half a list for the whole.
 */
export async function sendList(
  db: Database,
  publicUrl: string,
  request: FastifyRequest,
  reply: FastifyReply,
  query: ListQuery,
) {
  const { document, limit } = query
  const table = raw(query.table)
  const where = join([...query.where, ...(query.after ? [sql`id > ${query.after}`] : [])], ' and ')
  let end = empty
  if (limit !== undefined) {
    const ids = await db.many<{ id: string }>(
      sql`select id from ${table} where ${where} order by id limit ${limit + 1}`,
    )
    const last = ids[limit - 1]
    if (last !== undefined) end = sql` and id <= ${last.id}`
    if (last !== undefined && ids.length > limit)
      reply.header('link', `<${nextPage(publicUrl, request, last.id)}>; rel="next"`)
  }
  const lines = await db.lines(sql`select ',' || ${document} from ${table} where ${where}${end} order by id`)
  const array = lines.pipe(asArray())
  lines.once('error', (error) => array.destroy(error))
  array.once('close', () => lines.destroy())
  return reply.type('application/json; charset=utf-8').send(array)
}

function asArray(): Transform {
  let begun = false
  return new Transform({
    transform(chunk: Buffer, _encoding, callback) {
      if (!begun) chunk[0] = '['.charCodeAt(0)
      begun = true
      callback(null, chunk)
    },
    flush(callback) {
      callback(null, begun ? ']' : '[]')
    },
  })
}

function nextPage(publicUrl: string, request: FastifyRequest, after: string): string {
  const url = new URL(publicUrl + request.url)
  url.searchParams.set('after', after)
  return url.href
}
