export const settingsWords = {
  settings: {
    accessEnds: {
      de: 'Offene Einladungen, die die Person verschickt hat, enden.',
      en: 'Open invitations that they sent end.',
    },
    account: { de: 'Konto', en: 'Account' },
    accountId: { de: 'Konto-ID', en: 'Account id' },
    changePassword: { de: 'Passwort ändern', en: 'Change the password' },
    currentPassword: { de: 'Aktuelles Passwort', en: 'Current password' },
    days: {
      de: (count: number) => (count === 1 ? 'Tag' : 'Tage'),
      en: (count: number) => (count === 1 ? 'day' : 'days'),
    },
    demote: {
      de: (name: string, role: string) => `${name} wird ${role}`,
      en: (name: string, role: string) => `${name} becomes ${role}`,
    },
    demoteAction: { de: 'Rolle ändern', en: 'Change the role' },
    expires: { de: 'läuft ab', en: 'expires' },
    general: { de: 'Allgemein', en: 'General' },
    invitationLink: { de: 'Link zum Weitergeben', en: 'Link to hand on' },
    invitations: { de: 'Offene Einladungen', en: 'Open invitations' },
    invite: { de: 'Einladen', en: 'Invite' },
    inviteNow: { de: 'Einladung schicken', en: 'Send the invitation' },
    invitedByHand: {
      de: 'Geben Sie diesen Link weiter. Er wird nur jetzt angezeigt und gilt einmal.',
      en: 'Hand this link on. It is shown only now, and is good once.',
    },
    invitedByMail: {
      de: (email: string) =>
        `Die Einladung an ${email} ist unterwegs. Wenn sie nicht ankommt, prüfen Sie die Adresse und laden Sie noch einmal ein.`,
      en: (email: string) =>
        `The invitation is on its way to ${email}. If it does not arrive, check the address and invite once more.`,
    },
    keysEnd: {
      de: (count: number) =>
        count === 1
          ? 'Auch dieser API-Schlüssel, den sie angelegt hat, gilt nicht mehr. Software, die ihn benutzt, braucht vorher einen neuen:'
          : 'Auch diese API-Schlüssel, die sie angelegt hat, gelten nicht mehr. Software, die sie benutzt, braucht vorher neue:',
      en: (count: number) =>
        count === 1
          ? 'This API key, which they made, is not good any more, either. Software that uses it needs a new one first:'
          : 'These API keys, which they made, are not good any more, either. Software that uses them needs new ones first:',
    },
    keysStay: {
      de: (count: number) =>
        count === 1
          ? 'Von diesem Schlüssel ist nicht bekannt, wer ihn angelegt hat; er gilt weiter. Löschen Sie ihn, wenn die Person ihn kennt:'
          : 'Von diesen Schlüsseln ist nicht bekannt, wer sie angelegt hat; sie gelten weiter. Löschen Sie, was die Person kennt:',
      en: (count: number) =>
        count === 1
          ? 'Of this key, nobody knows who made it; it stays good. Delete it if the person knows it:'
          : 'Of these keys, nobody knows who made them; they stay good. Delete those that the person knows:',
    },
    language: { de: 'Sprache', en: 'Language' },
    mails: { de: 'E-Mails mit Anfragen', en: 'Mails with inquiries' },
    media: { de: 'Bilder und Dokumente', en: 'Pictures and documents' },
    passwordSaved: {
      de: 'Das neue Passwort gilt. Auf allen anderen Geräten sind Sie abgemeldet.',
      en: 'The new password is in force. You are signed out everywhere else.',
    },
    people: { de: 'Personen', en: 'People' },
    remove: { de: 'Entfernen', en: 'Remove' },
    removePerson: { de: (name: string) => `${name} entfernen`, en: (name: string) => `Remove ${name}` },
    removeText: {
      de: 'Die Person ist sofort überall abgemeldet und kommt nicht mehr herein. Was sie getan hat, bleibt.',
      en: 'The person is signed out everywhere at once, and cannot come in any more. What they did stays.',
    },
    retention: { de: 'Anfragen aufbewahren', en: 'Keep inquiries for' },
    retentionShorter: {
      de: (days: number) => `Anfragen nur noch ${days === 1 ? 'einen Tag' : `${days} Tage`} aufbewahren?`,
      en: (days: number) => `Keep inquiries for ${days === 1 ? 'one day' : `${days} days`} only?`,
    },
    retentionShorterText: {
      de: (days: number) =>
        `Alle Anfragen, die älter als ${days === 1 ? 'einen Tag' : `${days} Tage`} sind, werden gelöscht, mit den Mails, in denen sie kamen. Das lässt sich nicht zurücknehmen.`,
      en: (days: number) =>
        `All inquiries older than ${days === 1 ? 'one day' : `${days} days`} are erased, with the mails they came in. This cannot be undone.`,
    },
    retentionHelp: {
      de: 'Danach werden sie gelöscht, mit den Mails, in denen sie kamen.',
      en: 'Afterwards they are erased, with the mails they came in.',
    },
    role: { de: 'Rolle', en: 'Role' },
    roleHelp: {
      de: 'Inhaber dürfen alles, Mitglieder alles außer Personen und Schlüsseln, Leser nur ansehen.',
      en: 'Owners may do everything, members everything but people and keys, readers may look.',
    },
    roleOf: { de: (name: string) => `Rolle von ${name}`, en: (name: string) => `Role of ${name}` },
    save: { de: 'Speichern', en: 'Save' },
    saved: { de: 'Gespeichert.', en: 'Saved.' },
    self: { de: 'Mein Profil', en: 'My profile' },
    sessions: { de: 'Angemeldete Geräte', en: 'Signed-in devices' },
    signOutEverywhere: { de: 'Überall abmelden', en: 'Sign out everywhere' },
    signOutEverywhereText: {
      de: 'Sie sind danach auf allen Geräten abgemeldet, auch hier.',
      en: 'You are then signed out on all devices, here too.',
    },
    since: { de: 'Besteht seit', en: 'Since' },
    targets: { de: 'Portale', en: 'Portals' },
    usedOf: {
      de: (used: string, max: string) => `${used} von ${max}`,
      en: (used: string, max: string) => `${used} of ${max}`,
    },
    takeBack: { de: 'Zurücknehmen', en: 'Take back' },
    takeBackOf: {
      de: (email: string) => `Einladung an ${email} zurücknehmen`,
      en: (email: string) => `Take back the invitation to ${email}`,
    },
    thisOne: { de: 'dieses Gerät', en: 'this device' },
    title: { de: 'Einstellungen', en: 'Settings' },
    unknownBrowser: { de: 'Unbekannter Browser', en: 'Unknown browser' },
    you: { de: 'Sie', en: 'you' },
  },
  roles: {
    member: { de: 'Mitglied', en: 'Member' },
    owner: { de: 'Inhaber', en: 'Owner' },
    reader: { de: 'Leser', en: 'Reader' },
  },
}
