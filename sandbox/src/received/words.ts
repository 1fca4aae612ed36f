import { html } from '../html.ts'
import type { Lang } from '../language.ts'

const de = {
  title: 'Aufrufe der Schnittstelle',
  last: (count: number) =>
    html`Die letzten ${count}, neueste zuerst. Programme bekommen hier bis zu 20.000 als JSON, auch mit
      <code>?externalId=</code>, <code>?sinceMs=</code> und <code>?limit=</code>.`,
  none: 'Bisher kam kein Aufruf.',
  columns: ['Zeit', 'Aufruf', 'Status', 'ms', 'Externe Nummer', 'Benutzer'],
  noAnswer: 'keine Antwort',
  one: 'Aufruf',
  note: 'Hinweis',
  reference: 'Kennung',
  sent: 'Anfrage',
  answered: 'Antwort',
  empty: 'Kein Inhalt.',
  gone: 'Diesen Aufruf gibt es nicht mehr',
  goneWords: (count: number) => `Aufbewahrt werden die Inhalte der letzten ${count}, bis zum Neustart.`,
  notFound: 'Nicht gefunden',
}

const en: typeof de = {
  title: 'API calls',
  last: (count) =>
    html`The last ${count}, newest first. Programs get up to 20,000 as JSON here, also with <code>?externalId=</code>,
      <code>?sinceMs=</code> and <code>?limit=</code>.`,
  none: 'No call has arrived yet.',
  columns: ['Time', 'Call', 'Status', 'ms', 'External id', 'User'],
  noAnswer: 'no answer',
  one: 'Call',
  note: 'Note',
  reference: 'Reference',
  sent: 'Request',
  answered: 'Response',
  empty: 'No content.',
  gone: 'This call is gone',
  goneWords: (count) => `The bodies of the last ${count} are kept, until a restart.`,
  notFound: 'Not found',
}

export const logWords: Record<Lang, typeof de> = { de, en }
