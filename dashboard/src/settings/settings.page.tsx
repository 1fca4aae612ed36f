import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function SettingsPage() {
  const words = useWords()
  return <Page title={words.settings.title} children={null} />
}
