import { exampleSentence, renderSentence } from '@aushang/model'
import type { InjectOptions } from 'fastify'
import { describe, expect, test } from 'vitest'
import { errorCatalogue } from '../src/lib/errors.ts'
import { startApi } from './harness.ts'

const api = startApi()

type Method = NonNullable<InjectOptions['method']>

/** Every operation of the document that an account can ask for, with an id that nothing has. */
function operations(): { method: Method; url: string; takesBody: boolean }[] {
  const paths = api.app.openApi['paths'] as Record<
    string,
    Record<string, { security?: unknown[]; requestBody?: unknown }>
  >
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security }]) => security === undefined)
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        url: path.replaceAll(/\{\w+\}/g, '0000000000000000000A'),
        takesBody: requestBody !== undefined,
      })),
  )
}

const asJson = { 'content-type': 'application/json' }
const badRequests: ((operation: { method: Method; url: string }) => InjectOptions)[] = [
  // A stream of events would not end.
  ({ method, url }) => ({ method, url: url.endsWith('/stream') ? `${url}?after=x` : url }),
  ({ method, url }) => ({ method, url: `${url}?limit=-1&unbekannt=1&limit=x` }),
  (operation) => ({ ...operation, headers: asJson, payload: '{"a":' }),
  (operation) => ({ ...operation, headers: asJson, payload: '{"unbekannt":1}' }),
  (operation) => ({ ...operation, headers: asJson, payload: '[]' }),
  (operation) => ({ ...operation, headers: { 'content-type': 'text/plain' }, payload: 'x' }),
  (operation) => ({ ...operation, headers: { ...asJson, 'idempotency-key': 'ä ß' }, payload: '{}' }),
]

interface Told {
  message: string
  issues?: { message: string }[]
}

const sentencesOf = ({ message, issues = [] }: Told) => [message, ...issues.map((issue) => issue.message)]

describe('no English sentence reaches a German account', () => {
  test('whatever is wrong with whichever request', async () => {
    const client = await api.account('Muster', 'de')
    const seen = new Set<string>()
    const wrong: unknown[] = []

    for (const { takesBody, ...operation } of operations()) {
      for (const bad of takesBody ? badRequests : badRequests.slice(0, 2)) {
        const request = bad(operation)
        const inGerman = await client.send(request)
        if (inGerman.status < 400 || inGerman.body?.requestId === undefined) continue
        const inEnglish = await client.send({ ...request, headers: { ...request.headers, 'accept-language': 'en' } })

        const [de, en] = [sentencesOf(inGerman.body), sentencesOf(inEnglish.body)]
        for (const sentence of de) seen.add(sentence)
        const isGerman = inGerman.headers['content-language'] === 'de' && de.every((sentence) => !en.includes(sentence))
        if (!isGerman || de.length !== en.length) wrong.push({ ...operation, de, en })
      }
    }

    expect(wrong).toEqual([])
    expect(seen.size).toBeGreaterThan(40)
  })

  test.for(Object.entries(errorCatalogue))('when it is told %s', ([_code, { says }]) => {
    const sentence = exampleSentence(says)

    expect(renderSentence(sentence, 'de')).not.toBe(renderSentence(sentence, 'en'))
  })
})
