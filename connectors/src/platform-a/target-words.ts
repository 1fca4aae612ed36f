import type { SchemaWords } from '../contract.ts'
import type { Options } from './options.ts'
import type { Consumer } from './signing/keys.ts'

export const consumerWords: SchemaWords<Consumer> = {
  key: {
    name: { de: 'Schlüssel', en: 'Key' },
    explanation: {
      de: 'Der „Consumer Key“ aus Ihrer Vereinbarung mit dem Portal.',
      en: 'The consumer key of your agreement with the portal.',
    },
  },
  secret: {
    name: { de: 'Geheimnis', en: 'Secret' },
    explanation: {
      de: 'Das „Consumer Secret“ dazu. Es wird verschlüsselt gespeichert und nie wieder angezeigt.',
      en: 'The consumer secret that goes with it. It is stored encrypted and never shown again.',
    },
  },
}

export const optionWords: SchemaWords<Options> = {
  onWithdraw: {
    name: { de: 'Beim Offline-Nehmen', en: 'When taken down' },
    explanation: {
      de: 'Was aus einem Inserat wird, das offline genommen wird. Das Portal empfiehlt, es nur zu deaktivieren. Mit seinem Objekt wird es in jedem Fall gelöscht.',
      en: 'What becomes of an advert that is taken down. The portal recommends deactivating it, which is the default. With its property, it is deleted in any case.',
    },
    values: {
      deactivate: {
        de: 'deaktivieren, Nummer und Statistik bleiben',
        en: 'deactivate, keeping number and statistics',
      },
      delete: { de: 'löschen', en: 'delete' },
    },
  },
  publishChannels: {
    name: { de: 'Kanäle', en: 'Channels' },
    explanation: {
      de: 'Nummern der Kanäle, auf denen Inserate erscheinen: 10000 ist das Portal selbst (so ist es ohne Angabe), 10001 Ihre Homepage; andere gehören zu Gruppen.',
      en: 'The numbers of the channels on which adverts appear: 10000 is the portal itself (the default), 10001 your homepage; others belong to groups.',
    },
  },
}
