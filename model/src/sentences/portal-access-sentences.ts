import { defineSentence } from './define-sentence.ts'
import { dasPortal, type OfPortal, thePortal } from './speak-of.ts'

const portal = 'Portal A'

/** Why a portal does not let us in: somebody has to do something. */
export const portalAccessSentences = {
  accessNotGrantedYet: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} is not connected yet. Open the link that leads there, and agree.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} ist noch nicht verbunden. Öffnen Sie den Link, der dorthin führt, und stimmen Sie zu.`,
  }),
  accessDenied: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `Access was refused on ${thePortal(portal).plain}. Open the link once more, and agree there.`,
    de: ({ portal }) =>
      `Auf ${dasPortal(portal).dative} wurde der Zugang abgelehnt. Öffnen Sie den Link noch einmal und stimmen Sie dort zu.`,
  }),
  accessOfAnotherTry: defineSentence({
    en: 'This consent belongs to another attempt. Please open the link once more.',
    de: 'Diese Zustimmung gehört zu einem anderen Versuch. Bitte öffnen Sie den Link noch einmal.',
  }),
  accessNotConfirmed: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} has not confirmed your consent. Please open the link once more.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} hat Ihre Zustimmung nicht bestätigt. Bitte öffnen Sie den Link noch einmal.`,
  }),
  accessRevoked: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} does not let us in any more. Please connect it again.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} gewährt uns keinen Zugang mehr. Bitte stellen Sie die Verbindung neu her.`,
  }),
  accessDataLost: defineSentence({
    en: 'The access data for this portal got lost on our side. Please connect it again.',
    de: 'Die Zugangsdaten für dieses Portal sind bei uns verloren gegangen. Bitte stellen Sie die Verbindung neu her.',
  }),
  targetAwaitsAccess: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} is not connected. As soon as it is, this goes on by itself.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} ist nicht verbunden. Sobald die Verbindung steht, geht es von selbst weiter.`,
  }),
  consumerKeyMissing: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `The key of your agreement with ${thePortal(portal).plain} is missing. Please enter it.`,
    de: ({ portal }) =>
      `Der Schlüssel aus Ihrer Vereinbarung mit ${dasPortal(portal).dative} fehlt. Bitte tragen Sie ihn ein.`,
  }),
  consumerKeyRefused: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} does not accept the key of your agreement. Check key and secret, enter both again, and open the link once more.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} erkennt den Schlüssel aus Ihrer Vereinbarung nicht an. Prüfen Sie Schlüssel und Geheimnis, tragen Sie beide neu ein und öffnen Sie den Link noch einmal.`,
  }),
  clientRefused: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} does not accept the login. Please check client id and secret.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} nimmt die Zugangsdaten nicht an. Bitte prüfen Sie Client-ID und Client-Secret.`,
  }),
  portalWantsLogin: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} is connected by a login now. Please enter client id and secret.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} wird jetzt mit Zugangsdaten verbunden. Bitte tragen Sie Client-ID und Client-Secret ein.`,
  }),
  loginRefused: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} does not accept the login. Please check user name and password, or the key.`,
    de: ({ host }) =>
      `${host} nimmt die Anmeldung nicht an. Bitte prüfen Sie Benutzername und Passwort oder den Schlüssel.`,
  }),
  loginNeedsTls: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} accepts only encrypted logins. Choose FTPS as the kind of connection.`,
    de: ({ host }) => `${host} nimmt nur verschlüsselte Anmeldungen an. Wählen Sie FTPS als Verbindungsart.`,
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
    de: ({ host }) =>
      `Das Zertifikat von ${host} ist auf einen anderen Namen ausgestellt. Bitte prüfen Sie den Servernamen.`,
  }),
  certificateUntrusted: defineSentence<OfPortal & { host: string }>({
    examples: [{ portal, host: 'ftp.example.org' }, { host: 'ftp.example.org' }],
    en: ({ portal, host }) => `The certificate of ${host} cannot be trusted. Please ask ${thePortal(portal).plain}.`,
    de: ({ portal, host }) =>
      `Das Zertifikat von ${host} ist nicht vertrauenswürdig. Bitte fragen Sie ${dasPortal(portal).at} nach.`,
  }),
  certificateOutdated: defineSentence<OfPortal & { host: string }>({
    examples: [{ portal, host: 'ftp.example.org' }, { host: 'ftp.example.org' }],
    en: ({ portal, host }) => `The certificate of ${host} has expired. ${thePortal(portal).begin} has to renew it.`,
    de: ({ portal, host }) => `Das Zertifikat von ${host} ist abgelaufen. ${dasPortal(portal).begin} muss es erneuern.`,
  }),
  hostKeyChanged: defineSentence<OfPortal & { host: string; known: string; shown: string }>({
    examples: [
      { portal, host: 'sftp.example.org', known: 'ssh-ed25519 SHA256:1a2b', shown: 'ssh-ed25519 SHA256:3c4d' },
      { host: 'sftp.example.org', known: 'ssh-ed25519 SHA256:1a2b', shown: 'ssh-ed25519 SHA256:3c4d' },
    ],
    en: ({ portal, host, known, shown }) =>
      `${host} identifies itself differently than before: it was ${known}, and is now ${shown}. Ask ${thePortal(portal).plain} whether that is right, and then enter the login again.`,
    de: ({ portal, host, known, shown }) =>
      `${host} weist sich anders aus als bisher: vorher ${known}, jetzt ${shown}. Fragen Sie ${dasPortal(portal).at} nach, ob das stimmt, und geben Sie die Zugangsdaten dann neu ein.`,
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
      `Das Verzeichnis ${say.quote(directory)} gibt es nicht, oder es ist für diese Anmeldung gesperrt. Bitte prüfen Sie den Namen.`,
  }),
  directoryNotWritable: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `This login may not put files into the directory. Please ask ${thePortal(portal).plain}.`,
    de: ({ portal }) =>
      `Mit dieser Anmeldung darf man im Verzeichnis keine Dateien ablegen. Bitte fragen Sie ${dasPortal(portal).at} nach.`,
  }),
  portalAddressBlocked: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.intern.example' }],
    en: ({ host }) => `${host} has no public address, and we must not call it. Please check the name of the server.`,
    de: ({ host }) =>
      `${host} hat keine öffentliche Adresse; dorthin dürfen wir keine Verbindung aufbauen. Bitte prüfen Sie den Servernamen.`,
  }),
}
