import { defineSentence } from './define-sentence.ts'

/** Why a forwarded mail is no inquiry, and what whoever forwards it can change. */
const unreadableSentences = {
  mailIsBounce: defineSentence({
    en: 'The mail only says that another one could not be delivered.',
    de: 'Die Mail meldet nur, dass eine andere nicht zugestellt wurde.',
  }),
  mailIsAutomaticReply: defineSentence({
    en: 'The mail is an automatic reply.',
    de: 'Die Mail ist eine automatische Antwort.',
  }),
  mailIsEmpty: defineSentence({
    en: 'The mail is empty.',
    de: 'Die Mail ist leer.',
  }),
  mailHasTooManyParts: defineSentence({
    en: 'The mail has too many parts and was not read to its end. It is kept; please have a look yourself.',
    de: 'Die Mail hat zu viele Teile und wurde nicht bis zum Ende gelesen. Sie bleibt erhalten; bitte sehen Sie selbst hinein.',
  }),
  mailTakesTooLong: defineSentence<{ seconds: number }>({
    examples: [{ seconds: 10 }],
    en: ({ seconds }, say) =>
      `The mail could not be read within ${say.duration(seconds)}. It is kept; please have a look yourself.`,
    de: ({ seconds }, say) =>
      `Die Mail ließ sich nicht innerhalb von ${say.duration(seconds)} lesen. Sie bleibt erhalten; bitte sehen Sie selbst hinein.`,
  }),
  mailNotReadable: defineSentence({
    en: 'The mail could not be read. It is kept; please have a look yourself.',
    de: 'Die Mail ließ sich nicht lesen. Sie bleibt erhalten; bitte sehen Sie selbst hinein.',
  }),
  mailHasInquiryInText: defineSentence({
    en: 'The inquiry is in the text of the mail, not attached to it. Set up your forwarding so that it redirects the portal’s mail, or forwards it as an attachment.',
    de: 'Die Anfrage steht nur im Text der Mail und hängt nicht an. Stellen Sie Ihre Weiterleitung so ein, dass sie die Mail des Portals umleitet oder als Anhang mitschickt.',
  }),
  mailHasOtherAttachments: defineSentence<{ count: number; types: string[]; areMore: boolean }>({
    examples: [
      { count: 2, types: ['image/png', 'application/pdf'], areMore: true },
      { count: 1, types: [], areMore: false },
    ],
    en: ({ count, types, areMore }, say) =>
      `The mail has ${say.count(count, 'attachment', 'attachments')}${kindsOf(types, areMore)}, but no machine-readable inquiry (XML) among them. Forward only inquiries, with their attachments, and have the portal attach OpenImmo feedback.`,
    de: ({ count, types, areMore }, say) =>
      `Die Mail hat ${say.count(count, 'Anhang', 'Anhänge')}${kindsOf(types, areMore)}, aber keine maschinenlesbare Anfrage (XML). Leiten Sie nur Anfragen weiter, und zwar mit ihren Anhängen, und lassen Sie das Portal OpenImmo-Feedback anhängen.`,
  }),
  mailIsTextOnly: defineSentence({
    en: 'The mail has no attachment, so the machine-readable inquiry (XML) is missing. Redirect the portal’s mail, or forward it as an attachment, and have the portal attach OpenImmo feedback.',
    de: 'Die Mail hat keinen Anhang, deshalb fehlt die maschinenlesbare Anfrage (XML). Leiten Sie die Mail des Portals um oder schicken Sie sie als Anhang weiter, und lassen Sie das Portal OpenImmo-Feedback anhängen.',
  }),
  xmlTooLarge: defineSentence<{ bytesMax: number }>({
    examples: [{ bytesMax: 2 * 1024 * 1024 }],
    en: ({ bytesMax }, say) => `The attached inquiry is larger than ${say.bytes(bytesMax)} and was not read.`,
    de: ({ bytesMax }, say) => `Die angehängte Anfrage ist größer als ${say.bytes(bytesMax)} und wurde nicht gelesen.`,
  }),
  xmlHasDoctype: defineSentence({
    en: 'The attached inquiry contains a part that could do harm (DOCTYPE) and was not read.',
    de: 'Die angehängte Anfrage enthält einen Teil, der Schaden anrichten könnte (DOCTYPE), und wurde nicht gelesen.',
  }),
  xmlTooDeep: defineSentence({
    en: 'The attached inquiry is nested too deeply and was not read.',
    de: 'Die angehängte Anfrage ist zu tief verschachtelt und wurde nicht gelesen.',
  }),
  xmlTooMuch: defineSentence({
    en: 'The attached file contains too much for an inquiry and was not read.',
    de: 'Die angehängte Datei enthält zu viel für eine Anfrage und wurde nicht gelesen.',
  }),
  xmlTooManyInquiries: defineSentence<{ countMax: number }>({
    examples: [{ countMax: 100 }],
    en: ({ countMax }, say) =>
      `The attached file contains more than ${say.number(countMax)} inquiries and was not read.`,
    de: ({ countMax }, say) =>
      `Die angehängte Datei enthält mehr als ${say.number(countMax)} Anfragen und wurde nicht gelesen.`,
  }),
  xmlBroken: defineSentence<{ line?: number }>({
    examples: [{ line: 12 }, {}],
    en: ({ line }, say) =>
      `The attached inquiry is damaged${line === undefined ? '' : ` (line ${say.number(line)})`}. Please ask the portal to send it again.`,
    de: ({ line }, say) =>
      `Die angehängte Anfrage ist beschädigt${line === undefined ? '' : ` (Zeile ${say.number(line)})`}. Bitte lassen Sie sie vom Portal noch einmal senden.`,
  }),
  xmlOfUnknownForm: defineSentence<{ name: string }>({
    examples: [{ name: 'rss' }],
    en: ({ name }, say) =>
      `The attached file (${say.quote(name)}) is in no format that we know for inquiries. Have the portal attach OpenImmo feedback.`,
    de: ({ name }, say) =>
      `Die angehängte Datei (${say.quote(name)}) hat kein Format, das wir für Anfragen kennen. Lassen Sie das Portal OpenImmo-Feedback anhängen.`,
  }),
  inquiryNamesNobody: defineSentence({
    en: 'The inquiry names nobody who could be answered: no e-mail address, phone number or postal address.',
    de: 'Die Anfrage nennt niemanden, dem man antworten könnte: keine E-Mail-Adresse, keine Telefonnummer, keine Anschrift.',
  }),
}

