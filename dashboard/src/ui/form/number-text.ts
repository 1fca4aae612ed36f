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

/** What a number can be at all. */
interface Limits {
  max?: number | undefined
  isInteger?: boolean
  mayBeNegative?: boolean
}

/**
 * What somebody means by `1.250,50`, `1 250,5 €` or `72.5`. Undefined when it is no number, or when it may be two: people type both languages'
 * signs, whatever the page speaks.
 */
export function readNumber(text: string, language: Language, limits: Limits = {}): number | undefined {
  const plain = plainOf(text)
  if (!/^-?[\d.,]*\d[\d.,]*$/.test(plain) || isEither(plain, language, limits)) return undefined
  const decimal = partsThousands(plain, language, limits) ? undefined : plain.match(/[.,](?=[^.,]*$)/)?.[0]
  const [whole = '', fraction = '', ...more] = decimal === undefined ? [plain] : plain.split(decimal)
  const groups = whole.replace('-', '').split(/[.,]/)
  const areGroups = groups.length === 1 || groups.slice(1).every((group) => group.length === 3)
  if (more.length > 0 || !areGroups) return undefined
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}0`)
}

/** Of what may be two numbers, such as `1,250` in German, both, each as it can be nothing else. */
export function readingsOf(text: string, language: Language, limits: Limits = {}): [string, string] | undefined {
  const plain = plainOf(text)
  if (!isEither(plain, language, limits)) return undefined
  const [whole = '', fraction = ''] = plain.replace(/^(-?)0+/, '$1').split(/[.,]/)
  const figures = fraction.replace(/0+$/, '')
  if (figures === '') return [whole + fraction, whole]
  return [whole + fraction, whole + decimalSigns[language] + (figures.length === 3 ? `${figures}0` : figures)]
}

/** Without what people and other programs write around a number: `450.000,- EUR`, `12.500 qm`. */
function plainOf(text: string): string {
  return text
    .replaceAll(/[\s\u00a0\u202f'’€]/g, '')
    .replaceAll(/^euro?|(?:euro?|qm|m[²2])$/gi, '')
    .replace(/,[-–—−]+$/, '')
    .replace('−', '-')
}

/** The language's own decimal sign, where others write thousands. */
function isEither(plain: string, language: Language, limits: Limits): boolean {
  const isDecimal = plain.split(decimalSigns[language]).length === 2
  return limits.isInteger !== true && isDecimal && partsThousands(plain, language, limits)
}

/** Also where that is more than it can be, if a fraction makes no sense: then the service says so, and nothing is made into another number. */
function partsThousands(plain: string, language: Language, limits: Limits): boolean {
  const { max = Infinity, isInteger = false, mayBeNegative = false } = limits
  if (!/^-?(?!0+[.,])\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+)$/.test(plain)) return false
  const [, ...groups] = plain.split(/[.,]/)
  if (isInteger || groups.length > 1 || Math.abs(Number(plain.replace(/[.,]/, ''))) <= max) return true
  // Of fractions, only coordinates lie below zero, and nobody means thousands of degrees.
  return groups[0] === '000' && !mayBeNegative && !plain.includes(decimalSigns[language])
}
