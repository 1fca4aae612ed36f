import { createCipheriv, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { makeSecrets } from './secrets.ts'

const [first, second, third] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer]

/** As values were sealed before they bore a key id. */
function sealedWithoutKeyId(key: Buffer, place: string, plain: string): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(place))
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([Buffer.from([1]), iv, cipher.getAuthTag(), encrypted])
}

describe('what is sealed', () => {
  test('is opened at its place, and nowhere else', () => {
    const secrets = makeSecrets(first)
    const sealed = secrets.seal('here', 'Grüße')

    expect(secrets.open('here', sealed)).toBe('Grüße')
    expect(() => secrets.open('there', sealed)).toThrow('unable to authenticate')
  })

  test.each([
    ['the key', first, []],
    ['an old key', second, [first]],
    ['one of several old keys', second, [third, first]],
  ])('is opened with %s, with and without a key id', (_, key, oldKeys) => {
    const secrets = makeSecrets(key, oldKeys)

    expect(secrets.open('here', makeSecrets(first).seal('here', 'plain'))).toBe('plain')
    expect(secrets.open('here', sealedWithoutKeyId(first, 'here', 'plain'))).toBe('plain')
  })

  test('is opened with no other key', () => {
    const secrets = makeSecrets(second, [third])

    expect(() => secrets.open('here', makeSecrets(first).seal('here', 'plain'))).toThrow('a key that is not known')
    expect(() => secrets.open('here', sealedWithoutKeyId(first, 'here', 'plain'))).toThrow('unable to authenticate')
  })

  test('begins with what tells its key', () => {
    const sealed = makeSecrets(second, [first]).seal('here', 'plain')

    expect(sealed.subarray(0, 9)).toEqual(makeSecrets(second).prefix)
    expect(makeSecrets(second).prefix).not.toEqual(makeSecrets(first).prefix)
    expect(makeSecrets(second).open('here', sealed)).toBe('plain')
  })

  test.each([
    ['', 'unknown format: undefined'],
    ['00', 'unknown format: 0'],
    ['03ff', 'unknown format: 3'],
    ['01', 'Invalid'],
    ['02', 'a key that is not known'],
    [`02${'00'.repeat(40)}`, 'a key that is not known'],
    [`${makeSecrets(first).prefix.toString('hex')}ff`, 'Invalid'],
  ])('is not this: "%s" (%s)', (hex, message) => {
    expect(() => makeSecrets(first).open('here', Buffer.from(hex, 'hex'))).toThrow(message)
  })
})
