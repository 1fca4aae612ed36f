import { AushangError, type Webhook, type WebhookDraft } from '@aushang/sdk'
import { Button, Checkbox, Select, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Failure } from '../ui/failure.tsx'
import { faultText } from '../ui/form/fault-text.ts'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import { useWords } from '../words/language.ts'
import classes from './webhooks.module.css'

export type EventName = Webhook['events'][number]

interface WebhookFormProps {
  webhook?: Webhook
  action: string
  isBusy: boolean
  error: unknown
  onSave: (draft: WebhookDraft) => void
}

/** Where events are sent, and which. */
export function WebhookForm({ webhook, action, isBusy, error, onSave }: WebhookFormProps) {
  const words = useWords()
  const names = Object.keys(words.webhookEvents) as EventName[]
  const [url, setUrl] = useState(webhook?.url ?? '')
  const [description, setDescription] = useState(webhook?.description ?? '')
  const [events, setEvents] = useState<string[]>(webhook?.events ?? names)
  const [envelope, setEnvelope] = useState<string | null>(webhook?.envelope ?? 'current')
  const faultAt = (place: string, name: string) => {
    const issue = error instanceof AushangError ? error.issues.find(({ path }) => path.startsWith(place)) : undefined
    return issue && faultText(issue, name)
  }
  const save = () =>
    onSave({
      url,
      events: names.filter((name) => events.includes(name)),
      envelope: envelope === 'legacy' ? 'legacy' : 'current',
      ...(description.trim() !== '' && { description }),
      ...(webhook && { enabled: webhook.enabled }),
    })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextInput
        label={words.webhooks.url}
        description={words.webhooks.urlHelp}
        type="url"
        required
        placeholder="https://example.org/hooks/aushang"
        value={url}
        error={faultAt('/url', words.webhooks.url)}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <TextInput
        label={words.webhooks.description}
        maxLength={200}
        value={description}
        onChange={(event) => setDescription(event.currentTarget.value)}
      />
      <Checkbox.Group
        label={words.webhooks.events}
        value={events}
        onChange={setEvents}
        error={faultAt('/events', words.webhooks.events)}
      >
        <Stack gap="sm" mt="sm">
          {names.map((name) => (
            <Checkbox key={name} value={name} label={words.webhookEvents[name]} description={name} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Select
        label={words.webhooks.envelope}
        data={[
          { value: 'current', label: words.webhooks.envelopeCurrent },
          { value: 'legacy', label: words.webhooks.envelopeLegacy },
        ]}
        value={envelope}
        onChange={setEnvelope}
      />
      {error !== null && <Failure error={error} />}
      <LeaveGuard isDirty={!isBusy && (url !== (webhook?.url ?? '') || description !== (webhook?.description ?? ''))} />
      <Button type="submit" loading={isBusy} style={{ justifySelf: 'start' }}>
        {action}
      </Button>
    </form>
  )
}
