import { PasswordInput as Input, type PasswordInputProps } from '@mantine/core'
import { useWords } from '../words/language.ts'

export function PasswordInput(props: PasswordInputProps) {
  const words = useWords()
  return (
    <Input visibilityToggleFocusable visibilityToggleButtonProps={{ 'aria-label': words.ui.showTyped }} {...props} />
  )
}
