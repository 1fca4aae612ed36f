import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function PropertyHistoryPage() {
  const words = useWords()
  return <Page title={words.properties.title} children={null} />
}
