export const contactsDe = {
  contacts: {
    delete: 'Kontakt löschen',
    deleteText: 'Neben Inseraten ist die Person danach nicht mehr zu sehen.',
    deleteTitle: (name: string) => `${name} löschen?`,
    deleted: 'Der Kontakt ist gelöscht.',
    email: 'E-Mail',
    inUse: 'Objekte mit diesem Ansprechpartner',
    name: 'Name',
    new: 'Neuer Kontakt',
    none: 'Noch keine Kontakte.',
    noneText: 'Portale zeigen neben jedem Inserat, an wen man sich wendet. Legen Sie die Personen hier an.',
    nothingFound: 'Dazu gibt es keinen Kontakt.',
    phone: 'Telefon',
    search: 'Name, Firma, E-Mail, Telefon …',
    title: 'Kontakte',
  },
}
