import { TextInput, type TextInputProps } from '@mantine/core'
import { useLanguage, useWords } from '../../words/language.ts'
import { FieldNotes } from './field-notes.tsx'
import { numberText, readingsOf, readNumber } from './number-text.ts'
import { useTypedText } from './use-typed-text.ts'
import classes from './form.module.css'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: unknown
  /** Inside the field, behind the number. */
  unit?: string | undefined
  mayBeNegative?: boolean
  /** The most that it can be. */
  max?: number | undefined
  isInteger?: boolean
  /** How it is shown, where it is not as other numbers are. */
  write?: (value: number) => string
  onChange: (value: number | string | undefined) => void
}

/** A number as the language writes it. What is no such number is handed on as it was typed, and never made into another. */
export function NumberField(props: NumberFieldProps) {
  const { value, unit, mayBeNegative = false, max, isInteger = false, write, onChange, ...input } = props
  const words = useWords()
  const language = useLanguage()
  const text = (number: number) => write?.(number) ?? numberText(number, language)
  const written = typeof value === 'number' ? text(value) : typeof value === 'string' ? value : ''
  const limits = { max, isInteger, mayBeNegative }
  const typed = useTypedText(written, (text) => readNumber(text, language, limits), onChange)
  // Who is still typing may be about to make it clear.
  const isSaid = typeof value === 'string' && (!typed.isTyping || Boolean(input.error))
  const readings = isSaid ? readingsOf(written, language, limits) : undefined
  const fault = readings
    ? words.form.eitherNumber(written, ...readings)
    : isSaid && !input.error && words.form.noNumber(written)
  return (
    <TextInput
      {...input}
      {...typed.input}
      {...(fault && { error: <FieldNotes notes={[{ tone: 'bad', message: fault }]} /> })}
      className={classes.number}
      inputMode={mayBeNegative ? 'text' : 'decimal'}
      autoComplete="off"
      {...(unit !== undefined && {
        rightSection: <span className={classes.unit}>{unit}</span>,
        rightSectionWidth: `${unit.length * 0.5 + 1.25}rem`,
        rightSectionPointerEvents: 'none' as const,
      })}
    />
  )
}
