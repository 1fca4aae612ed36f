import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Issue } from '@aushang/model'
import { ApiError, invalid } from '../lib/errors.ts'
import { makeSlots } from '../lib/slots/slots.ts'
import type { Guess } from './guesses.store.ts'

// What OWASP asks for at the least. Each takes 19 MB and some 50 ms of a core.
const costs = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
// Of the two at once, one is for a network that has not been busy: whoever guesses lets nobody else wait.
const slots = makeSlots({ total: 2, perKey: 1, kept: 1 })
// But somebody may have thousands of networks, none of them busy: those whom people have signed in from wait for no others.
const knownSlots = makeSlots({ total: 1 })
const waitMsMax = 10_000

/** As it is stored: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Whoever is busy hashing, by `network`, waits for themselves. */
export async function hashPassword(password: string, network: string): Promise<string> {
  const nonce = randomBytes(16)
  const hash = await hashWithin(network, { ...costs, message: prepared(password), nonce, tagLength })
  return written(nonce, hash)
}

/** Where nobody has the address, there is no stored one: then it takes as much work, and is wrong. */
export async function isPassword(
  password: string,
  stored: string | undefined,
  { network, isFromKnownNetwork }: Pick<Guess, 'network' | 'isFromKnownNetwork'>,
): Promise<boolean> {
  const { nonce, hash: expected, ...parameters } = readStored(stored ?? decoy)
  const message = prepared(password)
  const among = isFromKnownNetwork ? knownSlots : slots
  const hash = await hashWithin(network, { ...parameters, message, nonce, tagLength: expected.length }, among)
  return timingSafeEqual(hash, expected) && stored !== undefined
}

/** Beside its length, which the schema knows. Two ways to type the same characters are one password. */
function passwordIssues(password: string, email: string): Issue[] {
  const isEmail = prepared(password).toLowerCase() === email.trim().toLowerCase()
  return isEmail ? [{ path: '/password', code: 'invalid', sentence: { key: 'passwordIsEmail' } }] : []
}

export function refuseWeakPassword(password: string, email: string): void {
  const issues = passwordIssues(password, email)
  if (issues.length > 0) throw invalid(issues)
}

const prepared = (password: string) => password.normalize('NFKC')

const hashed = promisify(argon2)

async function hashWithin(network: string, parameters: Argon2Parameters, among = slots): Promise<Buffer> {
  const hash = await among.soon(network, waitMsMax, () => hashed('argon2id', parameters))
  if (hash === null) {
    const headers = { 'retry-after': '5' }
    throw new ApiError('busy', { key: 'signInBusy' }, { headers })
  }
  return hash
}

function written(nonce: Buffer, hash: Buffer): string {
  const { memory: m, passes: t, parallelism: p } = costs
  return ['', 'argon2id', 'v=19', `m=${m},t=${t},p=${p}`, base64(nonce), base64(hash)].join('$')
}

function readStored(stored: string) {
  const [, m, t, p, salt = '', hash = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored) ?? []
  if (hash === '') throw new Error('A stored password is not written as argon2id.')
  return {
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
    nonce: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}

// Nobody's password.
const decoy = written(randomBytes(16), randomBytes(tagLength))
