import fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { handleErrors } from './errors.ts'

const api = startApi()

/** Two transactions, each of which wants what the other one has. */
async function deadlock(): Promise<void> {
  const lock = (number: number) => sql`select pg_advisory_xact_lock(${number})`
  const bothHaveOne = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  await Promise.all(
    [0, 1].map((mine) =>
      api.db.transaction(async (tx) => {
        await tx.many(lock(mine))
        bothHaveOne[mine]?.resolve()
        await Promise.all(bothHaveOne.map(({ promise }) => promise))
        await tx.many(lock(1 - mine))
      }),
    ),
  )
}

test('whoever loses to somebody else in a deadlock is told to come again, and the log says what it was', async () => {
  const log: { level: number; err?: { code: string } }[] = []
  const write = (line: string) => log.push(JSON.parse(line))
  const loggerInstance: FastifyBaseLogger = pino({ level: 'warn' }, { write })
  const app = fastify({ loggerInstance })
  app.decorateRequest('account', null)
  handleErrors(app, [], () => expect.unreachable())
  app.get('/', deadlock)

  const answer = await app.inject('/')

  expect(answer.statusCode).toBe(503)
  expect(answer.headers['retry-after']).toBe('5')
  expect(answer.json()).toMatchObject({ code: 'busy', message: expect.stringContaining('being written') })
  expect(log).toMatchObject([{ level: 50, err: { code: '40P01' } }])
})
