import { apiKeysWords } from '../api-keys/words.ts'
import { contactsWords } from '../contacts/words.ts'
import { eventsWords } from '../events/words.ts'
import { listingsWords } from '../listings/words.ts'
import { propertiesWords } from '../properties/words.ts'
import { propertyFormWords } from '../properties/form/words.ts'
import { gridWords } from '../properties/grid/words.ts'
import { historyWords } from '../properties/history/words.ts'
import { picturesWords } from '../properties/pictures/words.ts'
import { requestsWords } from '../requests/words.ts'
import { sessionsWords } from '../sessions/words.ts'
import { settingsWords } from '../settings/words.ts'
import { shellWords } from '../shell/words.ts'
import { targetsWords } from '../targets/words.ts'
import { differencesWords } from '../targets/differences/words.ts'
import { todayWords } from '../today/words.ts'
import { uiWords } from '../ui/words.ts'
import type { Language } from '../format.ts'
import { formWords } from '../ui/form/words.ts'
import { webhooksWords } from '../webhooks/words.ts'

/** All that the dashboard says, in both languages. The words of a noun lie beside its pages; one with something in it is a function. */
export const pairs = {
  ...apiKeysWords,
  ...contactsWords,
  ...eventsWords,
  ...listingsWords,
  ...propertiesWords,
  ...propertyFormWords,
  ...gridWords,
  ...historyWords,
  ...picturesWords,
  ...requestsWords,
  ...sessionsWords,
  ...settingsWords,
  ...shellWords,
  ...targetsWords,
  ...differencesWords,
  ...todayWords,
  ...uiWords,
  ...formWords,
  ...webhooksWords,
}

type Pair = Record<Language, unknown>

type InOne<Pairs> = {
  [Name in keyof Pairs]: Pairs[Name] extends Pair ? Pairs[Name][Language] : InOne<Pairs[Name]>
}

export type Words = InOne<typeof pairs>

export function wordsIn(language: Language): Words {
  return inOne(pairs, language) as Words
}

function inOne(group: object, language: Language): object {
  const words = Object.entries(group).map(([name, inside]: [string, object]) => [
    name,
    isPair(inside) ? inside[language] : inOne(inside, language),
  ])
  return Object.fromEntries(words) as object
}

function isPair(inside: object): inside is Pair {
  return 'de' in inside
}
