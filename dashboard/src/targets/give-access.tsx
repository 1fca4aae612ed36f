import type { CredentialStatus, Target, TargetType } from '@aushang/sdk'
import { Button, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { api } from '../api.ts'
import { paths } from '../paths.ts'
import { one } from '../queries.ts'
import { Failure } from '../ui/failure.tsx'
import { isSame } from '../ui/form/draft.ts'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import { LinkButton } from '../ui/link.tsx'
import { Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { type FieldValues, SchemaFields } from './schema-fields.tsx'
import classes from './targets.module.css'

const nothing: FieldValues = {}

/** The second step: a login to type in, or the portal's own page, where its user agrees. */
export function GiveAccess({ type }: { type: TargetType }) {
  const words = useWords()
  const navigate = useNavigate()
  const { data: account } = useQuery(one('getAccount'))
  const [name, setName] = useState(type.name)
  const givenConsumer = knownToSandbox(type.consumer)
  const givenCredentials = knownToSandbox(type.credentials)
  const isPlayed = givenConsumer !== nothing || givenCredentials !== nothing
  const [consumer, setConsumer] = useState(givenConsumer)
  const [credentials, setCredentials] = useState(givenCredentials)
  const agreements: Partial<Record<string, CredentialStatus>> = account?.credentials ?? {}
  const needsConsumer = type.consumer !== undefined && agreements[type.type]?.configured === false

  const create = useAct(
    async () => {
      if (needsConsumer) await api.putCredentials(type.type, consumer)
      const isLogin = type.authorization === 'login'
      return api.createTarget({
        type: type.type,
        name,
        ...(isLogin ? { credentials } : { redirectUrl: `${window.location.origin}${paths.newTarget}` }),
      })
    },
    { changes: ['listTargets', 'getAccount', 'countListings', 'getAttention'], isFailureShown: true, onDone: goOn },
  )

  const isFilledIn = name !== type.name || !isSame(consumer, givenConsumer) || !isSame(credentials, givenCredentials)

  async function goOn(target: Target): Promise<void> {
    if (target.authorizationUrl === undefined) {
      await navigate({ to: paths.newTarget, search: { targetId: target.id }, ignoreBlocker: true })
    } else window.location.assign(target.authorizationUrl)
  }

  return (
    <Section title={type.name}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate(undefined)
        }}
      >
        <p className="quiet">{type.description}</p>
        {isPlayed && <p className="quiet">{words.targets.accessPlayed(type.name)}</p>}
        <TextInput
          name="name"
          label={words.targets.name}
          description={words.targets.nameHelp}
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {needsConsumer && type.consumer !== undefined && (
          <>
            {!isPlayed && <p className="quiet">{words.targets.consumerHelp(type.name)}</p>}
            <SchemaFields
              schema={type.consumer}
              values={consumer}
              onChange={setConsumer}
              error={create.error}
              place=""
            />
          </>
        )}
        {type.credentials !== undefined && (
          <SchemaFields
            schema={type.credentials}
            values={credentials}
            onChange={setCredentials}
            error={create.error}
            place="/credentials"
          />
        )}
        {type.authorization === 'oauth' && <p>{words.targets.consentNext(type.name)}</p>}
        <LeaveGuard isDirty={isFilledIn && !create.isPending && !create.isSuccess} />
        {create.isError && <Failure error={create.error} />}
        <div style={{ display: 'flex', gap: '0.5rem', flexWrap: 'wrap' }}>
          <Button type="submit" loading={create.isPending}>
            {type.authorization === 'oauth' ? words.targets.goToPortal : words.targets.saveAndTry}
          </Button>
          <LinkButton to={paths.newTarget} search={{}} variant="default">
            {words.targets.chooseOther}
          </LinkButton>
        </div>
      </form>
    </Section>
  )
}

/** What our own sandbox lets in from its first start. */
function knownToSandbox(schema: TargetType['consumer']): FieldValues {
  const [known] = (schema?.['examples'] as FieldValues[] | undefined) ?? []
  return known ?? nothing
}
