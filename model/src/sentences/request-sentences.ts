import { defineSentence } from './define-sentence.ts'

/** What the API says to the developer who called it. It names members, and writes values as JSON does. */
export const requestSentences = {
  memberMissing: defineSentence<{ member: string; allowed?: string[] }>({
    examples: [{ member: 'condition', allowed: ['"new"', '"mint"'] }, { member: 'baseRent' }],
    en: ({ member, allowed }, say) => `${member} is missing${allowed ? `: give ${say.either(allowed)}` : ''}.`,
    de: ({ member, allowed }, say) => `${member} fehlt${allowed ? `: Erlaubt ist ${say.either(allowed)}` : ''}.`,
  }),
  moreFaults: defineSentence<{ count: number }>({
    examples: [{ count: 3 }, { count: 1 }],
    en: ({ count }, say) => (count === 1 ? 'There is one more fault.' : `There are ${say.number(count)} more faults.`),
    de: ({ count }, say) =>
      count === 1 ? 'Es gibt einen weiteren Fehler.' : `Es gibt ${say.number(count)} weitere Fehler.`,
  }),
}
