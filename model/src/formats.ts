import FormatRegistry from 'typebox/format'
import { countryCodes } from './country-codes.ts'
import type { Language } from './sentences/define-sentence.ts'

interface Format {
  words: Record<Language, string>
  test: (value: string) => boolean
  /** The same as one regular expression, where it says all of it: for the tools of others, to which the name of a format says nothing. */
  pattern?: RegExp
}

const externalId = /^[A-Za-z0-9/_#+:@-]([A-Za-z0-9/_#+:@ -]*[A-Za-z0-9/_#+:@-])?$/
const phone = /^\+?[ ()/.-]*[0-9][0-9 ()/.-]*$/
const notBlank = /\S/
const id = /^[0-9A-Za-z]{20}$/

/** What a string may look like, and how an error says so, after the name of the member. */
export const formats: Record<string, Format> = {
  email: {
    words: {
      en: 'must be an e-mail address such as anna@example.org',
      de: 'muss eine E-Mail-Adresse wie anna@example.org sein',
    },
    test: (value) =>
      /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\][^\s@<>(),;:"[\]\\.]*\.[^\s@<>(),;:"[\]\\]{2,}$/u.test(value),
  },
  date: {
    words: {
      en: 'must be a date such as 2026-01-31',
      de: 'muss ein Datum wie 2026-01-31 sein',
    },
    test: (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isRealDay(value) && isInOurYears(Date.parse(value)),
  },
  'date-time': {
    words: {
      en: 'must be a time such as 2026-01-31T12:00:00.000Z',
      de: 'muss ein Zeitpunkt wie 2026-01-31T12:00:00.000Z sein',
    },
    test: (value) =>
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/.test(value) &&
      isRealDay(value.slice(0, 10)) &&
      isInOurYears(Date.parse(value)),
  },
  'http-url': {
    words: {
      en: 'must be an address that begins with http:// or https://, without a user name or a password',
      de: 'muss eine Adresse sein, die mit http:// oder https:// beginnt, ohne Benutzernamen und Passwort',
    },
    test: (value) => /^https?:\/\/[^\s/]\S*$/i.test(value) && URL.parse(value)?.username === '',
  },
  'external-id': {
    words: {
      en: 'must be made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end',
      de: 'darf nur aus Buchstaben A–Z und a–z, Ziffern, Leerzeichen und / _ # + : @ - bestehen, ohne Leerzeichen am Anfang und am Ende',
    },
    test: (value) => externalId.test(value),
    pattern: externalId,
  },
  'country-code': {
    words: {
      en: 'must be the code of a country in ISO 3166-1 alpha-2, two capital letters such as DE',
      de: 'muss ein Ländercode nach ISO 3166-1 alpha-2 sein, also zwei Großbuchstaben wie DE',
    },
    test: (value) => countryCodes.has(value),
  },
  phone: {
    words: {
      en: 'must be a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only',
      de: 'muss eine Telefonnummer wie +49 30 23125 000 sein: nur Ziffern, Leerzeichen und + ( ) / . -',
    },
    test: (value) => phone.test(value),
    pattern: phone,
  },
  'not-blank': {
    words: {
      en: 'must not be blank',
      de: 'darf nicht leer sein',
    },
    test: (value) => notBlank.test(value),
    pattern: notBlank,
  },
  'one-line': {
    words: {
      en: 'must be one line, without control characters',
      de: 'muss in einer Zeile stehen, ohne Steuerzeichen',
    },
    test: (value) => !/\p{Cc}/u.test(value),
  },
  'postgres-url': {
    words: {
      en: 'must be an address such as postgres://user:password@host/database, or with several hosts, separated by commas',
      de: 'muss eine Adresse wie postgres://user:password@host/database sein, auch mit mehreren Hosts, durch Kommas getrennt',
    },
    test: isPostgresUrl,
  },
  'smtp-url': {
    words: {
      en: 'must be an address such as smtp://user:password@mail.example.org:587',
      de: 'muss eine Adresse wie smtp://user:password@mail.example.org:587 sein',
    },
    test: (value) => /^smtps?:\/\/[^\s/]+\/?$/.test(value) && URL.canParse(value),
  },
  's3-url': {
    words: {
      en: 'must be an address such as s3://bucket/prefix?region=eu-central-1&endpoint=https://storage.example.org',
      de: 'muss eine Adresse wie s3://bucket/prefix?region=eu-central-1&endpoint=https://storage.example.org sein',
    },
    test: isS3Url,
  },
  key: {
    words: {
      en: 'must be 64 hexadecimal digits, as openssl rand -hex 32 makes them',
      de: 'muss aus 64 hexadezimalen Ziffern bestehen, wie openssl rand -hex 32 sie erzeugt',
    },
    test: (value) => /^[0-9a-fA-F]{64}$/.test(value),
  },
  keys: {
    words: {
      en: 'must be keys of 64 hexadecimal digits each, separated by commas',
      de: 'muss aus Schlüsseln von je 64 hexadezimalen Ziffern bestehen, durch Kommas getrennt',
    },
    test: (value) => value.split(',').every((key) => /^[0-9a-fA-F]{64}$/.test(key.trim())),
  },
  id: {
    words: {
      en: 'must be an id of 20 letters and digits',
      de: 'muss eine id aus 20 Buchstaben und Ziffern sein',
    },
    test: (value) => id.test(value),
    pattern: id,
  },
}

// A format is tried on texts of any length, also on those that maxLength refuses, and some take quadratic time.
const lengthMax = 2048
for (const [name, { test }] of Object.entries(formats)) {
  FormatRegistry.Set(name, (value) => value.length <= lengthMax && test(value))
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
