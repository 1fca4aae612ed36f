import { defineSentence } from './define-sentence.ts'
import { dasPortal, type OfPortal, thePortal } from './speak-of.ts'

const portal = 'Portal A'

/** What may be well again by itself. Whether it is tried again, and when, stands beside it. */
export const portalTroubleSentences = {
  portalBusy: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} accepts nothing more at the moment.`,
    de: ({ portal }) => `${dasPortal(portal).begin} nimmt im Moment nichts mehr an.`,
  }),
  portalForgetful: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} cannot find what was there a moment ago.`,
    de: ({ portal }) => `${dasPortal(portal).begin} findet nicht mehr, was eben noch da war.`,
  }),
  portalUnintelligible: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).its.replace(/^t/, 'T')} answer could not be understood.`,
    de: ({ portal }) => `Die Antwort ${dasPortal(portal).of} war nicht zu verstehen.`,
  }),
  portalInTrouble: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} has technical problems at the moment.`,
    de: ({ portal }) => `${dasPortal(portal).begin} ist zurzeit gestört.`,
  }),
  portalKeepsNumber: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} has taken the advert, but has not said under which number.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} hat das Inserat angenommen, aber nicht gesagt, unter welcher Nummer.`,
  }),
  portalUnreachable: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} cannot be reached at the moment.`,
    de: ({ portal }) => `${dasPortal(portal).begin} ist zurzeit nicht zu erreichen.`,
  }),
  portalSilent: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} has not answered in time.`,
    de: ({ portal }) => `${dasPortal(portal).begin} hat nicht rechtzeitig geantwortet.`,
  }),
  portalBrokeOff: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `The connection to ${thePortal(portal).plain} broke off.`,
    de: ({ portal }) => `Die Verbindung ${dasPortal(portal).to} ist abgebrochen.`,
  }),
  portalInsecure: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `No secure connection to ${thePortal(portal).plain} could be made.`,
    de: ({ portal }) => `Eine sichere Verbindung ${dasPortal(portal).to} kam nicht zustande.`,
  }),
  ourClockIsOff: defineSentence<OfPortal & { minutes: number }>({
    examples: [{ portal, minutes: 120 }, { minutes: 3 }],
    en: ({ portal, minutes }) =>
      `The clock of this service is ${minutes} minutes off, so that ${thePortal(portal).plain} takes nothing from us. Whoever runs the service has to set it; your access is fine.`,
    de: ({ portal, minutes }) =>
      `Die Uhr dieses Dienstes geht um ${minutes} Minuten falsch, deshalb nimmt ${dasPortal(portal).plain} nichts von uns an. Wer den Dienst betreibt, muss sie stellen; Ihr Zugang ist in Ordnung.`,
  }),
  callGivenUp: defineSentence({
    en: 'We had to interrupt the transfer.',
    de: 'Wir mussten die Übertragung unterbrechen.',
  }),
  sandboxAbsent: defineSentence({
    en: 'There is no test portal here. Whoever runs this service can switch it on.',
    de: 'Ein Testportal gibt es hier nicht. Wer diesen Dienst betreibt, kann es einschalten.',
  }),
  hostNotFound: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} cannot be found. Please check the name of the server.`,
    de: ({ host }) => `${host} ist nicht zu finden. Bitte prüfen Sie den Servernamen.`,
  }),
  hostTakesNoConnection: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} accepts no connection. Please check server and port.`,
    de: ({ host }) => `${host} nimmt keine Verbindung an. Bitte prüfen Sie Server und Port.`,
  }),
  hostUnreachable: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} cannot be reached at the moment.`,
    de: ({ host }) => `${host} ist zurzeit nicht zu erreichen.`,
  }),
  hostSilent: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} did not answer in time.`,
    de: ({ host }) => `${host} hat nicht rechtzeitig geantwortet.`,
  }),
  hostSendsTooMuch: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `${host} sends far more than an answer has; the connection was closed.`,
    de: ({ host }) => `${host} sendet weit mehr, als eine Antwort hat; die Verbindung wurde getrennt.`,
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
  hostFull: defineSentence<OfPortal & { host: string }>({
    examples: [{ portal, host: 'ftp.example.org' }, { host: 'ftp.example.org' }],
    en: ({ portal, host }) => `${host} has no space left for the file. ${thePortal(portal).begin} has to make room.`,
    de: ({ portal, host }) =>
      `${host} hat keinen Platz mehr für die Datei. ${dasPortal(portal).begin} muss Platz schaffen.`,
  }),
  hostSendsElsewhere: defineSentence<OfPortal & { host: string }>({
    examples: [{ portal, host: 'ftp.example.org' }, { host: 'ftp.example.org' }],
    en: ({ portal, host }) =>
      `${host} wants the file at another address than its own, and for safety we send it nowhere else. Please ask ${thePortal(portal).plain} for SFTP, or for a server that is set up otherwise.`,
    de: ({ portal, host }) =>
      `${host} will die Datei unter einer anderen Adresse als der eigenen, und zur Sicherheit übertragen wir sie nirgendwo sonst hin. Bitte fragen Sie bei ${dasPortal(portal).dative} nach SFTP oder nach einem anders eingerichteten Server.`,
  }),
  hostKeptPart: defineSentence<{ host: string }>({
    examples: [{ host: 'ftp.example.org' }],
    en: ({ host }) => `Only a part of the file has arrived on ${host}.`,
    de: ({ host }) => `Auf ${host} ist nur ein Teil der Datei angekommen.`,
  }),
  fileMaybeDelivered: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `The connection broke off before ${thePortal(portal).plain} confirmed the file; it may have arrived.`,
    de: ({ portal }) =>
      `Die Verbindung ist abgebrochen, bevor ${dasPortal(portal).plain} die Datei bestätigt hat; vielleicht ist sie angekommen.`,
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
export const transferSentences = {
  attachmentsInProcess: defineSentence<{ object: string }>({
    examples: [{ object: 'A-2041' }],
    en: ({ object }) => `The pictures of ${object} are still being prepared.`,
    de: ({ object }) => `Die Bilder von ${object} werden noch aufbereitet.`,
  }),
  stockChanged: defineSentence({
    en: 'Adverts changed while the transfer was being prepared.',
    de: 'Während der Vorbereitung haben sich Inserate geändert.',
  }),
  objectHoldsUpTransfer: defineSentence<{ object: string }>({
    examples: [{ object: 'A-2041' }],
    en: ({ object }) => `Nothing was transferred because of ${object}.`,
    de: ({ object }) => `Wegen ${object} wurde nichts übertragen.`,
  }),
  transferWouldDeleteReferences: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} keeps adverts that were taken down as references, and a full transfer would delete them. If they may go, set that adverts are deleted when they are taken down, and try again.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} behält Inserate als Referenzen, und ein Vollabgleich würde sie löschen. Wenn sie wegfallen dürfen, stellen Sie ein, dass Inserate beim Offlinenehmen gelöscht werden, und versuchen Sie es erneut.`,
  }),
  nothingToTransfer: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `There is nothing to transfer. An empty transfer would delete everything on ${thePortal(portal).plain}.`,
    de: ({ portal }) =>
      `Es gibt nichts zu übertragen. Eine leere Übertragung würde auf ${dasPortal(portal).dative} alles löschen.`,
  }),
}
