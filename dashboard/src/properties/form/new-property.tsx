import type { AttachmentDraft, Property, PropertyDraft, PropertyTypeForm, Target } from '@aushang/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { one } from '../../queries.ts'
import { Failure } from '../../ui/failure.tsx'
import { type Draft, draftOf, valueAt, withValueAt } from '../../ui/form/draft.ts'
import { useFirstFault } from '../../ui/form/field-id.ts'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { type Member, placesOf } from '../../ui/form/member.ts'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useDraft } from '../../ui/form/use-draft.ts'
import { notesOfIssues } from '../../ui/form/use-edited.ts'
import { useAct } from '../../ui/use-act.tsx'
import { useWords } from '../../words/language.ts'
import { draftsOf, picturesOf } from '../pictures/picture.ts'
import { propertyViews } from '../property-views.ts'
import { PortalSummary } from './portal-summary.tsx'
import { membersOfForm, PropertyForm } from './property-form.tsx'
import { withRentFollowing } from './rent-sum.tsx'
import { textLimitsOf } from './text-limits.ts'
import { useNumberNotes } from './use-number-notes.tsx'
import { allNotes, connectedOf, usePortalCheck, usePortalNotes } from './use-portal-check.ts'

interface NewPropertyProps {
  form: PropertyTypeForm
  targets: Target[]
  /** What it begins with, but for what is its own. */
  original?: Property | undefined
}

/** The form of a property that is not there yet. When it is, its pictures come next. */
export function NewProperty({ form, targets, original }: NewPropertyProps) {
  const words = useWords()
  const client = useQueryClient()
  const navigate = useNavigate()
  const members = useMemo(() => membersOfForm(form), [form])
  const places = useMemo(() => placesOf(members), [members])
  const connected = useMemo(() => connectedOf(targets), [targets])
  const textLimits = useMemo(() => textLimitsOf(connected), [connected])
  const [{ copied, attachments }] = useState(() => copyOf(original, places))
  const { draft, isDirty, edit } = useDraft(copied)
  const isBegun = isDirty || original !== undefined
  const [refused, setRefused] = useState<Draft | null>(null)
  const onChange = useCallback(
    (path: string, value: unknown) => edit((before) => withRentFollowing(before, withValueAt(before, path, value))),
    [edit],
  )
  const create = useAct(
    // What is missing or wrong, the service says, each fault with its place.
    (given: Draft) =>
      api.createProperty({ fields: {}, ...given, attachments, type: form.type } as unknown as PropertyDraft),
    {
      changes: propertyViews,
      done: () => words.propertyForm.created,
      onDone: (property) => {
        client.setQueryData(one('getProperty', property.id).queryKey, property)
        const params = { propertyId: property.id }
        // The way back leads past the form, which would make the same one again.
        return navigate({ to: paths.propertyPictures, params, replace: true, ignoreBlocker: true })
      },
      isFailureShown: true,
    },
  )
  const issueNotes = notesOfIssues(create.error, members, draft, refused)
  useFirstFault(create.error, issueNotes)
  const check = usePortalCheck({
    property: { fields: {}, ...draft, attachments, type: form.type },
    targetIds: isBegun ? connected.slice(0, 50).map(({ id }) => id) : [],
  })
  const notes = allNotes(
    issueNotes,
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
        members={members}
      />
      <PropertyForm
        form={form}
        view={{ draft, notes, onChange, textLimits, isReadOnly: () => create.isPending }}
        pictures={
          <span className="quiet">
            {attachments.length === 0
              ? words.propertyForm.picturesNext
              : words.propertyForm.picturesCopied(attachments.length)}
          </span>
        }
      />
      <SaveBar
        action={words.propertyForm.create}
        isSaving={create.isPending}
        isDisabled={!isBegun}
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

/** What another property does not have as well: that this one is let says nothing of the next. */
const ownPaths = ['/externalId', '/offerStatus']

/** A picture that the service could make nothing of is left behind. */
function copyOf(original: Property | undefined, places: Member[]): { copied: Draft; attachments: AttachmentDraft[] } {
  if (original === undefined) return { copied: {}, attachments: [] }
  const copiedPaths = places.map(({ path }) => path).filter((path) => !ownPaths.includes(path))
  const pictures = original.attachments.filter(({ status }) => status !== 'failed')
  return { copied: draftOf(original, copiedPaths), attachments: draftsOf(picturesOf(pictures)) }
}
