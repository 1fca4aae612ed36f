import type { Language } from '../../sentences/define-sentence.ts'

/** The same in each language. */
export type Phrase = Readonly<Record<Language, string>>
