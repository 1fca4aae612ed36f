import type { Session } from '@aushang/sdk'
import { Button, NumberInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../api.ts'
import { one } from '../queries.ts'
import { useMayChange } from '../sessions/use-may-change.ts'
import { Answered } from '../ui/answered.tsx'
import { Copy } from '../ui/copy.tsx'
import { Details } from '../ui/details.tsx'
import { Failure } from '../ui/failure.tsx'
import { Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useFormat, useWords } from '../words/language.ts'
import classes from './settings.module.css'

/** What holds for the whole account: what it is called, and how long inquiries are kept. */
export function AccountSettings({ session: { account } }: { session: Session }) {
  const words = useWords()
  const format = useFormat()
  const mayChange = useMayChange()
  const { data, error } = useQuery(one('getAccount'))
  const retention = useQuery(one('getRequestRetention'))
  return (
    <Section title={words.settings.account}>
      <div style={{ display: 'grid', gap: '1rem' }}>
        <Details
          rows={[
            [words.sessions.agency, mayChange ? undefined : account.name],
            [words.settings.accountId, <Copy key="id" value={account.id} label={words.settings.accountId} />],
            [words.settings.since, data && format.day(data.createdAt)],
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
      {save.isError && <Failure error={save.error} />}
      <Button type="submit" loading={save.isPending} disabled={entered.trim() === '' || entered === name}>
        {words.settings.save}
      </Button>
    </form>
  )
}

function Retention({ days }: { days: number }) {
  const words = useWords()
  const mayChange = useMayChange()
  const [entered, setEntered] = useState<number | string>(days)
  const save = useAct((value: number) => api.putRequestRetention({ days: value }), {
    changes: ['getRequestRetention'],
    done: () => words.settings.saved,
    isFailureShown: true,
  })
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(Number(entered))
      }}
    >
      <NumberInput
        label={words.settings.retention}
        description={words.settings.retentionHelp}
        suffix={` ${words.settings.days}`}
        min={1}
        max={3650}
        allowDecimal={false}
        hideControls
        required
        disabled={!mayChange}
        value={entered}
        onChange={setEntered}
      />
      {save.isError && <Failure error={save.error} />}
      {mayChange && (
        <Button type="submit" loading={save.isPending} disabled={Number(entered) === days || entered === ''}>
          {words.settings.save}
        </Button>
      )}
    </form>
  )
}
