/** Ours for a word of theirs: the mirror of a table by which ours are written. */
export function keyOf<Key extends string>(
  words: { readonly [Each in Key]?: string | undefined },
  word: unknown,
): Key | undefined {
  return word === undefined ? undefined : (Object.keys(words) as Key[]).find((key) => words[key] === word)
}
