import pg from 'pg'

/** The database did not answer, or said that it cannot: whatever was under way may or may not have been committed. */
export class DatabaseUnavailable extends Error {}

/** Somebody else held a lock, or the connections, for longer than anybody should. Nothing was written. */
export class WaitedTooLong extends DatabaseUnavailable {}

/** There is no room left on its disk: it answers, and what is written is refused. */
export class DatabaseFull extends DatabaseUnavailable {}

/** It answers, and takes no writes. */
export class DatabaseReadOnly extends DatabaseUnavailable {
  constructor(cause?: unknown) {
    super('The database takes no writes: it is a standby, or closed to them.', { cause })
  }
}

/** Whatever is not the database's own verdict on a statement is trouble on the way to it. */
export function rethrow(cause: unknown): never {
  if (cause instanceof pg.DatabaseError && cause.code === lockNotAvailable) {
    throw new WaitedTooLong('A lock could not be had in time.', { cause })
  }
  if (cause instanceof pg.DatabaseError && cause.code === diskFull) {
    throw new DatabaseFull('The database has no room left on its disk.', { cause })
  }
  if (cause instanceof pg.DatabaseError && cause.code === readOnly) throw new DatabaseReadOnly(cause)
  const verdict = cause instanceof pg.DatabaseError && !isTrouble(cause.code ?? '')
  throw verdict ? cause : asUnavailable(cause)
}

export function asUnavailable(cause: unknown): DatabaseUnavailable {
  return new DatabaseUnavailable(`The database cannot be reached (${reasonOf(cause)}). Check DATABASE_URL.`, { cause })
}

const lockNotAvailable = '55P03'
const diskFull = '53100'
// Of a standby, or of a server that somebody has closed to writes.
const readOnly = '25006'

/** Classes of SQLSTATE: connection exceptions, who is not let in, no such database, insufficient resources, operator intervention. */
function isTrouble(state: string): boolean {
  return ['08', '28', '3D', '53', '57'].includes(state.slice(0, 2))
}

/** That of a host with several addresses is hidden one level down. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** Whether the same statement may well succeed in a moment: the database is away, or had to break a deadlock. */
export function isPassing(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || isDeadlock(error)
}

/** Nothing was written. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '40P01'
}

/** The name of the constraint that the error says was violated, or undefined. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}
