export const apiKeysWords = {
  apiKeys: {
    create: { de: 'Schlüssel anlegen', en: 'Create the key' },
    created: { de: 'Angelegt', en: 'Created' },
    delete: { de: 'Schlüssel löschen', en: 'Delete the key' },
    deleteText: {
      de: 'Software, die diesen Schlüssel benutzt, hat sofort keinen Zugang mehr.',
      en: 'Whatever uses this key is locked out at once.',
    },
    deleteThis: { de: (name: string) => `„${name}“ löschen`, en: (name: string) => `Delete “${name}”` },
    deleted: { de: 'Der Schlüssel gilt nicht mehr.', en: 'The key is no longer valid.' },
    kept: { de: 'Ich habe ihn gespeichert', en: 'I have put it away' },
    lastUsed: { de: 'Zuletzt benutzt', en: 'Last used' },
    name: { de: 'Name', en: 'Name' },
    nameHelp: { de: 'Wer ihn benutzt, zum Beispiel „Maklersoftware“.', en: 'Who uses it, such as “agency software”.' },
    never: { de: 'noch nie', en: 'never' },
    new: { de: 'Neuer Schlüssel', en: 'New key' },
    onlyOwners: { de: 'Nur Inhaber sehen und vergeben Schlüssel.', en: 'Only owners see and give keys.' },
    shownOnce: {
      de: 'Dieser Schlüssel wird nur jetzt angezeigt. Speichern Sie ihn dort, wo er gebraucht wird.',
      en: 'This key is shown only now. Put it where it is needed.',
    },
    title: { de: 'API-Schlüssel', en: 'API keys' },
  },
}
