export const differencesWords = {
  differences: {
    adoptAll: { de: 'Unbekannte Inserate übernehmen', en: 'Adopt unknown adverts' },
    adoptAllText: {
      de: (portal: string) =>
        `${portal} wird gefragt, was dort online ist. Was hier noch nicht steht, wird ein Objekt mit Bildern und Kontakt. Auf dem Portal ändert sich dadurch nichts.`,
      en: (portal: string) =>
        `${portal} is asked what is online there. What is not here yet becomes a property with its pictures and its contact. Nothing changes on the portal.`,
    },
    adverts: {
      de: (count: number) => (count === 1 ? '1 Inserat dort' : `${count} Inserate dort`),
      en: (count: number) => (count === 1 ? '1 advert there' : `${count} adverts there`),
    },
    all: {
      de: (action: string, count: number) => `${action}: alle ${count}`,
      en: (action: string, count: number) => `${action}: all ${count}`,
    },
    allSame: { de: 'Das Portal zeigt, was es soll.', en: 'The portal shows what it should.' },
    begun: {
      de: (count: number) => (count === 1 ? 'Wird erledigt.' : `${count} werden erledigt.`),
      en: (count: number) => (count === 1 ? 'It is being done.' : `${count} are being done.`),
    },
    changedAt: { de: 'dort geändert', en: 'changed there' },
    compareNow: { de: 'Jetzt vergleichen', en: 'Compare now' },
    compared: { de: 'Verglichen', en: 'Compared' },
    comparing: { de: 'Das Portal wird gefragt …', en: 'The portal is being asked …' },
    comparison: { de: 'Vergleich', en: 'Comparison' },
    failed: { de: 'Der Vergleich ist nicht gelungen.', en: 'The comparison did not succeed.' },
    found: { de: 'bemerkt', en: 'noticed' },
    look: { de: 'Abweichungen ansehen', en: 'See the differences' },
    mendedAt: { de: 'erledigt', en: 'done' },
    mending: {
      de: (count: number) => (count === 1 ? '1 ist in Arbeit.' : `${count} sind in Arbeit.`),
      en: (count: number) => (count === 1 ? '1 is under way.' : `${count} are under way.`),
    },
    more: {
      de: (name: string) => `Weitere Möglichkeiten für ${name}`,
      en: (name: string) => `More that can be done with ${name}`,
    },
    moreForAll: { de: 'Weitere Möglichkeiten für alle', en: 'More that can be done with all' },
    never: { de: 'Dieses Portal wurde noch nicht verglichen.', en: 'This portal has not been compared yet.' },
    next: { de: 'Von selbst wieder', en: 'By itself again' },
    none: { de: 'Keine Abweichungen.', en: 'No differences.' },
    noneSettled: { de: 'Noch nichts.', en: 'Nothing yet.' },
    notYet: { de: 'Noch ist nichts bekannt.', en: 'Nothing is known yet.' },
    nothingConcluded: { de: 'Was vorher bekannt war, bleibt stehen.', en: 'What was known before stays as it is.' },
    open: {
      de: (count: number) => (count === 1 ? '1 Abweichung' : `${count} Abweichungen`),
      en: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
    },
    read: {
      de: (read: string, total: string | 0 | undefined) =>
        total ? `${read} von ${total} Inseraten gelesen` : `${read} Inserate gelesen`,
      en: (read: string, total: string | 0 | undefined) =>
        total ? `${read} of ${total} adverts read` : `${read} adverts read`,
    },
    republish: {
      de: 'Verschwundenes von selbst wieder veröffentlichen',
      en: 'Publish again by itself what has vanished',
    },
    republishHelp: {
      de: 'Fehlt mehr als die Hälfte auf einmal, geschieht nichts: Dann stimmt etwas anderes nicht.',
      en: 'If more than half is missing at once, nothing happens: then something else is wrong.',
    },
    text: {
      de: (portal: string) =>
        `Einmal am Tag wird ${portal} gefragt, was dort wirklich online ist. Nichts davon wird geändert, bevor Sie es sagen.`,
      en: (portal: string) =>
        `Once a day, ${portal} is asked what is really online there. Nothing of it is changed before you say so.`,
    },
    textOnRecord: {
      de: (portal: string) =>
        `${portal} lässt sich nicht fragen. Verglichen wird, was zuletzt übergeben wurde, mit dem, was das Portal dazu gemeldet hat.`,
      en: (portal: string) =>
        `${portal} cannot be asked. What was handed over last is compared with what the portal has reported on it.`,
    },
    title: { de: 'Wirklich online', en: 'Really online' },
    toPage: { de: 'Vergleichen', en: 'Compare' },
    tooLate: { de: 'Damit geschieht schon etwas.', en: 'Something is being done about it already.' },
    unread: {
      de: (count: number) =>
        count === 1 ? '1 Angabe hat hier keinen Platz' : `${count} Angaben haben hier keinen Platz`,
      en: (count: number) => (count === 1 ? '1 detail has no place here' : `${count} details have no place here`),
    },
    adoptAllTheSame: { de: 'Trotzdem übernehmen', en: 'Adopt all the same' },
  },
  differenceTabs: {
    forgotten: { de: 'So gelassen', en: 'Left alone' },
    mended: { de: 'Erledigt', en: 'Done' },
    open: { de: 'Offen', en: 'Open' },
  },
  differenceStates: {
    failed: { de: 'nicht gelungen', en: 'did not succeed' },
    forgotten: { de: 'so gelassen', en: 'left alone' },
    mended: { de: 'erledigt', en: 'done' },
    mending: { de: 'in Arbeit', en: 'under way' },
    open: { de: 'offen', en: 'open' },
  },
  differenceKinds: {
    changed: { de: 'Dort geändert', en: 'Changed there' },
    deactivated: { de: 'Dort ausgeschaltet', en: 'Switched off there' },
    missing: { de: 'Verschwunden', en: 'Vanished' },
    unconfirmed: { de: 'Nicht bestätigt', en: 'Not confirmed' },
    unknown: { de: 'Hier unbekannt', en: 'Unknown here' },
    unwanted: { de: 'Noch online', en: 'Still online' },
  },
  differenceMeanings: {
    changed: {
      de: 'Das Portal zeigt eine andere Fassung als die von hier: Jemand hat dort etwas geändert.',
      en: 'The portal shows another version than the one here: somebody has changed something there.',
    },
    deactivated: {
      de: 'Das Portal hat diese Inserate, zeigt sie aber niemandem.',
      en: 'The portal has these adverts, but shows them to nobody.',
    },
    missing: {
      de: 'Diese Inserate sollen online sein, und das Portal hat sie nicht mehr.',
      en: 'These adverts should be online, and the portal does not have them any more.',
    },
    unconfirmed: {
      de: 'Diese Objekte sind übergeben, und das Portal hat sich seitdem nur zu anderen gemeldet.',
      en: 'These properties were handed over, and the portal has reported only on others since.',
    },
    unknown: {
      de: 'Das Portal zeigt diese Inserate, und hier standen sie nie. Wenn Sie sie übernehmen, werden Objekte daraus.',
      en: 'The portal shows these adverts, and they never were listed here. Adopted, they become properties.',
    },
    unwanted: {
      de: 'Diese Inserate sind hier vom Portal genommen, und es zeigt sie trotzdem.',
      en: 'These adverts were taken down here, and the portal shows them all the same.',
    },
  },
  mends: {
    'changed adopt': { de: 'Änderung übernehmen', en: 'Take the change over' },
    'changed forget': { de: 'So lassen', en: 'Leave it' },
    'changed publish': { de: 'Eigene Fassung senden', en: 'Send our version' },
    'changed takeDown': { de: 'Vom Portal nehmen', en: 'Take down' },
    'deactivated forget': { de: 'So lassen', en: 'Leave it' },
    'deactivated publish': { de: 'Wieder einschalten', en: 'Switch on again' },
    'deactivated takeDown': { de: 'Vom Portal nehmen', en: 'Take down' },
    'missing forget': { de: 'Inserat hier entfernen', en: 'Remove the listing here' },
    'missing publish': { de: 'Wieder veröffentlichen', en: 'Publish again' },
    'unconfirmed forget': { de: 'So lassen', en: 'Leave it' },
    'unconfirmed publish': { de: 'Noch einmal senden', en: 'Send again' },
    'unconfirmed takeDown': { de: 'Vom Portal nehmen', en: 'Take down' },
    'unknown adopt': { de: 'Übernehmen', en: 'Adopt' },
    'unknown forget': { de: 'So lassen', en: 'Leave it' },
    'unknown takeDown': { de: 'Vom Portal nehmen', en: 'Take down' },
    'unwanted forget': { de: 'So lassen', en: 'Leave it' },
    'unwanted takeDown': { de: 'Vom Portal nehmen', en: 'Take down' },
  },
  mendsExplained: {
    'changed adopt': {
      de: 'Was dort geändert wurde, steht danach auch hier, und die anderen Portale werden aktualisiert. Bilder, die dort gelöscht wurden, bleiben hier.',
      en: 'What was changed there is here as well then, and the other portals follow. Pictures that were deleted there stay here.',
    },
    'changed forget': {
      de: 'Das Portal behält seine Fassung, bis das Objekt hier das nächste Mal geändert wird.',
      en: 'The portal keeps its version until the property is edited here the next time.',
    },
    'changed publish': {
      de: 'Das Portal bekommt die Fassung von hier. Was dort geändert wurde, geht verloren.',
      en: 'The portal gets the version from here. What was changed there is lost.',
    },
    'changed takeDown': { de: 'Die Inserate verschwinden vom Portal.', en: 'The adverts vanish from the portal.' },
    'deactivated forget': { de: 'Die Inserate bleiben ausgeschaltet.', en: 'The adverts stay switched off.' },
    'deactivated publish': {
      de: 'Das Portal zeigt die Inserate wieder, so wie sie hier stehen.',
      en: 'The portal shows the adverts again, as they are here.',
    },
    'deactivated takeDown': { de: 'Die Inserate verschwinden vom Portal.', en: 'The adverts vanish from the portal.' },
    'missing forget': {
      de: 'Die Objekte bleiben hier und gelten nicht mehr als auf diesem Portal veröffentlicht.',
      en: 'The properties stay here, and do not count as published on this portal any more.',
    },
    'missing publish': {
      de: 'Die Objekte werden auf dem Portal neu veröffentlicht.',
      en: 'The properties are published on the portal anew.',
    },
    'unconfirmed forget': { de: 'Es wird nicht mehr nachgefragt.', en: 'It is not asked about any more.' },
    'unconfirmed publish': {
      de: 'Die Objekte werden dem Portal noch einmal übergeben.',
      en: 'The properties are handed over to the portal once more.',
    },
    'unconfirmed takeDown': { de: 'Die Inserate verschwinden vom Portal.', en: 'The adverts vanish from the portal.' },
    'unknown adopt': {
      de: 'Aus jedem Inserat wird ein Objekt mit Bildern und Kontakt. Auf dem Portal ändert sich dadurch nichts.',
      en: 'Each advert becomes a property with its pictures and its contact. Nothing changes on the portal.',
    },
    'unknown forget': {
      de: 'Die Inserate bleiben auf dem Portal und werden hier nicht mehr erwähnt.',
      en: 'The adverts stay on the portal, and are not mentioned here any more.',
    },
    'unknown takeDown': {
      de: 'Die Inserate verschwinden vom Portal. Hier gibt es keine Kopie davon.',
      en: 'The adverts vanish from the portal. There is no copy of them here.',
    },
    'unwanted forget': {
      de: 'Die Inserate bleiben auf dem Portal und werden hier nicht mehr erwähnt.',
      en: 'The adverts stay on the portal, and are not mentioned here any more.',
    },
    'unwanted takeDown': { de: 'Die Inserate verschwinden vom Portal.', en: 'The adverts vanish from the portal.' },
  },
  mendsDone: {
    adopt: { de: 'übernommen', en: 'adopted' },
    forget: { de: 'hier entfernt', en: 'removed here' },
    publish: { de: 'neu gesendet', en: 'sent again' },
    takeDown: { de: 'vom Portal genommen', en: 'taken down' },
  },
}
