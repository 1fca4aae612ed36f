import { html } from '../html.ts'
import type { Lang } from '../language.ts'

const de = {
  behind: html`Das Portal hinter Zielen vom Typ <code>platform-a-24-sandbox</code>.`,
  apiKey: 'API-Schlüssel',
  apiSecret: 'API-Geheimnis',
  rest: 'REST-Schnittstelle',
  failureWords: html`Bei einem Objekt tritt eine Störung auf, wenn seine externe Nummer mit einem dieser Wörter und
    einem Bindestrich beginnt, zum Beispiel <code>DOWN-4711</code>.`,
  beginsWith: 'Beginnt mit',
  whatHappens: 'Was geschieht',
  when: 'Wann',
  every: (which: string) => `bei jedem ${which}`,
  first: (which: string) => `beim ersten ${which}`,
  call: 'Aufruf',
  write: 'Schreiben',
  and: ' und ',
  more: html`Zwei Wörter können folgen: ein Schritt, damit nur dieser scheitert, und <code>ONCE</code> oder
    <code>TIMES3</code>, damit er so oft scheitert und dann gelingt. <code>LOST-PUBLISH-ONCE-7</code> verliert nur die
    Antwort auf die erste Veröffentlichung; <code>DOWN-TIMES3-8</code> ist drei Aufrufe lang nicht erreichbar. Die
    Schritte sind READ, CREATE, UPDATE, DELETE, ATTACH (alles mit Bildern, Dokumenten und Links), PUBLISH und UNPUBLISH.
    Ein Neustart setzt die Zählung zurück.`,
}

const en: typeof de = {
  behind: html`The portal behind targets of type <code>platform-a-24-sandbox</code>.`,
  apiKey: 'API key',
  apiSecret: 'API secret',
  rest: 'REST interface',
  failureWords: html`An object fails if its external id begins with one of these words and a hyphen, for example
    <code>DOWN-4711</code>. Any other external id is an ordinary one.`,
  beginsWith: 'Begins with',
  whatHappens: 'What happens',
  when: 'When',
  every: (which) => `every ${which}`,
  first: (which) => `the first ${which}`,
  call: 'call',
  write: 'write',
  and: ' and ',
  more: html`Two words can follow: one step, so that only that one fails, and <code>ONCE</code> or <code>TIMES3</code>,
    so that it fails so many times and then works. <code>LOST-PUBLISH-ONCE-7</code> loses the answer of the first
    publication only; <code>DOWN-TIMES3-8</code> is down for three calls. The steps are READ, CREATE, UPDATE, DELETE,
    ATTACH (anything with pictures, documents and links), PUBLISH and UNPUBLISH. A restart resets the count.`,
}

export const aboutWords: Record<Lang, typeof de> = { de, en }
