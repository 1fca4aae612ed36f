import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function NewContactPage() {
  const words = useWords()
  return <Page title={words.contacts.title} children={null} />
}
