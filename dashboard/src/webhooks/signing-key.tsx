import type { Webhook } from '@aushang/sdk'
import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import guide from '../../../docs/webhooks.md?raw'
import { api } from '../api.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { AskFirst } from '../ui/ask-first.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Copy } from '../ui/copy.tsx'
import { Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import classes from './webhooks.module.css'

const languages: Record<string, string> = {
  js: 'JavaScript',
  ts: 'TypeScript',
  python: 'Python',
  php: 'PHP',
  java: 'Java',
  csharp: 'C#',
}
/** The examples of the guide, which are tried by tests. */
const snippets = [...guide.matchAll(/^```(\w+) verify\n([^]*?)^```/gm)].map(([, language = '', code = '']) => ({
  language,
  code,
}))

/** The key that requests are signed with, shown to who asks for it, and how a receiver verifies them. */
export function SigningKey({ webhook }: { webhook: Webhook }) {
  const words = useWords()
  const mayChange = useMayChange()
  const [isShown, setShown] = useState(false)
  const [language, setLanguage] = useState(snippets[0]?.language ?? '')
  const rotate = useAct(() => api.rotateSigningKey(webhook.id, {}), {
    changes: ['getWebhook', 'listWebhooks'],
    done: () => words.webhooks.rotated,
    isFailureShown: true,
  })
  const snippet = snippets.find((each) => each.language === language)
  return (
    <Section title={words.webhooks.signingKey}>
      <div className={classes.stack}>
        <p>{words.webhooks.signingKeyText}</p>
        <div className={classes.key}>
          {isShown ? (
            <Copy value={webhook.signingKey} label={words.webhooks.signingKey} />
          ) : (
            <code aria-hidden="true">whsec_••••••••••••••••</code>
          )}
          <Button size="xs" variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? words.webhooks.hideKey : words.webhooks.showKey}
          </Button>
          {mayChange && (
            <AskFirst label={words.webhooks.rotate} act={rotate} button={{ size: 'xs' }}>
              {words.webhooks.rotateText}
            </AskFirst>
          )}
        </div>
        <p>{words.webhooks.verifyText}</p>
        {snippets.length > 1 && (
          <SegmentedControl
            size="xs"
            value={language}
            onChange={setLanguage}
            data={snippets.map((each) => ({ value: each.language, label: languages[each.language] ?? each.language }))}
          />
        )}
        {snippet !== undefined && (
          <CodeBlock label={words.webhooks.verify(languages[snippet.language] ?? '')} text={snippet.code} />
        )}
      </div>
    </Section>
  )
}
