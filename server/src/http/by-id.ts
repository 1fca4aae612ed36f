import { closed, Id } from '@aushang/model'

/** The path parameter of everything that has an id. */
export const ById = closed({ id: Id })
