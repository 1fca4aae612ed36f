// The first that fits: most browsers call themselves by the names of others, too.
const browsers = [
  ['Edge', /Edg(?:e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
] as const

/** `Firefox, Windows`, as far as what a browser calls itself tells. */
export function browserName(userAgent: string | undefined): string | undefined {
  if (userAgent === undefined) return undefined
  const names = [browsers, systems].map((known) => known.find(([, sign]) => sign.test(userAgent))?.[0])
  return names.filter(Boolean).join(', ') || userAgent.slice(0, 60)
}
