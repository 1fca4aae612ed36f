import { each, object, text } from './rules.ts'

/** The languages of the portal's examples. */
export const textByLanguage = object(each('de en fr nl', text({ lengthMin: 0 })))

export const texts = object(each('headline description features extendedInformation area', textByLanguage))
