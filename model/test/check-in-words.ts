import { check, type Issue, renderSentence } from '@aushang/model'
import type { TSchema } from 'typebox'

/** The faults of a value as an answer in English tells them. */
export function checkInWords(schema: TSchema, value: unknown): (Omit<Issue, 'sentence'> & { message: string })[] {
  return check(schema, value).map(({ path, code, sentence }) => ({
    path,
    code,
    message: renderSentence(sentence, 'en'),
  }))
}
