import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function TodayPage() {
  const words = useWords()
  return <Page title={words.today.title} children={null} />
}
