import type { MappingRow } from '../connectors/test/mapping-table.ts'
import { propertyExamples } from '../model/src/property/examples.ts'
import { propertyForms } from '../model/src/property/form.ts'
import type { FormMember, PropertyTypeForm } from '../model/src/property/form-schema.ts'
import type { PropertyType } from '../model/src/property/types.ts'
import { mappings } from './generate-mapping.ts'

const forms = propertyForms()

/** What a property holds, for whoever writes one: a page for each type, and one that leads there. */
export const propertyPages: Record<string, () => string> = {
  'docs/properties.md': overview,
  ...Object.fromEntries(forms.map((form) => [`docs/properties/${form.type}.md`, () => pageOf(form)])),
}

function overview(): string {
  const rows = forms.map(({ type, name }) => `| [\`${type}\`](properties/${type}.md) | ${name.de} | ${name.en} |`)
  return `# Properties

A property has a \`type\`, which says what it is and whether it is to rent or to buy, and \`fields\`, which depend on the type. Each
page says of every member what it is called in German and English, what it means, and what becomes of it on each kind of
portal. Whoever draws a form gets the same from \`GET /property-types\`, in the sections and the order in which people fill it in.

| \`type\` | German | English |
|---|---|---|
${rows.join('\n')}

Areas are in m², amounts in euros, days are \`YYYY-MM-DD\`. A flag that is left out says nothing. What the law wants of an advert and
the property lacks is a warning of \`POST /listings/check\`, the same on every portal.

## Bringing in a stock

\`externalId\` is your number of the property: \`GET /properties?externalId=WHG-2041\` finds it, so that an import that runs every night changes
what is there (\`PUT /properties/{id}\`; an edit that changes nothing costs no portal a call) and creates what is not. It
changes only while nothing of the property is or was online, and is made up where you give none. Nothing keeps two properties of an account from having the same number, only from being listed
on the same target with it (409 \`external_id_taken\`): let one import run at a time.

What has gone from your stock goes with \`DELETE /properties/{id}?unpublish=true\`, which takes it down everywhere first.

## Why it is not online

\`GET /listings?propertyId=…\` says it for each target, and \`GET /properties/overview\` for many properties at once:

| \`status\` | | what to do |
|---|---|---|
| \`pending\` | without a \`failureCode\` | It is on its way. \`waitsFor\` says what for, and \`waitsUntil\` until when: \`attachments\` that are still being fetched (a minute after the property was written, it goes without those that are missing, and gets them later), or the portal's import \`report\`, where the target has \`waitForReport\`. |
| \`pending\` | with one | It waits for somebody, as \`failureMessage\` says, such as for the consent of the portal's user (\`waitsFor\`: \`access\`), or is tried again at \`nextAttemptAt\`. |
| \`failed\` | | \`problems\` names every member that the portal does not take: change the property, and it goes by itself. Where the contract with the portal has no place left (\`waitsFor\`: \`quota\`), it is tried again when another is taken down. Anything else: \`POST /listings/{id}/retry\`. |
| \`updating\` | | It is online as it was before; a change of it is on its way. |
| \`published\` | \`warnings\` | It is online, but not quite as you sent it. |

\`POST /listings/check\` tells the problems before anything is sent, and \`GET /attention\` what waits for somebody in the whole account.

These pages are made from \`model/src/property/\` and from the mappings of the connectors.
`
}

function pageOf(form: PropertyTypeForm): string {
  const { type, name, sections } = form
  const parts = sections.map(
    (section) => `## ${section.name.en} · ${section.name.de}

| ${['member', 'German · English', 'what it is', ...mappings.map(({ heading }) => heading)].join(' | ')} |
|${'---|'.repeat(3 + mappings.length)}
${section.members.flatMap((member) => rowsOf(type, member)).join('\n')}`,
  )
  return `# \`${type}\`: ${name.en} · ${name.de}

\`\`\`json
${JSON.stringify(propertyExamples[type], null, 2)}
\`\`\`

Members in bold are required. ${mappings.map(({ reaches }) => reaches).join(' ')}

${parts.join('\n\n')}

This page is made from \`model/src/property/\` and from the mappings of the connectors.
`
}

function rowsOf(type: PropertyType, member: FormMember): string[] {
  const { path, name, explanation, unit } = member
  const shown = path
    .replace(/^\/fields\//, '')
    .replace(/^\//, '')
    .replaceAll('/', '.')
  const what = [
    `${explanation.de} · ${explanation.en}`,
    [kindWords(member), unit && `in ${unit.en}`].filter(Boolean).join(', '),
    ...(member.values ?? []).map(({ value, name, explanation }) => {
      const means = explanation ? ` (${explanation.en})` : ''
      return `\`${value}\`: ${name.de === name.en ? name.de : `${name.de} · ${name.en}`}${means}`
    }),
  ]
  const places = mappings.map(({ rows, beside }) => placesOf(rows(), type, path) ?? beside[path])
  const cells = [
    member.required ? `**\`${shown}\`**` : `\`${shown}\``,
    `${name.de} · ${name.en}`,
    what.join('<br>'),
    ...places.map((lines) => (typeof lines === 'string' ? lines : (lines ?? []).join('<br>'))),
  ]
  return [
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
    ...(member.members ?? []).flatMap((inner) => rowsOf(type, inner)),
  ]
}

function placesOf(rows: readonly MappingRow[], type: PropertyType, path: string): string[] | undefined {
  const name = path.startsWith('/fields/') ? path.slice('/fields/'.length) : path
  return rows.find(({ member, types }) => member === name && types.includes(type))?.places
}

function kindWords({ kind, minimum, exclusiveMinimum, maximum, maxLength, maxItems }: FormMember): string {
  const limits = [
    minimum !== undefined && `at least ${minimum}`,
    exclusiveMinimum !== undefined && `above ${exclusiveMinimum}`,
    maximum !== undefined && `at most ${maximum}`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    maxItems !== undefined && `at most ${maxItems}`,
  ].filter((limit) => limit !== false)
  return [kindNames[kind], ...limits].join(', ')
}

const kindNames: Record<FormMember['kind'], string> = {
  text: 'text',
  longText: 'text with line breaks',
  number: 'number',
  integer: 'whole number',
  boolean: '`true` or `false`',
  date: 'day',
  url: 'address of a page or file',
  country: 'code of a country (ISO 3166-1 alpha-2)',
  choice: 'one of',
  choices: 'a list of',
  object: 'object',
  objects: 'list of objects',
  contact: 'id of a contact',
}
