import type { TSchema } from 'typebox'
import { Attachment } from './attachment.ts'
import type { FormKind, FormMember, PropertyTypeForm } from './form-schema.ts'
import { draftSchemaOf } from './property.ts'
import { type PropertyType, propertyTypes } from './types.ts'
import { fieldWords, membersBySection, propertyWords } from './words/catalogue.ts'
import { type SomeWords, wordsForType } from './words/member-words.ts'
import { asLine, labelOf } from './words/name-of-path.ts'
import { type Section, sections } from './words/sections.ts'
import { units } from './words/units.ts'

/** Every type with its members as a form shows them: what the schema says of each, and what people call it. */
export function propertyForms(): PropertyTypeForm[] {
  return propertyTypes.map((type) => ({
    type,
    name: labelOf(propertyWords.type.values[type].name),
    sections: (Object.keys(sections) as Section[]).flatMap((section) => {
      const members = membersBySection[section].flatMap((path) => memberAt(type, path) ?? [])
      return members.length === 0 ? [] : [{ section, name: sections[section], members }]
    }),
  }))
}

/** The members of an object, in the order of their words. */
export function membersOf(schema: TSchema, words: Readonly<Record<string, SomeWords>>): FormMember[] {
  const { properties = {}, required = [] } = factsOf(schema)
  return Object.entries(words).flatMap(([name, said]) => {
    const facts = properties[name]
    return facts === undefined ? [] : formMember(`/${name}`, facts, said, required.includes(name))
  })
}

/** What of a schema is read here; its own type says less, or too much. */
interface Facts {
  type?: string
  format?: string
  const?: unknown
  enum?: string[]
  anyOf?: Facts[]
  items?: Facts
  properties?: Record<string, Facts>
  required?: string[]
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  default?: unknown
}

function memberAt(type: PropertyType, path: string): FormMember | null {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const draft = factsOf(draftSchemaOf(type))
  const isField = path.startsWith('/fields/')
  const holder = isField ? draft.properties?.['fields'] : draft
  const facts = holder?.properties?.[name]
  // What has only one value is the type itself, which the form is of.
  if (facts === undefined || facts.const !== undefined) return null
  const words: Readonly<Record<string, SomeWords>> = isField ? fieldWords : propertyWords
  return formMember(
    path,
    facts,
    wordsForType(words[name] as SomeWords, type),
    holder?.required?.includes(name) === true,
  )
}

function formMember(path: string, facts: Facts, words: SomeWords, required: boolean): FormMember {
  const { name, explanation, unit, values = {}, members = {} } = words
  const one = facts.items ?? facts
  const allowed = allowedValues(one)
  const inside = path === '/attachments' ? shownAttachment : (one.properties ?? {})
  const inner = Object.entries(members).filter(([name]) => name in inside)
  return {
    path,
    kind: kindOf(path, facts),
    required,
    name: labelOf(name),
    explanation: asLine(explanation),
    ...(unit && { unit: units[unit] }),
    ...limitsOf(facts),
    ...(allowed.length > 0 && {
      values: allowed.map((value) => {
        const said = values[String(value)]
        if (said === undefined) throw new Error(`${path} has no words for ${String(value)}`)
        return {
          value,
          name: labelOf(said.name),
          explanation: asLine(said.explanation),
        }
      }),
    }),
    ...(inner.length > 0 && {
      members: inner.map(([name, words]) =>
        formMember(`${path}/${name}`, inside[name] as Facts, words, one.required?.includes(name) === true),
      ),
    }),
  }
}

/** Without the other words that clients of the hosted service have for the same. */
const shownAttachment = Object.fromEntries(
  ['url', 'type', 'title', 'isFloorPlan'].map((name) => [name, factsOf(Attachment).properties?.[name] as Facts]),
)

function allowedValues({ enum: words, anyOf }: Facts): (string | boolean)[] {
  if (words) return words
  return (anyOf ?? []).flatMap<string | boolean>(({ type, const: value }) =>
    type === 'boolean' ? [true, false] : String(value),
  )
}

const kindsByFormat: Partial<Record<string, FormKind>> = {
  date: 'date',
  'http-url': 'url',
  'country-code': 'country',
}

function kindOf(path: string, facts: Facts): FormKind {
  const { type, format = '', items, enum: words, anyOf, properties, maxLength = 0 } = facts
  if (path === '/contactId') return 'contact'
  if (items) return items.properties ? 'objects' : 'choices'
  if (properties) return 'object'
  if (words || anyOf) return 'choice'
  if (type === 'boolean' || type === 'integer' || type === 'number') return type
  return kindsByFormat[format] ?? (maxLength >= 500 ? 'longText' : 'text')
}

function limitsOf({ minimum, exclusiveMinimum, maximum, maxLength, maxItems, format, ...facts }: Facts) {
  const stated = { minimum, exclusiveMinimum, maximum, maxLength, maxItems, format, whenLeftOut: facts.default }
  return Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== undefined))
}

function factsOf(schema: TSchema): Facts {
  return schema
}
