import { html, type Markup } from '../../html.ts'
import type { Lang } from '../../language.ts'

const de = {
  count: (count: number) => (count === 1 ? 'Ein Angebot' : `${count} Angebote`),
  none: 'Noch ist nichts veröffentlicht. Was als Zip hochgeladen wird, erscheint hier.',
  noPicture: 'Ohne Bild',
  data: 'Daten',
  contact: 'Ansprechpartner',
  photo: 'Foto',
  number: (number: Markup) => html`Objektnummer des Anbieters: ${number}`,
  more: 'Mehr',
  gone: 'Dieses Angebot gibt es nicht (mehr).',
  notFound: 'Nicht gefunden',
  rooms: (count: string) => `${count} Zimmer`,
  reference: 'Referenz',
  toBuy: 'zum Kauf',
  toRent: 'zur Miete',
}

const en: typeof de = {
  count: (count) => (count === 1 ? 'One advert' : `${count} adverts`),
  none: 'Nothing is published yet. What is uploaded as a zip appears here.',
  noPicture: 'No picture',
  data: 'Data',
  contact: 'Contact',
  photo: 'Photo',
  number: (number) => html`The agency’s own number: ${number}`,
  more: 'More',
  gone: 'There is no such advert (any more).',
  notFound: 'Not found',
  rooms: (count) => (count === '1' ? '1 room' : `${count} rooms`),
  reference: 'Reference',
  toBuy: 'to buy',
  toRent: 'to rent',
}

export const pageWords: Record<Lang, typeof de> = { de, en }
