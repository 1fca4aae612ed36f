import type { SchemaWords } from '../contract.ts'
import type { Credentials } from './login.ts'

export const credentialWords: SchemaWords<Credentials> = {
  clientId: {
    name: { de: 'Client-ID', en: 'Client id' },
    explanation: {
      de: 'Die Kennung Ihrer Agentur, die Sie vom Portal bekommen haben.',
      en: 'The id of your agency, as the portal has given it to you.',
    },
  },
  clientSecret: {
    name: { de: 'Client-Secret', en: 'Client secret' },
    explanation: {
      de: 'Das Geheimnis zu dieser Kennung. Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
      en: 'The secret that goes with it. It is stored encrypted and never shown again.',
    },
  },
}
