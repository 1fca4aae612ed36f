import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { isWithin, judgeAddress } from './lib/guarded/addresses.ts'
import { exposureWarnings } from './warn-of-exposure.ts'

const sandboxType = 'platform-a-24-sandbox'

/** What webhooks and attachments may do with a server on this machine. */
function loopback(environment: Record<string, string>) {
  const { OUTBOUND_ALLOW: allow, IS_LOOPBACK_OPEN_BY_DEFAULT: isDefault } = readConfig(environment)
  return [judgeAddress('127.0.0.1', allow), judgeAddress('::1', allow), isDefault]
}

describe('servers on this machine', () => {
  test.for<[string, Record<string, string>, 'opened' | 'blocked', boolean]>([
    ['nothing is set', {}, 'opened', true],
    ['only ports are set', { HTTP_PORT: '1', DATA_DIR: '/a' }, 'opened', true],
    ['HOST is loopback', { HOST: '127.0.0.1' }, 'opened', true],
    ['PUBLIC_URL is set: a proxy stands in front', { PUBLIC_URL: 'https://a.example' }, 'blocked', false],
    ['so it is, with HOST', { PUBLIC_URL: 'https://a.example', HOST: '::1' }, 'blocked', false],
    ['HOST is every address', { HOST: '0.0.0.0' }, 'blocked', false],
    ['the operator opens something else', { OUTBOUND_ALLOW: '10.0.0.0/8' }, 'blocked', false],
    ['the operator says so', { PUBLIC_URL: 'https://a.example', OUTBOUND_ALLOW: 'loopback' }, 'opened', false],
  ])('when %s', ([, environment, verdict, isDefault]) => {
    expect(loopback(environment)).toEqual([verdict, verdict, isDefault])
  })
})

describe('the sandbox', () => {
  const password = 'a long password'
  const named = 'api,worker,smtp,sandbox'

  const local = 'http://localhost:8090'

  test.for<[string, Record<string, string>, { runs: boolean; host: string; url: string | undefined }]>([
    ['runs for a newcomer', {}, { runs: true, host: '127.0.0.1', url: local }],
    ['runs behind a proxy', { PUBLIC_URL: 'https://a.example' }, { runs: true, host: '127.0.0.1', url: local }],
    [
      'does not run where HOST is not loopback',
      { HOST: '0.0.0.0' },
      { runs: false, host: '127.0.0.1', url: undefined },
    ],
    [
      'does not run for a password alone',
      { HOST: '0.0.0.0', SANDBOX_PASSWORD: password },
      { runs: false, host: '0.0.0.0', url: undefined },
    ],
    [
      'listens on loopback without a password',
      { HOST: '0.0.0.0', RUN: named },
      { runs: true, host: '127.0.0.1', url: local },
    ],
    [
      'listens where HOST says, with both',
      { HOST: '0.0.0.0', RUN: named, SANDBOX_PASSWORD: password },
      { runs: true, host: '0.0.0.0', url: local },
    ],
    [
      'is called by the address it listens on',
      { HOST: '2001:db8::1', RUN: named, SANDBOX_PASSWORD: password },
      { runs: true, host: '2001:db8::1', url: 'http://[2001:db8::1]:8090' },
    ],
    [
      'is nowhere for a process that does not run it',
      { RUN: 'worker' },
      { runs: false, host: '127.0.0.1', url: undefined },
    ],
    [
      'is where the operator says, for a process that does not run it',
      { RUN: 'worker', PLATFORM_A_SANDBOX_URL: 'http://10.0.0.7:8090/' },
      { runs: false, host: '127.0.0.1', url: 'http://10.0.0.7:8090' },
    ],
  ])('%s', ([, environment, expected]) => {
    const { RUN, SANDBOX_HOST: host, PORTAL_URLS: urls } = readConfig(environment)

    expect({ runs: RUN.has('sandbox'), host, url: urls[sandboxType] }).toEqual(expected)
  })
})

test('portals that the operator names are opened to connectors, and no others', () => {
  const PLATFORM_A_SANDBOX_URL = 'http://[fd00::7]:8090'

  expect(readConfig({}).NAMED_PORTALS).toEqual([])
  expect(readConfig({ PLATFORM_A_SANDBOX_URL, PLATFORM_A_URL: 'https://a.example' }).NAMED_PORTALS).toEqual([
    { host: 'a.example', port: 443 },
    { host: 'fd00::7', port: 8090 },
  ])
})

