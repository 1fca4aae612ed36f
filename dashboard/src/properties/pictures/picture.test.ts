import { expect, test } from 'vitest'
import { addressesIn, linesWithoutAddress } from './picture.ts'

test('of what was pasted, each address is taken, and each line without one is left', () => {
  const pasted = 'https://example.org/a.jpg\nwww.example.org/b.jpg\n\nGarten: http://example.org/c.jpg\nKüche'

  expect(addressesIn(pasted)).toEqual(['https://example.org/a.jpg', 'http://example.org/c.jpg'])
  expect(linesWithoutAddress(pasted)).toEqual(['www.example.org/b.jpg', 'Küche'])
})
