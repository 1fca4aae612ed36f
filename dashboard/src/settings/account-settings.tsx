import { AushangError, type Session } from '@aushang/sdk'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Answered } from '../ui/answered.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Copy } from '../ui/copy.tsx'
import { Details } from '../ui/details.tsx'
import { Failure } from '../ui/failure.tsx'
import { asFilledIn, faultText } from '../ui/form/fault-text.ts'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import { NumberField } from '../ui/form/number-field.tsx'
import { Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useFormat, useLanguage, useWords } from '../words/language.ts'
import classes from './settings.module.css'

/** What holds for the whole account: what it is called, and how long inquiries are kept. */
export function AccountSettings({ session: { account } }: { session: Session }) {
  const words = useWords()
  const format = useFormat()
  const mayChange = useMayChange()
  const { data, error } = useQuery(one('getAccount'))
  const retention = useQuery(one('getRequestRetention'))
  const usedOf = ({ used, max }: { used: number; max: number }, say: (value: number) => string) =>
    words.settings.usedOf(say(used), say(max))
  return (
    <Section title={words.settings.account}>
      <div style={{ display: 'grid', gap: '1rem' }}>
        <Details
          rows={[
            [words.sessions.agency, mayChange ? undefined : account.name],
            [words.settings.accountId, <Copy key="id" value={account.id} label={words.settings.accountId} />],
            [words.settings.since, data && format.day(data.createdAt)],
            [words.settings.media, data && usedOf(data.usage.mediaBytes, format.bytes)],
            [words.settings.mails, data && usedOf(data.usage.mailBytes, format.bytes)],
            [words.settings.targets, data && usedOf(data.usage.targets, format.number)],
          ]}
        />
        {error !== null && <Failure error={error} />}
        {mayChange && <AccountName name={account.name} />}
        <Answered query={retention} rows={1}>
          {({ days }) => <Retention key={days} days={days} />}
        </Answered>
      </div>
    </Section>
  )
}

function AccountName({ name }: { name: string }) {
  const words = useWords()
  const [entered, setEntered] = useState(name)
  const save = useAct(() => api.patchAccount({ name: entered }), {
    changes: ['getSession', 'getAccount'],
    shown: () => ({ getSession: (each) => ({ ...each, account: { ...each.account, name: entered } }) }),
    done: () => words.settings.saved,
    isFailureShown: true,
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(undefined)
      }}
    >
      <TextInput
        label={words.sessions.agency}
        autoComplete="organization"
        required
        maxLength={100}
        value={entered}
        onChange={(event) => setEntered(event.currentTarget.value)}
      />
      <LeaveGuard isDirty={entered !== name} />
      {save.isError && <Failure error={save.error} names={{ name: words.sessions.agency }} />}
      <Button type="submit" loading={save.isPending} disabled={entered.trim() === '' || entered === name}>
        {words.settings.save}
      </Button>
    </form>
  )
}

function Retention({ days }: { days: number }) {
  const words = useWords()
  const mayChange = useMayChange()
  const language = useLanguage()
  const [entered, setEntered] = useState<number | string | undefined>(days)
  const [isAsking, setAsking] = useState(false)
  const isShorter = typeof entered === 'number' && Number.isInteger(entered) && entered >= 1 && entered < days
  // What is no number of days, the service says.
  const save = useAct(() => api.putRequestRetention({ days: entered as number }), {
    changes: ['getRequestRetention'],
    done: () => words.settings.saved,
    isFailureShown: true,
  })
  const [issue] = save.error instanceof AushangError ? save.error.issues : []
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (isShorter) setAsking(true)
        else save.mutate(undefined)
      }}
    >
      <NumberField
        label={words.settings.retention}
        description={words.settings.retentionHelp}
        unit={words.settings.days(Number(entered))}
        error={issue && asFilledIn(faultText(issue, words.settings.retention), 'integer', language)}
        required
        disabled={!mayChange}
        isInteger
        value={entered}
        onChange={(value) => {
          save.reset()
          setEntered(value)
        }}
      />
      <LeaveGuard isDirty={entered !== days} />
      {save.isError && issue === undefined && <Failure error={save.error} />}
      <Confirm
        isOpen={isAsking}
        title={words.settings.retentionShorter(Number(entered))}
        action={words.settings.save}
        isDangerous
        onConfirm={() => {
          setAsking(false)
          save.mutate(undefined)
        }}
        onClose={() => setAsking(false)}
      >
        {words.settings.retentionShorterText(Number(entered))}
      </Confirm>
      {mayChange && (
        <Button type="submit" loading={save.isPending} disabled={entered === days || entered === undefined}>
          {words.settings.save}
        </Button>
      )}
    </form>
  )
}
