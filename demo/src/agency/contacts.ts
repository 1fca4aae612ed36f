import type { Client, Contact, ContactDraft } from '@aushang/sdk'

const company = {
  company: 'Muster Immobilien',
  website: 'https://example.org/muster-immobilien',
  officeHours: 'Montag bis Freitag von 9 bis 18 Uhr',
  address: { street: 'Musterweg', streetNumber: '1', postalCode: '10115', city: 'Berlin' },
}

// Numbers that the Bundesnetzagentur keeps free for films and the like.
const drafts: ContactDraft[] = [
  {
    salutation: 'female',
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna.muster@example.org',
    phone: '+49 30 23125 101',
    position: 'Inhaberin',
    ...company,
  },
  {
    salutation: 'male',
    firstName: 'Jonas',
    lastName: 'Beispiel',
    email: 'jonas.beispiel@example.org',
    phone: '+49 30 23125 102',
    mobilePhone: '+49 171 39200 12',
    position: 'Vermietung',
    ...company,
  },
  {
    salutation: 'female',
    firstName: 'Mira',
    lastName: 'Probst',
    email: 'mira.probst@example.org',
    phone: '+49 89 99998 210',
    position: 'Verkauf Süd',
    ...company,
  },
  {
    salutation: 'male',
    firstName: 'Deniz',
    lastName: 'Vorlage',
    email: 'deniz.vorlage@example.org',
    phone: '+49 40 66969 330',
    position: 'Verkauf Nord',
    ...company,
  },
]

export async function bringContacts(api: Client): Promise<Contact[]> {
  const known = await api.listContacts().all()
  return Promise.all(
    drafts.map(async (draft) => known.find(({ email }) => email === draft.email) ?? api.createContact(draft)),
  )
}

/** Who looks after it: rents one, sales by region. */
export function contactFor(contacts: readonly Contact[], type: string, postalCode: string): string {
  const index = type.endsWith('Rent')
    ? 1
    : '789'.includes(postalCode.charAt(0))
      ? 2
      : '2'.includes(postalCode.charAt(0))
        ? 3
        : 0
  return contacts[index]?.id ?? ''
}
