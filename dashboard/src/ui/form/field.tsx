import { memo } from 'react'
import { MultiSelect, Select, Textarea } from '@mantine/core'
import { useFormat, useLanguage, useWords } from '../../words/language.ts'
import { Choice } from './choice.tsx'
import { countriesIn } from './countries.ts'
import { DateField } from './date-field.tsx'
import { FieldNotes, type FieldNote } from './field-notes.tsx'
import { fieldId } from './field-id.ts'
import { type Member, memberNumberText } from './member.ts'
import { NumberField } from './number-field.tsx'
import { TextField } from './text-field.tsx'
import { YesNo } from './yes-no.tsx'
import classes from './form.module.css'

export interface FieldProps {
  member: Member
  value: unknown
  notes: readonly FieldNote[]
  isReadOnly?: boolean
  /** How much of a text somebody else takes, where that is less than we do. */
  textLimit?: TextLimit | undefined
  onChange: (path: string, value: unknown) => void
}

export interface TextLimit {
  lengthMax: number
  who: string
}

const order = ['label', 'input', 'error', 'description'] as const

/** One member, in whatever way its kind is filled in. Nothing is said here of which members there are. */
export const Field = memo(function Field(props: FieldProps) {
  const { member, notes } = props
  return (
    <div className={classes.field} data-kind={member.kind}>
      <FieldInput {...props} />
      <FieldNotes notes={notes.filter(({ tone }) => tone === 'waiting')} />
    </div>
  )
})

function FieldInput({ member, value, notes, isReadOnly = false, textLimit, onChange }: FieldProps) {
  const language = useLanguage()
  const words = useWords()
  const { path, kind, required, maxLength } = member
  const bad = notes.filter(({ tone }) => tone === 'bad')
  const change = (next: unknown) => onChange(path, next === '' || next === null ? undefined : next)
  const common = {
    id: fieldId(path),
    label: member.name[language],
    description: <Description member={member} value={value} textLimit={textLimit} />,
    error: bad.length > 0 && <FieldNotes notes={bad} />,
    required,
    readOnly: isReadOnly,
    inputWrapperOrder: [...order],
  }
  const text = typeof value === 'string' ? value : ''
  switch (kind) {
    case 'number':
    case 'integer':
      return (
        <NumberField
          {...common}
          value={value}
          unit={member.unit?.[language]}
          mayBeNegative={(member.minimum ?? 0) < 0}
          max={member.maximum}
          isInteger={kind === 'integer'}
          write={(number) => memberNumberText(member, number, language)}
          onChange={change}
        />
      )
    case 'boolean':
      return <YesNo member={member} value={value} notes={bad} isReadOnly={isReadOnly} onChange={change} />
    case 'choice': {
      const values = member.values ?? []
      const choice = {
        ...common,
        data: values.map((each) => ({ value: String(each.value), label: each.name[language] })),
        value: (values.find((each) => each.value === value)?.value ?? member.whenLeftOut)?.toString() ?? null,
        onChange: (chosen: string | null) => change(values.find((each) => String(each.value) === chosen)?.value),
        clearable: !required && member.whenLeftOut === undefined,
        clearButtonProps: { 'aria-label': words.ui.clear },
        placeholder: words.form.unset,
      }
      return values.length > 8 ? (
        <Select {...choice} searchable nothingFoundMessage={words.form.nothingFound} />
      ) : (
        <Choice {...choice} />
      )
    }
    case 'choices':
      return (
        <MultiSelect
          {...common}
          data={(member.values ?? []).map((each) => ({ value: String(each.value), label: each.name[language] }))}
          value={Array.isArray(value) ? (value as string[]) : []}
          onChange={(chosen) => change(chosen.length === 0 ? undefined : chosen)}
          searchable={(member.values ?? []).length > 8}
          nothingFoundMessage={words.form.nothingFound}
          hidePickedOptions
        />
      )
    case 'country':
      return (
        <Select
          {...common}
          data={countriesIn(language)}
          value={text || null}
          onChange={change}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': words.ui.clear }}
          nothingFoundMessage={words.form.nothingFound}
          limit={50}
          placeholder={words.form.unset}
        />
      )
    case 'longText':
      return (
        <Textarea
          {...common}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          autosize
          minRows={3}
          maxRows={16}
          dir="auto"
        />
      )
    case 'date':
      return <DateField {...common} value={text} onChange={change} />
    default:
      return (
        <TextField
          {...common}
          value={text}
          onChange={change}
          inputMode={kind === 'url' ? 'url' : member.format === 'email' ? 'email' : 'text'}
          {...(maxLength !== undefined && maxLength <= 50 && { maxLength })}
        />
      )
  }
}

/** The help, and how much of a text there is: of long ones and headlines always, of others when it gets close. */
function Description({ member, value, textLimit }: Pick<FieldProps, 'member' | 'value' | 'textLimit'>) {
  const language = useLanguage()
  const format = useFormat()
  const { kind, required, format: written, maxLength: ownMax = Infinity } = member
  const isTighter = textLimit !== undefined && textLimit.lengthMax < ownMax
  const maxLength = isTighter ? textLimit.lengthMax : ownMax
  const length = typeof value === 'string' ? Array.from(value).length : 0
  const isHeadline = required && written === 'not-blank' && ownMax >= 100
  const isCounted = kind === 'longText' || (kind === 'text' && (isHeadline || length > maxLength * 0.8))
  if (!isCounted || maxLength === Infinity) return member.explanation[language]
  return (
    <span className={classes.counted}>
      <span>{member.explanation[language]}</span>
      <span className={classes.count} data-over={length > maxLength}>
        {format.number(length)} / {format.number(maxLength)}
        {isTighter && ` · ${textLimit.who}`}
      </span>
    </span>
  )
}
