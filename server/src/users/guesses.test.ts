import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { type Answer, startApi } from '../../test/harness.ts'
import { aPerson, guessOften, passTime, password, signInWith } from '../../test/people.ts'
import { networkOf } from '../lib/guarded/addresses.ts'
import { countGuess } from './guesses.store.ts'

const api = startApi()
let networks = 0
const aNetwork = () => ({ 'x-forwarded-for': `10.${Math.floor(++networks / 200)}.${networks % 200}.1` })
/** But for what differs from answer to answer. */
const comparable = ({ status, headers, body }: Answer) => ({
  status,
  headers: Object.keys(headers),
  body: { ...body, requestId: '', message: body.message.replace(/\d+/, 'so many') },
})

describe('guessing a password', () => {
  test('from ever new addresses at the same moment gets a handful of tries', async () => {
    const { email } = await aPerson(api)

    const answers = await Promise.all(
      Array.from({ length: 300 }, (_, guess) => signInWith(api, { email, password: `guess ${guess}` }, aNetwork())),
    )

    const judged = answers.filter(({ body }) => body.code === 'wrong_credentials')
    expect(judged.length).toBeGreaterThan(4)
    expect(judged.length).toBeLessThan(12) // the waits after the first five add up to minutes by then
    expect(answers.filter(({ body }) => body.code === 'rate_limited')).toHaveLength(300 - judged.length)
  })

  test('ten thousand times takes more than a hundred days', async () => {
    await guessOften(api, { email: 'guessed@example.org' })

    const { wait } = await api.db.one<{ wait: number }>(sql`
      select max(extract(epoch from next_at - guessed_at))::float8 as wait from sign_in_guesses`)
    expect((10_000 - 30) * wait).toBeGreaterThan(100 * 86_400)
  })

  test('gets the same answers for an address that nobody has', async () => {
    const [person, nobody] = [await aPerson(api), { email: 'nobody@example.org' }]
    const guess = async ({ email }: { email: string }) =>
      comparable(await signInWith(api, { email, password: 'wrong' }, aNetwork()))

    const [known, unknown] = [await guess(person), await guess(nobody)]
    await guessOften(api, person)
    const knownLater = await guess(person)
    await guessOften(api, nobody)
    const unknownLater = await guess(nobody)

    expect(known).toMatchObject({ status: 401, body: { code: 'wrong_credentials' } })
    expect(unknown).toEqual(known)
    expect(knownLater).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(unknownLater).toEqual(knownLater)
  })

  test('costs as much for an address that nobody has', async () => {
    const { email } = await aPerson(api)
    const costs: Record<string, number[]> = { [email]: [], 'nobody-here@example.org': [] }
    for (let guess = 0; guess < 5; guess++) {
      for (const [address, each] of Object.entries(costs)) {
        const before = process.cpuUsage()
        const { status } = await signInWith(api, { email: address, password: 'wrong' }, aNetwork())
        each.push(process.cpuUsage(before).user)
        expect(status).toBe(401)
      }
    }

    const [known = 0, unknown = 0] = Object.values(costs).map((each) => each.toSorted((a, b) => a - b)[2])
    // Without hashing, it would be a tenth.
    expect(unknown).toBeGreaterThan(known / 3)
    expect(known).toBeGreaterThan(unknown / 3)
  })

  test('does not keep the person out who comes from where they have signed in before', async () => {
    const { email } = await aPerson(api)
    const home = { 'x-forwarded-for': '192.0.2.17' }
    await signInWith(api, { email, password }, home)
    await guessOften(api, { email })

    const [elsewhere, atHome] = [
      await signInWith(api, { email, password }, aNetwork()),
      await signInWith(api, { email, password }, home),
    ]

    expect([elsewhere.status, atHome.status]).toEqual([429, 200])
    expect(Number(elsewhere.headers['retry-after'])).toBeGreaterThan(900)
  })

  test('does not lock the person out for good anywhere', async () => {
    const { email } = await aPerson(api)
    await guessOften(api, { email })
    const meanwhile = await signInWith(api, { email, password }, aNetwork())

    await passTime(api, 1_025)

    expect(meanwhile.status).toBe(429)
    expect((await signInWith(api, { email, password }, aNetwork())).status).toBe(200)
    expect((await signInWith(api, { email, password }, aNetwork())).status).toBe(200)
  })

  test('of many people from one network is slowed down, and who is right there does not make it worse', async () => {
    const person = await aPerson(api)
    const [here, neighbour] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::2']
    const isFromKnownNetwork = false
    const guess = (time: number) =>
      countGuess(api.db, { email: `nobody-${time}@example.org`, network: networkOf(here), isFromKnownNetwork })
    const signInFrom = (address: string) =>
      signInWith(api, { email: person.email, password }, { 'x-forwarded-for': address })
    for (let time = 0; time < 17; time++) await guess(time)

    const statuses = [await signInFrom(here), await signInFrom(here), await signInFrom(neighbour)]
    for (let time = 17; time < 30; time++) {
      await guess(time)
      await passTime(api, 1_100)
    }
    await guess(30)

    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await signInFrom(neighbour)).status).toBe(429)
    await expect(guess(31)).rejects.toThrow('Too many passwords were tried')
  })
})
