import { Choice } from '../ui/form/choice.tsx'
import { type Language, useWords } from '../words/language.ts'

interface LanguageSelectProps {
  value: Language
  onChange: (language: Language) => void
}

/** The languages, each by its own name. */
export function LanguageSelect({ value, onChange }: LanguageSelectProps) {
  const words = useWords()
  return (
    <Choice
      label={words.settings.language}
      data={[
        { value: 'de', label: 'Deutsch' },
        { value: 'en', label: 'English' },
      ]}
      value={value}
      onChange={(chosen) => onChange(chosen === 'en' ? 'en' : 'de')}
    />
  )
}
