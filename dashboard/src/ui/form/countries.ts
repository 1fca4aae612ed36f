import type { Language } from '../../words/language.ts'

/** What browsers have names for and ISO 3166-1 has no code for: former states, parts of states, unions. */
const notCountries = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH QO RH SU TA TP UK UN VD XA XB YD YU ZR ZZ'.split(' '),
)
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')

/** Every country by its name in a language, those next door first. */
export function countriesIn(language: Language): { value: string; label: string }[] {
  lists[language] ??= makeList(language)
  return lists[language]
}

const lists: Partial<Record<Language, { value: string; label: string }[]>> = {}
const nextDoor = ['DE', 'AT', 'CH']

function makeList(language: Language) {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  const countries = letters.flatMap((one) =>
    letters.flatMap((other) => {
      const value = one + other
      const label = notCountries.has(value) ? undefined : names.of(value)
      return label === undefined ? [] : { value, label }
    }),
  )
  const rank = (value: string) => (nextDoor.includes(value) ? nextDoor.indexOf(value) : nextDoor.length)
  return countries.toSorted(
    (one, other) => rank(one.value) - rank(other.value) || one.label.localeCompare(other.label, language),
  )
}
