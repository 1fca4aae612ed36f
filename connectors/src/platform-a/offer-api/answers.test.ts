import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { processorMs } from '../../../../test/processor-time.ts'
import { createdId, meaningOf, membersOf, readAnswer, saidIn } from './answers.ts'
import { errorPage } from '../fixtures/answers.ts'
import { explainAnything, problemsOf } from './refusals.ts'

const meanings = [
  'done',
  'missing',
  'conflict',
  'refused',
  'unauthorized',
  'forbidden',
  'busy',
  'unavailable',
  'unreadable',
]

describe('An answer of the portal', () => {
  test('is understood or not, but never throws, whatever it is made of', () => {
    const message = fc.record({ messageCode: fc.jsonValue(), message: fc.jsonValue(), id: fc.jsonValue() })
    const json = fc.oneof(fc.jsonValue(), fc.record({ 'common.messages': fc.array(fc.record({ message })) }))
    const body = fc.oneof(
      fc.uint8Array().map((bytes) => Buffer.from(bytes)),
      json.map((value) => Buffer.from(JSON.stringify(value))),
    )

    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), body, (status, body) => {
        const answer = readAnswer({ kind: 'answer', status, headers: {}, body }, ['some-secret'])

        expect(meanings).toContain(meaningOf(answer))
        expect(createdId(answer) ?? '1').toMatch(/^\d+$/)
        expect(problemsOf(answer, explainAnything).length).toBeGreaterThan(0)
        expect((saidIn(answer).words ?? '').length).toBeLessThan(2_010)
      }),
    )
  })

  test('is read quickly, however long and odd it is', () => {
    const bodies = [
      '<script '.repeat(200_000),
      `{"messageCode":"ERROR_X","message":"${'[MESSAGE: a : '.repeat(80_000)}"}`,
    ]

    const ms = processorMs(() => {
      for (const body of bodies) {
        const answer = readAnswer({ kind: 'answer', status: 412, headers: {}, body: Buffer.from(body) }, [])
        saidIn(answer)
        problemsOf(answer, explainAnything)
      }
    })

    expect(ms).toBeLessThan(1_000)
  })

  test('that is a page is quoted without its tags', () => {
    const answer = readAnswer({ kind: 'answer', status: 503, headers: {}, body: Buffer.from(errorPage) }, [])

    expect(saidIn(answer).words).toBe('Oops')
  })

  test.for<[string, unknown, unknown[]]>([
    ['absent', {}, []],
    ['empty', { list: [] }, []],
    ['one', { list: { item: 1 } }, [1]],
    ['one in a list', { list: [{ item: 1 }] }, [1]],
    ['many', { list: { item: [1, 2] } }, [1, 2]],
    ['many in a list', { list: [{ item: [1, 2] }] }, [1, 2]],
  ])('has lists in many forms: %s', ([, json, items]) => {
    expect(membersOf(membersOf(json, 'list'), 'item')).toEqual(items)
  })
})