/** Import reports that nobody waits for: what they claim. Their own words stand beside. */
const noteSentences = {
  noteRefused: defineSentence({
    en: 'A mail says that the portal has not taken something. Nobody has checked who sent it.',
    de: 'Laut einer Mail hat das Portal etwas nicht übernommen. Von wem die Mail wirklich stammt, ist nicht geprüft.',
  }),
  noteRemarked: defineSentence({
    en: 'A mail says that the portal has a remark. Nobody has checked who sent it.',
    de: 'Laut einer Mail merkt das Portal etwas an. Von wem die Mail wirklich stammt, ist nicht geprüft.',
  }),
  noteAccepted: defineSentence({
    en: 'A mail says that the portal has taken everything. Nobody has checked who sent it.',
    de: 'Laut einer Mail hat das Portal alles übernommen. Von wem die Mail wirklich stammt, ist nicht geprüft.',
  }),
  noteUnclear: defineSentence({
    en: 'A mail says that something is wrong at the portal, but not what. Nobody has checked who sent it.',
    de: 'Laut einer Mail stimmt beim Portal etwas nicht; was, steht nicht darin. Von wem die Mail wirklich stammt, ist nicht geprüft.',
  }),
}

export const mailSentences = { ...unreadableSentences, ...noteSentences }

function kindsOf(types: string[], areMore: boolean): string {
  return types.length === 0 ? '' : ` (${[...types, ...(areMore ? ['…'] : [])].join(', ')})`
}
