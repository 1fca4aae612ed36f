import { closed } from '@aushang/model'
import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { minimalPublication } from '../test/publications.ts'
import { testSession } from '../test/session.ts'
import type { Connector, LoginOutcome, Outcome, Withdrawal } from './contract.ts'
import { defineConnector } from './define-connector.ts'

const Options = closed({
  colour: Type.Optional(Type.String()),
  owner: Type.Optional(Type.String()),
  size: Type.Optional(Type.Integer()),
})
const Credentials = closed({ password: Type.String() })
const Consumer = closed({ contract: Type.Integer() })

const aWord = { name: { de: 'Wort', en: 'Word' }, explanation: { de: 'Ein Wort.', en: 'A word.' } }
const published: Outcome = { kind: 'published', portalId: '1' }
const heard: unknown[] = []

const description = {
  type: 'typed',
  name: { de: 'Typisiert', en: 'Typed' },
  description: { de: 'Durch seine Schemas typisiert.', en: 'A connector that is typed by its schemas.' },
  propertyTypes: ['plotBuy'],
  options: Options,
  optionWords: { colour: aWord, owner: aWord, size: aWord },
  contactOption: 'owner',
  images: ({ colour = '' }: { colour?: string }) => ({ edgeMax: colour.length, bytesMax: 1 }),
  attachmentCountMax: () => 1,
  check: () => ({ problems: [], warnings: [] }),
  documents: () => [],
  withdraw: async (): Promise<Withdrawal> => ({ kind: 'withdrawn' }),
  checkLogin: async (): Promise<LoginOutcome> => ({ kind: 'authorized' }),
} as const

const withLogin = defineConnector({
  ...description,
  consumer: Consumer,
  consumerWords: { contract: aWord },
  authorization: { kind: 'login', credentials: Credentials, credentialWords: { password: aWord } },
  async publish(_publication, { credentials, consumer, options }) {
    heard.push([credentials.password.length, consumer.contract + 1, options.colour?.toUpperCase()])
    return published
  },
})

const byUser = defineConnector({
  ...description,
  authorization: {
    kind: 'oauth',
    credentials: Credentials,
    handshake: closed({ state: Type.String() }),
    begin: async () => ({ kind: 'redirect', url: 'https://portal.example.org', handshake: { state: 'abc' } }),
    async complete({ state }, handshake) {
      return state === handshake?.state
        ? { kind: 'authorized', credentials: { password: 'granted' } }
        : { kind: 'unavailable', sentence: { key: 'accessOfAnotherTry' } }
    },
  },
  publish: async () => published,
})

const publication = minimalPublication('plotBuy')
const whole = { credentials: { password: 'secret' }, consumer: { contract: 1 }, options: { colour: 'red' } }

describe('what is stored', () => {
  test('reaches the connector typed by its schemas', async () => {
    expect(await withLogin.publish(publication, testSession(whole))).toEqual(published)
    expect(heard).toEqual([[6, 2, 'RED']])
    expect(withLogin.images({ colour: 'red' })).toEqual({ edgeMax: 3, bytesMax: 1 })
  })

  test.for([
    ['no login', { ...whole, credentials: null }],
    ['a login of another shape', { ...whole, credentials: { password: 1 } }],
    ['no agreement', { ...whole, consumer: null }],
    ['an agreement of another shape', { ...whole, consumer: { contract: 'one' } }],
  ] as const)('that is %s does not reach it, and its user is asked for another', async ([, target]) => {
    heard.length = 0

    const outcome = await withLogin.publish(publication, testSession(target))

    expect(outcome.kind).toBe('unauthorized')
    expect(heard).toEqual([])
  })

  test('in options that do not fit is our own fault, and said', async () => {
    const misfit = testSession({ ...whole, options: { colour: 1 } })

    await expect(withLogin.publish(publication, misfit)).rejects.toThrow('of type typed do not fit: colour must be')
  })

  test('while a user is away is handed back, or nothing if it does not fit', async () => {
    const { authorization } = byUser
    if (authorization.kind !== 'oauth') throw new Error('it is authorized by its user')
    const back = (handshake: unknown) => authorization.complete({ state: 'abc' }, handshake, testSession())

    expect([await back({ state: 'abc' }), await back(null), await back({ token: 'abc' })]).toMatchObject([
      { kind: 'authorized' },
      { kind: 'unavailable' },
      { kind: 'unavailable' },
    ])
  })
})

test('a connector can do only what it says it can', () => {
  expect(withLogin).not.toHaveProperty('sync')
  expect(withLogin).not.toHaveProperty('askOutcome')
  expect(withLogin).not.toHaveProperty('exportFile')
})

test('the compiler holds a connector to its schemas', () => {
  const authorization = { kind: 'login', credentials: Credentials, credentialWords: { password: aWord } } as const
  const login = { ...description, authorization } as const

  defineConnector({
    ...login,
    // @ts-expect-error -- there is no such member in its credentials
    publish: async (_publication, { credentials }) => ({ kind: 'published', portalId: credentials.user }),
  })
  // @ts-expect-error -- there is no such option
  defineConnector({ ...login, contactOption: 'contact', publish: async () => published })
  // @ts-expect-error -- two of its options have no words
  defineConnector({ ...login, optionWords: { colour: aWord }, publish: async () => published })
  // @ts-expect-error -- that option is no string
  defineConnector({ ...login, contactOption: 'size', publish: async () => published })
  const typed: Connector<{ colour?: string }> = {
    ...login,
    propertyTypes: [],
    publish: async () => published,
  }
  // @ts-expect-error -- whatever is stored may not reach it unchecked
  const plain: Connector = typed

  expect(plain).toBe(typed)
})
