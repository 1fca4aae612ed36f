import { ActionIcon, Button } from '@mantine/core'
import { useLanguage, useWords } from '../../words/language.ts'
import { Icon } from '../icon.tsx'
import { type Draft, isDraft, withValueAt } from './draft.ts'
import { Field } from './field.tsx'
import { type FieldNote, FieldNotes } from './field-notes.tsx'
import { fieldId } from './field-id.ts'
import type { Member } from './member.ts'
import classes from './form.module.css'

interface ListFieldProps {
  member: Member
  value: unknown
  notes: ReadonlyMap<string, readonly FieldNote[]>
  isReadOnly: boolean
  onChange: (path: string, value: unknown) => void
}

/** A list of objects, each in a line of its own. */
export function ListField({ member, value, notes, isReadOnly, onChange }: ListFieldProps) {
  const words = useWords()
  const language = useLanguage()
  const { path, members = [], maxItems = 100 } = member
  const rows: Draft[] = Array.isArray(value) ? value.filter(isDraft) : []
  const change = (next: Draft[]) => onChange(path, next.length === 0 ? undefined : next)
  return (
    <fieldset className={classes.group} id={fieldId(path)} tabIndex={-1}>
      <legend>{member.name[language]}</legend>
      <FieldNotes notes={notes.get(path) ?? []} />
      <div className={classes.rows}>
        <span className={classes.help}>{member.explanation[language]}</span>
        {rows.map((row, index) => (
          <div key={index} className={classes.row}>
            <div className={classes.grid}>
              {members.map((each) => {
                const name = each.path.slice(path.length)
                const at = `${path}/${index}${name}`
                return (
                  <Field
                    key={at}
                    member={{ ...each, path: at }}
                    value={row[name.slice(1)]}
                    notes={notes.get(at) ?? []}
                    isReadOnly={isReadOnly}
                    onChange={(_path, next) => change(rows.with(index, withValueAt(row, name, next)))}
                  />
                )
              })}
            </div>
            {!isReadOnly && (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={words.form.removeRow(member.name[language], index + 1)}
                onClick={() => change(rows.filter((_, other) => other !== index))}
              >
                <Icon name="bin" />
              </ActionIcon>
            )}
          </div>
        ))}
        {!isReadOnly && rows.length < maxItems && (
          <div>
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name="plus" size={14} />}
              onClick={() => change([...rows, {}])}
            >
              {words.form.addRow}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}
