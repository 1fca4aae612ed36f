import { html } from '../html.ts'
import type { Lang } from '../language.ts'

const de = {
  title: 'Anfragen an die Schnittstelle',
  last: (count: number) =>
    html`Die letzten ${count}, neueste zuerst. Programme bekommen hier bis zu 20.000 als JSON, auch mit
      <code>?externalId=</code>, <code>?sinceMs=</code> und <code>?limit=</code>.`,
  none: 'Noch wurde nichts empfangen.',
  columns: ['Zeit', 'Anfrage', 'Status', 'ms', 'Externe Nummer', 'Benutzer'],
  noAnswer: 'keine Antwort',
  one: 'Eine Anfrage',
  note: 'Angabe',
  reference: 'Kennung',
  sent: 'Gesendet wurde',
  answered: 'Geantwortet wurde',
  empty: 'Kein Inhalt.',
  gone: 'Diese Anfrage ist nicht mehr da',
  goneWords: (count: number) => `Aufbewahrt werden die Inhalte der letzten ${count}, bis zum Neustart.`,
  notFound: 'Nicht gefunden',
}

const en: typeof de = {
  title: 'Requests',
  last: (count) =>
    html`The last ${count}, newest first. Programs get up to 20,000 as JSON here, also with <code>?externalId=</code>,
      <code>?sinceMs=</code> and <code>?limit=</code>.`,
  none: 'Nothing has been received yet.',
  columns: ['Time', 'Request', 'Status', 'ms', 'External id', 'User'],
  noAnswer: 'no answer',
  one: 'One request',
  note: 'Note',
  reference: 'Reference',
  sent: 'What was sent',
  answered: 'What was answered',
  empty: 'Nothing inside.',
  gone: 'This request is not there any more',
  goneWords: (count) => `The bodies of the last ${count} are kept, until a restart.`,
  notFound: 'Not found',
}

export const logWords: Record<Lang, typeof de> = { de, en }
