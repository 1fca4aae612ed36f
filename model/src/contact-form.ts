import Type, { type Static } from 'typebox'
import { contactWords } from './contact-words.ts'
import { ContactDraft } from './contact.ts'
import { membersOf } from './property/form.ts'
import { FormMember } from './property/form-schema.ts'
import { closed } from './schema.ts'

export const ContactForm = closed(
  { members: Type.Array(FormMember, { description: 'In the order in which people fill them in.' }) },
  {
    $id: 'ContactForm',
    examples: [
      {
        members: [
          {
            path: '/lastName',
            kind: 'text',
            required: true,
            name: { en: 'Last name', de: 'Nachname' },
            explanation: { en: 'As it is to stand beside the advert', de: 'Wie er neben dem Inserat stehen soll' },
            maxLength: 50,
            format: 'not-blank',
          },
        ],
      },
    ],
  },
)
export type ContactForm = Static<typeof ContactForm>

/** What a contact has, as a form shows it. */
export function contactForm(): ContactForm {
  return { members: membersOf(ContactDraft, contactWords) }
}
