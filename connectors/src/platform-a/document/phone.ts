/**
 * A phone number as the portal takes it, in three parts with blanks between them: `+49 30 23125000`. People write them
 * in many ways; undefined when it does not become clear which number is meant.
 */
export function phoneNumber(text: string, country: string): string | undefined {
  const international = inInternationalForm(text.replaceAll('(0)', ' ').replace(/[()]/g, ' ').trim(), country)
  if (international === undefined) return undefined
  const [first = '', ...others] = international.match(/\d+/g) ?? []
  const countryCode = countryCodes.exec(first)?.[0] ?? ''
  const groups = [first.slice(countryCode.length), ...others].filter((group) => group !== '')
  if (countryCode === '49' && groups[0] !== undefined) groups[0] = groups[0].replace(/^0/, '')
  const [area = '', ...subscriber] = groups.length > 1 ? groups : splitUnmarked(groups[0] ?? '', countryCode)
  const number = `+${countryCode} ${area} ${subscriber.join(' ')}`
  return /^\+[1-9]\d{0,3} \d{1,10} \d[\d ]{0,24}\d$/.test(number) ? number : undefined
}

/** The calling codes of one and two digits; all others have three. */
const countryCodes = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/

function inInternationalForm(text: string, country: string): string | undefined {
  if (text.startsWith('+')) return text
  if (text.startsWith('00')) return text.slice(2)
  return text.startsWith('0') && country === 'DE' ? `49 ${text.slice(1)}` : undefined
}

/** Nobody marked where the area code ends. Dialled, it comes to the same wherever we put the blank. */
function splitUnmarked(digits: string, countryCode: string): string[] {
  const areaLength = countryCode === '49' && /^(30|40|69|89)/.test(digits) ? 2 : 3
  return [digits.slice(0, areaLength), digits.slice(areaLength)]
}
