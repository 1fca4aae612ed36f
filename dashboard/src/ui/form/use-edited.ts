import { AushangError, type Client, etagOf, type Issue } from '@aushang/sdk'
import { useMemo, useState } from 'react'
import { currentLanguage } from '../../words/language.ts'
import { useAct } from '../use-act.tsx'
import { changedPaths, type Computed, conflictsOf, isNobodysChoice, merged } from './conflicts.ts'
import { type Draft, draftOf, mergePatchBetween, valueAt } from './draft.ts'
import { faultInForm, memberAt } from './fault-text.ts'
import { useFirstFault } from './field-id.ts'
import type { FieldNote } from './field-notes.tsx'
import { type Member, placesOf } from './member.ts'
import { useDraft } from './use-draft.ts'

interface EditedOptions<Resource> {
  members: Member[]
  computed?: Computed
  patch: (patch: Record<string, unknown>, ifMatch: string) => Promise<Resource>
  read: () => Promise<Resource>
  changes: (keyof Client)[]
  done: () => string
  onSaved: (saved: Resource) => void
}

interface Saving<Resource> {
  base: Draft
  draft: Draft
  version: Resource
}

/**
 * A resource that is being edited in a form. It is saved as what was changed, in the version that was read; whoever changed something else
 * meanwhile is in nobody's way, and where both have changed the same, `met` has both. What is filled in while it is being saved stays.
 */
export function useEdited<Resource extends object>(resource: Resource, options: EditedOptions<Resource>) {
  const { computed } = options
  const paths = useMemo(() => placesOf(options.members).map(({ path }) => path), [options.members])
  const form = useDraft(draftOf(resource, paths))
  const [version, setVersion] = useState(resource)
  const [met, setMet] = useState<Resource | null>(null)
  const [refused, setRefused] = useState<Draft | null>(null)

  // As long as nothing is filled in, the form shows the newest there is.
  if (resource !== version && !form.isDirty) {
    setVersion(resource)
    form.rebase(draftOf(resource, paths))
  }
  const isStale = resource !== version && changedPaths(form.base, draftOf(resource, paths), paths).length > 0

  const save = useAct(
    async ({ base, draft, version }: Saving<Resource>): Promise<Resource | null> => {
      try {
        return await options.patch(mergePatchBetween(base, draft), etagOf(version))
      } catch (error) {
        if (!(error instanceof AushangError && error.status === 412)) throw error
      }
      const current = await options.read()
      const theirs = draftOf(current, paths)
      if (conflictsOf(base, draft, theirs, paths, computed).length > 0) {
        setMet(current)
        return null
      }
      const both = merged(base, draft, theirs, paths, computed, new Set())
      return options.patch(mergePatchBetween(theirs, both), etagOf(current))
    },
    {
      changes: options.changes,
      done: (saved) => (saved === null ? undefined : options.done()),
      onDone: (saved, { draft: sent }) => {
        if (saved === null) return
        setVersion(saved)
        const next = draftOf(saved, paths)
        form.rebase(next, (draft) => merged(sent, draft, next, paths, computed, new Set(paths)))
        options.onSaved(saved)
      },
      isFailureShown: true,
    },
  )
  const issueNotes = notesOfIssues(save.error, options.members, form.draft, refused)
  useFirstFault(save.error, issueNotes)

  function start(saving: Saving<Resource>): void {
    setRefused(saving.draft)
    save.mutate(saving)
  }

  function meetingWith(theirs: Draft) {
    const { base, draft } = form
    const conflicts = conflictsOf(base, draft, theirs, paths, computed)
    const decided = new Set(conflicts.map(({ path }) => path))
    if (computed && isNobodysChoice(computed, base, draft, theirs)) decided.add(computed.path)
    return { conflicts, theirPaths: changedPaths(base, theirs, paths).filter((path) => !decided.has(path)) }
  }

  return {
    ...form,
    met: met === null ? null : meetingWith(draftOf(met, paths)),
    isStale,
    isSaving: save.isPending,
    error: save.error,
    /** What the service said no to, as long as it stands there as it was. */
    issueNotes,
    save: () => start({ base: form.base, draft: form.draft, version }),
    reset: () => {
      save.reset()
      setVersion(resource)
      form.rebase(draftOf(resource, paths))
    },
    closeConflict: () => setMet(null),
    /** Goes on from their version, with mine in the places that were chosen. */
    choose: (keptMine: ReadonlySet<string>) => {
      if (met === null) return
      const theirs = draftOf(met, paths)
      const draft = merged(form.base, form.draft, theirs, paths, computed, keptMine)
      setMet(null)
      setVersion(met)
      form.rebase(theirs, () => draft)
      if (changedPaths(theirs, draft, paths).length > 0) start({ base: theirs, draft, version: met })
    },
  }
}

export function notesOfIssues(
  error: unknown,
  members: Member[],
  draft: Draft,
  refused: Draft | null,
): Map<string, FieldNote[]> {
  const notes = new Map<string, FieldNote[]>()
  if (!(error instanceof AushangError) || refused === null) return notes
  const { language } = currentLanguage()
  for (const issue of error.issues.flatMap((each) => issuesOfFields(each, members))) {
    const { path } = issue
    if (valueAt(draft, path) !== valueAt(refused, path)) continue
    const message = faultInForm(issue, members, language)
    notes.set(path, [...(notes.get(path) ?? []), { tone: 'bad', message }])
  }
  return notes
}

/** An object that is missing as a whole has no field of its own: what is missing are those of its members that it needs. */
function issuesOfFields(issue: Issue, members: Member[]): Issue[] {
  const { path, code, message } = issue
  const object = members.find((member) => member.path === path && member.kind === 'object')
  const needed = object?.members?.filter(({ required }) => required) ?? []
  if (code !== 'required' || needed.length === 0) return [issue]
  const name = memberAt(path)
  return needed.map((member) => ({
    ...issue,
    path: member.path,
    message: message.replace(name, memberAt(member.path)),
  }))
}
