import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { contactName } from '../../contacts/contact-name.ts'
import { paths } from '../../paths.ts'
import { all } from '../../queries.ts'
import { FieldNotes } from '../../ui/form/field-notes.tsx'
import type { FieldProps } from '../../ui/form/field.tsx'
import { fieldId } from '../../ui/form/field-id.ts'
import { LinkText } from '../../ui/link.tsx'
import { useLanguage, useWords } from '../../words/language.ts'

/** Chooses one of the account's contacts. */
export function ContactField({ member, value, notes, isReadOnly = false, onChange }: FieldProps) {
  const words = useWords()
  const language = useLanguage()
  const { data: contacts = [] } = useQuery(all('listContacts'))
  return (
    <div>
      <Select
        id={fieldId(member.path)}
        label={member.name[language]}
        description={member.explanation[language]}
        error={notes.length > 0 && <FieldNotes notes={notes} />}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        data={contacts.map((contact) => ({ value: contact.id, label: `${contactName(contact)} · ${contact.email}` }))}
        value={typeof value === 'string' ? value : null}
        onChange={(id) => onChange(member.path, id ?? undefined)}
        placeholder={words.form.unset}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': words.ui.clear }}
        nothingFoundMessage={words.form.nothingFound}
        limit={50}
        readOnly={isReadOnly}
      />
      {!isReadOnly && (
        <LinkText to={paths.newContact} size="sm" target="_blank">
          {words.contacts.new}
        </LinkText>
      )}
    </div>
  )
}
