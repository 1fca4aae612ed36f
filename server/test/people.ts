import type { Role } from '@aushang/model'
import type { InjectOptions } from 'fastify'
import sql from 'sql-template-tag'
import { createAccount } from '../src/accounts/accounts.store.ts'
import { countGuess } from '../src/users/guesses.store.ts'
import { hashPassword } from '../src/users/passwords.ts'
import { createSession } from '../src/users/sessions.store.ts'
import { createUser } from '../src/users/users.store.ts'
import type { Answer, Api } from './harness.ts'

export const password = 'correct horse battery staple'
export const cookieName = '__Host-aushang-session'
/** What a browser says of a page of ours. */
export const ownSite = { 'sec-fetch-site': 'same-origin' }

let hashed: Promise<string> | undefined
let count = 0

export interface Person {
  accountId: string
  apiKey: string
  id: string
  email: string
}

/** A person of an account, who has not signed in yet. */
export async function aPerson(api: Api, role: Role = 'owner', account?: Person): Promise<Person> {
  const { id: accountId, apiKey } = account
    ? { ...account, id: account.accountId }
    : await createAccount(api.db, 'Muster')
  const email = `person-${++count}@example.org`
  const user = {
    email,
    isEmailProved: true,
    name: `Person ${count}`,
    language: 'de' as const,
    role,
    password: await storedPassword(),
  }
  const { id } = await api.db.transaction((tx) => createUser(tx, accountId, user))
  return { accountId, apiKey, id, email }
}

/** The same for all of them: it takes its time to hash one. */
function storedPassword(): Promise<string> {
  hashed ??= hashPassword(password, 'the tests')
  return hashed
}

export function signInWith(
  api: Api,
  body: { email: string; password: string },
  headers: Record<string, string> = {},
): Promise<Answer> {
  return sendJson(api, 'POST', '/session', body, headers)
}

/** A request with a JSON body from a page of ours. */
export function sendJson(
  api: Api,
  method: 'POST' | 'PUT' | 'PATCH',
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const all = { 'content-type': 'application/json', ...ownSite, ...headers }
  return api.send({ method, url, headers: all, payload: JSON.stringify(body) })
}

/** What the browser keeps of an answer. */
export function cookieOf({ headers }: Answer): string {
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

export interface Browser {
  cookie: string
  send(request: InjectOptions): Promise<Answer>
  get(url: string): Promise<Answer>
  post(url: string, body: unknown): Promise<Answer>
  patch(url: string, body: unknown): Promise<Answer>
  delete(url: string): Promise<Answer>
}

/** A browser in which this person has signed in; the work of signing in is left out. */
export async function aBrowser(api: Api, { accountId, id }: Person): Promise<Browser> {
  const here = { address: '127.0.0.1', network: '127.0.0.1', userAgent: undefined }
  const { token } = await api.db.transaction((tx) => createSession(tx, accountId, id, here))
  return browserWith(api, `${cookieName}=${token}`)
}

/** Lets time pass for whoever has to wait because of what was tried before. */
export async function passTime(api: Api, seconds: number): Promise<void> {
  await api.db.run(sql`
    update sign_in_guesses set next_at = next_at - interval '1 second' * ${seconds}::int,
      guessed_at = guessed_at - interval '1 second' * ${seconds}::int`)
}

/** Tries something so often that one has to wait for a quarter of an hour: no test is quick enough to tell seconds. */
export async function exhaust(api: Api, attempt: (time: number) => Promise<unknown>): Promise<void> {
  for (let time = 0; time < 30; time++) {
    await passTime(api, 1_100)
    await attempt(time)
  }
}

/** Guesses this person's password from many places. */
export function guessOften(api: Api, { email }: Pick<Person, 'email'>): Promise<void> {
  return exhaust(api, (time) => countGuess(api.db, { email, network: `${email} ${time}`, isFromKnownNetwork: false }))
}

export function browserWith(api: Api, cookie: string): Browser {
  const send = ({ headers, ...request }: InjectOptions) =>
    api.send({ ...request, headers: { cookie, ...ownSite, ...headers } })
  return {
    cookie,
    send,
    get: (url) => send({ url }),
    post: (url, body) => sendJson(api, 'POST', url, body, { cookie }),
    patch: (url, body) => sendJson(api, 'PATCH', url, body, { cookie }),
    delete: (url) => send({ method: 'DELETE', url }),
  }
}
