import type { Lang } from '../../language.ts'

const de = {
  title: 'Importprotokolle',
  own: 'Was das Portal bemängelt, steht hier so, wie es im Protokoll steht.',
  result: (changed: number, deleted: number) => `${changed} übernommen, ${deleted} gelöscht`,
  columns: ['Datei', 'Login', 'Ergebnis', 'Fehler'],
}

const en: typeof de = {
  title: 'Import reports',
  own: 'What the portal objects to stands here as it stands in the report, which is German.',
  result: (changed, deleted) => `${changed} taken over, ${deleted} deleted`,
  columns: ['File', 'Login', 'Result', 'Faults'],
}

export const reportWords: Record<Lang, typeof de> = { de, en }
