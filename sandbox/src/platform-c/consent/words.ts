import type { Lang } from '../../language.ts'
import { identity } from '../identity.ts'

const de = {
  consent: {
    title: 'Zugriff erlauben?',
    question: (name: string) => `„${name}“ möchte in Ihrem Namen Anzeigen bei ${identity.title} verwalten:`,
    user: 'Benutzername',
    hint: 'Ein Passwort braucht die Sandbox nicht. Ein Name, den es noch nicht gibt, wird angelegt: Kleinbuchstaben, Ziffern und Bindestriche.',
    badUser: 'Bitte einen Namen aus höchstens 40 Kleinbuchstaben, Ziffern und Bindestrichen eingeben.',
    lifetime: 'Gültigkeit der Zugriffstokens in Sekunden',
    lifetimeHint: 'Nur in der Sandbox: Mit einem kleinen Wert sehen Sie, wie eine Anwendung sie erneuert.',
    badLifetime: 'Bitte eine ganze Zahl von 1 bis 86400 Sekunden eingeben.',
    allow: 'Zugriff erlauben',
    deny: 'Ablehnen',
    faultyTitle: 'Diese Anmeldung ist fehlerhaft',
    faulty: 'Die Anwendung, die Sie hierher geschickt hat, hat einen Fehler gemacht. Es liegt an:',
  },
  access: {
    title: 'Anwendungen und Freigaben',
    clients: 'Anwendungen',
    clientsWords: 'Damit weist sich eine Anwendung aus. Die erste hat jede Sandbox.',
    name: 'Name',
    clientName: 'Name der Anwendung',
    make: 'Anwendung anlegen',
    needsName: 'Eine Anwendung braucht einen Namen.',
    grants: 'Freigaben',
    noGrants: 'Bisher hat niemand einer Anwendung den Zugriff erlaubt.',
    grantsWords: 'Ein abgelaufenes Zugriffstoken lässt sich erneuern, eine widerrufene Freigabe nicht mehr.',
    user: 'Benutzer',
    expires: 'Token gilt bis',
    action: 'Aktion',
    expire: 'Jetzt ablaufen lassen',
    revoke: 'Widerrufen',
  },
}

const en: typeof de = {
  consent: {
    title: 'Allow access?',
    question: (name) => `“${name}” wants to manage listings at ${identity.title} on your behalf:`,
    user: 'User name',
    hint: 'The sandbox needs no password. A name that is not there yet is created: lower-case letters, digits and hyphens.',
    badUser: 'Please enter a name of at most 40 lower-case letters, digits and hyphens.',
    lifetime: 'Lifetime of access tokens in seconds',
    lifetimeHint: 'Only in the sandbox: with a short time, one sees how an application renews them.',
    badLifetime: 'Please enter a whole number of seconds, from 1 to 86400.',
    allow: 'Allow access',
    deny: 'Decline',
    faultyTitle: 'This request is not in order',
    faulty: 'The application that sent you here has made a mistake. It is about:',
  },
  access: {
    title: 'Applications and grants',
    clients: 'Applications',
    clientsWords: 'An application identifies itself by these. Every sandbox has the first one.',
    name: 'Application',
    clientName: 'Name of the application',
    make: 'Create application',
    needsName: 'An application needs a name.',
    grants: 'Grants',
    noGrants: 'Nobody has allowed any application access yet.',
    grantsWords: 'An access token that has expired can be renewed; a grant that was revoked cannot.',
    user: 'User',
    expires: 'Token valid until',
    action: 'Actions',
    expire: 'Let it expire now',
    revoke: 'Revoke',
  },
}

export type AccessWords = typeof de

export const accessWords: Record<Lang, typeof de> = { de, en }
