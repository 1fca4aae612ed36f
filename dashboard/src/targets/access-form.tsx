import type { Target, TargetType } from '@aushang/sdk'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { api } from '../api.ts'
import { Failure } from '../ui/failure.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { type FieldValues, SchemaFields } from './schema-fields.tsx'
import { accessViews, asShown } from './show-target.ts'
import classes from './targets.module.css'

interface AccessFormProps {
  target: Target
  schema: NonNullable<TargetType['credentials']>
  onDone: () => void
}

/** The login of a portal that is there, to give it anew. */
export function AccessForm({ target, schema, onDone }: AccessFormProps) {
  const words = useWords()
  const shown: FieldValues = target.credentials ?? {}
  const [values, setValues] = useState(shown)
  const save = useAct(
    () => {
      // What was emptied is taken away; secrets that are not typed in anew stay.
      const gone = Object.keys(shown).filter((name) => !(name in values))
      const credentials = { ...values, ...Object.fromEntries(gone.map((name) => [name, null])) }
      return api.patchTarget(target.id, { credentials }, asShown(target))
    },
    {
      changes: [...accessViews],
      done: () => words.targets.accessSaved,
      onDone,
      isFailureShown: true,
    },
  )
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(undefined)
      }}
    >
      <SchemaFields
        schema={schema}
        values={values}
        onChange={setValues}
        error={save.error}
        place="/credentials"
        areSecretsKept
      />
      {save.isError && <Failure error={save.error} />}
      <Group gap="sm">
        <Button type="submit" loading={save.isPending}>
          {words.targets.saveAndTry}
        </Button>
      </Group>
    </form>
  )
}
