import type { SameWords } from '../words/same-words.ts'
import type { shellDe } from './words.de.ts'

export const shellEn: SameWords<typeof shellDe> = {
  shell: {
    control: 'Ctrl',
    dark: 'Dark',
    developer: 'Developer',
    find: 'Find …',
    light: 'Light',
    more: 'More',
    navigation: 'Main menu',
    otherLanguage: 'Deutsch',
    reference: 'API reference',
    shortcuts: 'Keyboard shortcuts',
    signOut: 'Sign out',
    skip: 'Skip to content',
    unread: 'unread',
  },
  shortcuts: {
    newProperty: 'New property',
    search: 'Search in the list',
    single: 'Use single keys (without Ctrl)',
  },
  find: {
    empty: 'Nothing found.',
    hint: 'Title, number, place, portal’s number, prospect …',
    pages: 'Pages',
    results: (count) => (count === 1 ? '1 result' : `${count} results`),
  },
  connection: {
    away: 'The service is not ready right now. Everything goes on by itself once it is back.',
    crowded: 'That was a little too much at once. It goes on by itself in a moment.',
    gone: 'No connection. Everything goes on by itself once it is back.',
    slow: 'The service is slow to answer right now.',
  },
}
