import { TextInput, type TextInputProps } from '@mantine/core'
import { useLanguage, useWords } from '../../words/language.ts'
import { FieldNotes } from './field-notes.tsx'
import { dateText, readDate } from './date-text.ts'
import { useTypedText } from './use-typed-text.ts'

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string
  onChange: (value: string | undefined) => void
}

/** A day as the language writes it. The browser's own field would write it as the browser's language does. */
export function DateField({ value, onChange, ...input }: DateFieldProps) {
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
