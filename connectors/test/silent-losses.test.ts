import { check, PropertyDraft, type PropertyType, propertyTypes } from '@aushang/model'
import { expect, test } from 'vitest'
import type { Publication } from '../src/contract.ts'
import { allMappingNotes } from './all-mapping-notes.ts'
import { contextsOf, samplesOf } from './mapping-samples.ts'
import { isToldAs, membersOf, type Probed, publicationWith, told } from './mapping-table.ts'
import { fullPublication } from './publications.ts'

/** What says nothing that something else does not say, as everything else is said: by the connector it is so on. */
const implied: Record<string, string[]> = {
  'commissionDue: true = nothing': ['platform-a-24', 'openimmo', 'platform-c'],
  'energyCertificateStatus: "present" = nothing': ['platform-a-24', 'openimmo'],
  'hasBalcony: true = nothing': ['openimmo', 'platform-c'],
  '/links/kind: "page" = nothing': ['platform-a-24', 'openimmo', 'platform-c'],
  '/offerStatus: "open" = nothing': ['platform-a-24', 'openimmo', 'platform-c'],
  '/contact/salutation: "none" = nothing': ['openimmo', 'platform-c'],
  // Some kind, which is none of those that have a name; and a flat on a floor, beside the floor.
  'apartmentType: "floor" = nothing': ['platform-c'],
  'apartmentType: "other" = "floor"': ['platform-c'],
  'apartmentType: "other" = nothing': ['platform-c'],
  'houseType: "other" = nothing': ['platform-c'],
  // Beside the flag that says it.
  'commission: "3,57 % inkl. MwSt." = "3,57 %"': ['platform-a-24'],
}

const tables = allMappingNotes.flatMap(({ connector, tables }) =>
  tables.map(({ heading, options }) => [connector.type, heading, { connector, options }] as const),
)

test.for(tables)('to %s (%s), no value of a property that has every member is lost silently', ([type, , probed]) => {
  const lost = new Set(propertyTypes.flatMap((each) => lostValues(probed, each)))

  const expected = Object.keys(implied).filter((each) => implied[each]?.includes(type))
  expect([...lost].toSorted()).toEqual(expected.toSorted())
})

/** Every two values, of which one may be none, that make the same document and no warning. */
function lostValues(probed: Probed, type: PropertyType): string[] {
  // The contact is the same beside every type.
  const members = membersOf(type).filter(({ name }) => type === 'apartmentRent' || !name.startsWith('/contact/'))
  return members.flatMap(({ name, schema }) => {
    const [[, context] = ['', {}]] = contextsOf(name)
    const values = [undefined, ...samplesOf(name, schema).map(([, value]) => value)]
    const tried = values
      .map((value) => ({
        value,
        publication: publicationWith(type, { ...context, [name]: value }, fullPublication(type)),
      }))
      .filter(({ publication }) => isTaken(publication))
      .map(({ value, publication }) => ({ value, told: told(probed, publication) }))
    return tried.flatMap((one, index) =>
      tried
        .slice(index + 1)
        .filter((other) => isToldAs(one.told, other.told, name) && !saySame(one.value, other.value))
        .map((other) => `${name}: ${[other, one].map(({ value }) => JSON.stringify(value) ?? 'nothing').join(' = ')}`),
    )
  })
}

/** A flag that is false, and a count of none, say no more than one that is not there. */
function saySame(one: unknown, other: unknown): boolean {
  return [one, other].every((value) => value === undefined || value === false || value === 0)
}

function isTaken({ property: { type, fields } }: Publication): boolean {
  return check(PropertyDraft, { type, fields }).length === 0
}
