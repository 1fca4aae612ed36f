import { expect, test } from 'vitest'
import { minimalPublication } from '../test/publications.ts'
import { tagWarnings, withPortalTexts } from './portal-texts.ts'

function shown(description = ''): string | undefined {
  return withPortalTexts(minimalPublication('plotBuy', { fields: { description } })).property.fields.description
}

test.for([
  ['<b>Hell</b> und <i>ruhig</i>', 'Hell und ruhig'],
  ['Erste Zeile<br>zweite<br />dritte', 'Erste Zeile\nzweite\ndritte'],
  ['<p>Ein Absatz.</p>\n<p>Noch einer.</p>', 'Ein Absatz.\nNoch einer.'],
  ['<ul><li>Keller</li><li>Garten</li></ul>', '• Keller\n• Garten'],
  ['<strong>72&nbsp;m&sup2; &amp; mehr</strong>', '72 m² & mehr'],
  ['<a href="https://example.org/?a=1">Rundgang</a>', 'Rundgang'],
  ['Preis < 500 € und > 300 €', 'Preis < 500 € und > 300 €'],
  ['a <unbekannt> b', 'a <unbekannt> b'],
  ['AT&amp;T', 'AT&amp;T'],
])('what editors put into texts is plain text for portals: %j', ([given, expected]) => {
  expect(shown(given)).toBe(expected)
})

test('a text that is nothing but tags stays, for an empty one would be another fault', () => {
  expect(shown('<br>')).toBe('<br>')
})

test('the members that have tags are warned of', () => {
  const { property } = minimalPublication('plotBuy', { fields: { description: 'a<br>b', title: 'Am <Markt>' } })

  expect(tagWarnings(property).map(({ path, code }) => [path, code])).toEqual([
    ['/fields/description', 'field_doubtful'],
  ])
})
