import type { Role } from '@aushang/model'
import { beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { aBrowser, aPerson, type Browser, ownSite } from '../../test/people.ts'

const api = startApi()
const id = '0000000000000000000A'
const browsers = {} as Record<Role, Browser>

/** The rules, said once more and otherwise than in the code: what members and readers may do, beside what all may. */
const onlyOwners = [/^\w+ \/account\/api-keys/, /^\w+ \/account\/invitations/, /^(PATCH|DELETE) \/account\/users\//]
// They show their signing keys.
const onlyMembers = [/^GET \/webhooks(\/\{id\})?$/]
const ownSession = [/^\w+ \/sessions?\b/]

function mayCall(role: Role, operation: string): boolean {
  if (role === 'owner' || ownSession.some((rule) => rule.test(operation))) return true
  if (onlyOwners.some((rule) => rule.test(operation))) return false
  if (onlyMembers.some((rule) => rule.test(operation))) return role === 'member'
  return role === 'member' || operation.startsWith('GET ') || operation === 'POST /listings/check'
}

interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
}

/** All that need a key or a session, and not another secret; those that end the session come last. */
function operations(): Operation[] {
  const { paths } = api.app.openApi as { paths: Record<string, Record<string, { security?: object[] }>> }
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { security }]) =>
      security !== undefined && !security.some((scheme) => 'session' in scheme)
        ? []
        : [{ method: method.toUpperCase() as Operation['method'], path }],
    ),
  )
  const endsSession = ({ method, path }: Operation) => method === 'DELETE' && /^\/sessions?$/.test(path)
  return [...all.filter((each) => !endsSession(each)), ...all.filter(endsSession)]
}

beforeAll(async () => {
  const owner = await aPerson(api)
  for (const role of ['owner', 'member', 'reader'] as const) {
    browsers[role] = await aBrowser(api, await aPerson(api, role, owner))
  }
})

describe('every route of the API', () => {
  test.for(['owner', 'member', 'reader'] as const)(
    'lets the %s do what the role allows, and nothing else',
    async (role) => {
      const wrong: string[] = []
      for (const { method, path } of operations()) {
        // A stream would not end: it is asked for with what does not fit.
        const url = path.replaceAll(/\{\w+\}/g, id) + (path.endsWith('/stream') ? '?after=x' : '')
        const withBody = method === 'GET' || method === 'DELETE' ? {} : { payload: '{}' }
        const headers = { ...ownSite, ...(withBody.payload && { 'content-type': 'application/json' }) }
        const { status, body } = await browsers[role].send({ method, url, headers, ...withBody })
        const isRefused = status === 403 && body.code === 'role_too_low'
        if (isRefused === mayCall(role, `${method} ${path}`)) wrong.push(`${role}: ${method} ${path} ${status}`)
      }

      expect(operations().length).toBeGreaterThan(50)
      expect(wrong).toEqual([])
    },
  )

  test('lets nobody in without a key or a session', async () => {
    const answers = await Promise.all(
      operations().map(async ({ method, path }) => {
        const url = path.replaceAll(/\{\w+\}/g, id)
        return { operation: `${method} ${path}`, status: (await api.app.inject({ method, url })).statusCode }
      }),
    )

    expect(answers.filter(({ status }) => status !== 401)).toEqual([])
  })

  test('that changes something refuses another site’s page, and writes nothing', async () => {
    const { cookie } = await aBrowser(api, await aPerson(api))
    const changing = operations().filter(({ method }) => method !== 'GET')

    const answers = await Promise.all(
      changing.map(async ({ method, path }) => {
        const url = path.replaceAll(/\{\w+\}/g, id)
        const headers = { cookie, origin: 'https://evil.example.org' }
        return (await api.app.inject({ method, url, headers })).json().code
      }),
    )

    expect(new Set(answers)).toEqual(new Set(['other_site']))
  })
})
