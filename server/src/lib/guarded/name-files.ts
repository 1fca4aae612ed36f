import { readFileSync, statSync } from 'node:fs'
import { isIP } from 'node:net'

/** What files of the machine say about names. They are read again when they have changed. */
export interface NameFiles {
  /** The addresses that a name has without anybody being asked, by the name in lower case. */
  hosts(): ReadonlyMap<string, readonly string[]>
  search(): SearchRules
}

export interface SearchRules {
  /** What a short name is completed with. */
  domains: readonly string[]
  /** A name with at least so many dots is tried as it stands first. */
  dotsMin: number
}

export function openNameFiles({ hosts = '/etc/hosts', resolver = '/etc/resolv.conf' } = {}): NameFiles {
  return { hosts: makeFile(hosts, parseHosts), search: makeFile(resolver, parseSearchRules) }
}

/** Read while everybody waits: it takes microseconds, and the threads for files may all be taken. A file that is not there is empty. */
function makeFile<Content>(path: string, parse: (text: string) => Content): () => Content {
  let seen = ''
  let content = parse('')
  return () => {
    try {
      const { mtimeMs, size, ino } = statSync(path)
      const now = `${mtimeMs} ${size} ${ino}`
      if (now !== seen) content = parse(readFileSync(path, 'utf8'))
      seen = now
    } catch {
      seen = ''
      content = parse('')
    }
    return content
  }
}

function parseHosts(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const line of text.split('\n')) {
    const [address = '', ...names] = line.replace(/#.*/, '').trim().split(/\s+/)
    if (isIP(address) === 0) continue
    for (const name of names) {
      const addresses = found.get(name.toLowerCase()) ?? []
      if (!addresses.includes(address)) addresses.push(address)
      found.set(name.toLowerCase(), addresses)
    }
  }
  return found
}

const domainsMax = 6
const dotsMinMax = 15

/** Of `search` and `domain`, the last counts. */
function parseSearchRules(text: string): SearchRules {
  let rules: SearchRules = { domains: [], dotsMin: 1 }
  for (const line of text.split('\n')) {
    const [keyword = '', ...values] = line
      .replace(/[#;].*/, '')
      .trim()
      .split(/\s+/)
    if (keyword === 'search' || keyword === 'domain') {
      const domains = values.map((domain) => domain.replace(/^\.|\.$/g, '')).filter((domain) => domain !== '')
      rules = { ...rules, domains: domains.slice(0, domainsMax) }
    }
    const [, dots] = keyword === 'options' ? (/\bndots:(\d+)/.exec(line) ?? []) : []
    if (dots !== undefined) rules = { ...rules, dotsMin: Math.min(Number(dots), dotsMinMax) }
  }
  return rules
}
