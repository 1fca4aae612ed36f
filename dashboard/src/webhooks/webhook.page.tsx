import { Outlet } from '@tanstack/react-router'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

export function WebhookPage() {
  const words = useWords()
  return (
    <Page title={words.webhooks.title}>
      <Outlet />
    </Page>
  )
}
