/** Where portals put the number of the object into the subject; a forward puts its own words before that. */
const places = [
  /Ref(?:erenz)?\.?-? ?(?:Nr|nummer|ID)\.?:?\s+([^\s:,;()][^:,;()]{0,48})/i,
  /Objekt(?:-?(?:Nr|nummer|ID))?\.?:?\s{1,3}([^\s:,;()]*\d[^\s:,;()]*)/i,
  /\(Objekt\s+([^()]{1,50})\)?/i,
  /Objekt-?(?:Nr|nummer|ID)\.?:?\s{1,3}(?=[^:,;()]{0,48}\d)([^\s:,;()][^:,;()]{0,48})/i,
]

export function numbersInSubject(subject: string): string[] {
  const found = places.map((place) => place.exec(subject.slice(0, 1_000))?.[1]?.trim() ?? '')
  // A number may have blanks in it, and words behind it.
  const alone = found.map((number) => number.split(/(?<!\s)\s+[-–|/]\s/)[0] ?? '')
  return [...new Set([...alone, ...found].filter((number) => number !== ''))]
}

/** What may be a number, and may be anything: worth looking for, not worth showing. */
export function bracketsInSubject(subject: string): string[] {
  const found = [...subject.slice(0, 1_000).matchAll(/[([]([^()[\]]{3,50})[)\]]/g)].slice(0, 5)
  return found.flatMap(([, words = '']) => (/\d/.test(words) ? words.trim() : []))
}

/** `A/12 #3`: the number of a house and that of a flat in it, or a number and something else. Not worth showing, either. */
export function partsInSubject(subject: string): string[] {
  const found = subject.slice(0, 1_000).match(/(?<![^\s:,;()[\]])[^\s:,;()[\]]+ #\d[^\s:,;()[\]]*/g)
  return found?.slice(0, 5) ?? []
}
