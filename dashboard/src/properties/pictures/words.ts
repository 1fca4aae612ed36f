export const picturesWords = {
  pictures: {
    addAddresses: {
      de: (count: number) =>
        count === 0 ? 'Links hinzufügen' : count === 1 ? '1 Link hinzufügen' : `${count} Links hinzufügen`,
      en: (count: number) => (count === 0 ? 'Add links' : count === 1 ? 'Add 1 link' : `Add ${count} links`),
    },
    addresses: { de: 'Links zu Bildern oder PDF-Dateien', en: 'Links to pictures or PDF files' },
    addressesHelp: {
      de: 'Ein Link je Zeile. Die Dateien werden dort abgeholt.',
      en: 'One link per line. The files are fetched from there.',
    },
    backward: { de: (name: string) => `${name} nach hinten`, en: (name: string) => `Move ${name} back` },
    byAddress: { de: 'Links einfügen', en: 'Paste links' },
    caption: { de: 'Bildunterschrift', en: 'Caption' },
    captionOf: { de: (name: string) => `Bildunterschrift: ${name}`, en: (name: string) => `Caption: ${name}` },
    choose: { de: 'Dateien wählen', en: 'Choose files' },
    drop: { de: 'Bilder und PDF hierher ziehen', en: 'Drop pictures and PDF files here' },
    dropHelp: {
      de: 'JPEG, PNG, WebP, HEIC, AVIF, GIF, TIFF oder PDF, je bis 16 MB',
      en: 'JPEG, PNG, WebP, HEIC, AVIF, GIF, TIFF or PDF, up to 16 MB each',
    },
    failed: { de: 'Dieses Bild ist fehlerhaft.', en: 'The picture is not in order.' },
    floorPlan: { de: 'Grundriss', en: 'Floor plan' },
    floorPlanOf: { de: (name: string) => `Grundriss: ${name}`, en: (name: string) => `Floor plan: ${name}` },
    forward: { de: (name: string) => `${name} nach vorn`, en: (name: string) => `Move ${name} forward` },
    makeTitle: { de: (name: string) => `${name} ganz nach vorn`, en: (name: string) => `Move ${name} to the front` },
    merged: {
      de: 'Jemand anders hat die Bilder inzwischen ebenfalls geändert. Bitte prüfen und noch einmal speichern.',
      en: 'Somebody has changed the pictures meanwhile, too. Please look, and save once more.',
    },
    noAddresses: {
      de: 'Nicht hinzugefügt: Ein Link beginnt mit https:// oder http://.',
      en: 'Not added: a link begins with https:// or http://.',
    },
    none: { de: 'Noch keine Bilder.', en: 'No pictures yet.' },
    noneText: {
      de: 'Inserate mit Bildern werden weit öfter angesehen. Das erste wird das Titelbild.',
      en: 'Listings with pictures are seen far more often. The first becomes the title picture.',
    },
    notTaken: { de: (names: string) => `Nicht übernommen: ${names}.`, en: (names: string) => `Not taken: ${names}.` },
    nowAt: {
      de: (place: number) => `Steht jetzt an Stelle ${place}.`,
      en: (place: number) => `Now in place ${place}.`,
    },
    number: { de: (place: number) => `Bild ${place}`, en: (place: number) => `Picture ${place}` },
    pages: {
      de: (count: number) => (count === 1 ? '1 Seite' : `${count} Seiten`),
      en: (count: number) => (count === 1 ? '1 page' : `${count} pages`),
    },
    processing: { de: 'wird geprüft', en: 'being checked' },
    remove: { de: (name: string) => `${name} entfernen`, en: (name: string) => `Remove ${name}` },
    sent: {
      de: (count: number, total: number) => `${count} von ${total} hochgeladen`,
      en: (count: number, total: number) => `${count} of ${total} uploaded`,
    },
    title: { de: 'Titelbild', en: 'Title picture' },
    uploading: { de: 'Wird hochgeladen', en: 'Uploading' },
  },
}
