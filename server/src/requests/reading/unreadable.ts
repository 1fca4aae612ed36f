import type { FailureCode, Sentence } from '@aushang/model'

/** Why something cannot be read: an outcome that is stored and told. */
export class Unreadable extends Error {
  readonly code: FailureCode
  readonly sentence: Sentence

  constructor(code: FailureCode, sentence: Sentence) {
    super(sentence.key)
    this.code = code
    this.sentence = sentence
  }
}
