import { onTestFinished } from 'vitest'
import { type AddressRanges, parseAddressRanges } from '../src/lib/guarded/addresses.ts'
import type { ServerAddress } from '../src/lib/guarded/guarded-connector.ts'
import type { Lookup } from '../src/lib/guarded/look-up-name.ts'
import {
  type GuardedClient,
  makeGuardedClient,
  type OutgoingRequest,
  type OutgoingResult,
} from '../src/lib/guarded/guarded-fetch.ts'
import { type BadReceiver, startBadReceiver } from './bad-receiver.ts'

export function aClient(allow: string, lookup?: Lookup, servers: ServerAddress[] = []): GuardedClient {
  const client = makeGuardedClient({ allow: opened(allow), opened: servers, ...(lookup && { lookup }) })
  onTestFinished(client.close)
  return client
}

export async function aReceiver(options?: Parameters<typeof startBadReceiver>[0]): Promise<BadReceiver> {
  const receiver = await startBadReceiver(options)
  onTestFinished(receiver.close)
  return receiver
}

/** Two receivers at one port, so that a name or an address decides which one is reached. */
export async function twoReceivers(): Promise<{ ipv4: BadReceiver; ipv6: BadReceiver; port: number }> {
  const ipv4 = await aReceiver({ host: '127.0.0.1' })
  return { ipv4, ipv6: await aReceiver({ host: '::1', port: ipv4.port }), port: ipv4.port }
}

function opened(text: string): AddressRanges {
  const read = parseAddressRanges('OUTBOUND_ALLOW', text)
  if ('issues' in read) throw new Error(read.issues.join(' '))
  return read.ranges
}

export function aRequest(url: string, more: Partial<OutgoingRequest> = {}): OutgoingRequest {
  return {
    accountId: 'an account',
    method: 'GET',
    url,
    deadlineMs: 5_000,
    bodyBytesMax: 16_384,
    longerBody: 'cut',
    ...more,
  }
}

export function names(known: Record<string, string[]>): Lookup {
  return async (host) => {
    const addresses = known[host]
    if (addresses === undefined) throw Object.assign(new Error('not found'), { code: 'ENOTFOUND' })
    return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
  }
}

/** What a test has to say about a result, in a word or two. */
export function inShort(result: OutgoingResult): string {
  if (result.kind === 'failed') return result.maybeSent ? `${result.code}, maybe sent` : result.code
  return `${result.status} ${result.body.length > 40 ? result.body.length : result.body.toString()}${result.cut ? ', cut' : ''}`
}
