export const webhooksWords = {
  webhooks: {
    allDeliveries: { de: 'Alle', en: 'All' },
    answerBody: { de: 'Antwort', en: 'Answer' },
    answerHeaders: { de: 'Kopfzeilen der Antwort', en: 'Headers of the answer' },
    attemptAnswered: {
      de: (number: number, status: string) =>
        status === '' ? `Versuch ${number}: keine Antwort` : `Versuch ${number}: Antwort ${status}`,
      en: (number: number, status: string) =>
        status === '' ? `Attempt ${number}: no answer` : `Attempt ${number}: answered ${status}`,
    },
    attemptCount: {
      de: (count: number) => (count === 1 ? '1 Versuch' : `${count} Versuche`),
      en: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    },
    attemptUnderWay: {
      de: (number: number) => `Versuch ${number} läuft`,
      en: (number: number) => `Attempt ${number} is under way`,
    },
    attempts: { de: 'Versuche', en: 'Attempts' },
    create: { de: 'Webhook anlegen', en: 'Create the webhook' },
    delete: { de: 'Webhook löschen', en: 'Delete this webhook' },
    deleteText: {
      de: 'Der Webhook bekommt nichts mehr, und die Liste seiner Zustellungen verschwindet. Die Ereignisse bleiben.',
      en: 'It gets nothing any more, and the list of its deliveries disappears. The events stay.',
    },
    deliveries: { de: 'Zustellungen', en: 'Deliveries' },
    delivery: { de: 'Zustellung', en: 'Delivery' },
    description: { de: 'Beschreibung', en: 'Description' },
    edit: { de: 'Ändern', en: 'Edit' },
    envelope: { de: 'Format', en: 'Envelope' },
    envelopeCurrent: { de: 'aktuell', en: 'current' },
    envelopeLegacy: {
      de: 'früheres Format (nur Anfragen und Veröffentlichungen)',
      en: 'earlier form (inquiries and publications only)',
    },
    event: { de: 'Ereignis', en: 'Event' },
    eventCount: {
      de: (count: number) => (count === 1 ? '1 Ereignis' : `${count} Ereignisse`),
      en: (count: number) => (count === 1 ? '1 event' : `${count} events`),
    },
    events: { de: 'Ereignisse', en: 'Events' },
    failingSince: { de: 'Zustellung gestört seit', en: 'Nothing gets through since' },
    health: {
      de: (succeeded: number, pending: number, failed: number) =>
        `${succeeded} zugestellt, ${pending} unterwegs, ${failed} aufgegeben`,
      en: (succeeded: number, pending: number, failed: number) =>
        `${succeeded} arrived, ${pending} on their way, ${failed} given up`,
    },
    hideKey: { de: 'Verbergen', en: 'Hide' },
    lastAnswer: { de: 'Letzte Antwort', en: 'Last answer' },
    lastDay: { de: 'Letzte 24 Stunden', en: 'Last 24 hours' },
    lastDays: {
      de: (days: number) => (days === 1 ? 'der letzte Tag' : `die letzten ${days} Tage`),
      en: (days: number) => (days === 1 ? 'the last day' : `the last ${days} days`),
    },
    new: { de: 'Neuer Webhook', en: 'New webhook' },
    noAnswer: { de: 'Noch nichts gesendet', en: 'Nothing sent yet' },
    noAttempts: { de: 'Noch kein Versuch.', en: 'No attempt yet.' },
    noDeliveries: { de: 'Keine Zustellungen.', en: 'No deliveries.' },
    none: { de: 'Noch keine Webhooks.', en: 'No webhooks yet.' },
    noneText: {
      de: 'Ein Webhook sagt Ihrer Software sofort, was geschieht: eine Anfrage kam, ein Objekt ist online.',
      en: 'A webhook tells your software at once what happens: an inquiry came, a property is online.',
    },
    pause: { de: 'Anhalten', en: 'Pause' },
    ping: { de: 'Test senden', en: 'Send test' },
    replay: { de: 'Verpasstes nachsenden …', en: 'Send what was missed …' },
    replayBegun: { de: 'Das Verpasste wird nachgesendet.', en: 'What was missed is on its way.' },
    replayNow: { de: 'Nachsenden', en: 'Send what was missed' },
    replaySince: { de: 'Zeitraum', en: 'Period' },
    replayText: {
      de: 'Alle Ereignisse, die dieser Webhook nie bekommen hat, werden in ihrer Reihenfolge nachgesendet.',
      en: 'All events that this webhook never received are sent, in their order.',
    },
    resume: { de: 'Fortsetzen', en: 'Resume' },
    rotate: { de: 'Schlüssel wechseln', en: 'Rotate the key' },
    rotateText: {
      de: 'Es gibt sofort einen neuen Schlüssel. 24 Stunden lang trägt jede Zustellung zwei Signaturen, mit dem neuen und dem alten: So lange haben Sie Zeit, den neuen einzusetzen.',
      en: 'There is a new key at once. For 24 hours every delivery bears two signatures, of the new key and of the old one: that is the time to put the new one in place.',
    },
    rotated: {
      de: 'Der neue Schlüssel gilt ab sofort, der alte noch 24 Stunden.',
      en: 'The new key is in force; the old one for 24 more hours.',
    },
    save: { de: 'Speichern', en: 'Save' },
    sendAgain: { de: 'Noch einmal senden', en: 'Send again' },
    sentAgain: { de: 'Das Ereignis ist noch einmal unterwegs.', en: 'The event is on its way again.' },
    sentBody: { de: 'Gesendeter Inhalt', en: 'Body that we send' },
    sentHeaders: { de: 'Gesendete Kopfzeilen', en: 'Headers that we send' },
    showKey: { de: 'Schlüssel zeigen', en: 'Show the key' },
    signingKey: { de: 'Signaturschlüssel', en: 'Signing key' },
    signingKeyText: {
      de: 'Mit diesem Schlüssel signieren wir jede Zustellung. Wer ihn kennt, kann sich für uns ausgeben.',
      en: 'We sign every delivery with it. Whoever knows it can pretend to be us.',
    },
    state: { de: 'Status', en: 'State' },
    title: { de: 'Webhooks', en: 'Webhooks' },
    url: { de: 'Adresse', en: 'Address' },
    urlHelp: {
      de: 'Eine Adresse Ihrer Software, die POST annimmt.',
      en: 'An address of your software that takes POST.',
    },
    verify: {
      de: (language: string) => `Signatur prüfen: ${language}`,
      en: (language: string) => `Verify the signature: ${language}`,
    },
    verifyText: {
      de: 'So prüft Ihre Software, dass eine Zustellung von uns kommt. Der Schlüssel kommt an die Stelle von „signingKey“.',
      en: 'This is how your software verifies that a delivery is ours. The key goes in the place of “signingKey”.',
    },
    when: { de: 'Wann', en: 'When' },
  },
  webhookStates: {
    active: { de: 'aktiv', en: 'active' },
    failing: { de: 'abgeschaltet: fünf Tage nicht erreichbar', en: 'disabled: nothing got through for five days' },
    gone: { de: 'abgeschaltet: Empfänger antwortete 410', en: 'disabled: it answered 410' },
    notThrough: { de: 'Zustellung gestört', en: 'not getting through' },
    paused: { de: 'angehalten', en: 'paused' },
  },
  webhookEvents: {
    'request.created': { de: 'Neue Anfrage', en: 'New inquiry' },
    'request.parsing_failed': { de: 'Mail nicht lesbar', en: 'Mail not readable' },
    'publication.succeeded': {
      de: 'Objekt online, aktualisiert oder offline',
      en: 'Property online, updated or offline',
    },
    'publication.failed': { de: 'Objekt von einem Portal abgelehnt', en: 'Property refused by a portal' },
    'listing.missing': { de: 'Objekt auf einem Portal verschwunden', en: 'Property gone from a portal' },
    'property.processing_succeeded': { de: 'Bilder eines Objekts fertig geprüft', en: 'Pictures of a property ready' },
    'property.processing_failed': { de: 'Fehlerhaftes Bild', en: 'Faulty picture' },
    'target.unauthorized': { de: 'Zugang zu einem Portal verloren', en: 'Access to a portal lost' },
    'webhook.disabled': { de: 'Anderer Webhook abgeschaltet', en: 'Another webhook disabled' },
  },
  deliveryStates: {
    failed: { de: 'aufgegeben', en: 'given up' },
    pending: { de: 'unterwegs', en: 'on its way' },
    succeeded: { de: 'zugestellt', en: 'arrived' },
    waiting: { de: 'neuer Versuch folgt', en: 'to be tried again' },
  },
  deliveryFailures: {
    aborted: {
      de: 'Der Dienst hat den Versuch abgebrochen; er wird wiederholt.',
      en: 'The service gave the attempt up; it is repeated.',
    },
    blocked_address: {
      de: 'Diese Adresse darf nicht aufgerufen werden. Es wurde nichts gesendet.',
      en: 'This address may not be called. Nothing was sent.',
    },
    body_too_large: { de: 'Die Antwort war zu lang.', en: 'The answer was too long.' },
    clock_off: {
      de: 'Die Uhren von Empfänger und Dienst gehen zu weit auseinander. Wer den Dienst betreibt, muss nach der Uhr sehen.',
      en: 'The clocks of receiver and service are too far apart. Whoever runs the service has to look at its clock.',
    },
    connection_failed: { de: 'Es kam keine Verbindung zustande.', en: 'No connection came about.' },
    connection_lost: {
      de: 'Die Verbindung brach ab, bevor die ganze Antwort da war.',
      en: 'The connection broke before the whole answer had come.',
    },
    connection_refused: {
      de: 'Der Empfänger lehnt die Verbindung ab. Läuft er?',
      en: 'The receiver refuses the connection. Is it running?',
    },
    dns_failed: {
      de: 'Den Rechnernamen in der Adresse gibt es nicht.',
      en: 'The name in the address cannot be resolved.',
    },
    invalid_request: { de: 'Die Nachricht lässt sich so nicht senden.', en: 'The request cannot be put into HTTP.' },
    invalid_url: { de: 'Diese Adresse lässt sich nicht aufrufen.', en: 'The address is none that can be called.' },
    malformed_answer: { de: 'Die Antwort war kein HTTP.', en: 'What came back was not HTTP.' },
    refused_by_receiver: {
      de: 'Als zugestellt gilt nur eine Antwort mit Status 200 bis 299.',
      en: 'Only an answer from 200 to 299 counts as received.',
    },
    timeout: {
      de: 'Innerhalb von 15 Sekunden kam keine ganze Antwort.',
      en: 'No whole answer came within 15 seconds.',
    },
    tls_failed: {
      de: 'Es kam keine sichere Verbindung zustande. Ist das Zertifikat gültig?',
      en: 'No secure connection came about. Is the certificate valid?',
    },
    too_many_redirects: { de: 'Der Empfänger leitet zu oft weiter.', en: 'The receiver redirects too often.' },
    webhook_disabled: {
      de: 'Der Webhook war abgeschaltet. Es wurde nichts gesendet.',
      en: 'The webhook was disabled. Nothing was sent.',
    },
  },
}
