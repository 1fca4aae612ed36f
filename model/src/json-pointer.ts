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
