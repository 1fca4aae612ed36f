import { defineSentence } from './define-sentence.ts'

const forbiddenInEnglish = { nul: 'a NUL character', surrogate: 'half of a surrogate pair, which is no character' }
const forbiddenInGerman = { nul: 'ein NUL-Zeichen', surrogate: 'ein halbes Surrogatpaar, das kein Zeichen ist' }

/** What may be wrong with a request beside its single values: how it is written, and what lies between its members. */
export const requestFaultSentences = {
  moreFaults: defineSentence<{ count: number }>({
    examples: [{ count: 3 }, { count: 1 }],
    en: ({ count }, say) => (count === 1 ? 'There is one more fault.' : `There are ${say.number(count)} more faults.`),
    de: ({ count }, say) =>
      count === 1 ? 'Es gibt einen weiteren Fehler.' : `Es gibt ${say.number(count)} weitere Fehler.`,
  }),
  requestDoesNotFit: defineSentence({ en: 'The request is not valid.', de: 'Der Aufruf ist fehlerhaft.' }),

  queryParameterUnknown: defineSentence<{ name: string; meant?: string; known?: string[] }>({
    examples: [
      { name: 'limt', meant: 'limit', known: ['limit'] },
      { name: 'page', known: ['limit', 'after'] },
      { name: 'q' },
    ],
    en: ({ name, meant, known }, say) => {
      const hint = meant
        ? `did you mean ${meant}?`
        : known
          ? `this path knows ${say.all(known)}.`
          : 'this path takes none.'
      return `There is no query parameter ${name} here; ${hint}`
    },
    de: ({ name, meant, known }, say) => {
      const hint = meant
        ? `meinten Sie ${meant}?`
        : known
          ? `dieser Pfad kennt ${say.all(known)}.`
          : 'dieser Pfad nimmt keinen an.'
      return `Den Query-Parameter ${name} gibt es hier nicht; ${hint}`
    },
  }),
  queryParameterRepeated: defineSentence<{ name: string }>({
    examples: [{ name: 'limit' }],
    en: ({ name }) => `The query parameter ${name} must be given once only.`,
    de: ({ name }) => `Der Query-Parameter ${name} darf nur einmal vorkommen.`,
  }),

  afterMustBeId: defineSentence({
    en: 'after must be an id, as long as sort is left out.',
    de: 'after muss eine id sein, solange sort fehlt.',
  }),
  afterMustBeCursor: defineSentence({
    en: 'With sort, after must be what the header Link of the page before says.',
    de: 'Mit sort muss after das sein, was der Header Link der vorigen Seite nennt.',
  }),
  fromLaterThanTo: defineSentence({
    en: 'from must not be later than to.',
    de: 'from darf nicht nach to liegen.',
  }),
  lastEventIdMalformed: defineSentence({
    en: 'Last-Event-ID must be the id of an event.',
    de: 'Last-Event-ID muss die id eines Ereignisses sein.',
  }),

  bodyNotUtf8: defineSentence({ en: 'The body is not UTF-8.', de: 'Der Body ist nicht in UTF-8 kodiert.' }),
  bodyNotJson: defineSentence({ en: 'The body is not JSON.', de: 'Der Body ist kein JSON.' }),
  bodyNotJsonAt: defineSentence<{ line: number; column: number; found?: string }>({
    examples: [
      { line: 3, column: 14, found: '}' },
      { line: 1, column: 9 },
    ],
    en: ({ line, column, found }, say) =>
      `The body is not JSON: in line ${line}, column ${column}, ${found ? `${say.quote(found)} was not expected` : 'it ends too early'}.`,
    de: ({ line, column, found }, say) =>
      `Der Body ist kein JSON: In Zeile ${line}, Spalte ${column} ${found ? `passt ${say.quote(found)} nicht` : 'endet er zu früh'}.`,
  }),
  nestedTooDeep: defineSentence<{ levels: number }>({
    examples: [{ levels: 64 }],
    en: ({ levels }) => `Nothing may be nested more than ${levels} levels deep.`,
    de: ({ levels }) => `Der Body darf höchstens ${levels} Ebenen tief verschachtelt sein.`,
  }),
  tooManyValues: defineSentence<{ max: number; count: number }>({
    examples: [{ max: 5_000, count: 20_001 }],
    en: ({ max, count }, say) => `A body may hold ${say.number(max)} values, not ${say.number(count)}.`,
    de: ({ max, count }, say) => `Ein Body darf ${say.number(max)} Werte enthalten, nicht ${say.number(count)}.`,
  }),
  forbiddenInText: defineSentence<{ character: 'nul' | 'surrogate' }>({
    examples: [{ character: 'nul' }, { character: 'surrogate' }],
    en: ({ character }) => `The text holds ${forbiddenInEnglish[character]}.`,
    de: ({ character }) => `Der Text enthält ${forbiddenInGerman[character]}.`,
  }),
  forbiddenInName: defineSentence<{ character: 'nul' | 'surrogate' }>({
    examples: [{ character: 'nul' }, { character: 'surrogate' }],
    en: ({ character }) => `The name holds ${forbiddenInEnglish[character]}.`,
    de: ({ character }) => `Der Name enthält ${forbiddenInGerman[character]}.`,
  }),
  memberRepeated: defineSentence<{ member: string }>({
    examples: [{ member: 'title' }],
    en: ({ member }) => `An object names ${JSON.stringify(member)} more than once.`,
    de: ({ member }) => `In einem JSON-Objekt kommt ${JSON.stringify(member)} mehr als einmal vor.`,
  }),
  idempotencyKeyMalformed: defineSentence({
    en: 'Idempotency-Key must be 1 to 255 printable ASCII characters without spaces.',
    de: 'Idempotency-Key muss aus 1 bis 255 druckbaren ASCII-Zeichen ohne Leerzeichen bestehen.',
  }),

  valueUnchangeable: defineSentence<{ member: string; value: string }>({
    examples: [{ member: 'type', value: '"apartmentRent"' }],
    en: ({ member, value }) => `${member} cannot be changed: it is ${value}.`,
    de: ({ member, value }) => `${member} lässt sich nicht ändern; der Wert bleibt ${value}.`,
  }),
  numberUnchangeable: defineSentence<{ member: string; value: string }>({
    examples: [{ member: 'externalId', value: 'WHG-2041' }],
    en: ({ member, value }) =>
      `${member} stays ${value}: under this number, the property is or was on a portal, or is on its way there. Inquiries come in by it.`,
    de: ({ member, value }) =>
      `${member} bleibt ${value}: Unter dieser Nummer ist oder war das Objekt auf einem Portal, oder es ist auf dem Weg dorthin. Anfragen kommen darunter herein.`,
  }),
  oneOfTwoMissing: defineSentence<{ member: string; other: string }>({
    examples: [{ member: 'targetId', other: 'targetIds' }],
    en: ({ member, other }) => `${member} or ${other} is missing.`,
    de: ({ member, other }) => `Es fehlt ${member} oder ${other}.`,
  }),
  notBeside: defineSentence<{ member: string; other: string }>({
    examples: [{ member: 'property', other: 'propertyId' }],
    en: ({ member, other }) => `Give either ${member} or ${other}, not both.`,
    de: ({ member, other }) => `Geben Sie entweder ${member} oder ${other} an, nicht beides.`,
  }),
  onlyBeside: defineSentence<{ member: string; other: string }>({
    examples: [{ member: 'reason', other: 'action "withdraw"' }],
    en: ({ member, other }) => `${member} goes with ${other} only.`,
    de: ({ member, other }) => `${member} ist nur zusammen mit ${other} möglich.`,
  }),
  contactUnknown: defineSentence<{ member: string }>({
    examples: [{ member: 'contactId' }],
    en: ({ member }) => `${member} names no contact of this account.`,
    de: ({ member }) => `Zu ${member} gibt es in diesem Konto keinen Kontakt.`,
  }),
  propertyUnknown: defineSentence<{ member: string }>({
    examples: [{ member: 'propertyId' }],
    en: ({ member }) => `${member} names no property of this account.`,
    de: ({ member }) => `Zu ${member} gibt es in diesem Konto kein Objekt.`,
  }),
  targetUnknown: defineSentence<{ member: string }>({
    examples: [{ member: 'targetId' }],
    en: ({ member }) => `${member} names no target of this account.`,
    de: ({ member }) => `Zu ${member} gibt es in diesem Konto kein Portal.`,
  }),

  purchasePriceMissing: defineSentence({
    en: 'purchasePrice is missing: give a price, or set purchasePriceOnRequest to true.',
    de: 'purchasePrice fehlt: Geben Sie einen Preis an oder setzen Sie purchasePriceOnRequest auf true.',
  }),
  commissionContradicts: defineSentence({
    en: 'commission says what a prospect pays, and commissionDue is false: leave commission out, or set commissionDue to true.',
    de: 'commission sagt, was Interessenten zahlen, doch commissionDue ist false: Lassen Sie commission weg oder setzen Sie commissionDue auf true.',
  }),
  commissionMeansNone: defineSentence<{ commission: string }>({
    examples: [{ commission: 'provisionsfrei' }],
    en: ({ commission }, say) =>
      `Does a prospect pay a commission? commission is ${say.quote(commission)}: if none is due, leave it out and set commissionDue to false.`,
    de: ({ commission }, say) =>
      `Zahlen Interessenten eine Provision? commission ist ${say.quote(commission)}: Wenn keine fällig ist, lassen Sie commission weg und setzen Sie commissionDue auf false.`,
  }),
  pricesContradict: defineSentence({
    en: 'A plot has one price: give purchasePricePerSquareMetre, or purchasePrice, or purchasePriceOnRequest.',
    de: 'Ein Grundstück hat einen Preis: Geben Sie purchasePricePerSquareMetre, purchasePrice oder purchasePriceOnRequest an.',
  }),
  intervalsContradict: defineSentence({
    en: 'A plot is let or leased: give rentInterval or leaseInterval, not both.',
    de: 'Ein Grundstück wird vermietet oder verpachtet: Geben Sie rentInterval oder leaseInterval an, nicht beides.',
  }),
  constructionYearContradicts: defineSentence({
    en: 'constructionYear is given, and constructionYearUnknown is true: give only one of them.',
    de: 'constructionYear ist angegeben, doch constructionYearUnknown ist true: Nur eines von beiden kann stimmen.',
  }),
  balconiesContradict: defineSentence({
    en: 'numberOfBalconies is above 0, and hasBalcony is false: only one of them can be true.',
    de: 'numberOfBalconies ist größer als 0, doch hasBalcony ist false: Nur eines von beiden kann stimmen.',
  }),
  heatingCostsContradict: defineSentence({
    en: 'heatingCosts is above additionalCosts, which are said to include it.',
    de: 'heatingCosts ist höher als additionalCosts, obwohl die Heizkosten darin enthalten sein sollen.',
  }),
  onlyWithLeasehold: defineSentence<{ member: string }>({
    examples: [{ member: 'groundRent' }],
    en: ({ member }) => `${member} belongs to a leasehold: set isLeasehold to true, or leave ${member} out.`,
    de: ({ member }) =>
      `${member} gehört zum Erbbaurecht: Setzen Sie isLeasehold auf true oder lassen Sie ${member} weg.`,
  }),
  dayIsPast: defineSentence<{ member: string; day: string }>({
    examples: [{ member: 'fixedTermUntil', day: '2020-12-31' }],
    en: ({ member, day }) => `${member} is ${day}, which is past: it must lie ahead, or be left out.`,
    de: ({ member, day }) =>
      `${member} liegt mit ${day} in der Vergangenheit: Geben Sie einen Tag in der Zukunft an oder keinen.`,
  }),
  wrongEnergyValue: defineSentence<{ member: string; type: string; wanted: string }>({
    examples: [{ member: 'energyNeed', type: 'consumption', wanted: 'energyConsumption' }],
    en: ({ member, type, wanted }) => `${member} does not belong in a certificate of type "${type}": give ${wanted}.`,
    de: ({ member, type, wanted }) =>
      `${member} gehört nicht in einen Ausweis mit type "${type}": Geben Sie ${wanted} an.`,
  }),
  notInLegacyEnvelope: defineSentence<{ event: string; known: string[] }>({
    examples: [{ event: 'listing.abandoned', known: ['request.created', 'publication.failed'] }],
    en: ({ event, known }, say) =>
      `The legacy envelope knows only ${say.all(known)}; leave ${event} out, or use the current envelope.`,
    de: ({ event, known }, say) =>
      `Mit envelope "legacy" gibt es nur ${say.all(known)}; lassen Sie ${event} weg oder wählen Sie "current".`,
  }),

  credentialsMissing: defineSentence({
    en: 'credentials is missing: this type of target has a login.',
    de: 'credentials fehlt: Diese Art von Portal verlangt Zugangsdaten.',
  }),
  credentialsNotTaken: defineSentence({
    en: 'credentials must be left out: a user grants access to this type of target on the portal.',
    de: 'Lassen Sie credentials weg: Bei dieser Art von Portal gibt ein Nutzer den Zugang auf dem Portal selbst frei.',
  }),
  secretNotTakenAlong: defineSentence<{ member: string; changed: string[] }>({
    examples: [{ member: 'password', changed: ['host', 'port'] }],
    en: ({ member, changed }, say) =>
      `${member} is missing. It is not taken along to another ${say.either(changed)}: give it again.`,
    de: ({ member, changed }, say) =>
      `${member} fehlt. Wenn sich ${say.either(changed)} ändert, wird es nicht übernommen: Geben Sie es noch einmal an.`,
  }),

  passwordOrKeyMissing: defineSentence({
    en: 'Give a password or a privateKey.',
    de: 'Geben Sie password oder privateKey an.',
  }),

  urlUnreadable: defineSentence<{ member: string }>({
    examples: [{ member: 'url' }],
    en: ({ member }) => `${member} is no address that can be called.`,
    de: ({ member }) => `${member} ist keine Adresse, die sich aufrufen lässt.`,
  }),
  urlNotPublic: defineSentence<{ member: string; host: string }>({
    examples: [{ member: 'url', host: '10.0.0.1' }],
    en: ({ member, host }) =>
      `${member} leads to ${host}, which is not at a public address: name a server that can be reached from the internet.`,
    de: ({ member, host }) =>
      `${member} führt zu ${host}, und das ist keine öffentliche Adresse: Nennen Sie einen Server, der aus dem Internet erreichbar ist.`,
  }),
  urlNotSecure: defineSentence<{ member: string; host: string }>({
    examples: [{ member: 'url', host: 'example.org' }],
    en: ({ member, host }) => `${member} must begin with https://: ${host} is not called without encryption.`,
    de: ({ member, host }) => `${member} muss mit https:// beginnen: ${host} wird nicht unverschlüsselt aufgerufen.`,
  }),
  urlMaybeNotSecure: defineSentence<{ member: string; host: string }>({
    examples: [{ member: 'url', host: 'crm.example.org' }],
    en: ({ member, host }) =>
      `${member} must begin with https://: without encryption, only servers are called that the operator has opened, and where ${host} is could not be found out.`,
    de: ({ member, host }) =>
      `${member} muss mit https:// beginnen: Unverschlüsselt werden nur Server aufgerufen, die der Betreiber freigegeben hat, und wo ${host} ist, ließ sich nicht feststellen.`,
  }),

  malformedForm: defineSentence({
    en: 'The body is not a form as its Content-Type says (multipart/form-data).',
    de: 'Der Body ist kein Formular, wie es sein Content-Type sagt (multipart/form-data).',
  }),
  formWantsOneFile: defineSentence({
    en: 'The form must hold one file, and no more than one.',
    de: 'Das Formular muss genau eine Datei enthalten.',
  }),
}
