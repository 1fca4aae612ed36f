import {
  asLine,
  contactWords,
  fieldsByType,
  fieldWords,
  labelOf,
  membersBySection,
  type PropertyType,
  propertyTypes,
  propertyWords,
  type SomeWords,
  units,
  wordsForType,
} from '@aushang/model'

type Json = Record<string, unknown>
type MembersWords = Readonly<Record<string, SomeWords>>

/** A component with what people call its members, where the catalogue has words for them. */
export function withWords($id: string, component: Json): Json {
  const type = propertyTypes.find((each) => (fieldsByType[each] as { $id?: string }).$id === $id)
  if (type !== undefined) return describeMembers(component, fieldWords, { type, holder: '/fields' })
  if (isProperty(component)) return describeMembers(component, propertyWords, { holder: '' })
  const $idOfPatched = $id.replace(/Patch$/, '')
  if ($idOfPatched === 'PropertyFields') return describeMembers(component, fieldWords, { holder: '/fields' })
  const words = wordsOfComponents[$idOfPatched]
  return words === undefined ? component : describeMembers(component, words)
}

const wordsOfComponents: Readonly<Record<string, MembersWords>> = {
  PropertyAddress: fieldWords.address.members,
  ResidentialEnergyCertificate: fieldWords.residentialEnergyCertificate.members,
  Attachment: propertyWords.attachments.members,
  AttachmentDraft: propertyWords.attachments.members,
  AttachmentReplacement: propertyWords.attachments.members,
  Link: propertyWords.links.members,
  Contact: contactWords,
  ContactDraft: contactWords,
  ContactReplacement: contactWords,
}

const sectionByPath = new Map(
  Object.entries(membersBySection).flatMap(([section, paths]) => paths.map((path) => [path, section] as const)),
)

/** Properties are shown by their type, and in several states: by their members, all are told. */
function isProperty({ properties }: Json): boolean {
  return typeof properties === 'object' && properties !== null && 'fields' in properties && 'offerStatus' in properties
}

interface Place {
  type?: PropertyType
  /** What the pointers of its members begin with, if these stand in a section of the form by themselves. */
  holder?: string
}

function describeMembers(schema: Json, words: MembersWords, { type, holder }: Place = {}): Json {
  const members = Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(([name, member]) => {
    const said = Object.hasOwn(words, name) ? words[name] : undefined
    if (said === undefined) return [name, member]
    const section = holder === undefined ? undefined : sectionByPath.get(`${holder}/${name}`)
    return [name, { ...describeMember(member, wordsForType(said, type)), ...(section && { 'x-section': section }) }]
  })
  return { ...schema, properties: Object.fromEntries(members) as Json }
}

/** The description is for readers, the extensions are for programs that draw forms. */
function describeMember(member: Json, { name, explanation, unit, values, members }: SomeWords): Json {
  const label = labelOf(name)
  const remark = member['description'] as string | undefined
  return {
    ...(members && 'properties' in member ? describeMembers(member, members) : member),
    description: [
      `${label.en} (${label.de}): ${sentenceOf(explanation.en)}`,
      'const' in member ? undefined : valuesInWords(values),
      remark,
    ]
      .filter(Boolean)
      .join(' '),
    'x-name': label,
    'x-explanation': asLine(explanation),
    ...(unit && { 'x-unit': units[unit] }),
    ...(values &&
      !('const' in member) && {
        'x-values': Object.fromEntries(Object.entries(values).map(([value, { name }]) => [value, labelOf(name)])),
      }),
  }
}

/** An explanation may end in an abbreviation. */
function sentenceOf(explanation: string): string {
  return explanation.endsWith('.') ? explanation : `${explanation}.`
}

/** "`floor` (Etagenheizung: each flat has a boiler of its own)". What a letter stands for goes without its name. */
function valuesInWords(values: SomeWords['values'] = {}): string | undefined {
  const list = Object.entries(values).map(([value, { name, explanation }]) => {
    const words = [name.de === value ? undefined : name.de, explanation.en].filter((each) => each !== undefined)
    return words.length === 0 ? `\`${value}\`` : `\`${value}\` (${words.join(': ')})`
  })
  return list.length === 0 ? undefined : `One of ${list.join(', ')}.`
}
