import { expect, test } from 'vitest'
import { terminalLine } from './terminal-lines.ts'

const line = (rest: object) => terminalLine(JSON.stringify({ level: 30, time: '2026-11-15T08:00:00.000Z', ...rest }))

test('a line for people has the addresses as they are, and names what else there is', () => {
  expect(line({ url: 'http://127.0.0.1:8080', docs: 'http://127.0.0.1:8080/docs', msg: 'Aushang listens' })).toMatch(
    /^\d\d:\d\d:\d\d Aushang listens {2}http:\/\/127\.0\.0\.1:8080 {2}http:\/\/127\.0\.0\.1:8080\/docs\n$/,
  )
  expect(line({ outcome: 'published', ms: 12, msg: 'publication' })).toMatch(
    / publication {2}outcome=published {2}ms=12\n$/,
  )
})

test('what is worse than usual says so, and an error has all its lines', () => {
  const err = { message: 'broken', stack: 'Error: broken\n    at here' }

  expect(line({ level: 50, err, msg: 'background trouble' })).toMatch(
    / error: background trouble\n {2}Error: broken\n {6}at here\n$/,
  )
})
