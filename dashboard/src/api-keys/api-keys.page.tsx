import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function ApiKeysPage() {
  const words = useWords()
  return <Page title={words.apiKeys.title} children={null} />
}
