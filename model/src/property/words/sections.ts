import type { Phrase } from './phrase.ts'

/** The parts of a form, in the order in which a person fills it in. */
export const sections = {
  object: { de: 'Objekt', en: 'Property' },
  location: { de: 'Lage', en: 'Location' },
  price: { de: 'Preis', en: 'Price' },
  areasAndRooms: { de: 'Flächen und Räume', en: 'Areas and rooms' },
  equipment: { de: 'Ausstattung', en: 'Equipment' },
  conditionAndEnergy: { de: 'Zustand und Energie', en: 'Condition and energy' },
  buildability: { de: 'Bebauung', en: 'Building on the plot' },
  texts: { de: 'Texte', en: 'Texts' },
  media: { de: 'Bilder und Links', en: 'Pictures and links' },
  contactPerson: { de: 'Ansprechpartner', en: 'Contact person' },
} satisfies Record<string, Phrase>

export type Section = keyof typeof sections
