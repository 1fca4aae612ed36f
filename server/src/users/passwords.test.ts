import { describe, expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'

const here = { network: 'here', isFromKnownNetwork: false }

describe('passwords', () => {
  test('are told from others, and two of the same are stored differently', async () => {
    const [one, two] = [await hashPassword('a good password', 'here'), await hashPassword('a good password', 'here')]

    expect(one).not.toBe(two)
    expect(await isPassword('a good password', one, here)).toBe(true)
    expect(await isPassword('a good passwort', one, here)).toBe(false)
    expect(await isPassword('a good password', undefined, here)).toBe(false)
  })

  test('that were stored at other costs are still known', async () => {
    // Of the reference implementation: argon2 somesalt -id -t 2 -m 16 -p 1 -l 32, for "password".
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'

    expect(await isPassword('password', stored, here)).toBe(true)
  })

  test('of one network are hashed one at a time, and let nobody else wait', async () => {
    const ended: string[] = []
    const hash = async (network: string) => {
      await hashPassword('a good password', network)
      ended.push(network)
    }

    await Promise.all([...Array.from({ length: 8 }, () => hash('busy')), hash('modest')])

    expect(ended.indexOf('modest')).toBeLessThan(4)
  })

  test('are hashed at once for who comes from where they came from before, however many networks guess', async () => {
    const ended: string[] = []
    const guess = async (network: string, isFromKnownNetwork: boolean) => {
      await isPassword('a good password', undefined, { network, isFromKnownNetwork })
      ended.push(network)
    }
    const strangers = Array.from({ length: 20 }, (_, network) => guess(`stranger ${network}`, false).catch(() => {}))

    await Promise.all([...strangers, guess('home', true)])

    // At once with the first of the others: how many of those end first is up to the machine.
    expect(ended.indexOf('home')).toBeLessThan(10)
  })
})
