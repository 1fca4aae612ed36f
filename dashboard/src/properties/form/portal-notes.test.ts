import { expect, test } from 'vitest'
import { portalNotesOf } from './use-portal-check.ts'

test('what several portals say of a place stands there once, with their names', () => {
  const targets = ['A', 'B', 'C'].map((name) => ({ id: name, name: `Portal ${name}` }))
  const missing = { path: '/fields/address/postalCode', code: 'field_missing' as const, message: 'postalCode fehlt.' }
  const findings = targets.map(({ id }) => ({
    targetId: id,
    ok: false,
    problems: id === 'C' ? [{ ...missing, message: 'postalCode ist zu lang.' }] : [missing],
    warnings: [],
  }))

  expect(portalNotesOf(findings, targets).get('/fields/address/postalCode')).toEqual([
    { tone: 'bad', who: 'Portal A, Portal B', message: 'postalCode fehlt.' },
    { tone: 'bad', who: 'Portal C', message: 'postalCode ist zu lang.' },
  ])
})
