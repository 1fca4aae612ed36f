import type { Lang } from '../../language.ts'

const de = {
  title: 'Importe',
  own: (count: number) =>
    `Die letzten ${count} seit dem Start, neueste zuerst. Mängel stehen hier wie im Importprotokoll.`,
  none: 'Bisher wurde nichts übertragen.',
  result: (changed: number, deleted: number) => `${changed} übernommen, ${deleted} gelöscht`,
  columns: ['Zeit', 'Datei', 'Login', 'Ergebnis', 'Fehler'],
  fine: 'Alles wurde übernommen.',
  files: 'Im Zip',
  fileColumns: ['Datei', 'Größe'],
  bytes: (count: number) => `${count.toLocaleString('de-DE')} Bytes`,
  noFiles: 'Kein Zip, das sich öffnen ließ.',
  received: 'Die Übertragung',
  noXml: 'Das Zip enthielt keine lesbare Datei.',
  forgotten: 'Aufbewahrt wird nur der Inhalt der letzten Übertragungen.',
  report: 'Das Protokoll',
  gone: 'Diese Übertragung gibt es nicht (mehr)',
  notFound: 'Nicht gefunden',
}

const en: typeof de = {
  title: 'Imports',
  own: (count) =>
    `The last ${count} since the start, newest first. Faults are quoted from the import report, which is German.`,
  none: 'Nothing has been received yet.',
  result: (changed, deleted) => `${changed} taken over, ${deleted} deleted`,
  columns: ['Time', 'File', 'Login', 'Result', 'Faults'],
  fine: 'Everything was taken over.',
  files: 'In the zip',
  fileColumns: ['File', 'Size'],
  bytes: (count) => `${count.toLocaleString('en-GB')} bytes`,
  noFiles: 'No zip that could be opened.',
  received: 'The transfer',
  noXml: 'The zip held no readable file.',
  forgotten: 'Only the content of the latest transfers is kept.',
  report: 'The report',
  gone: 'This transfer does not exist (any more)',
  notFound: 'Not found',
}

export const reportWords: Record<Lang, typeof de> = { de, en }
