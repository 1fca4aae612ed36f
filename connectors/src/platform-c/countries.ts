/** The countries that the portal takes, as it writes them: ISO 3166-1 alpha-3. */
export const countries: Record<string, string> = {
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
