import { html } from '../html.ts'
import type { Lang } from '../language.ts'

const de = {
  behind: html`Das Portal hinter Zielen vom Typ <code>platform-c</code>. Es nimmt Anzeigen an und entscheidet einen
    Augenblick später.`,
  rest: 'REST-Schnittstelle',
  failureWords: html`Bei einer Anzeige tritt eine Störung auf, wenn ihre externe Nummer mit einem dieser Wörter und
    einem Bindestrich beginnt, zum Beispiel <code>LATER-4711</code>.`,
  beginsWith: 'Beginnt mit',
  whatHappens: 'Was geschieht',
  more: html`Zwei Wörter können folgen: ein Schritt (READ, CREATE, UPDATE, DELETE, MEDIA), damit nur dieser scheitert,
    und <code>ONCE</code> oder <code>TIMES3</code>, damit er so oft scheitert und dann gelingt. Ein Neustart setzt die
    Zählung zurück.`,
}

const en: typeof de = {
  behind: html`The portal behind targets of type <code>platform-c</code>. It takes listings, and decides on them a
    moment later.`,
  rest: 'REST interface',
  failureWords: html`A listing fails if its external id begins with one of these words and a hyphen, for example
    <code>LATER-4711</code>. Any other external id is an ordinary one.`,
  beginsWith: 'Begins with',
  whatHappens: 'What happens',
  more: html`Two words can follow: one step (READ, CREATE, UPDATE, DELETE, MEDIA), so that only that one fails, and
    <code>ONCE</code> or <code>TIMES3</code>, so that it fails so many times and then works. A restart resets the count.`,
}

export const aboutWords: Record<Lang, typeof de> = { de, en }
