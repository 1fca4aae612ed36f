export const contactsWords = {
  contacts: {
    delete: { de: 'Kontakt löschen', en: 'Delete contact' },
    deleteText: {
      de: 'Neben Inseraten ist die Person danach nicht mehr zu sehen.',
      en: 'The person will no longer be shown beside listings.',
    },
    deleteTitle: { de: (name: string) => `${name} löschen?`, en: (name: string) => `Delete ${name}?` },
    deleted: { de: 'Der Kontakt ist gelöscht.', en: 'The contact is deleted.' },
    email: { de: 'E-Mail', en: 'E-mail' },
    inUse: { de: 'Objekte mit diesem Ansprechpartner', en: 'Properties with this contact' },
    name: { de: 'Name', en: 'Name' },
    new: { de: 'Neuer Kontakt', en: 'New contact' },
    none: { de: 'Noch keine Kontakte.', en: 'No contacts yet.' },
    noneText: {
      de: 'Portale zeigen neben jedem Inserat, an wen man sich wendet. Legen Sie die Personen hier an.',
      en: 'Portals show beside every listing whom to turn to. Create these people here.',
    },
    nothingFound: { de: 'Dazu gibt es keinen Kontakt.', en: 'There is no such contact.' },
    phone: { de: 'Telefon', en: 'Phone' },
    search: { de: 'Name, Firma, E-Mail, Telefon …', en: 'Name, company, e-mail, phone …' },
    title: { de: 'Kontakte', en: 'Contacts' },
  },
}
