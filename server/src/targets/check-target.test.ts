import { type Connector, connectors, type LoginOutcome } from '@aushang/connectors'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { eventsOf } from '../../test/portal.ts'
import { eventually, startTestWorker } from '../../test/work.ts'
import { readConfig } from '../config.ts'
import { makeGuardedClient } from '../lib/guarded/guarded-fetch.ts'
import { makePortals } from '../portals/portals.ts'

interface Question {
  password: string
  answer(outcome: LoginOutcome): void
}

/** What the portal was asked, and has yet to answer. */
const questions: Question[] = []
const [openImmo] = connectors.filter(({ type }) => type === 'openimmo') as [Connector]
const slow: Connector = {
  ...openImmo,
  type: 'slow',
  authorization: { kind: 'login', credentials: Type.Object({ password: Type.String() }), credentialWords: {} },
  checkLogin({ credentials }) {
    const { promise, resolve } = Promise.withResolvers<LoginOutcome>()
    questions.push({ ...(credentials as { password: string }), answer: resolve })
    return promise
  },
}
const portals = makePortals({
  connectors: [slow],
  urls: {},
  http: makeGuardedClient({ allow: readConfig({}).OUTBOUND_ALLOW }),
  locks: { acquire: async () => async () => {}, close: async () => {} },
})
const api = startApi({ portals })

function question(password: string): Promise<Question> {
  return eventually(() => {
    const found = questions.find((each) => each.password === password)
    expect(found).toBeDefined()
    return found as Question
  })
}

describe('a target whose login is changed while the portal is asked about the old one', () => {
  test.each<[string, LoginOutcome]>([
    ['no', { kind: 'unauthorized', sentence: { key: 'accessRevoked' } }],
    ['yes', { kind: 'authorized' }],
  ])('is asked about again, whatever is said of the old one: %s', async (said, outcome) => {
    startTestWorker(api, { portals })
    const client = await api.account()
    const { body: target } = await client.post('/targets', { type: 'slow', credentials: { password: `old ${said}` } })
    const old = await question(`old ${said}`)
    await client.patch(`/targets/${target.id}`, { credentials: { password: `new ${said}` } })
    old.answer(outcome)

    const next = await question(`new ${said}`)
    const { body: meanwhile } = await client.get(`/targets/${target.id}`)
    next.answer({ kind: 'authorized' })

    await eventually(async () =>
      expect((await client.get(`/targets/${target.id}`)).body.authorizationStatus).toBe('authorized'),
    )
    expect(meanwhile.authorizationStatus).toBe('pending')
    expect(await eventsOf(api, client, 'target.unauthorized')).toEqual([])
  })
})
