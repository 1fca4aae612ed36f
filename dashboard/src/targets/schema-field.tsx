import type { AushangError } from '@aushang/sdk'
import { MultiSelect, Select, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { contactName } from '../contacts/contact-name.ts'
import { all } from '../queries.ts'
import { Choice } from '../ui/form/choice.tsx'
import { asFilledIn, faultText } from '../ui/form/fault-text.ts'
import { NumberField } from '../ui/form/number-field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { useLanguage, useWords } from '../words/language.ts'

/** As much of a JSON Schema as the types of targets use. */
export interface FieldSchema {
  type?: string
  enum?: string[]
  /** The values of the enumeration with their names. */
  oneOf?: { const: string; title: string }[]
  items?: FieldSchema
  title?: string
  description?: string
  writeOnly?: boolean
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
}

interface SchemaFieldProps {
  name: string
  field: FieldSchema
  value: unknown
  isRequired: boolean
  /** A secret that is there already: left empty, it stays. */
  isKept: boolean
  fault: AushangError['issues'][number] | undefined
  onChange: (value: unknown) => void
}

/** One field that a type of targets asks for: its schema says by what it is filled in. */
export function SchemaField({ name, field, value, isRequired, isKept, fault, onChange }: SchemaFieldProps) {
  const words = useWords()
  const language = useLanguage()
  const label = field.title ?? name
  const shared: SharedProps = {
    name,
    label,
    description: field.description,
    error: fault && faultText(fault, label),
    required: isRequired,
  }
  const text = typeof value === 'string' ? value : ''
  if (field.format === 'id') return <ContactField {...shared} value={text} onChange={onChange} />
  if (field.enum !== undefined) {
    return (
      <Choice
        {...shared}
        data={choicesOf(field)}
        value={text === '' ? null : text}
        placeholder={isRequired ? words.targets.choose : words.targets.byDefault}
        clearable={!isRequired}
        clearButtonProps={{ 'aria-label': words.targets.clear(label) }}
        onChange={onChange}
      />
    )
  }
  if (field.type === 'boolean') return <YesOrNo {...shared} value={value} onChange={onChange} />
  if (field.type === 'integer') {
    return (
      <NumberField
        {...shared}
        error={shared.error && asFilledIn(shared.error, 'integer', language)}
        value={value}
        placeholder={isRequired ? '' : words.targets.byDefault}
        mayBeNegative={(field.minimum ?? 0) < 0}
        isInteger
        write={String}
        onChange={onChange}
      />
    )
  }
  if (field.type === 'array') {
    const choices = choicesOf(field.items ?? {})
    const texts = Array.isArray(value) ? value.map(String) : []
    return choices.length === 0 ? (
      <TagsInput {...shared} value={texts} onChange={onChange} />
    ) : (
      <MultiSelect {...shared} data={choices} value={texts} onChange={onChange} />
    )
  }
  return <TextField {...shared} field={field} isKept={isKept} value={text} onChange={onChange} />
}

function choicesOf({ enum: values = [], oneOf = [] }: FieldSchema): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: oneOf.find((each) => each.const === value)?.title ?? value }))
}

interface SharedProps {
  name: string
  label: string
  description: string | undefined
  error: string | undefined
  required: boolean
}

interface ContactFieldProps extends SharedProps {
  value: string
  onChange: (value: unknown) => void
}

function ContactField({ value, onChange, ...shared }: ContactFieldProps) {
  const words = useWords()
  const { data: contacts = [] } = useQuery(all('listContacts'))
  return (
    <Select
      {...shared}
      data={contacts.map((contact) => ({ value: contact.id, label: contactName(contact) }))}
      value={value === '' ? null : value}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': words.targets.clear(shared.label) }}
      onChange={onChange}
    />
  )
}

interface YesOrNoProps extends SharedProps {
  value: unknown
  onChange: (value: boolean | null) => void
}

function YesOrNo({ value, onChange, ...shared }: YesOrNoProps) {
  const words = useWords()
  const data = [
    { value: 'true', label: words.targets.yes },
    { value: 'false', label: words.targets.no },
  ]
  return (
    <Choice
      {...shared}
      data={data}
      value={typeof value === 'boolean' ? String(value) : null}
      placeholder={words.targets.byDefault}
      clearable
      clearButtonProps={{ 'aria-label': words.targets.clear(shared.label) }}
      onChange={(chosen) => onChange(chosen === null ? null : chosen === 'true')}
    />
  )
}

interface TextFieldProps extends SharedProps {
  field: FieldSchema
  isKept: boolean
  value: string
  onChange: (value: string) => void
}

/** A line, several lines for what may be long, or a secret. */
function TextField({ field, isKept, value, onChange, ...shared }: TextFieldProps) {
  const words = useWords()
  const text = {
    ...shared,
    ...(field.maxLength === undefined ? {} : { maxLength: field.maxLength }),
    ...(isKept ? { placeholder: words.targets.unchanged } : {}),
    value,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.currentTarget.value),
  }
  if ((field.maxLength ?? 0) > 1_000) return <Textarea {...text} autosize minRows={2} maxRows={8} spellCheck={false} />
  if (field.writeOnly === true) {
    return (
      <PasswordInput
        {...text}
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': words.targets.showSecret(shared.label) }}
      />
    )
  }
  return <TextInput {...text} autoComplete="off" spellCheck={false} />
}
