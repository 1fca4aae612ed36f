import { type LookupAddress, promises as dns, TIMEOUT } from 'node:dns'
import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { type NameFiles, openNameFiles, type SearchRules } from './name-files.ts'

/** The addresses of a name; never none. Fails with an error of DNS and its code. */
export type Lookup = (name: string) => Promise<LookupAddress[]>

/** How long a name may take in all, with every server, every retry and every domain of the search list. */
export const lookupMsMax = 2_500
// A lost packet is sent again after this long, more or less, or another server is asked.
const oneTry = { timeout: 500, tries: 3 }
// Servers that never answer for one kind of address are known; the other kind need not wait for them.
const otherKindMs = 300

/**
 * Looks names up without getaddrinfo, which takes one of the process's few threads for each until it is answered: four names
 * that nobody answers for, and everybody waits. What getaddrinfo does besides is done here: the hosts file, localhost, the
 * search list, the order of the addresses. Where else a machine may know names from (mDNS, LDAP) is not asked.
 */
export function makeLookup({ servers, files = openNameFiles() }: LookupOptions = {}): Lookup {
  return async (name) => {
    const known = knownAddresses(name, files)
    if (known.length > 0) return inOrder(known.map(withFamily))

    // One for each name: its socket has a port that nobody can guess, and what it waits for can be given up.
    const resolver = new dns.Resolver(oneTry)
    if (servers !== undefined) resolver.setServers(servers)
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      resolver.cancel()
    }, lookupMsMax)
    try {
      return inOrder(await askInTurn(resolver, fullNames(name, files.search()), () => isLate))
    } finally {
      clearTimeout(timer)
      resolver.cancel()
    }
  }
}

interface LookupOptions {
  /** Instead of the machine's own. */
  servers?: string[]
  files?: NameFiles
}

const loopback = ['127.0.0.1', '::1']

function knownAddresses(name: string, files: NameFiles): readonly string[] {
  const plain = name.toLowerCase().replace(/\.$/, '')
  const inFile = files.hosts().get(plain) ?? []
  return inFile.length === 0 && /(^|\.)localhost$/.test(plain) ? loopback : inFile
}

function fullNames(name: string, { domains, dotsMin }: SearchRules): string[] {
  if (name.endsWith('.')) return [name]
  const completed = domains.map((domain) => `${name}.${domain}`)
  return name.split('.').length - 1 >= dotsMin ? [name, ...completed] : [...completed, name]
}

async function askInTurn(resolver: dns.Resolver, names: string[], isLate: () => boolean): Promise<LookupAddress[]> {
  let failure: unknown
  for (const name of names) {
    const answer = await ask(resolver, name)
    if (answer.addresses.length > 0) return answer.addresses
    if (isLate()) throw Object.assign(new Error('no answer in time'), { code: TIMEOUT })
    // That nobody answered says more than that another name is not known.
    if (failure === undefined || !isTimeout(failure)) failure = answer.failure
  }
  throw failure
}

async function ask(resolver: dns.Resolver, name: string): Promise<{ addresses: LookupAddress[]; failure?: unknown }> {
  const addresses: LookupAddress[] = []
  const questions = [resolver.resolve4(name), resolver.resolve6(name)].map(async (question) => {
    addresses.push(...(await question).map(withFamily))
  })
  const failures = Promise.allSettled(questions).then((ends) =>
    ends.flatMap((end): unknown[] => (end.status === 'rejected' ? [end.reason] : [])),
  )
  await Promise.any(questions).catch(() => {})
  const failed = await Promise.race([failures, sleep(otherKindMs, [], { ref: false })])
  return { addresses: [...addresses], failure: failed.find(isTimeout) ?? failed[0] }
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === TIMEOUT
}

function withFamily(address: string): LookupAddress {
  return { address, family: isIP(address) }
}

/** As getaddrinfo has it, in the main: IPv6 first from a machine that has a public address of that kind, else last. */
function inOrder(addresses: LookupAddress[]): LookupAddress[] {
  const own = Object.values(networkInterfaces()).flatMap((each) => each ?? [])
  const first = own.some(({ family, address }) => family === 'IPv6' && /^[23]/.test(address)) ? 6 : 4
  return addresses.toSorted((a, b) => Number(b.family === first) - Number(a.family === first))
}
