export const eventsWords = {
  events: {
    allNames: { de: 'Alle', en: 'All' },
    cursor: { de: 'Ab hier abfragen:', en: 'Go on from here:' },
    name: { de: 'Ereignis', en: 'Event' },
    noId: {
      de: 'Das ist keine ID: Sie hat 20 Buchstaben und Ziffern.',
      en: 'This is no id: it has 20 letters and digits.',
    },
    none: { de: 'Noch keine Ereignisse.', en: 'No events yet.' },
    noneText: {
      de: 'Alles, was geschieht, steht hier 30 Tage lang.',
      en: 'Whatever happens is listed here for 30 days.',
    },
    nothingFound: { de: 'Dazu gibt es keine Ereignisse.', en: 'No event matches that.' },
    payload: { de: 'Inhalt', en: 'Payload' },
    resource: { de: 'ID', en: 'ID' },
    resourceHint: { de: 'von Objekt, Inserat, Portal, Anfrage', en: 'of a property, listing, portal, inquiry' },
    title: { de: 'Ereignisse', en: 'Events' },
  },
  eventSentences: {
    asked: { de: 'hat angefragt', en: 'asked' },
    askedAbout: {
      de: (number: string) => `hat zu ${number} angefragt`,
      en: (number: string) => `asked about ${number}`,
    },
    done: { de: 'Erledigt', en: 'Done' },
    failed: { de: 'Fehlgeschlagen', en: 'Failed' },
    goneProperty: { de: 'Ein gelöschtes Objekt', en: 'A deleted property' },
    goneTarget: { de: 'einem entfernten Portal', en: 'a removed portal' },
    inquiry: { de: 'Anfrage', en: 'Inquiry' },
    missingOn: { de: 'wird nicht mehr gezeigt von', en: 'is not shown any more by' },
    noAccess: { de: 'Kein Zugang zu', en: 'No access to' },
    processed: { de: 'ist fertig geprüft', en: 'is processed' },
    processingFailed: { de: 'hat ein fehlerhaftes Bild', en: 'has a picture with something wrong' },
    refusedBy: { de: 'abgelehnt von', en: 'refused by' },
    somebody: { de: 'Jemand', en: 'Somebody' },
    unreadable: {
      de: (subject: string) => `Eine Mail war nicht lesbar: „${subject}“`,
      en: (subject: string) => `A mail could not be read: “${subject}”`,
    },
    webhookDisabled: {
      de: (host: string) => `Webhook an ${host} abgeschaltet`,
      en: (host: string) => `Webhook to ${host} disabled`,
    },
    webhookPing: { de: 'Ein Webhook wurde getestet', en: 'A webhook was pinged' },
  },
  publications: {
    create: { de: 'ist online auf', en: 'is online on' },
    delete: { de: 'ist nicht mehr auf', en: 'is no longer on' },
    update: { de: 'ist aktualisiert auf', en: 'is up to date on' },
  },
}
