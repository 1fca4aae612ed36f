import { html } from './html.ts'
import type { Lang } from './language.ts'

const de = {
  title: 'Portale zum Ausprobieren',
  introduction:
    'Hier lässt sich alles ausprobieren, ohne diesen Rechner zu verlassen. Diese Portale sprechen die Schnittstellen der echten, lehnen ab, was diese ablehnen, zeigen, was veröffentlicht ist, und fallen auf Wunsch aus.',
  steps: [
    ['Anmelden', 'Öffnen Sie Aushang oder nutzen Sie einen API-Schlüssel.'],
    ['Portal verbinden', 'Legen Sie ein Ziel an: in der Oberfläche oder mit den Befehlen unten.'],
    ['Objekt veröffentlichen', 'Legen Sie ein Objekt mit Bildern an und veröffentlichen Sie es.'],
    [
      'Ansehen und anfragen',
      'Öffnen Sie die Anzeige und schreiben Sie dem Anbieter: Die Anfrage kommt bei Aushang an.',
    ],
    ['Störung testen', 'Schalten Sie eine Störung ein und sehen Sie, wie Aushang damit umgeht.'],
  ],
  toDashboard: 'Zu Aushang',
  toTargets: 'Zu den Befehlen',
  toNewProperty: 'Neues Objekt',
  toAdverts: 'Zu den Angeboten',
  toFailures: 'Zu den Störungen',
  portals: 'Die Portale',
  adverts: 'Anzeigen online',
  received: 'Empfangen seit dem Start',
  failuresOnRequest: 'Störungen auf Wunsch',
  copy: 'Befehle zum Kopieren',
  copyWords: html`In <code>KEY</code> steht Ihr API-Schlüssel. Mit <code>autoCollectRequests</code> weiß das Portal,
    wohin Anfragen gehen.`,
  copyButton: 'Kopieren',
  consent:
    'Die Antwort enthält eine authorizationUrl. Öffnen Sie sie und erlauben Sie den Zugriff, unter einem beliebigen Namen.',
}

const en: typeof de = {
  title: 'Portals to try things on',
  introduction:
    'Everything can be tried here without leaving this machine. These portals speak the interfaces of real ones, refuse what those refuse, show what is published, and fail on request.',
  steps: [
    ['Sign in', 'Open Aushang, or use an API key.'],
    ['Connect a portal', 'Create a target: in the dashboard, or with the commands below.'],
    ['Publish a property', 'Create a property with pictures, and publish it.'],
    ['View and inquire', 'Open the advert and contact the agency: the inquiry arrives in Aushang.'],
    ['Test a failure', 'Make a portal fail and see how Aushang copes.'],
  ],
  toDashboard: 'To Aushang',
  toTargets: 'To the commands',
  toNewProperty: 'New property',
  toAdverts: 'To the adverts',
  toFailures: 'To the failures',
  portals: 'The portals',
  adverts: 'Adverts online',
  received: 'Received since the start',
  failuresOnRequest: 'Failure on request',
  copy: 'Commands to copy',
  copyWords: html`<code>KEY</code> is your API key. With <code>autoCollectRequests</code>, the portal knows where
    inquiries go.`,
  copyButton: 'Copy',
  consent: 'The answer contains an authorizationUrl. Open it and allow access, under any name.',
}

export const homeWords: Record<Lang, typeof de> = { de, en }
