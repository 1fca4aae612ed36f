import Format from 'typebox/format'

/** What a string may look like, and how an error says so: "email must be <words>." */
export const formats: Record<string, { words: string; test: (value: string) => boolean }> = {
  email: {
    words: 'an e-mail address such as anna@example.org',
    test: (value) => /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+\.[^\s@<>(),;:"[\]\\]{2,}$/u.test(value),
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
      !Number.isNaN(Date.parse(value)),
  },
  'http-url': {
    words: 'an address that begins with http:// or https://',
    test: (value) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value),
  },
  'external-id': {
    words: 'made of letters A–Z and a–z, digits, spaces and / _ # + : @ - only, with no space at either end',
    test: (value) => /^[A-Za-z0-9/_#+:@-]([A-Za-z0-9/_#+:@ -]*[A-Za-z0-9/_#+:@-])?$/.test(value),
  },
  'country-code': {
    words: 'a country code of two capital letters such as DE (ISO 3166-1 alpha-2)',
    test: (value) => /^[A-Z]{2}$/.test(value),
  },
  phone: {
    words: 'a phone number such as +49 30 23125 000: digits, spaces and + ( ) / - . only',
    test: (value) => /^\+?[0-9 ()/.-]*[0-9][0-9 ()/.-]*$/.test(value),
  },
  'not-blank': {
    words: 'text with at least one visible character',
    test: (value) => /\S/.test(value),
  },
  id: {
    words: 'an id of 20 letters and digits',
    test: (value) => /^[0-9A-Za-z]{20}$/.test(value),
  },
}

for (const [name, format] of Object.entries(formats)) Format.Set(name, format.test)

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}
