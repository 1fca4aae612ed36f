import { paths } from '../paths.ts'
import { LinkTabs } from '../ui/link-tabs.tsx'
import { Page } from '../ui/page.tsx'
import { useWords } from '../words/language.ts'

/** What the pages of the settings have around them. */
export function SettingsFrame({ part, children }: { part: string; children: React.ReactNode }) {
  const words = useWords()
  return (
    <Page title={words.settings.title} tabTitle={`${part} · ${words.settings.title}`}>
      <LinkTabs
        label={words.settings.title}
        tabs={[
          { label: words.settings.general, link: { to: paths.settings, activeOptions: { exact: true } } },
          { label: words.settings.people, link: { to: paths.people } },
        ]}
      />
      {children}
    </Page>
  )
}
