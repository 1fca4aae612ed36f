import { useSyncExternalStore } from 'react'
import { type Format, type Language, makeFormat } from '../format.ts'
import { type Words, wordsIn } from './words.ts'

export type { Language }

const listeners = new Set<() => void>()

interface Spoken {
  language: Language
  words: Words
  format: Format
}
let spoken: Spoken | undefined

function speak(language: Language): Spoken {
  document.documentElement.lang = language
  return { language, words: wordsIn(language), format: makeFormat(language) }
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem('aushang.language', language)
  spoken = speak(language)
  for (const listener of listeners) listener()
}

/** For what is said outside of a component. Inside, `useWords` also notices when the language changes. */
export function currentLanguage(): Spoken {
  return (spoken ??= speak(window.early.language))
}

export function useLanguage(): Language {
  return useSpoken().language
}

/** The catalogue. Name a word by its whole path (`words.today.title`), so that the check finds it used. */
export function useWords(): Words {
  return useSpoken().words
}

export function useFormat(): Format {
  return useSpoken().format
}

function useSpoken(): Spoken {
  return useSyncExternalStore(onLanguageChange, currentLanguage)
}

/** Called each time that another language is chosen. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
