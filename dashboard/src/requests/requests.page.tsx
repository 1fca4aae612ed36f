import { Outlet } from '@tanstack/react-router'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function RequestsPage() {
  const words = useWords()
  return (
    <Page title={words.requests.title}>
      <Outlet />
    </Page>
  )
}
