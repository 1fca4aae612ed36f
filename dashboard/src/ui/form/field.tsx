import { MultiSelect, Select, Textarea, TextInput, type TextInputProps } from '@mantine/core'
import { memo, type ReactNode } from 'react'
import { type Language, useFormat, useLanguage, useWords } from '../../words/language.ts'
import { Choice } from './choice.tsx'
import { countriesIn } from './countries.ts'
import { dateText, readDate } from './date-text.ts'
import { fieldId } from './field-id.ts'
import { type FieldNote, FieldNotes } from './field-notes.tsx'
import classes from './form.module.css'
import { type Member, memberNumberText } from './member.ts'
import { NumberField } from './number-field.tsx'
import { useTypedText } from './use-typed-text.ts'
import { YesNo } from './yes-no.tsx'

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
/** So many values are chosen from without a search. */
const unsearchedMax = 8

/** One member, in whatever way its kind is filled in. Nothing is said here of which members there are. */
export const Field = memo(function Field(props: FieldProps) {
  const { member, notes } = props
  return (
    <div className={classes.field} data-kind={member.kind}>
      <FieldInput {...props} />
      <FieldNotes notes={notes.filter(({ tone }) => tone !== 'bad')} />
    </div>
  )
})

function FieldInput({ member, value, notes, isReadOnly = false, textLimit, onChange }: FieldProps) {
  const language = useLanguage()
  const { path, kind, required, maxLength } = member
  const bad = notes.filter(({ tone }) => tone === 'bad')
  const change = (next: unknown) => onChange(path, next === '' || next === null ? undefined : next)
  const shared: SharedProps = {
    id: fieldId(path),
    label: member.name[language],
    description: <Description member={member} value={value} textLimit={textLimit} />,
    error: bad.length > 0 && <FieldNotes notes={bad} />,
    required,
    readOnly: isReadOnly,
    inputWrapperOrder: [...order],
    onChange: change,
  }
  const text = typeof value === 'string' ? value : ''
  switch (kind) {
    case 'number':
    case 'integer':
      return (
        <NumberField
          {...shared}
          value={value}
          unit={member.unit?.[language]}
          mayBeNegative={(member.minimum ?? 0) < 0}
          max={member.maximum}
          isInteger={kind === 'integer'}
          write={(number) => memberNumberText(member, number, language)}
        />
      )
    case 'boolean':
      return <YesNo member={member} value={value} notes={bad} isReadOnly={isReadOnly} onChange={change} />
    case 'choice':
      return <ChoiceField {...shared} member={member} value={value} />
    case 'choices':
      return <ChoicesField {...shared} member={member} value={value} />
    case 'country':
      return <CountryField {...shared} value={text} />
    case 'longText':
      return <LongTextField {...shared} value={text} />
    case 'date':
      return <DateField {...shared} value={text} />
    default:
      return (
        <TextField
          {...shared}
          value={text}
          inputMode={kind === 'url' ? 'url' : member.format === 'email' ? 'email' : 'text'}
          {...(maxLength !== undefined && maxLength <= 50 && { maxLength })}
        />
      )
  }
}

interface SharedProps {
  id: string
  label: string
  description: ReactNode
  error: ReactNode
  required: boolean
  readOnly: boolean
  inputWrapperOrder: (typeof order)[number][]
  /** What is empty is left out. */
  onChange: (value: unknown) => void
}

interface MemberProps extends SharedProps {
  member: Member
  value: unknown
}

function ChoiceField({ member, value, onChange, ...shared }: MemberProps) {
  const language = useLanguage()
  const words = useWords()
  const { values = [], whenLeftOut } = member
  const choice = {
    ...shared,
    data: namedValues(member, language),
    value: (values.find((each) => each.value === value)?.value ?? whenLeftOut)?.toString() ?? null,
    onChange: (chosen: string | null) => onChange(values.find((each) => String(each.value) === chosen)?.value),
    clearable: !shared.required && whenLeftOut === undefined,
    clearButtonProps: { 'aria-label': words.ui.clear },
    placeholder: words.form.unset,
  }
  if (values.length <= unsearchedMax) return <Choice {...choice} />
  return <Select {...choice} searchable nothingFoundMessage={words.form.nothingFound} />
}

function ChoicesField({ member, value, onChange, ...shared }: MemberProps) {
  const language = useLanguage()
  const words = useWords()
  const data = namedValues(member, language)
  return (
    <MultiSelect
      {...shared}
      data={data}
      value={Array.isArray(value) ? (value as string[]) : []}
      onChange={(chosen) => onChange(chosen.length === 0 ? undefined : chosen)}
      searchable={data.length > unsearchedMax}
      nothingFoundMessage={words.form.nothingFound}
      hidePickedOptions
    />
  )
}

function namedValues({ values = [] }: Member, language: Language): { value: string; label: string }[] {
  return values.map(({ value, name }) => ({ value: String(value), label: name[language] }))
}

interface TextProps extends SharedProps {
  value: string
}

function CountryField({ value, ...shared }: TextProps) {
  const language = useLanguage()
  const words = useWords()
  return (
    <Select
      {...shared}
      data={countriesIn(language)}
      value={value || null}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': words.ui.clear }}
      nothingFoundMessage={words.form.nothingFound}
      limit={50}
      placeholder={words.form.unset}
    />
  )
}

function LongTextField({ onChange, ...shared }: TextProps) {
  return (
    <Textarea
      {...shared}
      onChange={(event) => onChange(event.currentTarget.value)}
      autosize
      minRows={3}
      maxRows={16}
      dir="auto"
    />
  )
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

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string
  onChange: (value: string | undefined) => void
}

/** A day as the language writes it. The browser's own field would write it as the browser's language does. */
function DateField({ value, onChange, ...input }: DateFieldProps) {
  const words = useWords()
  const language = useLanguage()
  const typed = useTypedText(dateText(value, language), readDate, onChange)
  const isNoDay = value !== '' && readDate(value) === undefined && !typed.isTyping && !input.error
  return (
    <TextInput
      {...input}
      {...typed.input}
      {...(isNoDay && { error: <FieldNotes notes={[{ tone: 'bad', message: words.form.noDay(value) }]} /> })}
      placeholder={words.form.dateHint}
      autoComplete="off"
    />
  )
}

interface TextFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string
  onChange: (value: string | undefined) => void
}

/** A line of text. Blanks around it, which come along with what is pasted, are no part of it. */
function TextField({ value, onChange, ...input }: TextFieldProps) {
  const typed = useTypedText(value, (text) => text.trim(), onChange)
  return <TextInput {...input} {...typed.input} dir="auto" />
}
