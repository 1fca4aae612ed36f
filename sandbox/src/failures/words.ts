import type { Lang } from '../language.ts'

const de = {
  title: 'Störungen',
  intro:
    'Was Sie hier einschalten, wirkt sofort auf jeden Aufruf, bis Sie es ausschalten oder die Sandbox neu starten.',
  off: 'Das Portal läuft ohne Störung.',
  on: (count: number) => (count === 1 ? 'Eine Störung ist eingeschaltet.' : `${count} Störungen sind eingeschaltet.`),
  kinds: { down: 'Nicht erreichbar', slow: 'Langsam', full: 'Kontingent erschöpft', refused: 'Abgewiesen' },
  what: 'Was die Störungen bewirken',
  everybody: 'Für alle',
  everybodyHint: 'Das ganze Portal',
  users: 'Für einzelne Benutzer',
  noUsers: 'Bisher hat sich niemand angemeldet.',
  turnOn: (kind: string, user: string) => `${kind} für ${user} einschalten`,
  turnOff: (kind: string, user: string) => `${kind} für ${user} ausschalten`,
  forAll: 'alle',
  revoke: 'Zugriff widerrufen',
  revokeOf: (user: string) => `Zugriff von ${user} widerrufen`,
  another: 'Für einen anderen Benutzer',
  name: 'Benutzername',
  kind: 'Störung',
  add: 'Einschalten',
  onRequest: 'Störungen für einzelne Objekte und Anmeldungen',
  wrong: 'Diesen Schalter gibt es nicht.',
}

const en: typeof de = {
  title: 'Failures',
  intro: 'What you switch on here applies to every call at once, until you switch it off or restart the sandbox.',
  off: 'The portal is running normally.',
  on: (count) => (count === 1 ? 'One failure is on.' : `${count} failures are on.`),
  kinds: { down: 'Down', slow: 'Slow', full: 'Quota exhausted', refused: 'Turned away' },
  what: 'What they do',
  everybody: 'For everybody',
  everybodyHint: 'The whole portal',
  users: 'For single users',
  noUsers: 'Nobody has signed in yet.',
  turnOn: (kind, user) => `Switch ${kind} on for ${user}`,
  turnOff: (kind, user) => `Switch ${kind} off for ${user}`,
  forAll: 'everybody',
  revoke: 'Revoke access',
  revokeOf: (user) => `Revoke the access of ${user}`,
  another: 'For another user',
  name: 'User name',
  kind: 'Failure',
  add: 'Switch on',
  onRequest: 'Failures for single objects and logins',
  wrong: 'There is no such switch.',
}

export const failureWords: Record<Lang, typeof de> = { de, en }
