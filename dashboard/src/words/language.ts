import { useSyncExternalStore } from 'react'
import { makeFormat, type Format } from '../format.ts'
import type { Language } from '../take-early.ts'
import type { Words } from './de.ts'

export type { Language }

const loaders: Record<Language, () => Promise<Words>> = {
  de: async () => (await import('./de.ts')).de,
  en: async () => (await import('./en.ts')).en,
}
const listeners = new Set<() => void>()

interface Spoken {
  language: Language
  words: Words
  format: Format
}
let spoken: Spoken | undefined

/** Before anything is shown: the catalogue of the language that was chosen, or else of the browser's. */
export async function loadLanguage(language: Language = window.early.language): Promise<void> {
  spoken = { language, words: await loaders[language](), format: makeFormat(language) }
  document.documentElement.lang = language
  for (const listener of listeners) listener()
}

export async function chooseLanguage(language: Language): Promise<void> {
  localStorage.setItem('aushang.language', language)
  await loadLanguage(language)
}

/** Which language it is, or will be as soon as its words are there. */
export function languageOfChoice(): Language {
  return spoken?.language ?? window.early.language
}

/** For what is said outside of a component. Inside, `useWords` also notices when the language changes. */
export function currentLanguage(): Spoken {
  if (spoken === undefined) throw new Error('No language is loaded yet.')
  return spoken
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
