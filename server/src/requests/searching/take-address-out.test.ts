import { describe, expect, test } from 'vitest'
import { processorMs } from '../../../../test/processor-time.ts'
import { takeAddressOut, takeAddressOutOfJson } from './take-address-out.ts'

const address = 'erika@example.org'

describe('an address is taken out of a text', () => {
  test.each([
    ['Meine Frau, Erika@Example.ORG, kommt mit', 'Meine Frau, […], kommt mit'],
    ['erika@example.org erika@example.org', '[…] […]'],
    ['https://portal.example/?mail=erika%40example.org&x=1', 'https://portal.example/?mail=[…]&x=1'],
    ['bounce+erika=example.org@portal.example', 'bounce+[…]@portal.example'],
    ['Müller &amp; Söhne, erika&#64;example.org', 'Müller & Söhne, […]'],
    ['erika@example.org &COMMAT; erika&COMMAT;example.org', '[…]'],
    ['İİ erika@example.org', `${'İİ'.toLowerCase()} […]`],
    ['merika@example.org und Müller &amp; Söhne', 'merika@example.org und Müller &amp; Söhne'],
    ['merika@example.org, erika@example.org', 'merika@example.org, […]'],
  ])('%j becomes %j', (text, expected) => {
    expect(takeAddressOut(text, address)).toBe(expected)
  })

  test('in a link that writes its signs otherwise, with the other form of the domain', () => {
    const text = 'https://portal.example/?mail=Erika%2BFlat%40xn--mnchen-3ya.example&x'

    expect(takeAddressOut(text, 'erika+flat@münchen.example')).toBe('https://portal.example/?mail=[…]&x')
  })

  test.each([
    ['the address', 'erika@example.org '],
    ['nearly the address', 'erika@example.or'],
    ['references to characters', 'erika&#64;example.org&amp;'],
    ['links', 'erika%40example.org?'],
  ])('of 40,000 characters of %s within a moment', (_what, text) => {
    const long = text.repeat(Math.ceil(40_000 / text.length))

    expect(processorMs(() => takeAddressOut(long, address))).toBeLessThan(200)
  })

  test('wherever it stands in JSON, and nothing else changes', () => {
    const details = { a: [{ b: 'an erika@example.org' }, 7, null, true], c: { d: 'x\nerika@example.org\n"' } }

    expect(takeAddressOutOfJson(JSON.stringify(details), address)).toBe(
      JSON.stringify({ a: [{ b: 'an […]' }, 7, null, true], c: { d: 'x\n[…]\n"' } }),
    )
  })
})
