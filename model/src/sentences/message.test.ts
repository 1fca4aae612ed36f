import { describe, expect, test } from 'vitest'
import { joinMessages, type Message, messageOf, renderMessage, renderMessagesIn } from './message.ts'

const missing = messageOf(
  { key: 'advertFieldMissing', params: { field: '/fields/livingArea' } },
  { key: 'portalTakesNoneWithout' },
)

describe('a message', () => {
  test('has the language of whoever reads it', () => {
    expect(renderMessage(missing, 'en')).toBe('The living area is missing. The portal accepts no advert without it.')
    expect(renderMessage(missing, 'de')).toBe(
      'Die Wohnfläche fehlt. Ohne diese Angabe nimmt das Portal kein Inserat an.',
    )
  })

  test('may be made of several', () => {
    const both = joinMessages([messageOf({ key: 'portalSilent' }), messageOf({ key: 'stockChanged' })])

    expect(renderMessage(both, 'en')).toBe(
      'The portal has not answered in time. Adverts changed while the transfer was being prepared.',
    )
  })
})

describe('messages in JSON', () => {
  const shown = (value: unknown) => JSON.parse(renderMessagesIn(JSON.stringify(value), 'de')) as unknown

  test('are rendered wherever they stand, and nothing else is', () => {
    const listing = {
      id: '1',
      failureMessage: missing,
      problems: [{ path: '/fields/livingArea', message: missing, portalMessage: 'Nein. {"sentences":[' }, missing],
      words: 'They write {"sentences":[{"key":"portalSilent"}]} and mean it.',
      empty: {},
    }

    expect(shown(listing)).toEqual({
      ...listing,
      failureMessage: renderMessage(missing, 'de'),
      problems: [{ ...listing.problems[0], message: renderMessage(missing, 'de') }, renderMessage(missing, 'de')],
    })
  })

  test('that were text before there were languages stay as they were', () => {
    const old = {
      failureMessage: 'The portal refused it.',
      attachments: [{ failureMessage: 'The address answers 404.' }],
    }

    expect(shown(old)).toEqual(old)
  })

  test.each([
    ['quotes and brackets', '"}]} \\" \\\\ {"'],
    ['markup', '<script>alert("x")</script>'],
    ['line breaks', 'a\r\nb\u2028c'],
    ['10,000 characters', '„'.repeat(10_000)],
    ['a message', JSON.stringify(missing)],
    ['what has two units', '🏡'.repeat(300)],
  ])('hold whatever strangers write: %s', (_, title) => {
    const message: Message = messageOf({ key: 'portalRefusesAttachment', params: { title } })

    const { failureMessage, after } = shown({ failureMessage: message, after: 1 }) as {
      failureMessage: string
      after: number
    }

    expect(after).toBe(1)
    expect(failureMessage).toMatch(/^Das Portal nimmt „[^\n\r\u2028]{1,410}“ nicht an\. Bitte prüfen Sie Datei/)
    expect(failureMessage.isWellFormed()).toBe(true)
  })
})
