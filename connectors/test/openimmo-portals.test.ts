import { readFileSync } from 'node:fs'
import { check } from '@aushang/model'
import { expect, test } from 'vitest'
import { Options } from '../src/openimmo/options.ts'

const page = readFileSync(new URL('../../docs/openimmo-portals.md', import.meta.url), 'utf8')

test('what the page about portals tells to set is what a target takes', () => {
  const settings = [...page.matchAll(/`(\{.*?\})`/g)].map(([, json = '']) => json)

  expect(settings.length).toBeGreaterThan(10)
  for (const json of settings.filter((each) => each !== '{provider}')) {
    expect({ json, issues: check(Options, JSON.parse(json)) }).toEqual({ json, issues: [] })
  }
})

test('every row about somebody says where it is written', () => {
  const [portals = ''] = page.split('## The options')
  const rows = portals.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| who'))

  expect(rows.length).toBeGreaterThan(15)
  for (const row of rows) expect(row).toMatch(/\]\(https?:\/\//)
})
