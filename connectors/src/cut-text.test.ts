import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.for([
  ['what fits', 'Blick', 5, 'Blick'],
  ['what does not', 'Blick ins Grüne', 8, 'Blick i…'],
  ['a family, which is one picture of five characters', 'Haus 👨‍👩‍👧 mit Garten', 9, 'Haus …'],
  ['what is one by itself, outside of the plane', '🏡🏡🏡🏡', 3, '🏡🏡…'],
] as const)('cuts %s', ([, text, charactersMax, cut]) => {
  expect(cutText(text, charactersMax)).toBe(cut)
})
