export const propertyFormDe = {
  propertyForm: {
    advises: 'Das gehört noch in das Inserat:',
    chooseType: 'Was für ein Objekt ist es?',
    copyOf: (name: string) => `Kopie von ${name}`,
    create: 'Objekt anlegen',
    createText: 'Als Nächstes kommen die Bilder. Veröffentlicht wird noch nichts.',
    created: 'Das Objekt ist angelegt.',
    numberTaken: (title: string) =>
      `Diese Nummer hat schon „${title}“. Auf einem Portal kann nur eines von beiden stehen.`,
    otherType: 'Andere Art wählen',
    picturesAre: (count: number) =>
      count === 0
        ? 'Noch keine Bilder: hinzufügen'
        : count === 1
          ? '1 Bild oder Dokument ansehen'
          : `${count} Bilder und Dokumente ansehen`,
    picturesCopied: (count: number) =>
      `${count === 1 ? '1 Bild oder Dokument wird' : `${count} Bilder und Dokumente werden`} mitkopiert. Ändern können Sie das im nächsten Schritt.`,
    picturesNext: 'Bilder kommen im nächsten Schritt dazu.',
    refuses: (portal: string) => `${portal} nimmt das Objekt so nicht an:`,
    rentSum: (sum: string) => `Zusammen ${sum}`,
    saveAndUpdate: (count: number) => `Speichern und auf ${count} Portalen aktualisieren`,
    saveAndUpdateOne: (portal: string) => `Speichern und auf ${portal} aktualisieren`,
    seeOther: 'Ansehen',
    takeSum: 'Übernehmen',
    takes: (portals: string, count: number) => `${portals} ${count === 1 ? 'nimmt' : 'nehmen'} das Objekt so an.`,
  },
}
