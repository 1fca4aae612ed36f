export const apiKeysDe = {
  apiKeys: {
    create: 'Schlüssel anlegen',
    created: 'Angelegt',
    delete: 'Schlüssel löschen',
    deleteText: 'Software, die diesen Schlüssel benutzt, hat sofort keinen Zugang mehr.',
    deleteThis: (name: string) => `„${name}“ löschen`,
    deleted: 'Der Schlüssel gilt nicht mehr.',
    kept: 'Ich habe ihn gespeichert',
    lastUsed: 'Zuletzt benutzt',
    name: 'Name',
    nameHelp: 'Wer ihn benutzt, zum Beispiel „Maklersoftware“.',
    never: 'noch nie',
    new: 'Neuer Schlüssel',
    onlyOwners: 'Nur Inhaber sehen und vergeben Schlüssel.',
    shownOnce: 'Dieser Schlüssel wird nur jetzt angezeigt. Speichern Sie ihn dort, wo er gebraucht wird.',
    title: 'API-Schlüssel',
  },
}
