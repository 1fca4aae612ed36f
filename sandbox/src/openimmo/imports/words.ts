import type { Lang } from '../../language.ts'

const de = {
  title: 'Empfangene Übertragungen',
  own: (count: number) =>
    `Die letzten ${count} seit dem Start, neueste zuerst. Was das Portal bemängelt, steht hier so, wie es im Protokoll steht.`,
  none: 'Noch wurde nichts empfangen.',
  result: (changed: number, deleted: number) => `${changed} übernommen, ${deleted} gelöscht`,
  columns: ['Zeit (UTC)', 'Datei', 'Login', 'Ergebnis', 'Fehler'],
  fine: 'Alles wurde übernommen.',
  files: 'Im Zip',
  fileColumns: ['Datei', 'Größe'],
  bytes: (count: number) => `${count.toLocaleString('de-DE')} Bytes`,
  noFiles: 'Kein Zip, das sich öffnen ließ.',
  received: 'Die Übertragung',
  noXml: 'Es war keine zu lesen.',
  forgotten: 'Sie wird nur von den letzten Übertragungen aufbewahrt.',
  report: 'Das Protokoll',
  gone: 'Diese Übertragung gibt es nicht (mehr)',
  notFound: 'Nicht gefunden',
}

const en: typeof de = {
  title: 'Transfers received',
  own: (count) =>
    `The last ${count} since the start, newest first. What the portal objects to stands here as it stands in the report, which is German.`,
  none: 'Nothing has been received yet.',
  result: (changed, deleted) => `${changed} taken over, ${deleted} deleted`,
  columns: ['Time (UTC)', 'File', 'Login', 'Result', 'Faults'],
  fine: 'Everything was taken over.',
  files: 'In the zip',
  fileColumns: ['File', 'Size'],
  bytes: (count) => `${count.toLocaleString('en-GB')} bytes`,
  noFiles: 'No zip that could be opened.',
  received: 'The transfer',
  noXml: 'There was none to read.',
  forgotten: 'It is kept of the last transfers only.',
  report: 'The report',
  gone: 'This transfer is not there (any more)',
  notFound: 'Not found',
}

export const reportWords: Record<Lang, typeof de> = { de, en }
