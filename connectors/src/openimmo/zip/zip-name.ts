interface Facts {
  provider: string
  object: string
  action: 'change' | 'delete' | 'full'
  time: Date
}

/** Letters, digits, `_` and `-`: not every portal's importer bears more. */
export function zipName(pattern: string, facts: Facts): string {
  const words: Record<string, string> = { ...facts, time: facts.time.toISOString().replaceAll(/\D/g, '') }
  const name = pattern.replaceAll(/\{(\w+)\}/g, (_, fact: string) =>
    (words[fact] ?? '').replaceAll(/[^A-Za-z0-9_-]/g, '_'),
  )
  return `${name}.zip`
}
