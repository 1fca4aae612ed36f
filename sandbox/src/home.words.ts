import { html } from './html.ts'
import type { Lang } from './language.ts'

const de = {
  title: 'Portale zum Ausprobieren',
  introduction:
    'Hier lässt sich alles ausprobieren, ohne diesen Rechner zu verlassen. Diese Portale sprechen die Schnittstellen der echten, lehnen ab, was diese ablehnen, zeigen, was veröffentlicht ist, und versagen auf Wunsch.',
  steps: [
    ['Anmelden', 'Öffnen Sie Aushang, oder nehmen Sie einen API-Schlüssel.'],
    ['Portal verbinden', 'Legen Sie ein Ziel an: mit den Angaben unten, oder in der Oberfläche.'],
    ['Objekt veröffentlichen', 'Geben Sie ein Objekt ein, mit Bildern, und veröffentlichen Sie es.'],
    ['Ansehen und anfragen', 'Öffnen Sie die Anzeige und schreiben Sie dem Anbieter: Die Anfrage kommt zurück.'],
    ['Stören', 'Stören Sie ein Portal, und sehen Sie zu, was geschieht.'],
  ],
  toDashboard: 'Zu Aushang',
  toTargets: 'Zu den Angaben',
  toNewProperty: 'Neues Objekt',
  toAdverts: 'Zu den Angeboten',
  toFailures: 'Zu den Störungen',
  portals: 'Die Portale',
  adverts: 'Anzeigen online',
  received: 'Empfangen seit dem Start',
  copy: 'Ziele zum Kopieren',
  copyWords: html`In <code>KEY</code> steht Ihr API-Schlüssel. Mit <code>autoCollectRequests</code> weiß das Portal,
    wohin Anfragen gehen.`,
  copyButton: 'Kopieren',
  consent: 'Die Antwort nennt die authorizationUrl: Dort erlaubt jemand den Zugriff, unter einem beliebigen Namen.',
}

const en: typeof de = {
  title: 'Portals to try things on',
  introduction:
    'Everything can be tried here without leaving this machine. These portals speak the interfaces of real ones, refuse what those refuse, show what is published, and fail when asked to.',
  steps: [
    ['Sign in', 'Open Aushang, or take an API key.'],
    ['Connect a portal', 'Make a target: by what stands below, or in the dashboard.'],
    ['Publish a property', 'Enter a property, with pictures, and publish it.'],
    ['Look, and ask', 'Open the advert and write to the agency: the inquiry comes back.'],
    ['Disturb it', 'Switch a portal off, and watch what happens.'],
  ],
  toDashboard: 'To Aushang',
  toTargets: 'To the targets',
  toNewProperty: 'New property',
  toAdverts: 'To the adverts',
  toFailures: 'To the failures',
  portals: 'The portals',
  adverts: 'Adverts online',
  received: 'Received since the start',
  copy: 'Targets to copy',
  copyWords: html`<code>KEY</code> is your API key. With <code>autoCollectRequests</code>, the portal knows where
    inquiries go.`,
  copyButton: 'Copy',
  consent: 'The answer has an authorizationUrl: there somebody allows access, under any name.',
}

export const homeWords: Record<Lang, typeof de> = { de, en }
