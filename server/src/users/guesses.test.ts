import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { startApi } from '../../test/harness.ts'
import { aPerson, password, signInWith } from '../../test/people.ts'
import { countGuess } from './guesses.store.ts'

const api = startApi()
let networks = 0
const aNetwork = () => ({ 'x-forwarded-for': `10.${Math.floor(++networks / 200)}.${networks % 200}.1` })
const passTime = (seconds: number) =>
  api.db.run(sql`
  update sign_in_guesses set next_at = next_at - interval '1 second' * ${seconds}::int,
    guessed_at = guessed_at - interval '1 second' * ${seconds}::int`)

describe('guessing a password', () => {
  test('from ever new addresses at the same moment gets five tries and then one at a time', async () => {
    const { email } = await aPerson(api)

    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, guess) => signInWith(api, { email, password: `guess ${guess}` }, aNetwork())),
    )

    const codes = answers.map(({ body }) => body.code)
    expect(codes.filter((code) => code === 'wrong_credentials')).toHaveLength(6)
    expect(codes.filter((code) => code === 'rate_limited')).toHaveLength(294)
  })

  test('ten thousand times takes more than a hundred days', async () => {
    const email = 'guessed@example.org'
    let waited = 0
    for (let guess = 0; guess < 20; guess++) {
      await countGuess(api.db, { email, network: `network ${guess}`, isFromKnownNetwork: false })
      const { wait } = await api.db.one<{ wait: number }>(sql`
        select greatest(0, max(extract(epoch from next_at - now())))::float8 as wait from sign_in_guesses`)
      waited = wait
      await passTime(2_000)
    }

    expect(waited).toBeGreaterThan(1_000)
    expect((10_000 - 20) * waited).toBeGreaterThan(100 * 86_400)
  })

  test('gets the same answers for an address that nobody has', async () => {
    const { email } = await aPerson(api)
    const tries = async (address: string) => {
      const answers = []
      for (let guess = 0; guess < 7; guess++)
        answers.push(await signInWith(api, { email: address, password }, aNetwork()))
      return answers.map(({ status, body: { requestId: _requestId, ...body } }) => ({ status, body }))
    }
    const wrong = await Promise.all(
      Array.from({ length: 7 }, () => signInWith(api, { email, password: 'wrong' }, aNetwork())),
    )

    const unknown = await tries('nobody@example.org')

    expect(unknown.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401, 429])
    expect(wrong.map(({ status }) => String(status)).toSorted()).toEqual([...Array(6).fill('401'), '429'])
    expect(unknown[0]?.body.message).toBe(wrong.find(({ status }) => status === 401)?.body.message)
  })

  test('does not keep the person out who comes from where they have signed in before', async () => {
    const { email } = await aPerson(api)
    const home = { 'x-forwarded-for': '192.0.2.17' }
    await signInWith(api, { email, password }, home)
    for (let guess = 0; guess < 8; guess++) await signInWith(api, { email, password: 'wrong' }, aNetwork())

    const [elsewhere, atHome] = [
      await signInWith(api, { email, password }, aNetwork()),
      await signInWith(api, { email, password }, home),
    ]

    expect([elsewhere.status, atHome.status]).toEqual([429, 200])
    expect(Number(elsewhere.headers['retry-after'])).toBeGreaterThan(0)
  })

  test('does not lock the person out for good anywhere', async () => {
    const { email } = await aPerson(api)
    for (let guess = 0; guess < 30; guess++) {
      await signInWith(api, { email, password: 'wrong' }, aNetwork())
      await passTime(guess < 29 ? 2_000 : 0)
    }
    const meanwhile = await signInWith(api, { email, password }, aNetwork())

    await passTime(1_025)

    expect(meanwhile.status).toBe(429)
    expect((await signInWith(api, { email, password }, aNetwork())).status).toBe(200)
    expect((await signInWith(api, { email, password }, aNetwork())).status).toBe(200)
  })

  test('of many people from one network is slowed down, and who is right there does not make it worse', async () => {
    const person = await aPerson(api)
    const here = { 'x-forwarded-for': '2001:db8:1:2::1' }
    const neighbour = { 'x-forwarded-for': '2001:db8:1:2:ffff::2' }
    const wrong = (guess: number) => signInWith(api, { email: `nobody-${guess}@example.org`, password }, here)
    for (let guess = 0; guess < 15; guess++) await wrong(guess)
    for (let again = 0; again < 10; again++) await signInWith(api, { email: person.email, password }, here)

    const statuses: number[] = []
    for (let guess = 15; guess < 23; guess++) statuses.push((await wrong(guess)).status)

    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429])
    expect((await signInWith(api, { email: person.email, password }, neighbour)).status).toBe(429)
  })
})
