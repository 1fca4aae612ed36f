import { areasAndRooms } from './areas-and-rooms.ts'
import { buildability } from './buildability.ts'
import { conditionAndEnergy } from './condition-and-energy.ts'
import { equipment } from './equipment.ts'
import { location } from './location.ts'
import { contactPerson, media } from './media.ts'
import type { FieldWords, PropertyWords } from './member-words.ts'
import { availability, object } from './object.ts'
import { price } from './price.ts'
import type { Section } from './sections.ts'
import { texts } from './texts.ts'

/** The words of every member of `fields`. */
export const fieldWords: FieldWords = {
  ...availability,
  ...location,
  ...price,
  ...areasAndRooms,
  ...equipment,
  ...conditionAndEnergy,
  ...buildability,
  ...texts,
}

/** The words of every member beside `fields`. */
export const propertyWords: PropertyWords = { ...object, ...media, ...contactPerson }

/** What stands in which section of a form, in this order: pointers into a property. */
export const membersBySection: Readonly<Record<Section, readonly string[]>> = {
  object: [...inProperty(object), ...inFields(availability)],
  location: inFields(location),
  price: inFields(price),
  areasAndRooms: inFields(areasAndRooms),
  equipment: inFields(equipment),
  conditionAndEnergy: inFields(conditionAndEnergy),
  buildability: inFields(buildability),
  texts: inFields(texts),
  media: inProperty(media),
  contactPerson: inProperty(contactPerson),
}

function inProperty(words: object): string[] {
  return Object.keys(words).map((name) => `/${name}`)
}

function inFields(words: object): string[] {
  return Object.keys(words).map((name) => `/fields/${name}`)
}
