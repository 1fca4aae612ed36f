import { attachmentTypes } from '../../src/platform-a/schema/attachment-types.ts'
import { contactType } from '../../src/platform-a/schema/contact-type.ts'
import type { Field } from '../../src/platform-a/schema/field.ts'
import { realEstateTypes } from '../../src/platform-a/schema/real-estate-types.ts'
import { namespaces } from '../../src/platform-a/wire/namespaces.ts'

/** A type of document, and how its root is written. */
interface DocumentType {
  name: string
  schema: 'realestates' | 'common'
  root: string
  type: Field
}

export const documentTypes: DocumentType[] = [
  ...Object.entries(realEstateTypes).map(([name, children]) => ({
    name,
    schema: 'realestates' as const,
    root: `realestates:${name}`,
    type: { name, children },
  })),
  { name: 'contact', schema: 'common', root: 'common:realtorContactDetail', type: contactType },
  ...Object.entries(attachmentTypes).map(([name, type]) => ({
    name,
    schema: 'common' as const,
    root: `common:attachment xsi:type="common:${name}"`,
    type,
  })),
]

/** Newer than the portal's schemas. */
export const notInSchemas = ['legalConstructionYear']

/** By element, in which variants of it a document that has everything is taken; `*` is the document as a whole. */
export type Verdicts = Record<string, string>

/** Thousands of documents, right and wrong, and what is said of each. */
export function verdictsOn({ root, type }: DocumentType, isTaken: (xml: string) => boolean): Verdicts {
  const verdicts: Verdicts = {}
  const judge = (element: string, variant: string, elements: string[]) => {
    const before = (verdicts[element] ??= '')
    if (isTaken(documentOf(root, elements))) verdicts[element] = `${before} ${variant}`.trim()
  }
  const fields = type.children ?? []
  const full = fields.filter(({ name }) => name !== 'constructionYearUnknown').map(elementOf)
  judge('*', 'full', full)
  judge('*', 'with-unknown', [...full, '<unknown/>'])
  const year = full.findIndex((element) => element.startsWith('<constructionYear>'))
  const unknownYear = '<constructionYearUnknown>true</constructionYearUnknown>'
  if (year !== -1) judge('*', 'with-both-years', full.toSpliced(year + 1, 0, unknownYear))
  for (const [i, field] of fields.entries()) {
    const element = elementOf(field)
    const place = full.indexOf(element)
    if (place === -1) continue
    judge(field.name, 'absent', full.toSpliced(place, 1))
    judge(field.name, 'twice', full.toSpliced(place, 0, element))
    if (i > 0) judge(field.name, 'first', [element, ...full.toSpliced(place, 1)])
    // The portal was seen to take more than its schema says.
    if (field.kind === undefined || field.name === 'thermalCharacteristic') continue
    const holding = (text: string) => full.toSpliced(place, 1, `<${field.name}>${text}</${field.name}>`)
    for (const [variant, text] of Object.entries(contents)) judge(field.name, variant, holding(text))
    if (field.kind === 'boolean' || field.kind === 'dateTime' || field.values !== undefined) continue
    if (field.kind === 'text' || field.kind === 'uri') {
      const texts = lengths.map((length) => (field.kind === 'uri' ? `${site}/` : '').padEnd(length, 'x'))
      const longest = texts.findLast((text) => isTaken(documentOf(root, holding(text))))
      if (longest !== undefined) verdicts[field.name] += ` length-${longest.length}`
    } else {
      const taken = numbers.filter((number) => isTaken(documentOf(root, holding(String(number)))))
      verdicts[field.name] += ` number-${taken[0]}-to-${taken.at(-1)}`
    }
  }
  return Object.fromEntries(Object.entries(verdicts).map(([element, variants]) => [element, variants.trim()]))
}

const contents = {
  empty: '',
  long: 'x'.repeat(5_000),
  negative: '-3',
  word: 'FOO',
  fraction: '3.5',
  overflow: '1e400',
  huge: '99999999999999999999',
}

const site = 'https://example.org'

/** The limits of the portal, and one more than each. */
const lengths = [15, 16, 30, 31, 50, 51, 100, 101, 255, 256, 300, 301, 1_000, 1_001, 1_800, 2_000, 2_001, 3_999, 4_000]
const numbers = [-2, -1, 0, 1, 99, 100, 999, 1_000, 1_999.99, 2_000, 9_999, 10_000, 99_999, 100_000, 2_147_483_648]

function documentOf(root: string, elements: string[]): string {
  const [name = ''] = root.split(' ')
  const declared = ['realestates', 'common', 'xsi', 'xlink'] as const
  const xmlns = declared.map((prefix) => `xmlns:${prefix}="${namespaces[prefix]}"`).join(' ')
  return `<${root} ${xmlns}>${elements.join('')}</${name}>`
}

/** An element with something in it that its type allows. */
function elementOf(field: Field): string {
  const name = field.name === 'publishChannels' ? `common:${field.name}` : field.name
  const children = (field.children ?? []).filter(
    (child) => !notInSchemas.includes(child.name) && child.name !== 'statistics',
  )
  const attributes = (field.attributes ?? []).map(
    (attribute) => ` ${attribute}="${attribute === 'scale' ? 'SCALE' : '7'}"`,
  )
  const inner = field.kind === undefined ? children.map(elementOf).join('') : sample(field)
  return `<${name}${attributes.join('')}>${inner}</${name}>`
}

function sample({ name, kind, values, min = 0, pattern }: Field): string {
  if (values !== undefined) return values[0] ?? ''
  if (pattern !== undefined) {
    const candidates = [`${site}/a`, 'a@example.org', '+49', '30', '23125 000', '+49 30 23125 000']
    return candidates.find((candidate) => pattern.test(candidate)) ?? ''
  }
  if (kind === 'boolean') return 'true'
  if (kind === 'dateTime') return '2026-10-01T08:00:00.000Z'
  if (kind === 'text' || kind === 'uri') return name
  return String(Math.max(min, 1))
}
