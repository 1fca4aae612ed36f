export const propertyFormWords = {
  propertyForm: {
    advises: { de: 'Das gehört noch in das Inserat:', en: 'The advert should say:' },
    chooseType: { de: 'Was für ein Objekt ist es?', en: 'What kind of property is it?' },
    copyOf: { de: (name: string) => `Kopie von ${name}`, en: (name: string) => `Copy of ${name}` },
    create: { de: 'Objekt anlegen', en: 'Create property' },
    createText: {
      de: 'Als Nächstes kommen die Bilder. Veröffentlicht wird noch nichts.',
      en: 'Its pictures come next. Nothing is published yet.',
    },
    created: { de: 'Das Objekt ist angelegt.', en: 'The property is created.' },
    numberTaken: {
      de: (title: string) => `Diese Nummer hat schon „${title}“. Auf einem Portal kann nur eines von beiden stehen.`,
      en: (title: string) => `“${title}” has this number already. A portal takes only one of the two.`,
    },
    otherType: { de: 'Andere Art wählen', en: 'Choose another kind' },
    picturesAre: {
      de: (count: number) =>
        count === 0
          ? 'Noch keine Bilder: hinzufügen'
          : count === 1
            ? '1 Bild oder Dokument ansehen'
            : `${count} Bilder und Dokumente ansehen`,
      en: (count: number) =>
        count === 0
          ? 'No pictures yet: add some'
          : count === 1
            ? 'See 1 picture or document'
            : `See ${count} pictures and documents`,
    },
    picturesCopied: {
      de: (count: number) =>
        `${count === 1 ? '1 Bild oder Dokument wird' : `${count} Bilder und Dokumente werden`} mitkopiert. Ändern können Sie das im nächsten Schritt.`,
      en: (count: number) =>
        `${count === 1 ? '1 picture or document is' : `${count} pictures and documents are`} copied as well. You can change that in the next step.`,
    },
    picturesNext: { de: 'Bilder kommen im nächsten Schritt dazu.', en: 'Pictures come in the next step.' },
    refuses: {
      de: (portal: string) => `${portal} nimmt das Objekt so nicht an:`,
      en: (portal: string) => `${portal} does not take it like this:`,
    },
    rentSum: { de: (sum: string) => `Zusammen ${sum}`, en: (sum: string) => `Together ${sum}` },
    saveAndUpdate: {
      de: (count: number) => `Speichern und auf ${count} Portalen aktualisieren`,
      en: (count: number) => `Save and update on ${count} portals`,
    },
    saveAndUpdateOne: {
      de: (portal: string) => `Speichern und auf ${portal} aktualisieren`,
      en: (portal: string) => `Save and update on ${portal}`,
    },
    seeOther: { de: 'Ansehen', en: 'Look at it' },
    takeSum: { de: 'Übernehmen', en: 'Take over' },
    takes: {
      de: (portals: string, count: number) => `${portals} ${count === 1 ? 'nimmt' : 'nehmen'} das Objekt so an.`,
      en: (portals: string, count: number) => `${portals} ${count === 1 ? 'takes' : 'take'} it like this.`,
    },
  },
}
