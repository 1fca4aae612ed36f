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

test('what the law wants in an advert needs somebody, and what a portal has no place for does not', () => {
  const targets = [{ id: 'A', name: 'Portal A' }]
  const path = '/fields/energyClass'
  const codes = ['field_missing', 'field_doubtful', 'left_out', 'shortened'] as const
  const warnings = codes.map((code) => ({ path, code, message: code }))

  const notes = portalNotesOf([{ targetId: 'A', ok: true, problems: [], warnings }], targets).get(path)

  expect(notes?.map(({ tone }) => tone)).toEqual(['waiting', 'waiting', 'quiet', 'quiet'])
})
