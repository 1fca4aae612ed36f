import { isDeepStrictEqual } from 'node:util'

/** Whether both are the same once they are stored, in whatever order their members stand. */
export function isSameJson(a: unknown, b: unknown): boolean {
  return isDeepStrictEqual(asStored(a), asStored(b))
}

function asStored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
