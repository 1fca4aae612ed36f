import type { Listing, Property, PropertyTypeForm, Target } from '@aushang/sdk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useMemo } from 'react'
import { api } from '../../api.ts'
import { paths } from '../../paths.ts'
import { first, one } from '../../queries.ts'
import { useMayChange } from '../../sessions/use-may-change.ts'
import { Failure } from '../../ui/failure.tsx'
import { ConflictDialog } from '../../ui/form/conflict-dialog.tsx'
import { isSame, mergePatchBetween, valueAt, withValueAt } from '../../ui/form/draft.ts'
import { faultInForm } from '../../ui/form/fault-text.ts'
import { focusField } from '../../ui/form/field-id.ts'
import { LeaveGuard } from '../../ui/form/leave-guard.tsx'
import { placesOf } from '../../ui/form/member.ts'
import { SaveBar } from '../../ui/form/save-bar.tsx'
import { useEdited } from '../../ui/form/use-edited.ts'
import { LinkText } from '../../ui/link.tsx'
import { useLanguage, useWords } from '../../words/language.ts'
import { propertyViews } from '../property-views.ts'
import { PortalSummary } from './portal-summary.tsx'
import { membersOfForm, PropertyForm } from './property-form.tsx'
import { computedRent, withRentFollowing } from './rent-sum.tsx'
import { textLimitsOf } from './text-limits.ts'
import { useNumberNotes } from './use-number-notes.tsx'
import { allNotes, connectedOf, usePortalCheck, usePortalNotes, withRefusals } from './use-portal-check.ts'
import { useSaveWords } from './use-save-words.ts'
import classes from './property-form.module.css'

interface PropertyEditorProps {
  property: Property
  form: PropertyTypeForm
  targets: Target[]
  listings: Listing[]
  /** The place to mend. */
  field: string | undefined
}

/** The form of a property that is there. */
export function PropertyEditor({ property, form, targets, listings, field }: PropertyEditorProps) {
  const words = useWords()
  const language = useLanguage()
  const mayChange = useMayChange()
  const client = useQueryClient()
  const members = useMemo(() => membersOfForm(form), [form])
  const places = useMemo(() => placesOf(members), [members])
  const { id } = property
  const edited = useEdited(property, {
    members,
    computed: computedRent,
    patch: (patch, ifMatch) => api.patchProperty(id, patch, { ifMatch }),
    read: () => api.getProperty(id),
    changes: propertyViews,
    done: () => words.form.saved,
    onSaved: (saved) => client.setQueryData(one('getProperty', id).queryKey, saved),
  })
  const { base, draft, edit } = edited
  const onChange = useCallback(
    (path: string, value: unknown) => edit((before) => withRentFollowing(before, withValueAt(before, path, value))),
    [edit],
  )

  const listed = useMemo(() => listings.filter(({ status }) => status !== 'unpublishing'), [listings])
  const chosen = useMemo(
    () =>
      listed.length > 0
        ? targets.filter(({ id }) => listed.some(({ targetId }) => targetId === id))
        : connectedOf(targets),
    [listed, targets],
  )
  const textLimits = useMemo(() => textLimitsOf(chosen), [chosen])
  const check = usePortalCheck({
    propertyId: id,
    changes: mergePatchBetween(base, draft),
    targetIds: chosen.slice(0, 50).map((target) => target.id),
  })
  const findings = useMemo(
    () => withRefusals(check?.targets ?? [], listings, (path) => isSame(valueAt(base, path), valueAt(draft, path))),
    [check, listings, base, draft],
  )
  // Such as the number by which portals know it.
  const fixed = check?.unchangeable ?? []
  const notes = allNotes(
    edited.issueNotes,
    usePortalNotes(findings, targets),
    useNumberNotes(valueAt(draft, '/externalId'), id),
    new Map(fixed.map((each) => [each.path, [{ tone: 'quiet', message: faultInForm(each, members, language) }]])),
  )
  const { saveAction } = useSaveWords(listed, targets)
  const router = useRouter()
  useEffect(() => {
    if (field === undefined) return undefined
    const mend = () => focusField(field.startsWith('/contact') ? '/contactId' : field)
    mend()
    // A page that has just been opened is scrolled to its top once it shows.
    return router.subscribe('onRendered', mend)
  }, [field, router])
  const who = useLastEditor(id, edited.isStale || edited.met !== null)

  return (
    <>
      <PortalSummary
        propertyId={id}
        findings={findings}
        isComplete={check?.issues === undefined}
        targets={targets}
        members={members}
      />
      <div role="status">
        {edited.isStale && <p className={classes.stale}>{words.form.stale(who ?? words.form.somebody)}</p>}
      </div>
      <PropertyForm
        form={form}
        view={{
          draft,
          notes,
          onChange,
          textLimits,
          isReadOnly: (path) => !mayChange || fixed.some((each) => each.path === path),
        }}
        pictures={
          <LinkText to={paths.propertyPictures} params={{ propertyId: id }}>
            {words.propertyForm.picturesAre(property.attachments.length)}
          </LinkText>
        }
      />
      {(edited.isDirty || edited.isSaving) && (
        <SaveBar action={saveAction} isSaving={edited.isSaving} onSave={edited.save} onReset={edited.reset}>
          {edited.error === null ? (
            edited.isDirty && words.form.unsaved
          ) : (
            <Failure error={edited.error} members={members} />
          )}
        </SaveBar>
      )}
      <LeaveGuard isDirty={edited.isDirty} />
      {edited.met !== null && (
        <ConflictDialog
          who={who}
          places={places}
          conflicts={edited.met.conflicts}
          theirPaths={edited.met.theirPaths}
          onChoose={edited.choose}
          onClose={edited.closeConflict}
        />
      )}
    </>
  )
}

/** Who changed it last, for who wonders. */
function useLastEditor(propertyId: string, isWanted: boolean): string | undefined {
  const query = first('listChanges', { path: `/properties/${propertyId}`, order: 'desc', limit: 1 })
  const { data } = useQuery({ ...query, enabled: isWanted, staleTime: 0 })
  return data?.items[0]?.actor.name
}
