/** The countries that the portal takes, as it writes them: ISO 3166-1 alpha-3. */
const countries: Record<string, string> = {
  DE: 'DEU',
  AT: 'AUT',
  CH: 'CHE',
  LI: 'LIE',
  LU: 'LUX',
  BE: 'BEL',
  NL: 'NLD',
  DK: 'DNK',
  PL: 'POL',
  CZ: 'CZE',
  FR: 'FRA',
  IT: 'ITA',
  ES: 'ESP',
  PT: 'PRT',
  GR: 'GRC',
  HR: 'HRV',
}

export function countryOf(alpha2: string): string | undefined {
  return countries[alpha2]
}

export function alpha2Of(alpha3: string | undefined): string | undefined {
  return Object.keys(countries).find((alpha2) => countries[alpha2] === alpha3)
}
