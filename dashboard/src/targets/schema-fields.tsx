import { AushangError, type TargetType } from '@aushang/sdk'
import { useState } from 'react'
import { useWords } from '../words/language.ts'
import { type FieldSchema, SchemaField } from './schema-field.tsx'
import classes from './targets.module.css'

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

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}
