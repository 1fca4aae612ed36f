import { describe, expect, test } from 'vitest'
import { type AddressRanges, judgeAddress, networkOf, parseAddressRanges } from './addresses.ts'

function opened(text: string): AddressRanges {
  const read = parseAddressRanges('OUTBOUND_ALLOW', text)
  if ('issues' in read) throw new Error(read.issues.join(' '))
  return read.ranges
}

describe('an address that nothing opens', () => {
  test.each([
    ['0.0.0.0', '0.255.255.255'],
    ['10.0.0.0', '10.255.255.255'],
    ['100.64.0.0', '100.127.255.255'],
    ['127.0.0.0', '127.255.255.255'],
    ['169.254.0.0', '169.254.255.255'],
    ['172.16.0.0', '172.31.255.255'],
    ['192.0.0.0', '192.0.0.255'],
    ['192.0.2.0', '192.0.2.255'],
    ['192.88.99.0', '192.88.99.255'],
    ['192.168.0.0', '192.168.255.255'],
    ['198.18.0.0', '198.19.255.255'],
    ['198.51.100.0', '198.51.100.255'],
    ['203.0.113.0', '203.0.113.255'],
    ['224.0.0.0', '239.255.255.255'],
    ['240.0.0.0', '255.255.255.255'],
    ['::', '::1'],
    ['::127.0.0.1', '::8.8.8.8'],
    ['::ffff:0:127.0.0.1', '::ffff:0:8.8.8.8'],
    ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:808:808'],
    ['100::', '100::ffff:ffff:ffff:ffff'],
    ['100:0:0:1::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['4000::', '5f00::1'],
    ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ])('is blocked from %s to %s', (first, last) => {
    expect([judgeAddress(first, []), judgeAddress(last, [])]).toEqual(['blocked', 'blocked'])
  })

  test.each([
    ['1.0.0.0', '9.255.255.255'],
    ['11.0.0.0', '100.63.255.255'],
    ['100.128.0.0', '126.255.255.255'],
    ['128.0.0.0', '169.253.255.255'],
    ['169.255.0.0', '172.15.255.255'],
    ['172.32.0.0', '191.255.255.255'],
    ['192.0.1.0', '192.0.1.255'],
    ['192.0.3.0', '192.88.98.255'],
    ['192.88.100.0', '192.167.255.255'],
    ['192.169.0.0', '198.17.255.255'],
    ['198.20.0.0', '198.51.99.255'],
    ['198.51.101.0', '203.0.112.255'],
    ['203.0.114.0', '223.255.255.255'],
    ['2000::', '2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:200::', '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2001:db9::', '2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['2003::', '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
    ['3fff:1000::', '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ])('is public from %s to %s', (first, last) => {
    expect([judgeAddress(first, []), judgeAddress(last, [])]).toEqual(['public', 'public'])
  })

  test.each(['::ffff:', '0:0:0:0:0:FFFF:', '64:ff9b::'])(
    'is judged as the IPv4 address that it embeds: %s',
    (prefix) => {
      const verdicts = ['8.8.8.8', '127.0.0.1', '10.1.2.3', '169.254.169.254', '0808:0808', '7f00:1', 'a9fe:a9fe'].map(
        (embedded) => judgeAddress(prefix + embedded, opened('10.0.0.0/8')),
      )

      expect(verdicts).toEqual(['public', 'blocked', 'opened', 'blocked', 'public', 'blocked', 'blocked'])
    },
  )

  test('is judged as the IPv4 address that it embeds: 2002:', () => {
    const verdicts = ['2002:808:808::1', '2002:7f00:1::', '2002:a01:203::9', '2002:a9fe:a9fe::8.8.8.8'].map((address) =>
      judgeAddress(address, opened('private')),
    )

    expect(verdicts).toEqual(['public', 'blocked', 'opened', 'blocked'])
  })

  test.each(['', 'localhost', '127.1', '0x7f.0.0.1', '010.8.8.8', '8.8.8.8 ', '[::1]', 'fe80::1%eth0', '2003::1%1'])(
    'is blocked when it cannot be read: "%s"',
    (text) => {
      expect(judgeAddress(text, opened('::/0, 0.0.0.0/0'))).toBe('blocked')
    },
  )
})

describe('OUTBOUND_ALLOW', () => {
  test.each([
    ['loopback', ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'], ['0.0.0.0', '::', '10.0.0.1']],
    ['private', ['10.0.0.1', '172.31.0.1', '192.168.1.1', 'fd12::1'], ['127.0.0.1', '100.64.0.1', 'fe80::1']],
    [' Loopback , 10.1.0.0/16 ', ['::1', '10.1.255.255'], ['10.0.255.255', '10.2.0.0']],
    ['10.0.0.7', ['10.0.0.7'], ['10.0.0.6', '10.0.0.8', '::a00:7']],
    ['fd00:1::/64', ['fd00:1::', 'fd00:1::ffff:ffff:ffff:ffff'], ['fd00:1:0:1::', 'fd00::']],
    ['8.8.8.8/32, 2003::/16', ['8.8.8.8', '2003::1'], []],
    ['::/0', ['fd00::1', '::ffff:10.0.0.1'], ['10.0.0.1', '127.0.0.1']],
    ['0.0.0.0/0', ['10.0.0.1', '2002:a00:1::'], ['fd00::1', '::1']],
    ['', [], ['127.0.0.1', '::1']],
  ])('"%s" opens what it says and nothing else', (text, inside, outside) => {
    const allow = opened(text)

    expect(inside.map((address) => judgeAddress(address, allow))).toEqual(inside.map(() => 'opened'))
    expect(outside.map((address) => judgeAddress(address, allow))).toEqual(outside.map(() => 'blocked'))
  })

  test.each([
    '169.254.169.254',
    '169.254.170.2',
    '169.254.170.23',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    'fd00:ec2::254',
    'fd20:ce::254',
    '::ffff:169.254.169.254',
    '64:ff9b::a9fe:a9fe',
    '2002:a9fe:a9fe::',
    '64:ff9b:1::a9fe:a9fe',
  ])('never opens %s, from where a cloud hands out credentials', (address) => {
    expect(judgeAddress(address, opened(`0.0.0.0/0, ::/0, private, loopback, ${address}`))).toBe('blocked')
  })

  test('names every fault', () => {
    const read = parseAddressRanges(
      'OUTBOUND_ALLOW',
      '10.0.0.1/8,, localnet, ::1/129, 10.0.0.0/, 1.2.3.4/8/8, 256.0.0.1, private,',
    )

    expect(read).toEqual({
      issues: [
        'OUTBOUND_ALLOW: "10.0.0.1/8" does not begin where a range of its length begins.',
        'OUTBOUND_ALLOW: an entry between commas is empty.',
        'OUTBOUND_ALLOW: "localnet" is no address, no range like 10.0.0.0/8, and neither loopback nor private.',
        'OUTBOUND_ALLOW: "::1/129" needs a number from 0 to 128 behind the slash.',
        'OUTBOUND_ALLOW: "10.0.0.0/" needs a number from 0 to 32 behind the slash.',
        'OUTBOUND_ALLOW: "1.2.3.4/8/8" is no address, no range like 10.0.0.0/8, and neither loopback nor private.',
        'OUTBOUND_ALLOW: "256.0.0.1" is no address, no range like 10.0.0.0/8, and neither loopback nor private.',
        'OUTBOUND_ALLOW: an entry between commas is empty.',
      ],
    })
  })
})

test.each([
  ['2003:1:2:3::1', '2003:1:2:3:ffff::2', true],
  ['2003:1:2:3::1', '2003:1:2:4::1', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:c000:201', '::ffff:c000:202', false],
  ['64:ff9b::c000:201', '64:ff9b::c000:202', false],
])('%s and %s are of one network: %s', (one, another, isSame) => {
  expect(networkOf(one) === networkOf(another)).toBe(isSame)
})
