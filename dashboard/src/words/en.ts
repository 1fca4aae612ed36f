import type { Words } from './de.ts'

export const en: Words = {
  ui: {
    cancel: 'Cancel',
    close: 'Close',
    copied: 'Copied',
    copy: 'Copy',
    copyThis: (what) => `Copy ${what}`,
    loading: 'Loading …',
    missingText: 'It may have been deleted, or the address is not complete.',
    missingTitle: 'There is nothing here.',
    pageFailed: 'This page cannot be shown right now.',
    requestId: 'request id',
    toToday: 'Back to today',
    tryAgain: 'Try again',
  },
  shell: {
    control: 'Ctrl',
    dark: 'Dark',
    developer: 'Developer',
    find: 'Find …',
    light: 'Light',
    more: 'More',
    navigation: 'Main menu',
    otherLanguage: 'Deutsch',
    reference: 'Reference',
    shortcuts: 'Keyboard shortcuts',
    signOut: 'Sign out',
    skip: 'Skip to content',
    unread: 'unread',
  },
  shortcuts: {
    newProperty: 'New property',
    search: 'Search in the list',
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
  failures: {
    connectionFailed: 'The service cannot be reached. Please try again in a moment.',
    timeout: 'The service did not answer in time. Please try again in a moment.',
    unexpected: 'Something went wrong. Please reload the page.',
    unexpectedAnswer: 'The answer did not come from the service itself. Please try again in a moment.',
  },
  today: {
    title: 'Today',
  },
  properties: {
    title: 'Properties',
  },
  targets: {
    title: 'Portals',
  },
  requests: {
    title: 'Inquiries',
  },
  contacts: {
    title: 'Contacts',
  },
  webhooks: {
    title: 'Webhooks',
  },
  events: {
    title: 'Events',
  },
  apiKeys: {
    title: 'API keys',
  },
  settings: {
    title: 'Settings',
  },
  sessions: {
    agency: 'Name of the agency',
    apiKey: 'API key',
    begin: 'Begin',
    createAccount: 'Create account',
    email: 'E-mail address',
    firstKey:
      'Your account is ready. This key opens the API to your software. It is shown only now: keep it where it is needed.',
    linkIncomplete: 'This link is not complete.',
    password: 'Password',
    passwordRule: 'At least 10 characters.',
    setUpTitle: 'Set up Aushang',
    setUpWhere: 'The service prints a link when it starts. Whoever opens it creates the first account.',
    signIn: 'Sign in',
    signInTitle: 'Sign in',
    signedOut: 'You were signed out. After signing in, you are back where you were.',
    tryIt: 'To try it',
    welcome: (name) => `Welcome, ${name}`,
    yourName: 'Your name',
  },
}
