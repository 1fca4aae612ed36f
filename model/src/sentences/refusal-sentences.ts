import { defineSentence } from './define-sentence.ts'

/** What there may be none of, by its name in English. */
export type Noun =
  | 'API key'
  | 'bulk'
  | 'comparison'
  | 'contact'
  | 'delivery'
  | 'event'
  | 'invitation'
  | 'listing'
  | 'mail'
  | 'mailbox'
  | 'person'
  | 'property'
  | 'replay'
  | 'request'
  | 'resource'
  | 'session'
  | 'target'
  | 'thumbnail'
  | 'upload'
  | 'webhook'

const nounsInGerman: Record<Noun, string> = {
  'API key': 'Diesen API-Schlüssel',
  bulk: 'Diesen Sammelauftrag',
  comparison: 'Diesen Abgleich',
  contact: 'Diesen Kontakt',
  delivery: 'Diese Zustellung',
  event: 'Dieses Ereignis',
  invitation: 'Diese Einladung',
  listing: 'Dieses Inserat',
  mail: 'Diese E-Mail',
  mailbox: 'Dieses Postfach',
  person: 'Diese Person',
  property: 'Dieses Objekt',
  replay: 'Diese Nachlieferung',
  request: 'Diese Anfrage',
  resource: 'Diese Ressource',
  session: 'Diese Sitzung',
  target: 'Dieses Portal',
  thumbnail: 'Dieses Vorschaubild',
  upload: 'Diese hochgeladene Datei',
  webhook: 'Diesen Webhook',
}

