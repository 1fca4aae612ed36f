import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function EventsPage() {
  const words = useWords()
  return <Page title={words.events.title} children={null} />
}
