import type { Lang } from '../../language.ts'
import { identity } from '../identity.ts'

const de = {
  consent: {
    title: 'Zugriff erlauben?',
    question: (name: string) => `„${name}“ möchte in Ihrem Namen Objekte bei ${identity.title} verwalten.`,
    user: 'Benutzername',
    hint: 'Ein Passwort braucht die Sandbox nicht. Ein Name, den es noch nicht gibt, wird angelegt: Kleinbuchstaben, Ziffern und Bindestriche.',
    badUser: 'Bitte einen Namen aus höchstens 40 Kleinbuchstaben, Ziffern und Bindestrichen eingeben.',
    allow: 'Zugriff erlauben',
    deny: 'Ablehnen',
    expiredTitle: 'Diese Anfrage gilt nicht mehr',
    expired:
      'Sie ist älter als 30 Minuten, schon beantwortet oder unbekannt. Bitte beginnen Sie in Ihrer Anwendung von vorn.',
    denied: 'Der Zugriff wurde abgelehnt.',
    verifier: 'Der Zugriff ist erlaubt. Geben Sie diesen Code in Ihrer Anwendung ein:',
  },
  access: {
    title: 'Schlüssel und Tokens',
    keys: 'API-Schlüssel',
    keysWords:
      'Das sind die Zugangsdaten einer Anwendung. Den ersten hat jede Sandbox; mit weiteren testen Sie mehrere Anwendungen nebeneinander.',
    name: 'Name',
    key: 'Schlüssel',
    secret: 'Geheimnis',
    applicationName: 'Name der Anwendung',
    makeKey: 'Schlüssel anlegen',
    needsName: 'Ein Schlüssel braucht einen Namen.',
    tokens: 'Zugriffstokens',
    noTokens: 'Bisher hat niemand einer Anwendung den Zugriff erlaubt.',
    tokensWords:
      'Ein widerrufenes Token wird ab sofort mit 401 abgelehnt, so als hätte sein Benutzer die Erlaubnis zurückgenommen.',
    user: 'Benutzer',
    token: 'Token',
    since: 'Seit',
    action: 'Aktion',
    revokeOf: (user: string) => `Das Token von ${user} widerrufen`,
    revoke: 'Widerrufen',
  },
}

const en: typeof de = {
  consent: {
    title: 'Allow access?',
    question: (name) => `“${name}” wants to manage objects at ${identity.title} on your behalf.`,
    user: 'User name',
    hint: 'The sandbox needs no password. A name that is not there yet is created: lower-case letters, digits and hyphens.',
    badUser: 'Please enter a name of at most 40 lower-case letters, digits and hyphens.',
    allow: 'Allow access',
    deny: 'Decline',
    expiredTitle: 'This request is no longer valid',
    expired: 'It is older than 30 minutes, answered already, or unknown. Please start again in your application.',
    denied: 'Access was declined.',
    verifier: 'Access is allowed. Enter this code in your application:',
  },
  access: {
    title: 'Keys and tokens',
    keys: 'API keys',
    keysWords:
      'These are the credentials of an application. Every sandbox has the first one; create more to test several applications side by side.',
    name: 'Name',
    key: 'Key',
    secret: 'Secret',
    applicationName: 'Name of the application',
    makeKey: 'Create key',
    needsName: 'A key needs a name.',
    tokens: 'Access tokens',
    noTokens: 'Nobody has allowed any application access yet.',
    tokensWords: 'A revoked token is refused with 401 from then on, as when its user takes the permission back.',
    user: 'User',
    token: 'Token',
    since: 'Since',
    action: 'Action',
    revokeOf: (user) => `Revoke the token of ${user}`,
    revoke: 'Revoke',
  },
}

export type AccessWords = typeof de

export const accessWords: Record<Lang, AccessWords> = { de, en }
