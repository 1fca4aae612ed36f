/** What a document holds: attributes under `@name`, repeated elements as arrays. */
export interface Data {
  [name: string]: Value | undefined
}
export type Value = string | number | boolean | Data | Value[]

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The text at `a.b.c`; empty where there is none. */
export function textAt(data: Data, path: string): string {
  const value = valueAt(data, path)
  return value === undefined || typeof value === 'object' ? '' : String(value)
}

/** The texts of a repeated element at `a.b.c`. */
export function textsAt(data: Data, path: string): string[] {
  const value = valueAt(data, path)
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
}

/** The value at `a.b.c`. */
export function valueAt(data: Data, path: string): Value | undefined {
  let value: Value | undefined = data
  for (const name of path.split('.')) value = isData(value) ? value[name] : undefined
  return value
}