describe('mails to people', () => {
  const mail = {
    OUTGOING_MAIL_URL: 'smtp://user:p%40ss@mail.example.org:587',
    OUTGOING_MAIL_FROM: 'aushang@example.org',
  }

  test('go out through the server that is named, and sign-up is closed unless it is opened', () => {
    expect(readConfig(mail)).toMatchObject({ ...mail, SIGN_UP: 'closed' })
    expect(readConfig({ ...mail, SIGN_UP: 'open' }).SIGN_UP).toBe('open')
  })

  test.for([
    [{ OUTGOING_MAIL_URL: mail.OUTGOING_MAIL_URL }, 'must be set together'],
    [
      { ...mail, OUTGOING_MAIL_URL: 'https://mail.example.org' },
      'OUTGOING_MAIL_URL must be an address such as smtp://',
    ],
    [{ SIGN_UP: 'open' }, 'SIGN_UP can be open only with OUTGOING_MAIL_URL'],
    [{ SIGN_UP: 'maybe' }, 'SIGN_UP must be'],
  ] as const)('%j does not fit', ([environment, words]) => {
    expect(() => readConfig(environment)).toThrow(words)
  })
})

describe('CORS_ORIGINS', () => {
  test('names origins, and nothing else', () => {
    const given = 'https://app.example.org, http://localhost:5173'

    expect(readConfig({ CORS_ORIGINS: given }).CORS_ORIGINS).toEqual(given.split(', '))
    expect(readConfig({}).CORS_ORIGINS).toEqual([])
    for (const wrong of [
      '*',
      'app.example.org',
      'https://app.example.org/',
      'null',
      'https://a.example/x',
      'file:///x',
    ]) {
      expect(() => readConfig({ CORS_ORIGINS: wrong })).toThrow('CORS_ORIGINS')
    }
  })
})

describe('a setting that is misspelt', () => {
  test('is named, with the one that is meant, and so are all others', () => {
    const environment = { HTTP_PROT: '8000', DATABASE_ULR: 'postgres://a@b/c', HOME: '/root', PATH: '/bin' }

    expect(() => readConfig(environment)).toThrow(
      /^The configuration does not fit:\n {2}HTTP_PROT is not a setting; HTTP_PORT is\..*\n {2}DATABASE_ULR is not a setting; DATABASE_URL is\./,
    )
  })

  test.for([
    ['HTTPPORT', 'HTTP_PORT'],
    ['http_port', 'HTTP_PORT'],
    ['DATADIR', 'DATA_DIR'],
    ['HOSTS', 'HOST'],
    ['SFTP_PORT', 'SANDBOX_SFTP_PORT'],
  ] as const)('%s is taken for %s', ([written, meant]) => {
    expect(() => readConfig({ [written]: 'x' })).toThrow(`${written} is not a setting; ${meant} is.`)
  })

  test.for(['HOME', 'PORT', 'RUNS', 'FTP_PORT', ''])('"%s" is something else', (name) => {
    expect(readConfig({ [name]: 'x' }).HTTP_PORT).toBe(8080)
  })

  test('does not matter when it is empty', () => {
    expect(readConfig({ HTTP_PROT: '' }).HTTP_PORT).toBe(8080)
  })
})

test.for(['https://a.example/?page=1', 'https://a.example/#top', 'https://a.example/?'])(
  'PUBLIC_URL cannot be %s: paths are added to it',
  (url) => {
    expect(() => readConfig({ PUBLIC_URL: url })).toThrow(`PUBLIC_URL must end with a host or a path, not "${url}".`)
  },
)

describe('proxies in front of SMTP_PORT', () => {
  test('are addresses', () => {
    expect(readConfig({ SMTP_PROXIES: '127.0.0.1, ::1' }).SMTP_PROXIES).toEqual(['127.0.0.1', '::1'])
    expect(() => readConfig({ SMTP_PROXIES: 'nginx' })).toThrow('SMTP_PROXIES must name addresses such as 127.0.0.1')
  })
})

