import type { Target, TargetType } from '@aushang/sdk'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { api } from '../api.ts'
import { Failure } from '../ui/failure.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { type FieldValues, SchemaFields } from './schema-fields.tsx'
import classes from './targets.module.css'

interface GoToPortalProps {
  target: Target
  type: TargetType | undefined
}

/** The way to the portal's page of consent. Where the portal does not know the agency's key, that is given anew first. */
export function GoToPortal({ target, type }: GoToPortalProps) {
  const words = useWords()
  if (target.authorizationUrl === undefined) return null
  if (target.failureCode === 'consumer_key_refused' && type?.consumer !== undefined)
    return <ConsumerForm type={type.type} schema={type.consumer} portalUrl={target.authorizationUrl} />
  return (
    <Button component="a" href={target.authorizationUrl}>
      {words.targets.goToPortal}
    </Button>
  )
}

interface ConsumerFormProps {
  type: string
  schema: NonNullable<TargetType['consumer']>
  portalUrl: string
}

function ConsumerForm({ type, schema, portalUrl }: ConsumerFormProps) {
  const words = useWords()
  const [consumer, setConsumer] = useState<FieldValues>({})
  const save = useAct(() => api.putCredentials(type, consumer), {
    changes: ['getAccount'],
    isFailureShown: true,
    onDone: () => window.location.assign(portalUrl),
  })
  return (
    <form
      className={`${classes.form} ${classes.wide}`}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(undefined)
      }}
    >
      <SchemaFields schema={schema} values={consumer} onChange={setConsumer} error={save.error} place="" />
      {save.isError && <Failure error={save.error} />}
      <div>
        <Button type="submit" loading={save.isPending}>
          {words.targets.goToPortal}
        </Button>
      </div>
    </form>
  )
}
