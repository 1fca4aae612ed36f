import type { FailureCode } from '@aushang/model'

/** Why something cannot be read: an outcome that is stored and told. */
export class Unreadable extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode, message: string) {
    super(message)
    this.code = code
  }
}
