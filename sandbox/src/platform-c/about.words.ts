import { html } from '../html.ts'
import type { Lang } from '../language.ts'

const de = {
  behind: html`Das Portal hinter Zielen vom Typ <code>platform-c</code>. Es nimmt Anzeigen an und entscheidet einen
    Augenblick später.`,
  rest: 'REST-Schnittstelle',
  failure: 'Versagen auf Wunsch',
  failureWords: html`Eine Anzeige versagt, wenn ihre externe Nummer mit einem dieser Wörter und einem Bindestrich
    beginnt, zum Beispiel <code>LATER-4711</code>. Jede andere Nummer ist eine gewöhnliche.`,
  beginsWith: 'Beginnt mit',
  whatHappens: 'Was geschieht',
  more: html`Zwei Wörter können folgen: ein Schritt (READ, CREATE, UPDATE, DELETE, MEDIA), damit nur dieser versagt, und
    <code>ONCE</code> oder <code>TIMES3</code>, damit er so oft versagt und dann gelingt. Was gezählt wurde, ist nach
    einem Neustart vergessen.`,
}

const en: typeof de = {
  behind: html`The portal behind targets of type <code>platform-c</code>. It takes listings, and decides on them a
    moment later.`,
  rest: 'REST interface',
  failure: 'Failure on request',
  failureWords: html`A listing fails if its external id begins with one of these words and a hyphen, for example
    <code>LATER-4711</code>. Any other external id is an ordinary one.`,
  beginsWith: 'Begins with',
  whatHappens: 'What happens',
  more: html`Two words can follow: one step (READ, CREATE, UPDATE, DELETE, MEDIA), so that only that one fails, and
    <code>ONCE</code> or <code>TIMES3</code>, so that it fails so many times and then works. What has been counted is
    forgotten at a restart.`,
}

export const aboutWords: Record<Lang, typeof de> = { de, en }
