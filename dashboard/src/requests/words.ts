export const requestsWords = {
  requests: {
    address: { de: 'Anschrift', en: 'Address' },
    all: { de: 'Alle', en: 'All' },
    allMatched: { de: 'Alle Anfragen sind einem Objekt zugeordnet.', en: 'All inquiries belong to a property.' },
    allRead: { de: 'Alle Anfragen sind gelesen.', en: 'All inquiries have been read.' },
    assign: { de: 'Objekt zuordnen', en: 'Assign a property' },
    assignNone: { de: 'Noch kein Objekt angelegt.', en: 'There is no property yet.' },
    assignNothingFound: { de: 'Dazu gibt es kein Objekt.', en: 'No property matches that.' },
    assignOther: { de: 'Anderes Objekt …', en: 'Another property …' },
    assignSearch: { de: 'Titel, Nummer, Straße, Ort …', en: 'Title, number, street, place …' },
    assignTitle: { de: 'Um welches Objekt geht es?', en: 'Which property is it about?' },
    assignToNone: { de: 'Keinem Objekt zuordnen', en: 'Assign to no property' },
    backToList: { de: 'Zur Liste', en: 'Back to the list' },
    channel: { de: 'Antwort gewünscht per', en: 'Wants an answer by' },
    chooseOne: { de: 'Wählen Sie links eine Anfrage.', en: 'Choose an inquiry on the left.' },
    company: { de: 'Firma', en: 'Company' },
    erase: { de: 'Löschen …', en: 'Erase …' },
    eraseAll: { de: (email: string) => `Alles von ${email}`, en: (email: string) => `Everything of ${email}` },
    eraseGoes: { de: 'Das verschwindet für immer:', en: 'This is gone for good:' },
    eraseGoesAll: {
      de: 'alle Anfragen mit dieser Adresse\nalle Mails, die die Adresse nennen, auch nicht lesbare\nName, Adresse und Nachricht in den Ereignissen\nwas Webhooks darauf geantwortet haben',
      en: 'all inquiries with this address\nall mails that name the address, unreadable ones too\nname, address and message in the events\nwhat webhooks answered to them',
    },
    eraseGoesOne: {
      de: 'diese Anfrage\ndie Mail, in der sie kam\nName, Adresse und Nachricht in den Ereignissen\nwas Webhooks darauf geantwortet haben',
      en: 'this inquiry\nthe mail it came in\nname, address and message in the events\nwhat webhooks answered to it',
    },
    eraseNow: { de: 'Endgültig löschen', en: 'Erase for good' },
    eraseOne: { de: 'Nur diese Anfrage', en: 'Only this inquiry' },
    eraseTitle: { de: (name: string) => `${name} löschen?`, en: (name: string) => `Erase ${name}?` },
    eraseWhat: { de: 'Was soll gelöscht werden?', en: 'What is to be erased?' },
    erased: {
      de: (requests: number, mails: number) =>
        `${requests === 1 ? '1 Anfrage' : `${requests} Anfragen`} und ${mails === 1 ? '1 Mail' : `${mails} Mails`} gelöscht.`,
      en: (requests: number, mails: number) =>
        `Erased ${requests === 1 ? '1 inquiry' : `${requests} inquiries`} and ${mails === 1 ? '1 mail' : `${mails} mails`}.`,
    },
    goneObject: {
      de: (number: string | undefined) =>
        number === undefined ? 'Das Objekt gibt es nicht mehr.' : `Das Objekt ${number} gibt es nicht mehr.`,
      en: (number: string | undefined) =>
        number === undefined ? 'The property no longer exists.' : `The property ${number} no longer exists.`,
    },
    markUnread: { de: 'Als ungelesen markieren', en: 'Mark as unread' },
    nobody: { de: 'Ohne Namen', en: 'No name' },
    noObject: { de: 'Die Mail nennt kein Objekt.', en: 'The mail names no property.' },
    none: { de: 'Noch keine Anfragen.', en: 'No inquiries yet.' },
    noneUnreadUnmatched: {
      de: 'Keine ungelesene Anfrage ist ohne Objekt.',
      en: 'No unread inquiry is without a property.',
    },
    noneText: {
      de: 'Sie erscheinen hier, sobald ein Portal sie schickt oder Sie sie weiterleiten. Die Adresse dafür steht beim Portal.',
      en: 'They appear here as soon as a portal sends them, or you forward them. The address for that is shown with the portal.',
    },
    nothingFound: { de: 'Dazu gibt es keine Anfrage.', en: 'No inquiry matches that.' },
    onlyUnread: { de: 'Nur ungelesene', en: 'Only unread' },
    portal: { de: 'Portal', en: 'Portal' },
    search: { de: 'Name, Nachricht, Objektnummer …', en: 'Name, message, property number …' },
    subject: { de: 'Ihre Anfrage', en: 'Your inquiry' },
    subjectOf: {
      de: (number: string) => `Ihre Anfrage zu ${number}`,
      en: (number: string) => `Your inquiry about ${number}`,
    },
    title: { de: 'Anfragen', en: 'Inquiries' },
    unknownObject: {
      de: (number: string) => `${number} ist keines Ihrer Objekte auf diesem Portal.`,
      en: (number: string) => `${number} is none of your properties on this portal.`,
    },
    unmatched: { de: 'Nicht zugeordnet', en: 'Unmatched' },
    unreadable: { de: 'Nicht lesbar', en: 'Unreadable' },
    wishes: { de: 'Wünscht', en: 'Wishes' },
  },
  requestWishes: {
    call: { de: 'Rückruf', en: 'a call back' },
    details: { de: 'Unterlagen', en: 'details' },
    viewing: { de: 'Besichtigung', en: 'a viewing' },
  },
  preferredChannels: {
    email: { de: 'E-Mail', en: 'e-mail' },
    fax: { de: 'Fax', en: 'fax' },
    letter: { de: 'Brief', en: 'letter' },
    mobilePhone: { de: 'Mobiltelefon', en: 'mobile phone' },
    phone: { de: 'Telefon', en: 'phone' },
  },
  mails: {
    attachments: { de: 'Anhänge', en: 'Attachments' },
    chooseOne: { de: 'Wählen Sie links eine Mail.', en: 'Choose a mail on the left.' },
    date: { de: 'Datum', en: 'Date' },
    forwardedTo: { de: 'Portal', en: 'Portal' },
    from: { de: 'Von', en: 'From' },
    hide: { de: 'Schließen', en: 'Hide' },
    hint: {
      de: 'So, wie sie ankam. Bilder und Links werden nicht geladen.',
      en: 'As it came. No pictures or links are loaded.',
    },
    noSubject: { de: 'Ohne Betreff', en: 'No subject' },
    noText: { de: 'Die Mail enthält keinen Text.', en: 'The mail has no text.' },
    none: { de: 'Alle Mails waren lesbar.', en: 'All mails were readable.' },
    noneText: {
      de: 'Mails, in denen keine Anfrage zu finden ist, stehen hier mit dem Grund.',
      en: 'Mails in which there is no inquiry are shown here, with the reason.',
    },
    otherReason: { de: 'In dieser Mail war keine Anfrage zu finden.', en: 'No inquiry was found in this mail.' },
    readAgain: { de: 'Noch einmal lesen', en: 'Read again' },
    readNow: { de: 'Aus dieser Mail wurde inzwischen eine Anfrage.', en: 'This mail is read now.' },
    readingAgain: { de: 'Die Mail wird noch einmal gelesen.', en: 'The mail is being read again.' },
    show: { de: 'Zeigen', en: 'Show' },
    source: { de: 'Quelltext', en: 'Source' },
    subject: { de: 'Betreff', en: 'Subject' },
    text: { de: 'Text', en: 'Text' },
    title: { de: 'Ursprüngliche Mail', en: 'The original mail' },
  },
  mailFailures: {
    mail_is_automatic_reply: {
      de: 'Das ist eine automatische Antwort, keine Anfrage.',
      en: 'This is an automatic reply, no inquiry.',
    },
    mail_is_bounce: {
      de: 'Das ist nur die Meldung, dass eine andere Mail nicht ankam.',
      en: 'This is a notice that a mail could not be delivered.',
    },
    mail_is_empty: {
      de: 'Die Mail ist leer. Vielleicht ging beim Weiterleiten der Inhalt verloren.',
      en: 'The mail is empty. Its content may have been lost in forwarding.',
    },
    mail_unreadable: {
      de: 'Die Mail ist beschädigt oder zu groß, um sie zu lesen.',
      en: 'The mail is damaged, or too large to be read.',
    },
    no_prospect: { de: 'Die Mail sagt nicht, wer anfragt.', en: 'The mail does not say who asks.' },
    no_xml_attachment: {
      de: 'Die Mail hat keinen Anhang, in dem die Anfrage maschinenlesbar steht. Schalten Sie ihn beim Portal ein (OpenImmo-Feedback), oder leiten Sie die Mail mit Anhang weiter.',
      en: 'The mail has no attachment with the inquiry in a form for machines. Switch that on at the portal (OpenImmo feedback), or forward the mail with its attachment.',
    },
    unknown_format: {
      de: 'Der Anhang ist in einem Format, das wir nicht kennen.',
      en: 'The attachment has a format that we do not know.',
    },
    xml_malformed: { de: 'Der Anhang ist kein lesbares XML.', en: 'The attachment is not readable XML.' },
    xml_unsafe: {
      de: 'Der Anhang enthält etwas, das nicht in eine Anfrage gehört, und wurde nicht gelesen.',
      en: 'The attachment holds something that does not belong in an inquiry, and was not read.',
    },
  },
  propertyRequests: {
    none: { de: 'Noch hat niemand angefragt.', en: 'Nobody has asked yet.' },
    noneText: {
      de: 'Anfragen kommen von den Portalen herein, sobald deren Mails hierher weitergeleitet werden.',
      en: 'Inquiries come in from the portals as soon as their mails are forwarded to here.',
    },
  },
}
