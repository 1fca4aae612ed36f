import { expect, test } from 'vitest'
import { choiceByLetters } from './choices.ts'

const choices = ['Verfügbar', 'Reserviert', 'Vergeben'].map((label) => ({ value: label.slice(0, 4), label }))

test.each([
  [null, 'v', 'Verfügbar'],
  ['Verf', 'v', 'Vergeben'],
  ['Verg', 'vv', 'Verfügbar'],
  ['Verf', 'verg', 'Vergeben'],
  ['Verg', 've', 'Vergeben'],
  ['Verf', 'r', 'Reserviert'],
  ['Rese', 'r', 'Reserviert'],
  ['Verf', 'x', undefined],
])('with %s chosen, %s means %s', (current, letters, label) => {
  expect(choiceByLetters(choices, current, letters)?.label).toBe(label)
})
