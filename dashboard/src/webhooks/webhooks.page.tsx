import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function WebhooksPage() {
  const words = useWords()
  return <Page title={words.webhooks.title} children={null} />
}
