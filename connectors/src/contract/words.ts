import type { Phrase } from '@aushang/model'

/**
 * What people call the members of a schema that a target type declares: whoever draws a form of it shows the name beside the field and the
 * explanation below. The types follow the schema: a member or a value without words does not compile, nor do words for one that is not there.
 */
export type SchemaWords<Members> = { readonly [Name in keyof Members]-?: FieldWords<NonNullable<Members[Name]>> }

interface FieldTerms {
  name: Phrase
  explanation: Phrase
}

// In brackets, so that a union is looked at as a whole.
type FieldWords<Value> = [Value] extends [readonly (infer Item)[]]
  ? FieldWords<Item>
  : [Value] extends [string]
    ? string extends Value
      ? FieldTerms
      : FieldTerms & { values: { readonly [Word in Value]: Phrase } }
    : FieldTerms

/** Of whatever schema, with what may be there. */
export type SomeSchemaWords = Readonly<Record<string, FieldTerms & { values?: Readonly<Record<string, Phrase>> }>>
