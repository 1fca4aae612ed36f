import type { Target } from '@aushang/sdk'
import { Accordion, Switch } from '@mantine/core'
import { api } from '../api.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Copy } from '../ui/copy.tsx'
import { Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { asShown, showTarget } from './show-target.ts'
import classes from './targets.module.css'

/** How inquiries of the portal come here: by itself, or forwarded from the agency's mailbox. */
export function TargetRequests({ target }: { target: Target }) {
  const words = useWords()
  const mayChange = useMayChange()
  const collect = useAct(
    (autoCollectRequests: boolean) => api.patchTarget(target.id, { autoCollectRequests }, asShown(target)),
    {
      changes: ['getTarget', 'listTargets'],
      shown: (autoCollectRequests) => showTarget(target.id, { autoCollectRequests }),
      done: () => words.targets.saved,
    },
  )
  const howTos = [
    ['outlook', words.targets.outlook, words.targets.outlookSteps],
    ['gmail', words.targets.gmail, words.targets.gmailSteps],
    ['rule', words.targets.otherMail, words.targets.otherMailSteps],
  ] as const
  return (
    <Section title={words.targets.requests}>
      <div className={classes.stack}>
        <Switch
          label={words.targets.collect}
          description={words.targets.collectHelp}
          checked={target.autoCollectRequests}
          disabled={!mayChange || collect.isPending}
          onChange={(event) => collect.mutate(event.currentTarget.checked)}
        />
        <p>{target.autoCollectRequests ? words.targets.addressCollected : words.targets.addressForward}</p>
        <Copy value={target.emailAddress} label={words.targets.address} />
        {!target.autoCollectRequests && (
          <Accordion variant="contained" className={classes.wide} chevronPosition="left">
            {howTos.map(([value, title, steps]) => (
              <Accordion.Item key={value} value={value}>
                <Accordion.Control>{title}</Accordion.Control>
                <Accordion.Panel>
                  <ol style={{ margin: 0, paddingInlineStart: '1.25rem' }}>
                    {steps.split('\n').map((step) => (
                      <li key={step}>{step}</li>
                    ))}
                  </ol>
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        )}
      </div>
    </Section>
  )
}
