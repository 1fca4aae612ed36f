import type { Target, TargetType } from '@aushang/sdk'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { api } from '../api.ts'
import { Failure } from '../ui/failure.tsx'
import { LeaveGuard } from '../ui/form/leave-guard.tsx'
import { Section } from '../ui/page.tsx'
import { useAct } from '../ui/use-act.tsx'
import { useWords } from '../words/language.ts'
import { type FieldValues, SchemaFields } from './schema-fields.tsx'
import { asShown, showTarget } from './show-target.ts'
import { useCounts } from './use-counts.ts'
import classes from './targets.module.css'

/** Its name, and how it is published on. Other options publish everything there anew: the button says so. */
export function TargetOptions({ target, type }: { target: Target; type: TargetType }) {
  const words = useWords()
  const [name, setName] = useState(target.name)
  const [options, setOptions] = useState<FieldValues>(target.options)
  const published = useCounts(target.id)?.published ?? 0
  const areOptionsNew = JSON.stringify(options) !== JSON.stringify(target.options)
  const isChanged = areOptionsNew || name !== target.name
  const save = useAct(
    () => {
      const gone = Object.keys(target.options).filter((each) => !(each in options))
      const patch = { ...options, ...Object.fromEntries(gone.map((each) => [each, null])) }
      return api.patchTarget(target.id, { name, options: patch }, asShown(target))
    },
    {
      changes: ['getTarget', 'listTargets', 'listListings', 'listPropertyOverviews', 'countListings'],
      shown: () => showTarget(target.id, { name }),
      done: () => words.targets.saved,
      isFailureShown: true,
    },
  )
  return (
    <Section title={words.targets.options}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(undefined)
        }}
      >
        <TextInput
          name="name"
          label={words.targets.name}
          required
          maxLength={100}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SchemaFields
          schema={type.options}
          values={options}
          onChange={setOptions}
          error={save.error}
          place="/options"
        />
        <LeaveGuard isDirty={isChanged && !save.isPending} />
        {save.isError && <Failure error={save.error} />}
        <Button type="submit" loading={save.isPending} disabled={!isChanged} style={{ justifySelf: 'start' }}>
          {areOptionsNew && published > 0 ? words.targets.saveAndRepublish(published) : words.targets.save}
        </Button>
      </form>
    </Section>
  )
}
