export const historyWords = {
  history: {
    byKey: { de: (name: string) => `API-Schlüssel „${name}“`, en: (name: string) => `API key “${name}”` },
    changed: { de: 'hat das Objekt geändert', en: 'changed the property' },
    changedThese: { de: (names: string) => `hat geändert: ${names}`, en: (names: string) => `changed: ${names}` },
    created: { de: 'hat das Objekt angelegt', en: 'created the property' },
    leaving: { de: 'hat das Objekt gelöscht', en: 'deleted the property' },
    none: { de: 'Noch ist nichts aufgezeichnet.', en: 'Nothing is recorded yet.' },
    noneText: {
      de: 'Wer was ändert, steht hier, solange Ereignisse aufbewahrt werden.',
      en: 'Who changes what stands here for as long as events are kept.',
    },
    published: {
      de: (portal: string) => `hat es auf ${portal} veröffentlicht`,
      en: (portal: string) => `published it on ${portal}`,
    },
    retried: {
      de: (portal: string) => `hat es auf ${portal} noch einmal versucht`,
      en: (portal: string) => `tried it once more on ${portal}`,
    },
    takenDown: {
      de: (portal: string) => `hat es von ${portal} genommen`,
      en: (portal: string) => `took it down from ${portal}`,
    },
  },
}
