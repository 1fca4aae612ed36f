import type { SameWords } from '../../words/same-words.ts'
import type { historyDe } from './words.de.ts'

export const historyEn: SameWords<typeof historyDe> = {
  history: {
    byKey: (name) => `API key “${name}”`,
    changed: 'changed the property',
    changedThese: (names) => `changed: ${names}`,
    created: 'created the property',
    leaving: 'deleted the property',
    none: 'Nothing is recorded yet.',
    noneText: 'Who changes what stands here for as long as events are kept.',
    published: (portal) => `published it on ${portal}`,
    retried: (portal) => `tried it once more on ${portal}`,
    takenDown: (portal) => `took it down from ${portal}`,
  },
}
