import { describe, expect, test } from 'vitest'
import { allMappingNotes } from './all-mapping-notes.ts'
import { addedLeaves } from './mapping-table.ts'
import { attachment, fullContact, minimalPublication, type Overrides } from './publications.ts'

const picture = attachment({ title: 'Eins', content: 'a' })
const another = { title: 'Zwei', content: 'b' }
const page = { title: 'Eins', url: 'https://example.org/1' }
const long = 'x'.repeat(100)
const pdf = { contentType: 'application/pdf' } as const
const hanging = (...attachments: Overrides['attachments'] & {}): Overrides => ({ attachments })
const leading = (title: string, url = page.url): Overrides => ({ links: [{ title, url }] })

/** Of what is said by hand: a property without it, and every way to say it. */
const variants: Record<string, [without: Overrides, ...ways: Overrides[]]> = {
  '/attachments': [{}, hanging(picture)],
  '/attachments/url': [hanging(picture), hanging(attachment({ title: 'Eins', content: 'b' }))],
  '/attachments/type': [{}, hanging(picture, attachment(another), attachment({ ...another, ...pdf }))],
  '/attachments/title': [
    hanging(picture),
    hanging(attachment({ title: 'Zwei', content: 'a' })),
    hanging(attachment({ title: long, content: 'a' })),
  ],
  '/attachments/isFloorPlan': [
    hanging(picture, attachment(another)),
    hanging(picture, attachment({ ...another, isFloorPlan: true })),
  ],
  '/links': [{}, leading('Eins')],
  '/links/title': [leading('Eins'), leading('Zwei'), leading(long)],
  '/links/url': [leading('Eins'), leading('Eins', 'https://example.org/2')],
  '/contactId': [{ contact: null }, { contact: fullContact }],
}

const notes = allMappingNotes.flatMap(({ connector, beside }) =>
  Object.entries(beside).map(([name, note]) => ({ type: connector.type, name, note, connector })),
)

describe.for(notes)('what is said by hand of $name on $type', ({ name, note, connector }) => {
  const documents = (overrides: Overrides) => ({
    documents: connector.documents(minimalPublication('houseBuy', { contact: fullContact, ...overrides }), {}),
  })
  const [without, ...ways] = variants[name] ?? [{}]
  const added = ways.flatMap((way) => addedLeaves(documents(without), documents(way)))
  const places = [...note.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place.replaceAll(' › ', '/'))
  const valuesAt = (place: string) => added.filter(([path]) => isAt(path, place)).map(([, text]) => text)

  test('is where it goes', () => {
    expect(added).not.toEqual([])
    expect(places.filter((place) => !added.flat().some((each) => isAt(each, place)))).toEqual([])
  })

  const named = note.match(/\b[A-Z_]{3,}\b/g) ?? []
  test.runIf(named.length > 0)('is every value that is sent there', () => {
    expect(new Set(valuesAt(places[0] ?? ''))).toEqual(new Set(named))
  })

  test.runIf(name.endsWith('/title'))('is how much of it is shown', () => {
    const [, charactersMax = long.length] = /cut to (\d+) characters/.exec(note) ?? []

    expect(Math.max(...valuesAt(places[0] ?? '').map((text) => text.length))).toBe(Number(charactersMax))
  })
})

/** A path, or a word that stands there. */
function isAt(each: string, place: string): boolean {
  return each === place || each.endsWith(`/${place}`) || each.startsWith(`${place}/`) || each.includes(`/${place}/`)
}

test('nothing else is said by hand', () => {
  for (const { beside } of allMappingNotes) expect(Object.keys(beside)).toEqual(Object.keys(variants))
})
