import type { Language, Phrase } from '@aushang/model'
import type { TSchema } from 'typebox'
import type { SomeSchemaWords } from './contract.ts'

/** As much of a schema as is given words. */
interface Described {
  properties?: Record<string, Described>
  items?: Described
  enum?: string[]
}

/**
 * The schema with what people call its members, in one language: `title` and `description`, and beside an `enum` the same values with
 * their names (`oneOf` of `const` and `title`), as those read who draw forms from a JSON Schema.
 */
export function describeSchema(schema: TSchema, words: SomeSchemaWords, language: Language): TSchema {
  const { properties = {}, ...rest }: Described = schema
  const members = Object.entries(properties).map(([name, member]) => {
    const said = words[name]
    if (said === undefined) throw new Error(`${name} has no words`)
    const { name: title, explanation, values } = said
    const choice = values && { oneOf: (enumOf(member) ?? []).map((value) => choiceOf(value, values, language)) }
    return [
      name,
      {
        ...member,
        title: title[language],
        description: explanation[language],
        ...(choice && (member.items ? { items: { ...member.items, ...choice } } : choice)),
      },
    ]
  })
  return { ...rest, properties: Object.fromEntries(members) as Described }
}

function enumOf(member: Described): string[] | undefined {
  return member.items?.enum ?? member.enum
}

function choiceOf(value: string, values: Readonly<Record<string, Phrase>>, language: Language) {
  return { const: value, title: values[value]?.[language] ?? value }
}
