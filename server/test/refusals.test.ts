import { describe, expect, test } from 'vitest'
import { watchRefusals } from './refusals.ts'

const refusal = {
  status: 400,
  body: { statusCode: 400, code: 'invalid_body', message: 'No.', issues: [] },
  text: '{…}',
}

type Read = (answer: { status: number; body: Record<string, unknown>; text: string }) => unknown

/** The end of a test that reads this of an answer. */
function endAfter(read: Read, answer: Parameters<Read>[0] = refusal): () => void {
  const refusals = watchRefusals()
  read(refusals.watch(answer, 'POST /properties'))
  return () => refusals.expectAllSeen()
}

describe('a test that was refused something', () => {
  test.for<[what: string, read: Read]>([
    ['reads nothing', () => {}],
    ['reads a member that only what it asked for has', ({ body }) => body['id']],
    ['reads the text', ({ text }) => text],
  ])('fails when it %s', ([, read]) => {
    expect(endAfter(read)).toThrow('POST /properties: 400')
  })

  test.for<[what: string, read: Read]>([
    ['reads the status', ({ status }) => status],
    ['reads the code', ({ body }) => body['code']],
    ['expects the status', (answer) => expect(answer).toMatchObject({ status: 400 })],
    ['expects the whole body', ({ body }) => expect(body).toEqual(refusal.body)],
  ])('passes when it %s', ([, read]) => {
    expect(endAfter(read)).not.toThrow()
  })

  test('passes when it reads nothing of what was granted', () => {
    expect(endAfter(() => {}, { ...refusal, status: 201 })).not.toThrow()
  })
})
