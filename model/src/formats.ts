import Format from 'typebox/format'
import { countryCodes } from './country-codes.ts'

/** What a string may look like, and how an error says so: "email must be <words>." */
export const formats: Record<string, { words: string; test: (value: string) => boolean }> = {
  email: {
    words: 'an e-mail address such as anna@example.org',
    test: (value) =>
      /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\][^\s@<>(),;:"[\]\\.]*\.[^\s@<>(),;:"[\]\\]{2,}$/u.test(value),
  },
  date: {
    words: 'a date such as 2026-01-31',
    test: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isRealDay(value),
  },
  'date-time': {
    words: 'a time such as 2026-01-31T12:00:00.000Z',
    test: (value) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(value) &&
      isRealDay(value.slice(0, 10)) &&
      isInOurYears(Date.parse(value)),
  },
  'http-url': {
    words: 'an address that begins with http:// or https://, without a user name or a password',
    test: (value) => /^https?:\/\/[^\s/]\S*$/i.test(value) && URL.parse(value)?.username === '',
  },
  'external-id': {
    words: 'made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end',
    test: (value) => /^[A-Za-z0-9/_#+:@-]([A-Za-z0-9/_#+:@ -]*[A-Za-z0-9/_#+:@-])?$/.test(value),
  },
  'country-code': {
    words: 'the code of a country in ISO 3166-1 alpha-2, two capital letters such as DE',
    test: (value) => countryCodes.has(value),
  },
  phone: {
    words: 'a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only',
    test: (value) => /^\+?[ ()/.-]*[0-9][0-9 ()/.-]*$/.test(value),
  },
  'not-blank': {
    words: 'text with at least one visible character',
    test: (value) => /\S/.test(value),
  },
  'postgres-url': {
    words: 'an address such as postgres://user:password@host/database, or with several hosts, separated by commas',
    test: isPostgresUrl,
  },
  's3-url': {
    words: 'an address such as s3://bucket/prefix?region=eu-central-1&endpoint=https://storage.example.org',
    test: isS3Url,
  },
  key: {
    words: '64 hexadecimal digits, as openssl rand -hex 32 makes them',
    test: (value) => /^[0-9a-fA-F]{64}$/.test(value),
  },
  keys: {
    words: 'keys of 64 hexadecimal digits each, separated by commas',
    test: (value) => value.split(',').every((key) => /^[0-9a-fA-F]{64}$/.test(key.trim())),
  },
  id: {
    words: 'an id of 20 letters and digits',
    test: (value) => /^[0-9A-Za-z]{20}$/.test(value),
  },
}

// A format is tried on texts of any length, also on those that maxLength refuses, and some take quadratic time.
const lengthMax = 2048
for (const [name, { test }] of Object.entries(formats)) {
  Format.Set(name, (value) => value.length <= lengthMax && test(value))
}

/** Of several hosts, each makes an address. */
function isPostgresUrl(value: string): boolean {
  const [, before = '', hosts = '', after = ''] =
    /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s.exec(value) ?? []
  return before !== '' && hosts.split(',').every((host) => URL.canParse(`${before}${host}${after}`))
}

function isS3Url(value: string): boolean {
  const url = URL.parse(value)
  if (url?.protocol !== 's3:' || !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.host)) return false
  const { endpoint, region, ...unknown } = Object.fromEntries(url.searchParams)
  const isEndpoint = endpoint === undefined || /^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')
  return isEndpoint && region !== '' && Object.keys(unknown).length === 0
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** The years 1 to 9999 in UTC: what PostgreSQL reads as ISO 8601. */
function isInOurYears(ms: number): boolean {
  return ms >= Date.parse('0001-01-01T00:00:00Z') && ms < Date.parse('+010000-01-01T00:00:00Z')
}
