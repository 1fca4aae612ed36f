import { TextInput, type TextInputProps } from '@mantine/core'
import { useTypedText } from './use-typed-text.ts'

interface TextFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  value: string
  onChange: (value: string | undefined) => void
}

/** A line of text. Blanks around it, which come along with what is pasted, are no part of it. */
export function TextField({ value, onChange, ...input }: TextFieldProps) {
  const typed = useTypedText(value, (text) => text.trim(), onChange)
  return <TextInput {...input} {...typed.input} dir="auto" />
}
