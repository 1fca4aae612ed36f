import { apiKeysEn } from '../api-keys/words.en.ts'
import { contactsEn } from '../contacts/words.en.ts'
import { eventsEn } from '../events/words.en.ts'
import { listingsEn } from '../listings/words.en.ts'
import { propertiesEn } from '../properties/words.en.ts'
import { propertyFormEn } from '../properties/form/words.en.ts'
import { gridEn } from '../properties/grid/words.en.ts'
import { historyEn } from '../properties/history/words.en.ts'
import { picturesEn } from '../properties/pictures/words.en.ts'
import { requestsEn } from '../requests/words.en.ts'
import { sessionsEn } from '../sessions/words.en.ts'
import { settingsEn } from '../settings/words.en.ts'
import { shellEn } from '../shell/words.en.ts'
import { targetsEn } from '../targets/words.en.ts'
import { differencesEn } from '../targets/differences/words.en.ts'
import { todayEn } from '../today/words.en.ts'
import { uiEn } from '../ui/words.en.ts'
import { formEn } from '../ui/form/words.en.ts'
import { webhooksEn } from '../webhooks/words.en.ts'
import type { Words } from './de.ts'

export const en: Words = {
  ...apiKeysEn,
  ...contactsEn,
  ...eventsEn,
  ...listingsEn,
  ...propertiesEn,
  ...propertyFormEn,
  ...gridEn,
  ...historyEn,
  ...picturesEn,
  ...requestsEn,
  ...sessionsEn,
  ...settingsEn,
  ...shellEn,
  ...targetsEn,
  ...differencesEn,
  ...todayEn,
  ...uiEn,
  ...formEn,
  ...webhooksEn,
}
