import type { FailureCode } from '@aushang/model'

/** Why a file is not taken, or cannot be had: the code for programs, the sentence for people. */
export class Refusal extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.code = code
  }
}

/** It is the address that is no good; nothing is known about the file. */
export class AddressRefusal extends Refusal {}
