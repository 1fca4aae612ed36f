import { expect, test } from 'vitest'
import { languages } from './define-sentence.ts'
import { terminalLanguage, terminalWords } from './terminal-words.ts'

test.each([
  [{ LANG: 'de_DE.UTF-8' }, 'de'],
  [{ LANG: 'de' }, 'de'],
  [{ LANG: 'den_CA.UTF-8' }, 'en'],
  [{ LANG: 'en_US.UTF-8', LC_MESSAGES: 'de_AT.UTF-8' }, 'de'],
  [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'de_DE.UTF-8', LC_ALL: 'C.UTF-8' }, 'en'],
  [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: '', LC_ALL: '' }, 'de'],
  [{}, 'en'],
] as const)('a terminal with %o is spoken to in %s', (environment, language) => {
  expect(terminalLanguage(environment)).toBe(language)
})

test.each(languages)('what stands alone in a line fits into a terminal of 80 columns (%s)', (language) => {
  const words = Object.values(terminalWords[language]).filter((word) => typeof word === 'string')

  expect(words.filter((word) => word.length > 78)).toEqual([])
})
