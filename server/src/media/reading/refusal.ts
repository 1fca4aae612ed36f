import type { FailureCode, Sentence } from '@aushang/model'

/** Why a file is not taken, or cannot be had: the code for programs, the sentence for people. */
export class Refusal extends Error {
  readonly code: FailureCode
  readonly sentence: Sentence

  constructor(code: FailureCode, sentence: Sentence) {
    super(sentence.key)
    this.code = code
    this.sentence = sentence
  }
}

/** It is the address that is no good; nothing is known about the file. */
export class AddressRefusal extends Refusal {}
