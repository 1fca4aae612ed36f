import type { Language } from '../../words/language.ts'

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }
const decimalSigns: Record<Language, string> = { de: ',', en: '.' }

/** As one writes it: `1.250,5` in German, `1,250.5` in English. A year has no point in it, and cents have two figures. */
export function numberText(value: number, language: Language, { isYear = false, isMoney = false } = {}): string {
  return value.toLocaleString(locales[language], {
    minimumFractionDigits: isMoney && !Number.isInteger(value) ? 2 : 0,
    maximumFractionDigits: 6,
    useGrouping: !isYear,
  })
}

/**
 * What somebody means by `1.250,50`, `1 250,5 €` or `72.5`. A sign that stands before exactly three figures, and is not the language's own
 * decimal sign, parts thousands. Undefined when it is no number.
 */
export function readNumber(text: string, language: Language): number | undefined {
  const plain = text.replaceAll(/[\s\u00a0\u202f'’€]|m²/g, '').replace('−', '-')
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(plain)) return undefined
  const decimal = decimalSignOf(plain, language)
  const [whole = '', fraction, ...more] = decimal === undefined ? [plain] : plain.split(decimal)
  const groups = whole.replace('-', '').split(/[.,]/)
  const areGroups = groups.length === 1 || groups.slice(1).every((group) => group.length === 3)
  if (more.length > 0 || !areGroups || (fraction !== undefined && !/^\d*$/.test(fraction))) return undefined
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction ?? ''}0`)
}

function decimalSignOf(plain: string, language: Language): string | undefined {
  const own = decimalSigns[language]
  const other = own === ',' ? '.' : ','
  const [ownAt, otherAt] = [plain.lastIndexOf(own), plain.lastIndexOf(other)]
  if (ownAt >= 0 && ownAt > otherAt) return own
  if (otherAt < 0) return undefined
  // The other sign: it parts thousands where it could, as in 1.250; else somebody has typed it for the decimal sign.
  const partsThousands = /^-?\d{1,3}([.,]\d{3})+$/.test(plain)
  return partsThousands ? undefined : other
}
