import { expect, test } from 'vitest'
import { terminalLine } from './terminal-lines.ts'

const line = (rest: object, columns = 200) =>
  terminalLine(JSON.stringify({ level: 30, time: '2026-11-15T08:00:00.000Z', ...rest }), columns)

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

test('a line that is wider than the terminal is broken between words, under its own beginning', () => {
  const msg = 'webhooks may reach servers on this machine: set PUBLIC_URL'
  const url = 'http://127.0.0.1:8080/a-word-that-fits-into-no-line'

  expect(
    line({ level: 40, msg, url }, 40)
      .split('\n')
      .map((each) => each.replace(/^\d\d:\d\d:\d\d/, '08:00:00')),
  ).toEqual([
    '08:00:00 warn: webhooks may reach',
    '         servers on this machine: set',
    '         PUBLIC_URL',
    `         ${url}`,
    '',
  ])
})
