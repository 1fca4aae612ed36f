import { isIPv4, isIPv6 } from 'node:net'

/** Addresses that outgoing calls may reach although they are not public: what OUTBOUND_ALLOW says. */
export type AddressRanges = readonly AddressRange[]

interface AddressRange {
  family: 4 | 6
  first: bigint
  last: bigint
}

/** Only an opened address may be spoken to in plain http. */
export type Verdict = 'public' | 'opened' | 'blocked'

const words = new Map([
  ['loopback', ['127.0.0.0/8', '::1']],
  ['private', ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7']],
])

/** Reads OUTBOUND_ALLOW: ranges, addresses and the words `loopback` and `private`, separated by commas. */
export function parseAddressRanges(text: string): { ranges: AddressRanges } | { issues: string[] } {
  const entries = text.trim() === '' ? [] : text.split(',').map((entry) => entry.trim())
  const read = entries.flatMap((entry) => words.get(entry.toLowerCase()) ?? entry).map(parseRange)
  const issues = read.flatMap((entry) => ('issue' in entry ? `OUTBOUND_ALLOW: ${entry.issue}` : []))
  return issues.length > 0 ? { issues } : { ranges: read.filter((entry) => 'first' in entry) }
}

/** Whatever is not known to be a public unicast address is blocked, as is whatever cannot be read. */
export function judgeAddress(address: string, allow: AddressRanges): Verdict {
  const bits = parseAddress(address)
  return bits === null ? 'blocked' : judge(bits, allow)
}

function judge(bits: Bits, allow: AddressRanges): Verdict {
  const embedded = embeddedIPv4(bits)
  if (isIn(never, bits) || (embedded !== null && isIn(never, embedded))) return 'blocked'
  if (isIn(allow, bits)) return 'opened'
  if (embedded !== null) return judge(embedded, allow)
  return isIn(unicast, bits) && !isIn(special, bits) ? 'public' : 'blocked'
}

/** No setting opens these: they hand out a machine's credentials, or are a way around this list. */
const never = ranges(
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
const unicast = ranges('0.0.0.0/0', '2000::/3')

/** Multicast, and what the special-purpose registries of the IANA do not call globally reachable. */
const special = ranges(
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

/** IPv6 addresses that are an IPv4 address in disguise, and how many bits follow it there. */
const disguises = [
  { prefix: ranges('::ffff:0:0/96'), bitsAfter: 0n }, // mapped
  { prefix: ranges('64:ff9b::/96'), bitsAfter: 0n }, // NAT64
  { prefix: ranges('2002::/16'), bitsAfter: 80n }, // 6to4
]

function embeddedIPv4(bits: Bits): Bits | null {
  const disguise = disguises.find(({ prefix }) => isIn(prefix, bits))
  return disguise ? { family: 4, value: (bits.value >> disguise.bitsAfter) & 0xffff_ffffn } : null
}

function isIn(ranges: AddressRanges, { family, value }: Bits): boolean {
  return ranges.some((range) => range.family === family && range.first <= value && value <= range.last)
}

function ranges(...entries: string[]): AddressRanges {
  return entries.map((entry) => {
    const range = parseRange(entry)
    if ('issue' in range) throw new Error(range.issue)
    return range
  })
}

function parseRange(entry: string): AddressRange | { issue: string } {
  if (entry === '') return { issue: 'an entry between commas is empty.' }
  const [address = '', length, ...rest] = entry.split('/')
  const bits = parseAddress(address)
  if (bits === null || rest.length > 0) {
    return { issue: `"${entry}" is no address, no range like 10.0.0.0/8, and neither loopback nor private.` }
  }
  const width = bits.family === 4 ? 32 : 128
  if (length !== undefined && !(/^\d{1,3}$/.test(length) && Number(length) <= width)) {
    return { issue: `"${entry}" needs a number from 0 to ${width} behind the slash.` }
  }
  const free = BigInt(width - Number(length ?? width))
  const first = (bits.value >> free) << free
  if (first !== bits.value) return { issue: `"${entry}" does not begin where a range of its length begins.` }
  return { family: bits.family, first, last: first + (1n << free) - 1n }
}

interface Bits {
  family: 4 | 6
  value: bigint
}

/** An address with a zone means an interface of one machine: it is not read at all. */
function parseAddress(text: string): Bits | null {
  if (isIPv4(text)) return { family: 4, value: joined(text.split('.').map(Number), 8n) }
  if (!isIPv6(text) || text.includes('%')) return null
  const [left = [], right = []] = withoutDots(text).split('::').map(groups)
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => 0)
  return { family: 6, value: joined([...left, ...zeros, ...right], 16n) }
}

/** The last two groups may be written as an IPv4 address. */
function withoutDots(text: string): string {
  return text.replace(/[\d.]+\.\d+$/, (dotted) => {
    const value = joined(dotted.split('.').map(Number), 8n)
    return `${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`
  })
}

function groups(side: string): number[] {
  return side === '' ? [] : side.split(':').map((group) => Number.parseInt(group, 16))
}

function joined(parts: number[], width: bigint): bigint {
  return parts.reduce((value, part) => (value << width) | BigInt(part), 0n)
}
