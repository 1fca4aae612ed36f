export const propertiesWords = {
  properties: {
    copy: { de: 'Kopieren', en: 'Copy' },
    data: { de: 'Daten', en: 'Data' },
    delete: { de: 'Objekt löschen', en: 'Delete property' },
    deleted: { de: (number: string) => `${number} ist gelöscht.`, en: (number: string) => `${number} is deleted.` },
    deleteListedText: {
      de: (portals: string) =>
        `Das Objekt wird zuerst von ${portals} genommen. Sobald das bestätigt ist, wird es hier mit seinen Bildern gelöscht. Das lässt sich nicht zurücknehmen.`,
      en: (portals: string) =>
        `The property is taken off ${portals} first. Once that is confirmed, it is deleted here with its pictures. That cannot be taken back.`,
    },
    deleteText: {
      de: 'Das Objekt und seine Bilder werden gelöscht. Das lässt sich nicht zurücknehmen.',
      en: 'The property and its pictures are deleted. That cannot be taken back.',
    },
    deleteTitle: { de: (number: string) => `${number} löschen?`, en: (number: string) => `Delete ${number}?` },
    gone: {
      de: 'Dieses Objekt hat inzwischen jemand gelöscht. Was Sie geändert haben, lässt sich nicht mehr speichern, hier aber noch kopieren.',
      en: 'Somebody has deleted this property meanwhile. What you have changed cannot be saved any more, but still be copied from here.',
    },
    history: { de: 'Verlauf', en: 'History' },
    isLeaving: {
      de: 'wird gelöscht, sobald die Portale es bestätigen',
      en: 'is deleted as soon as the portals confirm',
    },
    leaving: {
      de: (number: string) => `${number} wird von den Portalen genommen und dann gelöscht.`,
      en: (number: string) => `${number} is taken off the portals, and deleted then.`,
    },
    new: { de: 'Neues Objekt', en: 'New property' },
    none: { de: 'Noch keine Objekte.', en: 'No properties yet.' },
    noneText: {
      de: 'Legen Sie das erste hier an, oder übertragen Sie Ihren Bestand über die API.',
      en: 'Add the first one, or let your software do it through the API.',
    },
    onRequest: { de: 'Preis auf Anfrage', en: 'Price on request' },
    pictures: { de: 'Bilder', en: 'Pictures' },
    portals: { de: 'Portale', en: 'Portals' },
    processingFailed: { de: 'Ein Bild ist fehlerhaft.', en: 'Something is wrong with a picture.' },
    requests: { de: 'Anfragen', en: 'Inquiries' },
    tabs: { de: 'Teile des Objekts', en: 'Parts of the property' },
    takeDownAndDelete: { de: 'Herunternehmen und löschen', en: 'Take down and delete' },
    title: { de: 'Objekte', en: 'Properties' },
  },
  propertyTypes: {
    apartmentBuy: { de: 'Wohnung, Kauf', en: 'Flat for sale' },
    apartmentRent: { de: 'Wohnung, Miete', en: 'Flat to rent' },
    houseBuy: { de: 'Haus, Kauf', en: 'House for sale' },
    houseRent: { de: 'Haus, Miete', en: 'House to rent' },
    plotBuy: { de: 'Grundstück, Kauf', en: 'Plot for sale' },
    plotRent: { de: 'Grundstück, Pacht', en: 'Plot to lease' },
  },
}
