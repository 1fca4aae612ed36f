import { AushangError, type TargetType } from '@aushang/sdk'
import { MultiSelect, Select, TagsInput, Textarea, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { all } from '../queries.ts'
import { asFilledIn, faultText } from '../ui/form/fault-text.ts'
import { Choice } from '../ui/form/choice.tsx'
import { NumberField } from '../ui/form/number-field.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { useLanguage, useWords } from '../words/language.ts'
import classes from './targets.module.css'

/** As much of a JSON Schema as the types of targets use. */
interface FieldSchema {
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

/** Of more fields than this, those that are empty and need not be filled in are folded away. */
const shownMax = 8

export type FieldValues = Record<string, unknown>

interface SchemaFieldsProps {
  schema: NonNullable<TargetType['options']>
  values: FieldValues
  onChange: (values: FieldValues) => void
  /** What the service said no to, and where in its body these fields lie: `/credentials`. */
  error?: unknown
  place: string
  /** Secrets are there already: what is left empty stays. */
  areSecretsKept?: boolean
}

/** The fields that a type of targets asks for, as its schema says. What is emptied is left out. */
export function SchemaFields({ schema, values, onChange, error, place, areSecretsKept }: SchemaFieldsProps) {
  const required = new Set((schema['required'] as string[] | undefined) ?? [])
  const fields = Object.entries((schema['properties'] ?? {}) as Record<string, FieldSchema>)
  const issues = error instanceof AushangError ? error.issues : []
  const words = useWords()
  const set = (name: string, value: unknown) => {
    const { [name]: _, ...rest } = values
    onChange(isEmpty(value) ? rest : { ...rest, [name]: value })
  }
  const draw = ([name, field]: [string, FieldSchema]) => (
    <SchemaField
      key={name}
      name={name}
      field={field}
      value={values[name]}
      isRequired={required.has(name) && !(areSecretsKept === true && field.writeOnly === true)}
      isKept={areSecretsKept === true && field.writeOnly === true}
      fault={issues.find(({ path }) => path === `${place}/${name}` || path.startsWith(`${place}/${name}/`))}
      onChange={(value) => set(name, value)}
    />
  )
  // Decided once: what is being filled in does not move.
  const [shown] = useState(() => new Set([...required, ...Object.keys(values)]))
  if (fields.length <= shownMax) return fields.map(draw)
  const rest = fields.filter(([name]) => !shown.has(name))
  return (
    <>
      {fields.filter(([name]) => shown.has(name)).map(draw)}
      <details className={classes.rest}>
        <summary>{words.targets.furtherOptions(rest.length)}</summary>
        <div className={classes.restFields}>{rest.map(draw)}</div>
      </details>
    </>
  )
}

interface SchemaFieldProps {
  name: string
  field: FieldSchema
  value: unknown
  isRequired: boolean
  isKept: boolean
  fault: AushangError['issues'][number] | undefined
  onChange: (value: unknown) => void
}

function SchemaField({ name, field, value, isRequired, isKept, fault, onChange }: SchemaFieldProps) {
  const words = useWords()
  const language = useLanguage()
  const label = field.title ?? name
  const shared = {
    name,
    label,
    description: field.description,
    error: fault && faultText(fault, label),
    required: isRequired,
  }
  const text = typeof value === 'string' ? value : ''
  const texts = Array.isArray(value) ? value.map(String) : []
  const onText = (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    onChange(event.currentTarget.value)
  const length = field.maxLength === undefined ? {} : { maxLength: field.maxLength }
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
  if (field.type === 'boolean') {
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
        clearButtonProps={{ 'aria-label': words.targets.clear(label) }}
        onChange={(chosen) => onChange(chosen === null ? null : chosen === 'true')}
      />
    )
  }
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
    return choices.length === 0 ? (
      <TagsInput {...shared} value={texts} onChange={onChange} />
    ) : (
      <MultiSelect {...shared} data={choices} value={texts} onChange={onChange} />
    )
  }
  const kept = isKept ? { placeholder: words.targets.unchanged } : {}
  if ((field.maxLength ?? 0) > 1_000) {
    return (
      <Textarea
        {...shared}
        {...kept}
        {...length}
        value={text}
        onChange={onText}
        autosize
        minRows={2}
        maxRows={8}
        spellCheck={false}
      />
    )
  }
  if (field.writeOnly === true) {
    return (
      <PasswordInput
        {...shared}
        {...kept}
        {...length}
        value={text}
        onChange={onText}
        autoComplete="off"
        visibilityToggleButtonProps={{ 'aria-label': words.targets.showSecret(shared.label) }}
      />
    )
  }
  return <TextInput {...shared} {...length} value={text} onChange={onText} autoComplete="off" spellCheck={false} />
}

interface ContactFieldProps {
  name: string
  label: string
  description: string | undefined
  error: string | undefined
  required: boolean
  value: string
  onChange: (value: unknown) => void
}

function ContactField({ value, onChange, ...shared }: ContactFieldProps) {
  const words = useWords()
  const { data: contacts = [] } = useQuery(all('listContacts'))
  const data = contacts.map(({ id, firstName, lastName, email }) => ({
    value: id,
    label: [firstName, lastName].filter(Boolean).join(' ') || email,
  }))
  return (
    <Select
      {...shared}
      data={data}
      value={value === '' ? null : value}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': words.targets.clear(shared.label) }}
      onChange={onChange}
    />
  )
}

function choicesOf({ enum: values = [], oneOf = [] }: FieldSchema): { value: string; label: string }[] {
  return values.map((value) => ({ value, label: oneOf.find((each) => each.const === value)?.title ?? value }))
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
