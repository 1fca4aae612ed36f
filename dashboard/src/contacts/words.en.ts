import type { SameWords } from '../words/same-words.ts'
import type { contactsDe } from './words.de.ts'

export const contactsEn: SameWords<typeof contactsDe> = {
  contacts: {
    delete: 'Delete contact',
    deleteText: 'The person will no longer be shown beside listings.',
    deleteTitle: (name) => `Delete ${name}?`,
    deleted: 'The contact is deleted.',
    email: 'E-mail',
    inUse: 'Properties with this contact',
    name: 'Name',
    new: 'New contact',
    none: 'No contacts yet.',
    noneText: 'Portals show beside every listing whom to turn to. Create these people here.',
    nothingFound: 'There is no such contact.',
    phone: 'Phone',
    search: 'Name, company, e-mail, phone …',
    title: 'Contacts',
  },
}
