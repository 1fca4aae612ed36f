import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function TargetsPage() {
  const words = useWords()
  return <Page title={words.targets.title} children={null} />
}
