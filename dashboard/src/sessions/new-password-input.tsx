import { PasswordInput } from '../ui/password-input.tsx'
import { useWords } from '../words/language.ts'

export function NewPasswordInput() {
  const words = useWords()
  return (
    <PasswordInput
      name="password"
      label={words.sessions.password}
      description={words.sessions.passwordRule}
      autoComplete="new-password"
      minLength={10}
      required
    />
  )
}
