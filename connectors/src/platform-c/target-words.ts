import type { SchemaWords } from '../contract.ts'
import type { Consumer } from './keys.ts'
import type { Options } from './options.ts'

export const consumerWords: SchemaWords<Consumer> = {
  key: {
    name: { de: 'Kennung', en: 'Client id' },
    explanation: {
      de: 'Die „Client ID“ aus Ihrer Vereinbarung mit dem Portal.',
      en: 'The client id of your agreement with the portal.',
    },
  },
  secret: {
    name: { de: 'Geheimnis', en: 'Secret' },
    explanation: {
      de: 'Das „Client Secret“ dazu. Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
      en: 'The client secret that goes with it. It is stored encrypted and never shown again.',
    },
  },
}

export const optionWords: SchemaWords<Options> = {
  marketingKey: {
    name: { de: 'Kundenschlüssel', en: 'Customer key' },
    explanation: {
      de: 'Unter diesem Schlüssel führt das Portal Ihre Inserate, falls es Ihnen einen gegeben hat.',
      en: 'The key under which the portal files your adverts, if it has given you one.',
    },
  },
}
