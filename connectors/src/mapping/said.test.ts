import { propertyTypes } from '@aushang/model'
import { expect, test } from 'vitest'
import { rounds } from '../../../test/rounds.ts'
import { randomPublications } from '../../test/random-publications.ts'
import type { Mapped } from './member.ts'
import { hearNote, noteWith, say } from './said.ts'

const everyNote = () => true

test.for(propertyTypes)('what is said of random %s is heard again, alone and together', (type) => {
  const all = new Map<string, Set<string>>()
  for (const { property } of randomPublications(type, rounds({ few: 60, all: 600 }))) {
    const said = sayAll({ ...property, updatedAt: '' })
    for (const [path, words, value] of said) {
      const note = noteWith(undefined, [words], everyNote) ?? ''
      expect({ note, heard: heardAt(note, path) }).toEqual({ note, heard: value })
      all.set(path, (all.get(path) ?? new Set()).add(words))
    }
    const together = said.map(([, words]) => words)
    const note = noteWith('Eigener Text.', together, everyNote) ?? ''
    expect(hearNote(note)?.own).toBe('Eigener Text.')
    for (const [path, , value] of said) expect({ note, heard: heardAt(note, path) }).toEqual({ note, heard: value })
  }

  expect([...all.values()].flatMap((words) => [...words]).length).toBeGreaterThan(30)
})

test('a text of the agency is its own, also one that ends like ours', () => {
  expect(hearNote('Mit Hof.')).toBeNull()
  expect(hearNote('Mit Hof.\n\nAußerdem: Kamin, ein Brunnen.')).toBeNull()
  expect(hearNote('Kamin, Loggia.')).toEqual({
    own: undefined,
    said: { fields: { hasFireplace: true, hasLoggia: true } },
  })
})

test('no words are given to two members of a type', () => {
  for (const type of propertyTypes) {
    const owners = new Map<string, string>()
    for (const { property } of randomPublications(type, 300)) {
      for (const [path, words] of sayAll({ ...property, updatedAt: '' })) {
        expect({ words, owner: owners.get(words) ?? path }).toEqual({ words, owner: path })
        owners.set(words, path)
      }
    }
  }
})

/** Everything that can be said of it. */
function sayAll(property: Mapped): [path: string, words: string, value: unknown][] {
  const { fields, offerStatus } = property
  const values = (
    [
      ['/offerStatus', offerStatus],
      ...Object.entries(fields).flatMap(([name, value]): [string, unknown][] =>
        typeof value === 'object' && value !== null && !Array.isArray(value)
          ? Object.entries(value).map(([inside, each]) => [`/fields/${name}/${inside}`, each])
          : [[`/fields/${name}`, value]],
      ),
    ] as [string, unknown][]
  ).map(([path, value]): [string, unknown] => [path, typeof value === 'string' ? value.trim() : value])
  return values.flatMap(([path, value]) => {
    const words = say(path, value, property)
    return words ? [[path, words, value]] : []
  })
}

function heardAt(note: string, path: string): unknown {
  const said = hearNote(note)?.said
  return path
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], said)
}
