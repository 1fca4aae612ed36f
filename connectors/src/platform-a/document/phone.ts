import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number as the portal takes it, in three parts with blanks between them: `+49 30 23125000`. People write them
 * in many ways; undefined when it does not become clear which number is meant.
 */
export function phoneNumber(text: string, country: string): string | undefined {
  // Without its area code, a number would be taken for another one: `23125000` for 25000 in Dortmund.
  if (!/^[\s(]*[+0]/.test(text)) return undefined
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
  if (!number?.isPossible()) return undefined
  const [countryCode, first = '', ...others] = number.formatInternational().match(/\d+/g) ?? []
  // In some ranges nobody knows where the area code ends. Dialled, it comes to the same wherever we put the blank.
  const subscriber = others.length > 0 ? [first, ...others] : [first.slice(0, 3), first.slice(3)]
  const written = `+${countryCode} ${subscriber.join(' ')}`
  return /^\+[1-9]\d{0,3} \d{1,10} \d[\d ]{0,24}\d$/.test(written) ? written : undefined
}
