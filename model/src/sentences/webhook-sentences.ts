import { defineSentence } from './define-sentence.ts'

/** What became of webhooks, and of what they were sent. */
export const webhookSentences = {
  webhookGone: defineSentence({
    en: 'The address has answered that it is gone for good. Enter a new address, or delete the webhook.',
    de: 'Die Adresse hat mitgeteilt, dass es sie nicht mehr gibt. Tragen Sie eine neue ein oder löschen Sie den Webhook.',
  }),
  webhookFailing: defineSentence({
    en: 'For five days, nothing has got through to the address. Check it, and switch the webhook on again.',
    de: 'Fünf Tage lang ist an der Adresse nichts angekommen. Prüfen Sie sie und schalten Sie den Webhook wieder ein.',
  }),
  deliveryToDisabled: defineSentence({
    en: 'The webhook was switched off, so nothing was sent.',
    de: 'Der Webhook war ausgeschaltet, deshalb wurde nichts gesendet.',
  }),
  deliveryRefused: defineSentence({
    en: 'The receiver answered, but did not accept the message.',
    de: 'Der Empfänger hat geantwortet, die Nachricht aber nicht angenommen.',
  }),
  deliveryRefusedForClock: defineSentence({
    en: 'The receiver did not accept the message: its clock and the clock of this service are too far apart. Whoever runs the service has to look at the clock.',
    de: 'Der Empfänger hat die Nachricht nicht angenommen: Seine Uhr und die Uhr dieses Dienstes gehen zu weit auseinander. Wer den Dienst betreibt, muss nach der Uhr sehen.',
  }),
  receiverBlocked: defineSentence<{ host: string }>({
    examples: [{ host: 'intern.example' }],
    en: ({ host }) => `We must not call ${host}: the address must be public and begin with https.`,
    de: ({ host }) => `${host} dürfen wir nicht aufrufen: Die Adresse muss öffentlich sein und mit https beginnen.`,
  }),
  receiverAddressUnusable: defineSentence<{ host: string }>({
    examples: [{ host: 'example.org' }],
    en: ({ host }) => `The address at ${host} cannot be called.`,
    de: ({ host }) => `Die Adresse bei ${host} lässt sich nicht aufrufen.`,
  }),
  receiverUnknown: defineSentence<{ host: string }>({
    examples: [{ host: 'example.org' }],
    en: ({ host }) => `${host} cannot be found.`,
    de: ({ host }) => `${host} ist nicht zu finden.`,
  }),
  receiverTakesNoConnection: defineSentence<{ host: string }>({
    examples: [{ host: 'example.org' }],
    en: ({ host }) => `${host} accepts no connection.`,
    de: ({ host }) => `${host} nimmt keine Verbindung an.`,
  }),
  receiverInsecure: defineSentence<{ host: string }>({
    examples: [{ host: 'example.org' }],
    en: ({ host }) => `No secure connection to ${host} could be made. Its certificate may be the reason.`,
    de: ({ host }) => `Eine sichere Verbindung zu ${host} kam nicht zustande. Das kann am Zertifikat liegen.`,
  }),
  receiverSilent: defineSentence<{ host: string; seconds: number }>({
    examples: [{ host: 'example.org', seconds: 15 }],
    en: ({ host, seconds }, say) => `${host} did not answer within ${say.duration(seconds)}.`,
    de: ({ host, seconds }, say) => `${host} hat nicht innerhalb von ${say.duration(seconds)} geantwortet.`,
  }),
  receiverBrokeOff: defineSentence<{ host: string }>({
    examples: [{ host: 'example.org' }],
    en: ({ host }) => `${host} broke off the connection before it answered.`,
    de: ({ host }) => `${host} hat die Verbindung abgebrochen, bevor die Antwort da war.`,
  }),
  receiverUnintelligible: defineSentence<{ host: string }>({
    examples: [{ host: 'example.org' }],
    en: ({ host }) => `The answer of ${host} could not be understood.`,
    de: ({ host }) => `Die Antwort von ${host} war nicht zu verstehen.`,
  }),
}
