import { expect, test } from 'vitest'
import { fullPublication } from '../../../test/publications.ts'
import { enclosuresOf } from './enclosures.ts'

const url = 'https://example.org/'

test.for([
  ['tour', 'Durchs Haus', 'Rundgang: Durchs Haus'],
  ['tour', 'Virtueller Rundgang', 'Virtueller Rundgang'],
  ['video', 'Der Garten im Mai', 'Video: Der Garten im Mai'],
  ['page', 'Mehr davon', 'Mehr davon'],
  [undefined, 'Mehr davon', 'Mehr davon'],
  ['video', 'Der Garten hinter dem Haus im Mai', 'Video: Der Garten hinter dem …'],
] as const)('a link of the kind %s says so in its title: %s', ([kind, title, shown]) => {
  const links = [{ title, url, ...(kind && { kind }) }]

  const titles = enclosuresOf(fullPublication('houseBuy', { attachments: [], links })).map((each) => each.title)

  expect(titles).toEqual([shown])
})