/** Why the API does not do what it is asked for, although the request fits, or before it is looked at. */
export const refusalSentences = {
  notFound: defineSentence<{ noun: Noun }>({
    examples: [{ noun: 'property' }, ...(Object.keys(nounsInGerman) as Noun[]).map((noun) => ({ noun }))],
    en: ({ noun }) => `There is no such ${noun} in this account.`,
    de: ({ noun }) => `${nounsInGerman[noun]} gibt es in diesem Konto nicht.`,
  }),
  noSuchPath: defineSentence<{ path: string }>({
    examples: [{ path: '/castles' }],
    en: ({ path }) => `There is no path ${path}; see /docs.`,
    de: ({ path }) => `Den Pfad ${path} gibt es nicht; siehe /docs.`,
  }),
  noSuchGuide: defineSentence({ en: 'There is no such guide.', de: 'Diese Anleitung gibt es nicht.' }),
  noSuchExample: defineSentence({ en: 'There is no such example.', de: 'Dieses Beispiel gibt es nicht.' }),
  methodNotAllowed: defineSentence<{ method: string; allowed: string[] }>({
    examples: [{ method: 'PATCH', allowed: ['GET', 'HEAD'] }],
    en: ({ method, allowed }, say) => `This path takes ${say.all(allowed)}, not ${method}.`,
    de: ({ method, allowed }, say) => `Dieser Pfad erlaubt ${say.all(allowed)}, nicht ${method}.`,
  }),
  pathBadlyEncoded: defineSentence({
    en: 'The path is not properly encoded.',
    de: 'Der Pfad ist nicht richtig kodiert.',
  }),
  queryBadlyEncoded: defineSentence<{ name: string }>({
    examples: [{ name: 'q' }],
    en: ({ name }) =>
      `The query parameter ${name} is not properly encoded: a % needs two hexadecimal digits, of UTF-8.`,
    de: ({ name }) =>
      `Der Query-Parameter ${name} ist nicht richtig kodiert: Auf % folgen zwei hexadezimale Ziffern, und zwar von UTF-8.`,
  }),

  apiKeyMissing: defineSentence({
    en: 'Send your API key in the header Authorization: Bearer <API key>.',
    de: 'Senden Sie Ihren API-Schlüssel im Header Authorization: Bearer <API-Schlüssel>.',
  }),
  apiKeyUnknown: defineSentence({
    en: 'The API key is not known.',
    de: 'Dieser API-Schlüssel ist nicht bekannt.',
  }),
  inboundSecretNotSet: defineSentence({
    en: 'This installation takes no mails by HTTP: it has no INBOUND_SECRET.',
    de: 'Diese Installation nimmt keine E-Mails über HTTP an: INBOUND_SECRET ist nicht gesetzt.',
  }),
  inboundSecretWrong: defineSentence({
    en: 'Send INBOUND_SECRET in the header Authorization: Bearer <secret>.',
    de: 'Senden Sie INBOUND_SECRET im Header Authorization: Bearer <secret>.',
  }),
  tooManyRequests: defineSentence<{ seconds: number }>({
    examples: [{ seconds: 12 }],
    en: ({ seconds }, say) => `Too many requests came from this account; try again in ${say.duration(seconds)}.`,
    de: ({ seconds }, say) => `Zu viele Aufrufe dieses Kontos; weiter geht es in ${say.duration(seconds)}.`,
  }),
  tooManyRequestsFromAddress: defineSentence<{ seconds: number }>({
    examples: [{ seconds: 12 }],
    en: ({ seconds }, say) => `Too many requests came from your address; try again in ${say.duration(seconds)}.`,
    de: ({ seconds }, say) => `Von Ihrer Adresse kamen zu viele Aufrufe; weiter geht es in ${say.duration(seconds)}.`,
  }),
  tooManyUnknownKeys: defineSentence<{ seconds: number }>({
    examples: [{ seconds: 45 }],
    en: ({ seconds }, say) =>
      `Too many unknown API keys came from your address; try again in ${say.duration(seconds)}.`,
    de: ({ seconds }, say) =>
      `Von Ihrer Adresse kamen zu viele unbekannte API-Schlüssel; weiter geht es in ${say.duration(seconds)}.`,
  }),
  tooManyLists: defineSentence({
    en: 'The account is reading as many lists at once as it may; wait until one has ended.',
    de: 'Das Konto liest schon so viele Listen gleichzeitig, wie es darf; warten Sie, bis eine fertig ist.',
  }),
  tooManyStreams: defineSentence({
    en: 'The account is reading as many event streams as it may; close one first.',
    de: 'Das Konto liest schon so viele Ereignisströme, wie es darf; schließen Sie zuerst einen.',
  }),
  tooManyMails: defineSentence({
    en: 'This address has received as many mails as it may within an hour.',
    de: 'Diese Adresse hat in dieser Stunde schon so viele E-Mails bekommen, wie sie darf.',
  }),

  conditionUnused: defineSentence<{ header: string }>({
    examples: [{ header: 'If-Match' }],
    en: ({ header }) => `This call knows no versions, and cannot keep to ${header}; leave it out.`,
    de: ({ header }) => `Dieser Aufruf kennt keine Versionen und kann ${header} nicht beachten; lassen Sie es weg.`,
  }),
  notAnETag: defineSentence({
    en: 'If-Match must be an ETag as it was read, with its quotation marks, such as "3.x7Kq", or *.',
    de: 'If-Match muss ein ETag sein, wie er gelesen wurde, mit den Anführungszeichen, etwa "3.x7Kq", oder *.',
  }),
  ifNoneMatchUnused: defineSentence({
    en: 'If-None-Match counts only when something is read; leave it out.',
    de: 'If-None-Match gilt nur beim Lesen; lassen Sie es weg.',
  }),
  ifMatchInstead: defineSentence({
    en: 'If-None-Match counts only when something is read. To change one version only, send If-Match with its ETag.',
    de: 'If-None-Match gilt nur beim Lesen. Um nur eine bestimmte Version zu ändern, senden Sie If-Match mit ihrem ETag.',
  }),
  methodUnknown: defineSentence<{ method: string }>({
    examples: [{ method: 'FETCH' }],
    en: ({ method }) => `No path takes the method ${method}; methods such as GET are written in capitals.`,
    de: ({ method }) => `Kein Pfad kennt die Methode ${method}; Methoden wie GET werden großgeschrieben.`,
  }),
  requestNotHttp: defineSentence({
    en: 'The request is not valid HTTP.',
    de: 'Der Aufruf ist kein gültiges HTTP.',
  }),
  requestTooSlow: defineSentence({
    en: 'The request did not come in time; try again.',
    de: 'Der Aufruf kam nicht rechtzeitig an; versuchen Sie es noch einmal.',
  }),
  headersTooLarge: defineSentence({
    en: 'The headers of the request are too large.',
    de: 'Die Header des Aufrufs sind zu groß.',
  }),
  bodyIncomplete: defineSentence({
    en: 'The body is not complete.',
    de: 'Der Body ist nicht vollständig.',
  }),
  contentLengthWrong: defineSentence({
    en: 'The body is not as long as its Content-Length says.',
    de: 'Der Body ist nicht so lang, wie sein Content-Length sagt.',
  }),
  bodyTooLarge: defineSentence<{ bytes: number }>({
    examples: [{ bytes: 64 * 1024 }],
    en: ({ bytes }, say) => `The body is larger than ${say.bytes(bytes)}.`,
    de: ({ bytes }, say) => `Der Body ist größer als ${say.bytes(bytes)}.`,
  }),
  fileTooLarge: defineSentence<{ bytes: number }>({
    examples: [{ bytes: 16 * 1024 * 1024 }],
    en: ({ bytes }, say) => `The file is larger than ${say.bytes(bytes)}.`,
    de: ({ bytes }, say) => `Die Datei ist größer als ${say.bytes(bytes)}.`,
  }),
  mediaTypeUnsupported: defineSentence<{ types: string[] }>({
    examples: [{ types: ['application/json'] }, { types: ['image/*', 'application/pdf', 'multipart/form-data'] }],
    en: ({ types }, say) => `Send the body with the header Content-Type: ${say.either(types)}.`,
    de: ({ types }, say) => `Senden Sie den Body mit dem Header Content-Type: ${say.either(types)}.`,
  }),
  contentEncodingUnsupported: defineSentence({
    en: 'Send the body as it is, without a Content-Encoding.',
    de: 'Senden Sie den Body unverändert, ohne Content-Encoding.',
  }),
  bodyMustBeMail: defineSentence({
    en: 'The body must be a mail.',
    de: 'Der Body muss eine E-Mail sein.',
  }),
  fileMissing: defineSentence({
    en: 'There is no file: the body is empty.',
    de: 'Die Datei fehlt: Der Body ist leer.',
  }),
  fileIncomplete: defineSentence({
    en: 'The client went away before the file was read.',
    de: 'Die Verbindung endete, bevor die Datei gelesen war.',
  }),

  idempotencyKeyReused: defineSentence({
    en: 'This Idempotency-Key was used for another request; choose a new one.',
    de: 'Dieser Idempotency-Key wurde schon für einen anderen Aufruf verwendet; wählen Sie einen neuen.',
  }),
  resourceChanged: defineSentence<{ version: string }>({
    examples: [{ version: '"3"' }],
    en: ({ version }) => `It has changed in the meantime: its version is now ${version}.`,
    de: ({ version }) => `Inzwischen gab es eine Änderung: Die Version ist jetzt ${version}.`,
  }),
  changedTooOften: defineSentence({
    en: 'It is being changed too often right now; try again in a moment.',
    de: 'Hier ändert sich gerade zu viel auf einmal; versuchen Sie es gleich noch einmal.',
  }),
  accountBusy: defineSentence({
    en: 'Something else is being written in this account; try again in a moment.',
    de: 'In diesem Konto wird gerade etwas anderes geschrieben; versuchen Sie es gleich noch einmal.',
  }),
  listsBusy: defineSentence({
    en: 'Too many lists are being read right now; try again in a moment.',
    de: 'Gerade werden zu viele Listen gelesen; versuchen Sie es gleich noch einmal.',
  }),
  bodiesBusy: defineSentence({
    en: 'Too much is being sent to the service at once; try again in a moment.',
    de: 'Gerade wird dem Dienst zu viel auf einmal geschickt; versuchen Sie es gleich noch einmal.',
  }),
  databaseUnreachable: defineSentence({
    en: 'The service cannot reach its database right now; try again in a moment.',
    de: 'Der Dienst erreicht gerade seine Datenbank nicht; versuchen Sie es gleich noch einmal.',
  }),
  databaseFull: defineSentence({
    en: 'The database of the service has no room left, so that nothing can be stored; whoever runs it must make some.',
    de: 'In der Datenbank des Dienstes ist kein Platz mehr, es lässt sich nichts speichern; wer ihn betreibt, muss Platz schaffen.',
  }),
  storageUnreachable: defineSentence({
    en: 'The service cannot reach its storage of pictures and documents right now, or there is no room left; try again in a moment.',
    de: 'Der Dienst erreicht gerade seinen Speicher für Bilder und Dokumente nicht, oder der ist voll; versuchen Sie es gleich noch einmal.',
  }),
  serviceStopping: defineSentence({
    en: 'This process of the service is being stopped; try again in a moment.',
    de: 'Dieser Prozess des Dienstes wird gerade beendet; versuchen Sie es gleich noch einmal.',
  }),
  internalError: defineSentence({
    en: 'Something went wrong on our side. The log has it under this requestId.',
    de: 'Bei uns ist etwas schiefgegangen. Im Protokoll steht es unter dieser requestId.',
  }),

  lastApiKey: defineSentence({
    en: 'This is the last key of the account; create another one before you delete it.',
    de: 'Das ist der letzte Schlüssel des Kontos; legen Sie einen anderen an, bevor Sie ihn löschen.',
  }),
  contactShownByProperties: defineSentence({
    en: 'Properties show this contact; give them another one first.',
    de: 'Dieser Kontakt gehört noch zu Objekten; geben Sie ihnen zuerst einen anderen.',
  }),
  contactShownByDefault: defineSentence({
    en: 'Listings show it, as the first contact of the account; name another one for their properties or targets first.',
    de: 'Inserate zeigen ihn als ersten Ansprechpartner des Kontos; nennen Sie für die Objekte oder Portale zuerst einen anderen.',
  }),
  contactShownByTargets: defineSentence({
    en: 'Targets show this contact by default; give them another one first.',
    de: 'Für Portale ist dieser Kontakt als Standard eingestellt; wählen Sie dort zuerst einen anderen.',
  }),
  consumerCredentialsMissing: defineSentence<{ type: string }>({
    examples: [{ type: 'platform-a-24' }],
    en: ({ type }) => `Store the consumer credentials with PUT /account/credentials/${type} first.`,
    de: ({ type }) => `Hinterlegen Sie zuerst die Consumer-Zugangsdaten mit PUT /account/credentials/${type}.`,
  }),
  targetHasListings: defineSentence({
    en: 'The target has listings; delete them first.',
    de: 'Auf diesem Portal gibt es noch Inserate; löschen Sie zuerst diese.',
  }),
  adoptNotSupported: defineSentence({
    en: 'This type of target cannot tell which adverts there are, so none can be adopted.',
    de: 'Diese Art von Portal sagt nicht, welche Inserate es dort gibt; deshalb lassen sich keine übernehmen.',
  }),
  syncNotSupported: defineSentence({
    en: 'This type of target takes no full transfers; each listing is transferred by itself.',
    de: 'Diese Art von Portal kennt keinen Vollabgleich; hier wird jedes Inserat einzeln übertragen.',
  }),
  propertyIsLeaving: defineSentence({
    en: 'The property is being taken down everywhere, and will then be deleted.',
    de: 'Das Objekt wird gerade überall offline genommen und danach gelöscht.',
  }),
  propertyHasListings: defineSentence({
    en: 'The property is listed; delete its listings first, or delete it with ?unpublish=true.',
    de: 'Das Objekt ist noch inseriert; löschen Sie zuerst seine Inserate oder das Objekt selbst mit ?unpublish=true.',
  }),
  listingExists: defineSentence({
    en: 'The property is listed on this target already.',
    de: 'Das Objekt ist auf diesem Portal schon inseriert.',
  }),
  externalIdTaken: defineSentence<{ externalId: string }>({
    examples: [{ externalId: 'B-17' }],
    en: ({ externalId }) => `Another property has, or had, the externalId "${externalId}" on this target.`,
    de: ({ externalId }) => `Ein anderes Objekt hat oder hatte auf diesem Portal die externalId "${externalId}".`,
  }),
  nothingToRetry: defineSentence({
    en: 'The listing is online as it should be, or on its way.',
    de: 'Das Inserat ist online, wie es sein soll, oder schon unterwegs.',
  }),
  portalReachable: defineSentence({
    en: 'The portal accepts us, and can be told to take it down: delete without abandon, or add force=true.',
    de: 'Das Portal ist erreichbar und kann das Inserat offline nehmen: Löschen Sie ohne abandon oder ergänzen Sie force=true.',
  }),
  webhookDisabled: defineSentence({
    en: 'The webhook is disabled; enable it first.',
    de: 'Der Webhook ist abgeschaltet; schalten Sie ihn zuerst ein.',
  }),
  replayRunning: defineSentence({
    en: 'A replay of this webhook is under way; wait for its end, or disable the webhook.',
    de: 'Für diesen Webhook läuft schon eine Nachlieferung; warten Sie ihr Ende ab oder schalten Sie den Webhook ab.',
  }),
  tooManyTargets: defineSentence<{ max: number }>({
    examples: [{ max: 200 }],
    en: ({ max }) => `An account may have ${max} targets; delete one first.`,
    de: ({ max }) => `Ein Konto darf ${max} Portale haben; löschen Sie zuerst eines.`,
  }),
  mailStorageFull: defineSentence<{ bytesMax: number }>({
    examples: [{ bytesMax: 5_120 * 1024 * 1024 }],
    en: ({ bytesMax }, say) =>
      `The account keeps as many mails as it may (${say.bytes(bytesMax)}). It takes more when older ones are erased: keep inquiries for a shorter time.`,
    de: ({ bytesMax }, say) =>
      `Das Konto bewahrt schon so viele E-Mails auf, wie es darf (${say.bytes(bytesMax)}). Es nimmt wieder welche an, wenn ältere gelöscht sind: Bewahren Sie Anfragen kürzer auf.`,
  }),
  tooManyWebhooks: defineSentence<{ max: number }>({
    examples: [{ max: 100 }],
    en: ({ max }) => `An account may have ${max} webhooks; delete one first.`,
    de: ({ max }) => `Ein Konto darf ${max} Webhooks haben; löschen Sie zuerst einen.`,
  }),
}
