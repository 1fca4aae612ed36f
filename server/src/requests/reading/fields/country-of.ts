import { countryCodes } from '@aushang/model/request-words'

export function countryOf(name: string): string | undefined {
  const upper = name.toUpperCase()
  const usual = usualCountries.get(upper) ?? (countryCodes.has(upper) ? upper : undefined)
  if (usual !== undefined) return usual
  allCountries ??= countriesByName()
  return allCountries.get(upper)
}

const usualCountries = new Map([
  ...['DEUTSCHLAND', 'GERMANY', 'DEU', 'D'].map((name) => [name, 'DE'] as const),
  ...['ÖSTERREICH', 'AUSTRIA', 'AUT', 'A'].map((name) => [name, 'AT'] as const),
  ...['SCHWEIZ', 'SWITZERLAND', 'CHE'].map((name) => [name, 'CH'] as const),
  ...['UK', 'GROSSBRITANNIEN', 'GREAT BRITAIN', 'ENGLAND'].map((name) => [name, 'GB'] as const),
  ...['VEREINIGTE STAATEN VON AMERIKA', 'UNITED STATES OF AMERICA'].map((name) => [name, 'US'] as const),
  ...['TSCHECHISCHE REPUBLIK', 'CZECH REPUBLIC'].map((name) => [name, 'CZ'] as const),
  ['HOLLAND', 'NL'],
  ['TURKEY', 'TR'],
])

/** Made when somebody names one of them, for it takes some twenty milliseconds. */
let allCountries: ReadonlyMap<string, string> | undefined

function countriesByName(): ReadonlyMap<string, string> {
  const languages = ['de', 'en'].flatMap((language) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(language, { type: 'region', style })),
  )
  return new Map(
    languages.flatMap((names) => [...countryCodes].map((code) => [names.of(code)?.toUpperCase() ?? code, code])),
  )
}
