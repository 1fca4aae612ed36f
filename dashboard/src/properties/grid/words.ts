export const gridWords = {
  grid: {
    anyContact: { de: 'Alle Kontakte', en: 'All contacts' },
    anyPortal: { de: 'Alle Portale', en: 'All portals' },
    anyState: { de: 'Jeder Status', en: 'Any state' },
    anyType: { de: 'Alle Arten', en: 'All types' },
    contact: { de: 'Kontakt', en: 'Contact' },
    filters: { de: 'Filter', en: 'Filters' },
    filtersSet: { de: (count: number) => `Filter (${count})`, en: (count: number) => `Filters (${count})` },
    needsSomeone: { de: 'Zu erledigen', en: 'Needs attention' },
    newestFirst: { de: 'Neueste zuerst', en: 'Newest first' },
    notThere: { de: 'Auf diesem Portal ist das Objekt nicht veröffentlicht.', en: 'It is not on this portal.' },
    nothingFound: { de: 'Dazu gibt es kein Objekt.', en: 'No property fits.' },
    oldestFirst: { de: 'Älteste zuerst', en: 'Oldest first' },
    pictureFailed: { de: 'Ein Bild ist fehlerhaft', en: 'Something is wrong with a picture' },
    portal: { de: 'Portal', en: 'Portal' },
    printedSome: {
      de: (count: number) =>
        `Gedruckt sind die ersten ${count} Objekte der Liste. Für weitere blättern Sie in der Liste vor dem Drucken nach unten.`,
      en: (count: number) =>
        `Printed are the first ${count} properties of the list. For more of them, scroll down the list before printing.`,
    },
    search: { de: 'Titel, Nummer, Ort, Portalnummer …', en: 'Title, number, place …' },
    select: { de: (title: string) => `${title} auswählen`, en: (title: string) => `Select ${title}` },
    selectAll: { de: 'Alle auswählen', en: 'Select all' },
    showAll: { de: 'Alle zeigen', en: 'Show all' },
    sort: { de: 'Reihenfolge', en: 'Order' },
    state: { de: 'Status', en: 'State' },
    type: { de: 'Art', en: 'Type' },
  },
  gridStates: {
    failed: { de: 'abgelehnt', en: 'refused' },
    none: { de: 'nicht veröffentlicht', en: 'not published' },
    pending: { de: 'geht raus', en: 'on its way' },
    published: { de: 'online', en: 'online' },
    unpublishing: { de: 'geht offline', en: 'going offline' },
    updating: { de: 'wird aktualisiert', en: 'updating' },
  },
  gridOrders: {
    'updatedAt desc': { de: 'Zuletzt geändert', en: 'Changed last' },
    'price asc': { de: 'Preis, aufsteigend', en: 'Price, low to high' },
    'price desc': { de: 'Preis, absteigend', en: 'Price, high to low' },
    'area asc': { de: 'Fläche, aufsteigend', en: 'Area, small to large' },
    'area desc': { de: 'Fläche, absteigend', en: 'Area, large to small' },
    'city asc': { de: 'Ort, A–Z', en: 'Place, A–Z' },
  },
  bulk: {
    alreadyThere: {
      de: (count: number) => (count === 1 ? '1 hat dort schon ein Inserat.' : `${count} haben dort schon ein Inserat.`),
      en: (count: number) =>
        count === 1 ? '1 has a listing there already.' : `${count} have a listing there already.`,
    },
    advised: {
      de: (count: number) =>
        count === 1
          ? 'Bei 1 fehlt noch etwas; veröffentlicht wird es trotzdem'
          : `Bei ${count} fehlt noch etwas; veröffentlicht werden sie trotzdem`,
      en: (count: number) =>
        count === 1
          ? '1 lacks something, and is published all the same'
          : `${count} lack something, and are published all the same`,
    },
    confirmed: {
      de: (count: number, total: number) => `${count} von ${total} bestätigt`,
      en: (count: number, total: number) => `${count} of ${total} confirmed`,
    },
    failed: {
      de: (count: number) => (count === 1 ? '1 hat nicht geklappt' : `${count} haben nicht geklappt`),
      en: (count: number) => `${count} did not work`,
    },
    failures: { de: 'Fehlgeschlagen', en: 'Did not work' },
    goesOn: {
      de: 'Sie können dieses Fenster schließen; es geht trotzdem weiter.',
      en: 'It goes on without this window, too.',
    },
    overtaken: { de: 'Inzwischen geändert', en: 'Asked otherwise since' },
    progress: { de: 'Bestätigt', en: 'Confirmed' },
    publish: { de: 'Veröffentlichen …', en: 'Publish …' },
    retry: { de: 'Erneut versuchen …', en: 'Try again …' },
    selected: {
      de: (count: number, hidden: number) =>
        (count === 1 ? '1 Objekt ausgewählt' : `${count} Objekte ausgewählt`) +
        (hidden === 0 ? '' : `, davon ${hidden} hier nicht zu sehen`),
      en: (count: number, hidden: number) =>
        (count === 1 ? '1 property selected' : `${count} properties selected`) +
        (hidden === 0 ? '' : `, ${hidden} of them not to be seen here`),
    },
    title: { de: 'Auswahl', en: 'Selection' },
    tooMany: {
      de: (count: number) => `Auf einmal sind höchstens ${count} möglich.`,
      en: (count: number) => `${count} can go at once.`,
    },
    unselect: { de: 'Auswahl aufheben', en: 'Clear selection' },
    where: { de: 'Auf welchen Portalen?', en: 'On which portals?' },
    willGo: {
      de: (count: number) => (count === 1 ? '1 ist bereit.' : `${count} sind bereit.`),
      en: (count: number) => (count === 1 ? '1 is ready.' : `${count} are ready.`),
    },
    withdraw: { de: 'Vom Portal nehmen …', en: 'Take down …' },
    wouldRefuse: {
      de: (count: number) => (count === 1 ? '1 würde abgelehnt' : `${count} würden abgelehnt`),
      en: (count: number) => `${count} would be refused`,
    },
  },
  bulkTitles: {
    publish: { de: 'Veröffentlichen', en: 'Publish' },
    retry: { de: 'Noch einmal versuchen', en: 'Try again' },
    withdraw: { de: 'Vom Portal nehmen', en: 'Take down' },
  },
  bulkActions: {
    publish: { de: (count: number) => `${count} veröffentlichen`, en: (count: number) => `Publish ${count}` },
    retry: { de: (count: number) => `${count} noch einmal versuchen`, en: (count: number) => `Try ${count} again` },
    withdraw: { de: (count: number) => `${count} vom Portal nehmen`, en: (count: number) => `Take down ${count}` },
  },
  bulkRefusals: {
    external_id_taken: {
      de: 'Die Objektnummer gehört dort schon einem anderen Objekt.',
      en: 'The number belongs to another property there already.',
    },
    listing_exists: { de: 'Das Objekt ist dort schon veröffentlicht.', en: 'It is there already.' },
    not_listed: { de: 'Das Objekt ist dort nicht veröffentlicht.', en: 'It is not there.' },
    nothing_to_retry: { de: 'Hier gibt es nichts zu wiederholen.', en: 'There is nothing to try again.' },
    portal_would_refuse: {
      de: 'Das Portal würde das Objekt so ablehnen.',
      en: 'The portal would not take it like this.',
    },
    property_is_leaving: { de: 'Das Objekt wird gerade gelöscht.', en: 'The property is being deleted.' },
    unknown_property: { de: 'Das Objekt gibt es nicht mehr.', en: 'The property is no longer there.' },
    unknown_target: { de: 'Das Portal gibt es nicht mehr.', en: 'The portal is no longer there.' },
  },
}
