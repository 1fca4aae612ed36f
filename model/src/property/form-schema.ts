import Type, { type Static } from 'typebox'
import { closed, oneOfWords } from '../schema.ts'
import { propertyTypes } from './types.ts'
import { type Section, sections } from './words/sections.ts'

/** What `GET /property-types` answers: everything that whoever draws a form of a property needs. */

const InBothLanguages = closed({ en: Type.String(), de: Type.String() }, { $id: 'InBothLanguages' })

const kinds = [
  'text',
  'longText',
  'number',
  'integer',
  'boolean',
  'date',
  'url',
  'country',
  'choice',
  'choices',
  'object',
  'objects',
  'contact',
] as const

const FormValue = closed(
  {
    value: Type.Union([Type.String(), Type.Boolean()], { description: 'What is sent.' }),
    name: InBothLanguages,
    explanation: InBothLanguages,
  },
  { $id: 'FormValue' },
)

const member = {
  path: Type.String({ description: 'A JSON pointer into the property.', examples: ['/fields/livingArea'] }),
  kind: oneOfWords(
    kinds,
    '`choice` is one of `values`, `choices` a list of them; `object` and `objects` have `members`; `contact` is the id of one.',
  ),
  required: Type.Boolean({ description: 'In whatever it is a member of.' }),
  name: InBothLanguages,
  explanation: InBothLanguages,
  unit: Type.Optional(InBothLanguages),
  minimum: Type.Optional(Type.Number()),
  exclusiveMinimum: Type.Optional(Type.Number()),
  maximum: Type.Optional(Type.Number()),
  maxLength: Type.Optional(Type.Integer()),
  maxItems: Type.Optional(Type.Integer()),
  format: Type.Optional(Type.String({ description: 'As in the schema of the property.' })),
  whenLeftOut: Type.Optional(Type.Union([Type.String(), Type.Boolean()], { description: 'What it is then.' })),
  values: Type.Optional(Type.Array(FormValue)),
}

const FormMemberInside = closed(member, { $id: 'FormMemberInside' })

export const FormMember = closed(
  {
    ...member,
    members: Type.Optional(Type.Array(FormMemberInside, { description: 'Of an object, or of each object of a list.' })),
  },
  { $id: 'FormMember' },
)

const FormSection = closed(
  {
    section: oneOfWords(Object.keys(sections) as Section[]),
    name: InBothLanguages,
    members: Type.Array(FormMember, { description: 'In the order in which people fill them in.' }),
  },
  { $id: 'FormSection' },
)

export const PropertyTypeForm = closed(
  { type: oneOfWords(propertyTypes), name: InBothLanguages, sections: Type.Array(FormSection) },
  {
    $id: 'PropertyTypeForm',
    examples: [
      {
        type: 'apartmentRent',
        name: { en: 'Flat to rent', de: 'Wohnung zur Miete' },
        sections: [
          {
            section: 'price',
            name: { en: 'Price', de: 'Preis' },
            members: [
              {
                path: '/fields/baseRent',
                kind: 'number',
                required: true,
                name: { en: 'Base rent', de: 'Kaltmiete' },
                explanation: {
                  en: 'Monthly, without additional costs and heating',
                  de: 'Monatlich, ohne Neben- und Heizkosten',
                },
                unit: { en: '€/month', de: '€/Monat' },
                minimum: 0,
                maximum: 9_999_999_999.99,
              },
            ],
          },
        ],
      },
    ],
  },
)
export type PropertyTypeForm = Static<typeof PropertyTypeForm>
export type FormMember = Static<typeof FormMember>
export type FormKind = (typeof kinds)[number]
