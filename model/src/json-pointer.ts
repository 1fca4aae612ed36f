export function pointer(...names: (string | number)[]): string {
  return names.map((name) => '/' + String(name).replaceAll('~', '~0').replaceAll('/', '~1')).join('')
}

/** What `pointer` was made of; what counts the items of a list comes as text. */
export function namesIn(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function valueAt(root: unknown, path: string): unknown {
  let value = root
  for (const name of namesIn(path)) value = (value as Record<string, unknown> | undefined)?.[name]
  return value
}

const nameMax = 100

/** A name that somebody made up, as it is repeated to them. */
export function shortName(name: string): string {
  return name.length <= nameMax ? name : `${name.slice(0, nameMax).toWellFormed()}…`
}
