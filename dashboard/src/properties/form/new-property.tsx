import type { PropertyDraft, PropertyTypeForm, Target } from '@aushang/sdk'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { first, one } from '../../queries.ts'
import { Failure } from '../../ui/failure.tsx'
import { type Draft, valueAt, withValueAt } from '../../ui/form/draft.ts'
import { useFirstFault } from '../../ui/form/field-id.ts'
import type { FieldNote } from '../../ui/form/field-notes.tsx'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { placesOf } from '../../ui/form/member.ts'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { notesOfIssues } from '../../ui/form/use-edited.ts'
import { useAct } from '../../ui/use-act.tsx'
import { useWords } from '../../words/language.ts'
import { propertyViews } from '../property-views.ts'
import { PortalSummary } from './portal-summary.tsx'
import { membersOfForm, PropertyForm } from './property-form.tsx'
import { withRentFollowing } from './rent-sum.tsx'
import { textLimitsOf } from './text-limits.ts'
import { allNotes, connectedOf, usePortalCheck, usePortalNotes } from './use-portal-check.ts'

const nothing: Draft = {}

/** The form of a property that is not there yet. When it is, its pictures come next. */
export function NewProperty({ form, targets }: { form: PropertyTypeForm; targets: Target[] }) {
  const words = useWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const members = useMemo(() => membersOfForm(form), [form])
  const places = useMemo(() => placesOf(members), [members])
  const connected = useMemo(() => connectedOf(targets), [targets])
  const textLimits = useMemo(() => textLimitsOf(connected), [connected])
  const { draft, isDirty, edit } = useDraft(nothing)
  const [refused, setRefused] = useState<Draft | null>(null)
  const onChange = useCallback(
    (path: string, value: unknown) => edit((before) => withRentFollowing(before, withValueAt(before, path, value))),
    [edit],
  )
  const create = useAct(
    // What is missing or wrong, the service says, each fault with its place.
    (given: Draft) => api.createProperty({ fields: {}, ...given, type: form.type } as unknown as PropertyDraft),
    {
      changes: propertyViews,
      done: () => words.propertyForm.created,
      onDone: (property) => {
        client.setQueryData(one('getProperty', property.id).queryKey, property)
        return navigate({ to: paths.propertyPictures, params: { propertyId: property.id }, ignoreBlocker: true })
      },
      isFailureShown: true,
    },
  )
  useFirstFault(create.error)
  const check = usePortalCheck({
    property: { fields: {}, ...draft, type: form.type },
    targetIds: isDirty ? connected.slice(0, 50).map(({ id }) => id) : [],
  })
  const notes = allNotes(
    notesOfIssues(create.error, members, draft, refused),
    usePortalNotes(check?.targets, targets),
    useNumberNotes(valueAt(draft, '/externalId')),
  )
  return (
    <>
      <PortalSummary
        propertyId={undefined}
        findings={check?.targets ?? []}
        isComplete={check?.issues === undefined}
        targets={targets}
        places={places}
      />
      <PropertyForm
        form={form}
        view={{ draft, notes, onChange, textLimits, isReadOnly: () => create.isPending }}
        pictures={<span className="quiet">{words.propertyForm.picturesNext}</span>}
      />
      <SaveBar
        action={words.propertyForm.create}
        isSaving={create.isPending}
        isDisabled={!isDirty}
        onSave={() => {
          setRefused(draft)
          create.mutate(draft)
        }}
      >
        {create.error === null ? words.propertyForm.createText : <Failure error={create.error} members={members} />}
      </SaveBar>
      <LeaveGuard isDirty={isDirty} />
    </>
  )
}

/** The service takes a number twice; each portal takes it once, and would say so only later. */
function useNumberNotes(number: unknown): Map<string, FieldNote[]> {
  const words = useWords()
  const [externalId] = useDebouncedValue(typeof number === 'string' ? number : '', 350)
  const query = first('listPropertyOverviews', { externalId, limit: 1 })
  // Nobody tells when the other is gone: it is asked for each time, and not remembered.
  const { data } = useQuery({ ...query, enabled: externalId !== '', staleTime: 0, gcTime: 0 })
  const other = data?.items[0]
  if (other === undefined || other.externalId !== number) return new Map()
  return new Map([['/externalId', [{ tone: 'waiting', message: words.propertyForm.numberTaken(other.title) }]]])
}
