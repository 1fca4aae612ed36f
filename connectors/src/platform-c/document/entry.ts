/** A member of the portal's document, and the member of our property that it comes from. What we have no value for is not written. */
export interface Entry {
  /** Where in the document, with points between the names: `data.prices.baseRent`. */
  at: string
  /** A JSON pointer. */
  from: string
  value: unknown
  /** The most characters that the portal takes. */
  charactersMax?: number
}

/** For members of `fields`, which most of it is. */
export function ours(at: string, member: string, value: unknown, charactersMax?: number): Entry {
  return { at: `data.${at}`, from: `/fields/${member}`, value: shown(value), ...(charactersMax && { charactersMax }) }
}

export function wordOf<Word extends string>(
  words: Record<Word, string | undefined>,
  word: Word | undefined,
): string | undefined {
  return word === undefined ? undefined : words[word]
}

/** The document that the entries make up. */
export function documentOf(entries: readonly Entry[]): Record<string, unknown> {
  const document: Record<string, unknown> = {}
  for (const { at, value } of entries) {
    if (value === undefined) continue
    const names = at.split('.')
    const last = names.pop() ?? ''
    const holder = names.reduce((inside, name) => (inside[name] ??= {}) as Record<string, unknown>, document)
    holder[last] = value
  }
  return document
}

/** The portal refuses texts and lists that have nothing in them. */
export function shown(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? undefined : value
  return Array.isArray(value) && value.length === 0 ? undefined : value
}
