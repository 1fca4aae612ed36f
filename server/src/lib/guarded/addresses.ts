import { BlockList, isIP, isIPv4 } from 'node:net'

/** What a setting says of addresses: which outgoing calls may reach although they are not public (OUTBOUND_ALLOW), which are our proxies (TRUSTED_PROXIES). */
export type AddressRanges = readonly Ranges[]

/** Apart, for a BlockList takes an IPv4 address for the IPv6 address that it is mapped to: `::/0` would open it. */
interface Ranges {
  ipv4: BlockList
  ipv6: BlockList
}

/** Only an opened address may be spoken to in plain http. */
type Verdict = 'public' | 'opened' | 'blocked'

const words = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])

/** Ranges, addresses and the words `loopback` and `private`, separated by commas. */
export function parseAddressRanges(setting: string, text: string): { ranges: AddressRanges } | { issues: string[] } {
  const entries = text.trim() === '' ? [] : text.split(',').map((entry) => entry.trim())
  const known = entries.flatMap((entry) => words.get(entry.toLowerCase()) ?? entry)
  const issues = known.flatMap((entry) => whyNoRange(entry) ?? []).map((issue) => `${setting}: ${issue}`)
  if (issues.length > 0) return { issues }
  return { ranges: known.length === 0 ? [] : [rangesOf(...known)] }
}

/** Whatever is not known to be a public unicast address is blocked, as is whatever cannot be read. */
export function judgeAddress(address: string, allow: AddressRanges): Verdict {
  if (isWithin(address, [never])) return 'blocked'
  if (isWithin(address, allow)) return 'opened'
  return isWithin(address, [unicast]) && !isWithin(address, [special]) ? 'public' : 'blocked'
}

/** What cannot be read is in no range. */
export function isWithin(address: string, ranges: AddressRanges): boolean {
  // One with a zone means an interface of one machine: it is not read at all.
  if (isIP(address) === 0 || address.includes('%')) return false
  const family = familyOf(address)
  return ranges.some((each) => each[family].check(address, family))
}

/** Whoever has an IPv6 address has the 2^64 of its network as well. */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(/^::ffff:(?=[\d.]+$)/i, '').split('%')
  if (isIPv4(plain)) return plain
  const all = digits(plain)
  return wholeOfIPv4.some((prefix) => all.startsWith(prefix)) ? all : all.slice(0, 16)
}

// Behind each of these lie all IPv4 addresses: as they are seen through NAT64, and mapped ones.
const wholeOfIPv4 = [`0064ff9b${'0'.repeat(16)}`, `${'0'.repeat(20)}ffff`]

/** No setting opens these: they hand out a machine's credentials, or are a way around this list. */
const never = rangesOf(
  '169.254.169.254', // metadata of AWS, Azure, Google, Hetzner, DigitalOcean, OpenStack and most others
  '169.254.170.2', // AWS ECS
  '169.254.170.23', // AWS EKS
  '169.254.42.42', // Scaleway
  '169.254.0.23', // Tencent
  '168.63.129.16', // Azure, in the midst of public addresses
  '100.100.100.200', // Alibaba
  '192.0.0.192', // Oracle
  'fd00:ec2::254', // AWS
  'fd00:ec2::23', // AWS EKS
  'fd20:ce::254', // Google
  'fd00:42::42', // Scaleway
  'fe80::a9fe:a9fe', // OpenStack
  '64:ff9b:1::/48', // local NAT64: any IPv4 address, at a place that only its translator knows
)

/** Of IPv6, only this eighth has been given out for public unicast. */
const unicast = rangesOf('0.0.0.0/0', '2000::/3')

/** Whatever it is; but no address that is never opened. */
export const wherever: AddressRanges = [rangesOf('0.0.0.0/0', '::/0')]

/** Multicast, and what the special-purpose registries of the IANA do not call globally reachable. */
const special = rangesOf(
  '0.0.0.0/8', // this network; Linux takes it for loopback
  '10.0.0.0/8', // private
  '100.64.0.0/10', // shared by the customers of a provider
  '127.0.0.0/8', // loopback
  '169.254.0.0/16', // link-local
  '172.16.0.0/12', // private
  '192.0.0.0/24', // protocol assignments
  '192.0.2.0/24', // documentation
  '192.88.99.0/24', // 6to4 relays, withdrawn
  '192.168.0.0/16', // private
  '198.18.0.0/15', // benchmarks
  '198.51.100.0/24', // documentation
  '203.0.113.0/24', // documentation
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
  '2001::/23', // protocol assignments: Teredo, ORCHID, benchmarks
  '2001:db8::/32', // documentation
  '3fff::/20', // documentation
)

function rangesOf(...entries: string[]): Ranges {
  const ranges = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const entry of entries) {
    const { address, length } = split(entry)
    const family = familyOf(address)
    ranges[family].addSubnet(address, length, family)
    if (family === 'ipv4') disguised(address, length).forEach((range) => ranges.ipv6.addSubnet(...range, 'ipv6'))
  }
  return ranges
}

/** The IPv6 addresses that are an IPv4 address of this range in disguise: mapped, by NAT64, by 6to4. */
function disguised(address: string, length: number): [string, number][] {
  const [, upper, lower] = /(....)(....)/.exec(digits(address)) ?? []
  return [
    [`::ffff:${address}`, 96 + length],
    [`64:ff9b::${address}`, 96 + length],
    [`2002:${upper}:${lower}::`, 16 + length],
  ]
}

function whyNoRange(entry: string): string | null {
  if (entry === '') return 'an entry between commas is empty.'
  const { address, length, width, written, rest } = split(entry)
  if (isIP(address) === 0 || address.includes('%') || rest.length > 0) {
    return `"${entry}" is no address, no range like 10.0.0.0/8, and neither loopback nor private.`
  }
  if (written !== undefined && !(/^\d{1,3}$/.test(written) && length <= width)) {
    return `"${entry}" needs a number from 0 to ${width} behind the slash.`
  }
  if (BigInt(`0x${digits(address)}`) % 2n ** BigInt(width - length) === 0n) return null
  return `"${entry}" does not begin where a range of its length begins.`
}

function split(entry: string) {
  const [address = '', written, ...rest] = entry.split('/')
  const width = isIPv4(address) ? 32 : 128
  return { address, length: Number(written ?? width), width, written, rest }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv4(address) ? 'ipv4' : 'ipv6'
}

/** In hexadecimal, all of them. */
function digits(address: string): string {
  if (isIPv4(address)) return Buffer.from(address.split('.').map(Number)).toString('hex')
  const [left = [], right = []] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::').map(groups)
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => '0000'), ...right].join('')
}

function groups(side: string): string[] {
  return side === '' ? [] : side.split(':').map((group) => group.padStart(4, '0'))
}
