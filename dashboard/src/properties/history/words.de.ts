export const historyDe = {
  history: {
    byKey: (name: string) => `API-Schlüssel „${name}“`,
    changed: 'hat das Objekt geändert',
    changedThese: (names: string) => `hat geändert: ${names}`,
    created: 'hat das Objekt angelegt',
    leaving: 'hat das Objekt gelöscht',
    none: 'Noch ist nichts aufgezeichnet.',
    noneText: 'Wer was ändert, steht hier, solange Ereignisse aufbewahrt werden.',
    published: (portal: string) => `hat es auf ${portal} veröffentlicht`,
    retried: (portal: string) => `hat es auf ${portal} noch einmal versucht`,
    takenDown: (portal: string) => `hat es von ${portal} genommen`,
  },
}
