import { defineSentence } from './define-sentence.ts'
import { speakOf } from './speak-of.ts'

/** What a portal has refused. Its own words stand beside ours, as they came. */
const refusalSentences = {
  portalMissesField: defineSentence<{ field: string }>({
    examples: [{ field: '/fields/numberOfRooms' }, { field: '/fields/heatingCosts' }],
    en: ({ field }) => `The portal misses ${speakOf(field, 'en').subject}.`,
    de: ({ field }) => `Dem Portal ${speakOf(field, 'de').is('fehlt', 'fehlen')} ${speakOf(field, 'de').subject}.`,
  }),
  portalRefusesField: defineSentence<{ field: string }>({
    examples: [{ field: '/fields/purchasePrice' }],
    en: ({ field }) => `The portal does not take ${speakOf(field, 'en').object} as given. Please check it.`,
    de: ({ field }) => `Das Portal nimmt ${speakOf(field, 'de').object} so nicht an. Bitte prüfen Sie die Angabe.`,
  }),
  portalRefusesAttachment: defineSentence<{ title: string }>({
    examples: [{ title: 'Küche' }],
    en: ({ title }, say) => `The portal does not take ${say.quote(title)}. Please check the file and its caption.`,
    de: ({ title }, say) =>
      `Das Portal nimmt ${say.quote(title)} nicht an. Bitte prüfen Sie Datei und Bildunterschrift.`,
  }),
  portalRefusesContact: defineSentence({
    en: 'The portal does not take the contact. Please check name, address and phone numbers.',
    de: 'Das Portal nimmt den Ansprechpartner so nicht an. Bitte prüfen Sie Name, Anschrift und Telefonnummern.',
  }),
  portalMissesContact: defineSentence({
    en: 'The portal misses a contact for this advert.',
    de: 'Dem Portal fehlt ein Ansprechpartner für diese Anzeige.',
  }),
  portalFindsNoAddress: defineSentence({
    en: 'The portal does not find the address. Please check street, house number, postal code and city.',
    de: 'Das Portal findet die Adresse nicht. Bitte prüfen Sie Straße, Hausnummer, Postleitzahl und Ort.',
  }),
  portalRefusesPosition: defineSentence({
    en: 'The portal does not take the place on the map. Please check latitude and longitude.',
    de: 'Das Portal nimmt den Punkt auf der Karte nicht an. Bitte prüfen Sie Breite und Länge.',
  }),
  portalRefusesCommission: defineSentence({
    en: 'The portal does not take the statement on the commission. Please check who pays how much.',
    de: 'Das Portal nimmt die Angabe zur Provision nicht an. Bitte prüfen Sie, wer wie viel zahlt.',
  }),
  portalHasDuplicate: defineSentence<{ externalId?: string }>({
    examples: [{ externalId: 'A-2041' }, {}],
    en: ({ externalId }) =>
      `The portal has another advert under ${externalId === undefined ? 'this property number' : `the property number ${externalId}`}. Delete it there, or give this property another number.`,
    de: ({ externalId }) =>
      `Unter ${externalId === undefined ? 'dieser Objektnummer' : `der Objektnummer ${externalId}`} gibt es auf dem Portal schon eine andere Anzeige. Löschen Sie diese dort oder legen Sie das Objekt unter einer anderen Nummer an.`,
  }),
  portalQuotaExhausted: defineSentence({
    en: 'Your contract with the portal allows no more adverts. Take another one down, or book more.',
    de: 'Ihr Vertrag mit dem Portal lässt keine weitere Anzeige zu. Nehmen Sie eine andere offline oder buchen Sie nach.',
  }),
  portalRefuses: defineSentence({
    en: 'The portal refuses the advert. Please read what it writes about that.',
    de: 'Das Portal lehnt die Anzeige ab. Bitte lesen Sie, was es dazu schreibt.',
  }),
  portalRefusesSilently: defineSentence({
    en: 'The portal refuses the advert and does not say why. Please ask there.',
    de: 'Das Portal lehnt die Anzeige ohne Begründung ab. Bitte fragen Sie dort nach.',
  }),
  reportRefuses: defineSentence({
    en: 'The portal reports that it has not taken the advert. Please read what it writes about that.',
    de: 'Das Portal meldet, dass es die Anzeige nicht übernommen hat. Bitte lesen Sie, was es dazu schreibt.',
  }),
  reportRefusesSilently: defineSentence({
    en: 'The portal reports that it has not taken the advert, and does not say why. Please ask there.',
    de: 'Das Portal meldet ohne Begründung, dass es die Anzeige nicht übernommen hat. Bitte fragen Sie dort nach.',
  }),
  reportRemarks: defineSentence({
    en: 'The portal has taken the advert, and remarks something. Please read what it writes.',
    de: 'Das Portal hat die Anzeige übernommen und merkt etwas an. Bitte lesen Sie, was es schreibt.',
  }),
  portalUndecided: defineSentence({
    en: 'The portal has taken the advert, and has not decided on it within a day. Please ask there.',
    de: 'Das Portal hat die Anzeige angenommen und innerhalb eines Tages nicht darüber entschieden. Bitte fragen Sie dort nach.',
  }),
  portalKeepsAdvert: defineSentence({
    en: 'The portal has not taken the advert down. Please look there, and delete it by hand if need be.',
    de: 'Das Portal hat die Anzeige nicht offline genommen. Bitte sehen Sie dort nach und löschen Sie sie notfalls von Hand.',
  }),
  portalPlacesRoughly: defineSentence({
    en: 'The portal shows only roughly where the property lies. Please check the address, or give the place on the map.',
    de: 'Das Portal zeigt die Lage der Immobilie nur ungefähr. Bitte prüfen Sie die Adresse oder geben Sie den Punkt auf der Karte an.',
  }),
  reportMissing: defineSentence({
    en: 'The portal has not reported within a day whether it took the advert. Please ask there.',
    de: 'Das Portal hat innerhalb eines Tages nicht gemeldet, ob es die Anzeige übernommen hat. Bitte fragen Sie dort nach.',
  }),
}

