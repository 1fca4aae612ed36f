export type Language = 'de' | 'en'

const locales: Record<Language, string> = { de: 'de-DE', en: 'en-GB' }
const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30.44],
  ['month', 12],
  ['year', Infinity],
] as const

export type Format = ReturnType<typeof makeFormat>

/** Numbers, prices, areas and times as a language writes them. */
export function makeFormat(language: Language) {
  const locale = locales[language]
  const number = once(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
  const euro = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }))
  const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }))
  const clock = once(() => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }))
  const exact = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' }))
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const list = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent' }))

  const plain = (value: number) => (isWhole(value) ? groupDigits(value, language) : number().format(value))

  return {
    number: plain,
    /** Cents only where there are some: `950 €`, `1.250,50 €`. */
    money: (value: number) => (isWhole(value) ? wholeEuros(value, language) : euro().format(value)),
    area: (value: number) => `${plain(value)}\u00a0m²`,
    percent: (share: number) => percent().format(share),
    list: (items: string[]) => list().format(items),
    day: (at: string | Date) => day().format(new Date(at)),
    /** Of the day. */
    clock: (at: string | Date) => clock().format(new Date(at)),
    exact: (at: string | Date) => exact().format(new Date(at)),
    /** `vor 3 Minuten`, `in 2 Stunden`. */
    relative(at: string | Date, now: number): string {
      let value = (new Date(at).getTime() - now) / 1000
      for (const [unit, size] of steps) {
        if (Math.abs(value) < size) return relative().format(Math.trunc(value), unit)
        value /= size
      }
      return exact().format(new Date(at))
    },
    /** Of what is awaited: `0:42`, `4:07`, `1:02:30`. */
    countdown(ms: number): string {
      const seconds = Math.max(0, Math.ceil(ms / 1000))
      const parts = [Math.floor(seconds / 60) % 60, seconds % 60]
      if (seconds >= 3600) parts.unshift(Math.floor(seconds / 3600))
      return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
    },
    duration: (ms: number) => (ms < 1000 ? `${Math.round(ms)}\u00a0ms` : `${plain(Math.round(ms / 100) / 10)}\u00a0s`),
    bytes: (value: number) =>
      value < 1_000_000
        ? `${plain(Math.round(value / 1000))}\u00a0kB`
        : value < 1_000_000_000
          ? `${plain(Math.round(value / 100_000) / 10)}\u00a0MB`
          : `${plain(Math.round(value / 100_000_000) / 10)}\u00a0GB`,
  }
}

/** Such as the prices and areas of the grid. The browser's own formats take a phone a tenth of a second to set up, and it waits for nothing else. */
function isWhole(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value < 1e15
}

function groupDigits(value: number, language: Language): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, language === 'de' ? '.' : ',')
}

function wholeEuros(value: number, language: Language): string {
  const digits = groupDigits(value, language)
  return language === 'de' ? `${digits}\u00a0€` : `€${digits}`
}

/** What a browser takes long to make is made when it is first used. */
function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}