describe('proxies in front of HTTP_PORT', () => {
  test('are addresses and ranges, and none where none are named', () => {
    const isTrusted = (TRUSTED_PROXIES: string, address: string) =>
      isWithin(address, readConfig({ TRUSTED_PROXIES }).TRUSTED_PROXIES)

    expect(isTrusted('10.1.0.0/16, ::1', '10.1.2.3')).toBe(true)
    expect(isTrusted('10.1.0.0/16, ::1', '::ffff:10.1.2.3')).toBe(true)
    expect(isTrusted('10.1.0.0/16, ::1', '10.2.0.1')).toBe(false)
    expect(isTrusted('loopback', '127.0.0.1')).toBe(true)
    expect(isTrusted('', '127.0.0.1')).toBe(false)
    expect(isTrusted('0.0.0.0/0', 'unknown')).toBe(false)
    expect(() => readConfig({ TRUSTED_PROXIES: 'nginx' })).toThrow('TRUSTED_PROXIES: "nginx" is no address')
  })
})

describe('the figures of a process', () => {
  const publicly = { HOST: '0.0.0.0', PUBLIC_URL: 'https://a.example' }
  test.for<[string, Record<string, string>, number | undefined, boolean]>([
    ['on the port of the API, while nobody else can reach it', {}, undefined, true],
    ['on none, when others can', publicly, undefined, false],
    ['on none, behind a proxy', { PUBLIC_URL: 'https://a.example' }, undefined, false],
    ['on a port of their own, when it is named', { ...publicly, STATUS_PORT: '9' }, 9, false],
    ['there alone, also where nobody else can reach the API', { STATUS_PORT: '9' }, 9, false],
    ['on the port of the API, when that is named', { ...publicly, STATUS_PORT: '8080' }, undefined, true],
    ['on 8081, where no API runs', { ...publicly, RUN: 'worker' }, 8081, false],
  ])('are %s', ([, environment, statusPort, isOnHttpPort]) => {
    const { STATUS_PORT, HAS_METRICS_ON_HTTP_PORT } = readConfig(environment)

    expect([STATUS_PORT, HAS_METRICS_ON_HTTP_PORT]).toEqual([statusPort, isOnHttpPort])
  })
})

describe('ports', () => {
  test('that two settings share are named', () => {
    expect(() => readConfig({ SMTP_PORT: '8080' })).toThrow('HTTP_PORT and SMTP_PORT are both 8080')
  })

  test('of what does not run, and those that are chosen by the system, may be the same', () => {
    expect(readConfig({ RUN: 'api', SMTP_PORT: '8080' }).SMTP_PORT).toBe(8080)
    expect(readConfig({ HTTP_PORT: '0', SMTP_PORT: '0' }).SMTP_PORT).toBe(0)
  })
})

describe('what faces the world', () => {
  const behindProxy = { PUBLIC_URL: 'https://a.example', TRUSTED_PROXIES: 'loopback' }
  test.for<[string, Record<string, string>, RegExp[]]>([
    ['nothing, for one who tries it out', {}, [/may reach servers on this machine/]],
    ['nothing, behind a proxy with TLS', behindProxy, []],
    ['a proxy that nobody names', { PUBLIC_URL: 'https://a.example' }, [/TRUSTED_PROXIES does not name/]],
    ['plain http', { HOST: '0.0.0.0' }, [/the API listens on 0\.0\.0\.0 without TLS/]],
    ['plain http behind a proxy', { PUBLIC_URL: 'http://a.example' }, [/API keys unencrypted/]],
    ['nothing, in a worker', { HOST: '0.0.0.0', RUN: 'worker' }, []],
    [
      'the sandbox',
      { ...behindProxy, HOST: '0.0.0.0', RUN: 'api,sandbox', SANDBOX_PASSWORD: 'a long password' },
      [/the sandbox listens on 0\.0\.0\.0/],
    ],
    [
      'not the sandbox, without a password',
      { ...behindProxy, HOST: '0.0.0.0', RUN: 'api,sandbox' },
      [/needs a SANDBOX_PASSWORD/],
    ],
  ])('is warned of: %s', ([, environment, warnings]) => {
    const said = exposureWarnings(readConfig(environment))

    expect(said).toHaveLength(warnings.length)
    for (const [index, warning] of warnings.entries()) expect(said[index]).toMatch(warning)
  })
})

test.for(['https://req example!', 'requests.example.org.', '-a.example', 'a@b.example', 'anfragen.müller.example'])(
  'REQUESTS_DOMAIN cannot be %s',
  (domain) => {
    expect(() => readConfig({ REQUESTS_DOMAIN: domain })).toThrow('REQUESTS_DOMAIN must be a domain such as')
  },
)