/** Why a portal does not let us in: somebody has to do something. */
const accessSentences = {
  accessNotGrantedYet: defineSentence({
    en: 'The portal is not connected yet. Open the link that leads there, and agree.',
    de: 'Das Portal ist noch nicht verbunden. Öffnen Sie den Link, der dorthin führt und stimmen Sie zu.',
  }),
  accessDenied: defineSentence({
    en: 'Access was refused on the portal. Open the link once more, and agree there.',
    de: 'Auf dem Portal wurde der Zugang abgelehnt. Öffnen Sie den Link noch einmal und stimmen Sie dort zu.',
  }),
  accessOfAnotherTry: defineSentence({
    en: 'This consent belongs to another try. Please open the link once more.',
    de: 'Diese Zustimmung gehört zu einem anderen Versuch. Bitte öffnen Sie den Link noch einmal.',
  }),
  accessNotConfirmed: defineSentence({
    en: 'The portal has not confirmed your consent. Please open the link once more.',
    de: 'Das Portal hat Ihre Zustimmung nicht bestätigt. Bitte öffnen Sie den Link noch einmal.',
  }),
  accessRevoked: defineSentence({
    en: 'The portal does not let us in any more. Please connect it anew.',
    de: 'Das Portal gewährt uns keinen Zugang mehr. Bitte verbinden Sie es neu.',
  }),
  targetAwaitsAccess: defineSentence({
    en: 'The portal is not connected. Once it is, this goes on by itself.',
    de: 'Das Portal ist nicht verbunden. Sobald es verbunden ist, geht es von selbst weiter.',
  }),
  consumerKeyMissing: defineSentence({
    en: 'The key of your agreement with the portal is missing. Please enter it.',
    de: 'Der Schlüssel aus Ihrer Vereinbarung mit dem Portal fehlt. Bitte tragen Sie ihn ein.',
  }),
  consumerKeyRefused: defineSentence({
    en: 'The portal does not accept the key of your agreement with it. Check key and secret, enter both anew, and open the link again.',
    de: 'Das Portal erkennt den Schlüssel aus Ihrer Vereinbarung nicht an. Prüfen Sie Schlüssel und Geheimnis, tragen Sie beide neu ein und öffnen Sie den Link noch einmal.',
  }),
  loginRefused: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} does not accept the login. Please check user name and password, or the key.`,
    de: ({ host }) =>
      `${host} nimmt die Anmeldung nicht an. Bitte prüfen Sie Benutzername und Passwort oder den Schlüssel.`,
  }),
  loginNeedsTls: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} takes no login that is not encrypted. Choose FTPS as the kind of connection.`,
    de: ({ host }) => `${host} nimmt keine unverschlüsselte Anmeldung an. Wählen Sie FTPS als Verbindungsart.`,
  }),
  tlsNotOffered: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} offers no encryption on this port. Choose another kind of connection, or another port.`,
    de: ({ host }) =>
      `${host} bietet an diesem Port keine Verschlüsselung an. Wählen Sie eine andere Verbindungsart oder einen anderen Port.`,
  }),
  certificateOfAnother: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) =>
      `The certificate that ${host} shows is made out to another name. Please check the name of the server.`,
    de: ({ host }) => `Das Zertifikat von ${host} gilt für einen anderen Namen. Bitte prüfen Sie den Servernamen.`,
  }),
  certificateUntrusted: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `The certificate of ${host} comes from nobody whom we trust. Please ask the portal.`,
    de: ({ host }) => `Das Zertifikat von ${host} ist nicht vertrauenswürdig. Bitte fragen Sie beim Portal nach.`,
  }),
  certificateOutdated: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `The certificate of ${host} has expired. The portal must renew it.`,
    de: ({ host }) => `Das Zertifikat von ${host} ist abgelaufen. Das Portal muss es erneuern.`,
  }),
  hostKeyChanged: defineSentence<{ host: string; known: string; shown: string }>({
    examples: [{ host: 'sftp.example.org', known: 'ssh-ed25519 SHA256:1a2b', shown: 'ssh-ed25519 SHA256:3c4d' }],
    en: ({ host, known, shown }) =>
      `${host} identifies itself otherwise than before: it was ${known}, and is now ${shown}. Ask the portal whether that is right, and then enter the login anew.`,
    de: ({ host, known, shown }) =>
      `${host} weist sich anders aus als bisher: vorher ${known}, jetzt ${shown}. Fragen Sie beim Portal, ob das stimmt und geben Sie die Zugangsdaten dann neu ein.`,
  }),
  privateKeyUnreadable: defineSentence({
    en: 'The private key cannot be read, or has a passphrase. Please enter one without.',
    de: 'Der private Schlüssel ist nicht lesbar oder mit einem Kennwort geschützt. Bitte tragen Sie einen ohne Kennwort ein.',
  }),
  directoryMissing: defineSentence<{ directory: string }>({
    examples: [{ directory: 'import/neu' }],
    en: ({ directory }, say) =>
      `There is no directory ${say.quote(directory)} that this login may enter. Please check its name.`,
    de: ({ directory }, say) =>
      `Das Verzeichnis ${say.quote(directory)} gibt es nicht, oder diese Anmeldung darf nicht hinein. Bitte prüfen Sie den Namen.`,
  }),
  directoryNotWritable: defineSentence({
    en: 'The server does not let this login put files into the directory. Please ask the portal.',
    de: 'Mit dieser Anmeldung lässt der Server keine Dateien im Verzeichnis ablegen. Bitte fragen Sie beim Portal nach.',
  }),
  portalAddressBlocked: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.intern.example' }],
    en: ({ host }) => `${host} is at no public address, and we must not call it. Please check the name of the server.`,
    de: ({ host }) =>
      `${host} hat keine öffentliche Adresse; dorthin dürfen wir keine Verbindung aufbauen. Bitte prüfen Sie den Servernamen.`,
  }),
}

/** What may be well again by itself. Whether it is tried again, and when, stands beside it. */
const troubleSentences = {
  portalBusy: defineSentence({
    en: 'The portal takes nothing more at the moment.',
    de: 'Das Portal nimmt im Moment nichts mehr an.',
  }),
  portalForgetful: defineSentence({
    en: 'The portal does not find what it had a moment ago.',
    de: 'Das Portal findet nicht, was es eben noch hatte.',
  }),
  portalUnintelligible: defineSentence({
    en: 'The answer of the portal could not be understood.',
    de: 'Die Antwort des Portals war nicht zu verstehen.',
  }),
  portalInTrouble: defineSentence({
    en: 'The portal has a fault at the moment.',
    de: 'Beim Portal liegt zurzeit eine Störung vor.',
  }),
  portalKeepsNumber: defineSentence({
    en: 'The portal has taken the advert, and has not said under which number.',
    de: 'Das Portal hat die Anzeige angenommen und nicht gesagt, unter welcher Nummer.',
  }),
  portalUnreachable: defineSentence({
    en: 'The portal cannot be reached at the moment.',
    de: 'Das Portal ist zurzeit nicht zu erreichen.',
  }),
  portalSilent: defineSentence({
    en: 'The portal has not answered in time.',
    de: 'Das Portal hat nicht rechtzeitig geantwortet.',
  }),
  portalBrokeOff: defineSentence({
    en: 'The connection to the portal broke off.',
    de: 'Die Verbindung zum Portal ist abgebrochen.',
  }),
  portalInsecure: defineSentence({
    en: 'No secure connection to the portal came about.',
    de: 'Eine sichere Verbindung zum Portal kam nicht zustande.',
  }),
  callGivenUp: defineSentence({
    en: 'We had to interrupt the transfer.',
    de: 'Wir mussten die Übertragung unterbrechen.',
  }),
  sandboxAbsent: defineSentence({
    en: 'There is no portal to try things on here. Whoever runs this service can switch it on.',
    de: 'Ein Testportal gibt es hier nicht. Wer diesen Dienst betreibt, kann es einschalten.',
  }),
  hostNotFound: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} cannot be found. Please check the name of the server.`,
    de: ({ host }) => `${host} ist nicht zu finden. Bitte prüfen Sie den Servernamen.`,
  }),
  hostTakesNoConnection: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} takes no connection. Please check server and port.`,
    de: ({ host }) => `${host} nimmt keine Verbindung an. Bitte prüfen Sie Server und Port.`,
  }),
  hostUnreachable: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `There is no way to ${host} at the moment.`,
    de: ({ host }) => `${host} ist zurzeit nicht zu erreichen.`,
  }),
  hostSilent: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} did not answer in time.`,
    de: ({ host }) => `${host} hat nicht rechtzeitig geantwortet.`,
  }),
  hostBrokeOff: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `The connection to ${host} broke off.`,
    de: ({ host }) => `Die Verbindung zu ${host} ist abgebrochen.`,
  }),
  hostCannotNow: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} cannot take the file at the moment.`,
    de: ({ host }) => `${host} kann die Datei im Moment nicht annehmen.`,
  }),
  hostFull: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} has no space left for the file. The portal must make room.`,
    de: ({ host }) => `${host} hat keinen Platz mehr für die Datei. Das Portal muss Platz schaffen.`,
  }),
  hostKeptPart: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} has kept only a part of the file.`,
    de: ({ host }) => `Auf ${host} ist nur ein Teil der Datei angekommen.`,
  }),
  fileMaybeDelivered: defineSentence({
    en: 'The connection broke off before the portal had confirmed the file; it may be there.',
    de: 'Die Verbindung ist abgebrochen, bevor das Portal die Datei bestätigt hat; sie ist vielleicht angekommen.',
  }),
  attemptInterrupted: defineSentence({
    en: 'We were interrupted before an answer came.',
    de: 'Wir wurden unterbrochen, bevor eine Antwort kam.',
  }),
  serviceFault: defineSentence({
    en: 'Something went wrong on our side. Whoever runs this service finds it in the log.',
    de: 'Bei uns ist ein Fehler aufgetreten. Wer diesen Dienst betreibt, findet ihn im Protokoll.',
  }),
}

/** Of a full transfer, which makes the portal's stock ours. */
const transferSentences = {
  attachmentsInProcess: defineSentence<{ object: string }>({
    examples: [{ object: 'A-2041' }],
    en: ({ object }) => `The pictures of ${object} are still being prepared.`,
    de: ({ object }) => `Die Bilder von ${object} werden noch aufbereitet.`,
  }),
  stockChanged: defineSentence({
    en: 'Adverts have changed while the transfer was being prepared.',
    de: 'Während der Vorbereitung haben sich Anzeigen geändert.',
  }),
  objectHoldsUpTransfer: defineSentence<{ object: string }>({
    examples: [{ object: 'A-2041' }],
    en: ({ object }) => `Nothing was transferred because of ${object}.`,
    de: ({ object }) => `Wegen ${object} wurde nichts übertragen.`,
  }),
  nothingToTransfer: defineSentence({
    en: 'There is nothing to transfer. An empty transfer would delete everything on the portal.',
    de: 'Es gibt nichts zu übertragen. Eine leere Übertragung würde auf dem Portal alles löschen.',
  }),
}

export const portalSentences = { ...refusalSentences, ...accessSentences, ...troubleSentences, ...transferSentences }
