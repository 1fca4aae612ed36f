import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { useLanguage } from '../../words/language.ts'
import { type Member, memberNumberText } from './member.ts'
import { readNumber } from './number-text.ts'
import classes from './form.module.css'

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  member: Member
  value: unknown
  /** What is no number is handed on as it was typed: the service says what is wrong with it. */
  onChange: (value: number | string | undefined) => void
}

/** A number as the language writes it, with its unit inside. What is being typed stays as it is typed. */
export function NumberField({ member, value, onChange, ...input }: NumberFieldProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const unit = member.unit?.[language]
  const written =
    typeof value === 'number' ? memberNumberText(member, value, language) : typeof value === 'string' ? value : ''
  return (
    <TextInput
      {...input}
      className={classes.number}
      value={typed ?? written}
      onChange={(event) => {
        const text = event.currentTarget.value
        setTyped(text)
        onChange(text.trim() === '' ? undefined : (readNumber(text, language) ?? text))
      }}
      onBlur={() => setTyped(null)}
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
