import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { secondsAhead, watchClock } from './clock.ts'

const hour = 3_600_000

test.for([
  { what: 'ahead', offMs: -2 * hour, seconds: 7_200 },
  { what: 'behind', offMs: 2 * hour, seconds: -7_200 },
  { what: 'right to the minute', offMs: -50_000, seconds: 0 },
  { what: 'right, when the answer took that long', offMs: -hour, durationMs: hour, seconds: 0 },
  { what: 'not known, of what comes out of a cache', offMs: -2 * hour, age: '7200', seconds: 0 },
])('by the answer of somebody else, our clock is $what', ({ offMs, durationMs = 0, age, seconds }) => {
  const date = new Date(Date.now() + offMs).toUTCString()

  const found = secondsAhead({ date, ...(age && { age }) }, durationMs)

  expect(Math.abs(found - seconds)).toBeLessThanOrEqual(2)
})

test.for([{}, { date: 'yesterday' }])('whoever says no time (%j) says nothing of ours', (headers) => {
  expect(secondsAhead(headers, 0)).toBe(0)
})

test('that the clock is wrong is said once when it begins and once when it ends, unless portals disagree', async () => {
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  const metrics = new Registry()
  const clock = watchClock({ log, metrics })

  clock.noteDatabase(0)
  clock.notePortal('one.example', 7_200)
  clock.notePortal('two.example', 7_200)
  const figures = await metrics.metrics()
  const off = clock.offSeconds()
  clock.notePortal('two.example', 0)
  clock.notePortal('one.example', 7_200)

  expect([off, clock.offSeconds()]).toEqual([7_200, 0])
  expect(figures).toContain('aushang_clock_off_seconds{of="portals"} 7200')
  expect(lines).toMatchObject([
    { level: 50, msg: expect.stringContaining('120 minutes fast'), portals: { 'one.example': 7_200 } },
    { level: 30, msg: 'the clock of this machine is right again' },
  ])
})

test('a portal on this machine has the same clock, and says nothing by agreeing', () => {
  const clock = watchClock({ log: pino({ level: 'silent' }), metrics: new Registry() })

  clock.notePortal('127.0.0.1', 0)
  clock.noteDatabase(-300)

  expect(clock.offSeconds()).toBe(-300)
})
