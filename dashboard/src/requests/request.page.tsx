import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function RequestPage() {
  const words = useWords()
  return <Page title={words.requests.title} children={null} />
}
