import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '../../../../test/eventually.ts'
import { DatabaseFull, DatabaseUnavailable, WaitedTooLong } from '../database/database-errors.ts'
import { watchTrouble } from './trouble.ts'

function watched(askDatabase: () => Promise<unknown> = async () => {}, askForRoom = askDatabase) {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const metrics = new Registry()
  const trouble = watchTrouble({ log, metrics, askDatabase, askForRoom, askEveryMs: 5, quietMs: 60 })
  onTestFinished(trouble.stop)
  const said = () => lines.map(({ msg }) => msg)
  return { lines, metrics, trouble, said }
}

test('that the database is away is said when it begins and when it ends, whoever meets with it and however often', async () => {
  let isAway = true
  const { lines, metrics, trouble, said } = watched(async () => {
    if (isAway) throw new Error('away')
  })

  for (let n = 0; n < 38; n++) trouble.report(new DatabaseUnavailable(`from place ${n}`))
  await sleep(30)
  const saidMeanwhile = said()
  isAway = false

  await eventually(() => expect(said()).toHaveLength(2))
  expect(saidMeanwhile).toHaveLength(1)
  expect(lines).toMatchObject([
    { level: 50, err: { message: expect.stringContaining('from place 0') } },
    { level: 30, msg: 'the database answers again', errors: 38 },
  ])
  expect(await metrics.metrics()).toContain('aushang_background_errors_total 38')
  trouble.report(new DatabaseUnavailable('once more'))
  await eventually(() => expect(said()).toHaveLength(4))
})

test('any other trouble is said once for each place, and has ended when it has not come for a while', async () => {
  const { lines, trouble, said } = watched()
  const fail = (id: number) => new Error(`the storage refused ${id}`)

  for (let n = 0; n < 10; n++) trouble.report(fail(n))
  trouble.report(new WaitedTooLong('a lock'))

  expect(said()).toEqual(['background trouble', 'background trouble'])
  await eventually(() => expect(said().at(-1)).toBe('trouble has ended'))
  expect(lines.at(-1)).toMatchObject({ errors: 10, where: expect.stringContaining('trouble.test.ts') })
})

test('that the database has no room left is said when it begins and when it ends, with how often', async () => {
  const { lines, trouble, said } = watched()

  for (let n = 0; n < 3; n++) trouble.report(new DatabaseFull(`from place ${n}`))

  expect(said()).toEqual([expect.stringContaining('no room left')])
  await eventually(() => expect(said()).toHaveLength(2))
  expect(lines.at(-1)).toMatchObject({ level: 30, errors: 3 })
})
