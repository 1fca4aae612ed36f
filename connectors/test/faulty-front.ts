import type { Outcome } from '../src/contract.ts'
import { patienceMs, testSession } from './session.ts'
import { type Reaction, type Received, startScriptedServer } from './scripted-server.ts'

type Misfortune = (forward: () => Promise<Reaction>) => Reaction | Promise<Reaction>

const page: Reaction = { status: 200, headers: { 'content-type': 'text/html' }, body: '<p>Hallo</p>' }

/** What can go wrong before a portal that speaks HTTP; `… after it`: once the portal has done its work. */
const httpFaults = {
  silence: () => 'silence',
  'silence after it': afterIt('silence'),
  reset: () => 'reset',
  'reset after it': afterIt('reset'),
  'half an answer': afterIt('cut off'),
  'no HTTP': () => 'garbage',
  'a page': () => page,
  'a page after it': afterIt(page),
  'too many requests': () => ({ status: 429, headers: { 'retry-after': '1' }, body: 'Too many requests.' }),
  maintenance: () => ({ status: 503, body: 'Service Unavailable' }),
  'a lost gateway after it': afterIt({ status: 504, body: 'Gateway Timeout' }),
} satisfies Record<string, Misfortune>

export const silenceMs = 500

type HttpFault = keyof typeof httpFaults

/** What comes of publishing then. Only a portal that says that it is not there has done nothing for certain. */
export const outcomesOfHttpFaults: Record<HttpFault, Outcome['kind'][]> = {
  silence: ['unknown'],
  'silence after it': ['unknown'],
  reset: ['unknown'],
  'reset after it': ['unknown'],
  'half an answer': ['unknown'],
  'no HTTP': ['unknown'],
  'a page': ['unknown'],
  'a page after it': ['unknown'],
  'too many requests': ['unavailable'],
  maintenance: ['unavailable'],
  'a lost gateway after it': ['unknown'],
}

function isHttpFault(name: string): name is HttpFault {
  return Object.hasOwn(httpFaults, name)
}

function afterIt(reaction: Reaction): Misfortune {
  return async (forward) => {
    await forward()
    return reaction
  }
}

export interface FaultyFront {
  url: string
  script(fault: string | null): void
  /** How long to wait for its answer: not long, while it is known that there is none. */
  timeoutMs(): number
  stop(): Promise<void>
}

/** Stands before a real portal and passes everything on, unless it is told to misbehave. */
export async function startFaultyFront(portalUrl: string): Promise<FaultyFront> {
  let fault: HttpFault | null = null
  const { http } = testSession()
  const server = await startScriptedServer((request) => {
    const forward = () => forwarded(request)
    return fault === null ? forward() : httpFaults[fault](forward)
  })
  return {
    url: server.url,
    script: (next) => {
      if (next !== null && !isHttpFault(next)) throw new Error(`There is no fault "${next}".`)
      fault = next
    },
    timeoutMs: () => (fault?.startsWith('silence') ? silenceMs : patienceMs),
    stop: server.stop,
  }

  async function forwarded({ method, url, headers, body }: Received): Promise<Reaction> {
    const answer = await http.send({
      method: method as 'GET',
      url: portalUrl + url,
      headers: headers as Record<string, string>,
      body,
    })
    if (answer.kind === 'failed') return 'reset'
    const { connection: _, 'content-length': __, 'transfer-encoding': ___, ...kept } = answer.headers
    return { status: answer.status, headers: kept, body: answer.body.toString('utf8') }
  }
}
