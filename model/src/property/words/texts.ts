import type { FieldWords } from './member-words.ts'

export const texts = {
  title: {
    name: { de: 'die Überschrift', en: 'title' },
    explanation: { de: 'steht in der Trefferliste der Portale', en: 'what portals show in their lists' },
  },
  description: {
    name: { de: 'die Objektbeschreibung', en: 'description' },
    explanation: { de: 'das Objekt im Ganzen', en: 'the property as a whole' },
  },
  locationDescription: {
    name: { de: 'die Lagebeschreibung', en: 'description of the location' },
    explanation: { de: 'Umgebung, Verkehr, Schulen, Läden', en: 'surroundings, traffic, schools, shops' },
  },
  furnishingDescription: {
    name: { de: 'die Ausstattungsbeschreibung', en: 'description of the equipment' },
    explanation: { de: 'Bad, Küche, Böden, Technik', en: 'bathroom, kitchen, floors, technology' },
  },
  miscellaneousDescription: {
    name: { de: 'Sonstiges', en: 'other notes' },
    pluralIn: ['en'],
    explanation: { de: 'was sonst wichtig ist', en: 'whatever else matters' },
  },
} satisfies Partial<FieldWords>
