import { useLanguage } from '../../words/language.ts'
import { type Draft, valueAt } from './draft.ts'
import { Field, type TextLimit } from './field.tsx'
import { type FieldNote, FieldNotes } from './field-notes.tsx'
import { fieldId } from './field-id.ts'
import { ListField } from './list-field.tsx'
import type { Member } from './member.ts'
import classes from './form.module.css'

/** What is said about a place, and what the form itself draws there. */
export interface FormView {
  draft: Draft
  notes: ReadonlyMap<string, readonly FieldNote[]>
  isReadOnly: (path: string) => boolean
  onChange: (path: string, value: unknown) => void
  /** By place. */
  textLimits?: ReadonlyMap<string, TextLimit>
  /** In the place of the field, for kinds that only one noun has. */
  special?: (member: Member) => React.ReactNode
  /** Below the field. */
  aside?: (member: Member) => React.ReactNode
}

const none: readonly FieldNote[] = []

interface MembersProps {
  members: Member[]
  view: FormView
  /** One below the other, as texts are. */
  isColumn?: boolean
}

/** The fields of some members, in their order. */
export function Members({ members, view, isColumn = false }: MembersProps) {
  return (
    <div className={isColumn ? classes.column : classes.grid}>
      {members.map((member) => (
        <OneMember key={member.path} member={member} view={view} />
      ))}
    </div>
  )
}

function OneMember({ member, view }: { member: Member; view: FormView }) {
  const { draft, notes, isReadOnly, onChange } = view
  const language = useLanguage()
  const special = view.special?.(member)
  if (special !== undefined) return special
  const { path, kind, members = [] } = member
  if (kind === 'object') {
    // What an optional object needs, it needs as soon as there is something of it.
    const isBegun = member.required || valueAt(draft, path) !== undefined
    const inside = members.map((each) => (isBegun ? each : { ...each, required: false }))
    return (
      <fieldset className={classes.group} id={fieldId(path)} tabIndex={-1}>
        <legend>{member.name[language]}</legend>
        <FieldNotes notes={notes.get(path) ?? none} />
        <Members members={inside} view={view} />
      </fieldset>
    )
  }
  if (kind === 'objects') {
    return (
      <ListField
        member={member}
        value={valueAt(draft, path)}
        notes={notes}
        isReadOnly={isReadOnly(path)}
        onChange={onChange}
      />
    )
  }
  const field = (
    <Field
      member={member}
      value={valueAt(draft, path)}
      notes={notes.get(path) ?? none}
      isReadOnly={isReadOnly(path)}
      textLimit={view.textLimits?.get(path)}
      onChange={onChange}
    />
  )
  const aside = view.aside?.(member)
  if (aside === undefined) return field
  return (
    <div>
      {field}
      {aside}
    </div>
  )
}
