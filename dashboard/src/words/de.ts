import { apiKeysDe } from '../api-keys/words.de.ts'
import { contactsDe } from '../contacts/words.de.ts'
import { eventsDe } from '../events/words.de.ts'
import { listingsDe } from '../listings/words.de.ts'
import { propertiesDe } from '../properties/words.de.ts'
import { propertyFormDe } from '../properties/form/words.de.ts'
import { gridDe } from '../properties/grid/words.de.ts'
import { historyDe } from '../properties/history/words.de.ts'
import { picturesDe } from '../properties/pictures/words.de.ts'
import { requestsDe } from '../requests/words.de.ts'
import { sessionsDe } from '../sessions/words.de.ts'
import { settingsDe } from '../settings/words.de.ts'
import { shellDe } from '../shell/words.de.ts'
import { targetsDe } from '../targets/words.de.ts'
import { differencesDe } from '../targets/differences/words.de.ts'
import { todayDe } from '../today/words.de.ts'
import { uiDe } from '../ui/words.de.ts'
import { formDe } from '../ui/form/words.de.ts'
import { webhooksDe } from '../webhooks/words.de.ts'
import type { SameWords } from './same-words.ts'

/** The German catalogue, which is the first: it says which words there are. Those of a noun lie beside its pages. */
export const de = {
  ...apiKeysDe,
  ...contactsDe,
  ...eventsDe,
  ...listingsDe,
  ...propertiesDe,
  ...propertyFormDe,
  ...gridDe,
  ...historyDe,
  ...picturesDe,
  ...requestsDe,
  ...sessionsDe,
  ...settingsDe,
  ...shellDe,
  ...targetsDe,
  ...differencesDe,
  ...todayDe,
  ...uiDe,
  ...formDe,
  ...webhooksDe,
}

export type Words = SameWords<typeof de>
