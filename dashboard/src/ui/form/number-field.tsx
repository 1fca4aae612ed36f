import { TextInput, type TextInputProps } from '@mantine/core'
import { useLanguage } from '../../words/language.ts'
import { type Member, memberNumberText } from './member.ts'
import { readNumber } from './number-text.ts'
import { useTypedText } from './use-typed-text.ts'
import classes from './form.module.css'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  member: Member
  value: unknown
  onChange: (value: number | string | undefined) => void
}

/** A number as the language writes it, with its unit inside. */
export function NumberField({ member, value, onChange, ...input }: NumberFieldProps) {
  const language = useLanguage()
  const unit = member.unit?.[language]
  const written =
    typeof value === 'number' ? memberNumberText(member, value, language) : typeof value === 'string' ? value : ''
  const typed = useTypedText(written, (text) => readNumber(text, language), onChange)
  return (
    <TextInput
      {...input}
      {...typed}
      className={classes.number}
      inputMode={member.minimum !== undefined && member.minimum < 0 ? 'text' : 'decimal'}
      autoComplete="off"
      {...(unit !== undefined && {
        rightSection: <span className={classes.unit}>{unit}</span>,
        rightSectionWidth: `${unit.length * 0.5 + 1.25}rem`,
        rightSectionPointerEvents: 'none' as const,
      })}
    />
  )
}
