import { type Attachment, messageOf, renderMessage } from '@aushang/model'
import { describe, expect, test } from 'vitest'
import { anApartment, documentOf, read } from '../../test/openimmo-documents.ts'
import { anAttachment, aPublication } from '../../test/openimmo-publication.ts'
import { fullContact } from '../../test/publications.ts'
import { checkPublication } from './check-publication.ts'
import { openImmo } from './index.ts'
import { type Options, settingsOf } from './options.ts'

const { firstName: _, ...contactWithoutFirstName } = fullContact

describe('a portal that takes no advert without', () => {
  test.for([
    [
      'a description',
      'description',
      anApartment({ fields: { description: undefined } }),
      '/fields/description',
      'Die Objektbeschreibung fehlt. Ohne diese Angabe nimmt das Portal kein Inserat an.',
    ],
    [
      'a description of more than blanks',
      'description',
      anApartment({ fields: { description: ' ' } }),
      '/fields/description',
      'Die Objektbeschreibung fehlt. Ohne diese Angabe nimmt das Portal kein Inserat an.',
    ],
    [
      'a price',
      'purchasePrice',
      aSaleOnRequest(),
      '/fields/purchasePrice',
      'Der Preis wird nur auf Anfrage genannt. Ohne Kaufpreis nimmt das Portal kein Inserat an.',
    ],
    [
      'a first name',
      'contact.firstName',
      anApartment({ contact: contactWithoutFirstName }),
      '/contactId',
      'Der Vorname des Ansprechpartners fehlt. Ohne ihn nimmt das Portal kein Inserat an.',
    ],
  ] as const)('%s is not sent one', ([, word, publication, path, words]) => {
    expect(checkPublication(publication, settingsOf({})).problems).toEqual([])
    const { problems } = checkPublication(publication, settingsOf({ required: [word] }))
    expect(problems).toMatchObject([{ path, code: 'field_missing' }])
    expect(problems.map(({ message }) => renderMessage(message, 'de'))).toEqual([words])
  })

  test('what is there, or what does not apply, is sent it', () => {
    const required = ['description', 'purchasePrice', 'contact.firstName'] as const

    for (const type of ['apartmentRent', 'apartmentBuy'] as const) {
      expect(checkPublication(aPublication({ type }), settingsOf({ required: [...required] })).problems).toEqual([])
    }
  })

  test('a contact is told that once', () => {
    const { problems } = checkPublication(
      aPublication({ contact: null }),
      settingsOf({ required: ['contact.firstName'] }),
    )

    expect(problems).toMatchObject([{ path: '/contactId', code: 'field_missing' }])
  })
})

test.for([
  ['AT', ['/fields/address/country']],
  ['DE', []],
  [undefined, []],
] as const)('a portal for Germany only is not sent what lies in %s', ([country, paths]) => {
  const { fields } = anApartment().property
  const publication = anApartment({ fields: { address: { ...fields.address, country } } })

  const { problems } = checkPublication(publication, settingsOf({ germanyOnly: true }))

  expect(problems.map(({ path }) => path)).toEqual(paths)
  expect(checkPublication(publication, settingsOf({})).problems).toEqual([])
})

test('links beyond the number are left out, and a warning says so', () => {
  const links = ['eins', 'zwei', 'drei'].map((title) => ({ title, url: `https://example.org/${title}` }))
  const publication = anApartment({ links })

  const xml = documentOf(publication, { linkCountMax: 2 })

  expect(read(xml, 'anhaenge/anhang[2]/daten/pfad')).toBe('https://example.org/zwei')
  expect(read(xml, 'anhaenge/anhang[3]')).toBeNull()
  expect(warningsOf(publication, { linkCountMax: 2 })).toEqual([
    {
      path: '/links',
      code: 'left_out',
      message: messageOf({ key: 'linksLeftOut', params: { given: 3, taken: 2 } }),
    },
  ])
  expect(warningsOf(publication, { linkCountMax: 3 })).toEqual([])
  expect(read(documentOf(publication, { linkCountMax: 0 }), 'anhaenge')).toBeNull()
})

test.for(['EXTERN', 'INTERN'] as const)(
  'files in the zip are marked as %s, addresses as what they are',
  (fileLocation) => {
    const publication = anApartment({
      attachments: [anAttachment(1)],
      links: [{ title: 'Rundgang', url: 'https://example.org/rundgang' }],
    })

    const xml = documentOf(publication, { fileLocation })

    expect(read(xml, 'anhaenge/anhang[1]/@location')).toBe(fileLocation)
    expect(read(xml, 'anhaenge/anhang[2]/@location')).toBe('REMOTE')
    expect(read(documentOf(publication, { fileLocation, pictures: 'byUrl' }), 'anhaenge/anhang[1]/@location')).toBe(
      'REMOTE',
    )
  },
)

describe('a file that is larger than the portal takes', () => {
  const pdf = { contentType: 'application/pdf', bytes: 3_000_001 }
  const picture = { contentType: 'image/jpeg', bytes: 3_000_001 }
  const limit = { pictureBytesMax: 3_000_000 }

  test.for([
    ['a document', pdf, limit, ['/attachments/1']],
    ['a picture by its address', picture, { ...limit, pictures: 'byUrl' }, ['/attachments/1']],
    ['a picture, which is made smaller', picture, limit, []],
    ['a document of the very size', { ...pdf, bytes: 3_000_000 }, limit, []],
    ['a document that has not come yet', { contentType: undefined, bytes: undefined }, limit, []],
    ['a document that is left out anyway', pdf, { ...limit, pictureCountMax: 1 }, ['/attachments']],
  ] as const)('is warned of: %s', ([, file, options, paths]) => {
    const publication = anApartment({ attachments: [anAttachment(1), anAttachment(2)] })
    Object.assign(publication.property.attachments[1] as Attachment, file)

    expect(warningsOf(publication, options).map(({ path }) => path)).toEqual(paths)
  })

  test('by its size and the limit', () => {
    const publication = anApartment({ attachments: [anAttachment(1)] })
    Object.assign(publication.property.attachments[0] as Attachment, pdf)

    expect(warningsOf(publication, limit)).toEqual([
      {
        path: '/attachments/0',
        code: 'too_large_for_portal',
        message: messageOf({
          key: 'fileTooLargeForPortal',
          params: { number: 1, bytes: 3_000_001, bytesMax: 3_000_000 },
        }),
      },
    ])
  })
})

function aSaleOnRequest() {
  return aPublication({ type: 'apartmentBuy', fields: { purchasePrice: undefined, purchasePriceOnRequest: true } })
}

/** Of files and links: what is said of the fields is the same on every portal. */
function warningsOf(publication: Parameters<typeof checkPublication>[0], options: Options) {
  return openImmo.check(publication, options).warnings.filter(({ path }) => !path.startsWith('/fields/'))
}
