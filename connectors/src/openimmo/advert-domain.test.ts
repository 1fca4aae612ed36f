import { expect, test } from 'vitest'
import { openImmo } from './index.ts'

test.for([
  ['ftp.portal.example', 'https://www.portal.example/expose/1', true],
  ['ftp.portal.example', 'https://portal.example/expose/1', true],
  ['FTP2.Portal.example', 'https://www.portal.example/expose/1', true],
  ['portal.example', 'https://www.portal.example/expose/1', true],
  ['ftp.portal.example', 'https://portal.example.thief.example/expose/1', false],
  ['ftp.portal.example', 'https://notportal.example/expose/1', false],
  ['ftp.portal.example', 'https://example/expose/1', false],
  // Of what stands before, nobody knows whether it is a name of the portal's, or whether everybody is there.
  ['portal.co.uk', 'https://thief.co.uk/expose/1', false],
  ['kunde.hoster.example', 'https://thief.hoster.example/', false],
  ['ftp.example', 'https://thief.example/', false],
  ['127.0.0.1', 'https://127.0.0.1/expose/1', false],
  ['localhost', 'https://localhost/expose/1', false],
] as const)('what is sent to %s may be shown at %s: %s', ([host, url, isShown]) => {
  const credentials = { protocol: 'ftp', host, username: 'a', password: 'b', providerNumber: '1' }

  expect(openImmo.isAdvertUrl?.(new URL(url), {}, credentials)).toBe(isShown)
})

test('a target may name another domain, and without a login none is believed', () => {
  const credentials = { protocol: 'ftp', host: '127.0.0.1', username: 'a', password: 'b', providerNumber: '1' }
  const url = new URL('https://www.Portal.example/expose/1')

  expect(openImmo.isAdvertUrl?.(url, { advertDomain: 'portal.example' }, credentials)).toBe(true)
  expect(openImmo.isAdvertUrl?.(url, { advertDomain: 'other.example' }, credentials)).toBe(false)
  expect(openImmo.isAdvertUrl?.(url, { advertDomain: 'portal.example' }, null)).toBe(false)
})
