import type { PropertyTypeForm } from '@aushang/sdk'
import { Members, type FormView } from '../../ui/form/members.tsx'
import type { Member } from '../../ui/form/member.ts'
import { Section } from '../../ui/page.tsx'
import { valueAt } from '../../ui/form/draft.ts'
import { useLanguage } from '../../words/language.ts'
import { ContactField } from './contact-field.tsx'
import { RentSum, totalRentPath } from './rent-sum.tsx'
import formClasses from '../../ui/form/form.module.css'

interface PropertyFormProps {
  form: PropertyTypeForm
  view: FormView
  /** In the place of the pictures, which have a page of their own. */
  pictures: React.ReactNode
}

/** All that a type of property has, in its sections, as the service describes it. */
export function PropertyForm({ form, view, pictures }: PropertyFormProps) {
  const language = useLanguage()
  const { draft, notes, isReadOnly, onChange } = view
  const special = (member: Member) => {
    if (member.path === '/attachments') return pictures
    if (member.kind !== 'contact') return undefined
    return (
      <ContactField
        member={member}
        value={valueAt(draft, member.path)}
        notes={notes.get(member.path) ?? []}
        isReadOnly={isReadOnly(member.path)}
        onChange={onChange}
      />
    )
  }
  const aside = ({ path }: Member) =>
    path === totalRentPath ? <RentSum draft={draft} onTake={(sum) => onChange(path, sum)} /> : undefined
  return (
    <div className={formClasses.form}>
      {form.sections.map(({ section, name, members }) => (
        <Section key={section} title={name[language]}>
          <Members members={members} view={{ ...view, special, aside }} isColumn={section === 'texts'} />
        </Section>
      ))}
    </div>
  )
}

/** Everything that the form of a type asks for. Pictures are no part of it. */
export function membersOfForm(form: PropertyTypeForm): Member[] {
  return form.sections.flatMap(({ members }) => members).filter(({ path }) => path !== '/attachments')
}
