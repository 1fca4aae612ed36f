import { defineSentence } from './define-sentence.ts'
import { speakOf } from './speak-of.ts'

/** What a look at a portal has brought to light, and what came of an advert that was to be adopted. */
export const comparisonSentences = {
  advertMissing: defineSentence({
    en: 'The portal does not have this advert any more, and it was not taken down here. Publish it again, or end the listing.',
    de: 'Das Portal hat diese Anzeige nicht mehr, obwohl sie hier nicht offline genommen wurde. Veröffentlichen Sie sie erneut oder beenden Sie die Veröffentlichung.',
  }),
  advertRefusedOnce: defineSentence({
    en: 'This advert was handed over to the portal, which did not take it. Look at what it says, and publish it again.',
    de: 'Diese Anzeige wurde dem Portal übergeben, das sie nicht angenommen hat. Sehen Sie nach, was es dazu sagt, und veröffentlichen Sie sie erneut.',
  }),
  advertDeactivated: defineSentence({
    en: 'The portal has this advert, but does not show it. Publish it again, take it down, or leave it like that.',
    de: 'Das Portal hat diese Anzeige, zeigt sie aber nicht. Veröffentlichen Sie sie erneut, nehmen Sie sie offline oder lassen Sie es so.',
  }),
  advertChanged: defineSentence({
    en: 'The portal shows this advert in another version than yours. Publish it again to replace that, or leave it like that.',
    de: 'Das Portal zeigt diese Anzeige in einem anderen Stand als Ihrem. Veröffentlichen Sie sie erneut, um ihn zu ersetzen, oder lassen Sie es so.',
  }),
  advertUnconfirmed: defineSentence({
    en: 'This advert was handed over, and the portal has not said anything of it, although it has reported on others since. Publish it again, or ask the portal.',
    de: 'Diese Anzeige wurde übergeben, und das Portal hat sich nicht dazu geäußert, obwohl es seither über andere berichtet hat. Veröffentlichen Sie sie erneut oder fragen Sie beim Portal nach.',
  }),
  advertUnwanted: defineSentence({
    en: 'This advert was taken down here, but the portal still shows it. Take it down there.',
    de: 'Diese Anzeige wurde hier offline genommen, das Portal zeigt sie aber noch. Nehmen Sie sie dort offline.',
  }),
  advertUnknown: defineSentence({
    en: 'The portal shows this advert, and it is not kept here. Adopt it, take it down, or leave it like that.',
    de: 'Das Portal zeigt diese Anzeige, sie wird aber nicht hier geführt. Übernehmen Sie sie, nehmen Sie sie offline oder lassen Sie es so.',
  }),
  portalListNotBelieved: defineSentence<{ missing: number }>({
    examples: [{ missing: 40 }],
    en: ({ missing }) =>
      `The portal does not list ${missing} adverts that it has when asked for one of them. Nothing was concluded from its list. It will be compared again.`,
    de: ({ missing }) =>
      `Das Portal führt ${missing} Anzeigen nicht auf, hat aber welche davon, wenn man es einzeln fragt. Aus seiner Liste wurde nichts geschlossen. Der Abgleich wird wiederholt.`,
  }),
  advertGoneMeanwhile: defineSentence({
    en: 'The portal does not have this advert any more.',
    de: 'Das Portal hat diese Anzeige nicht mehr.',
  }),
  advertOfOtherKind: defineSentence<{ kind: string }>({
    examples: [{ kind: 'OFFICE' }],
    en: ({ kind }, say) =>
      `The portal keeps this advert as ${say.quote(kind)}. Only flats, houses and plots can be adopted.`,
    de: ({ kind }, say) =>
      `Das Portal führt diese Anzeige als ${say.quote(kind)}. Übernommen werden können nur Wohnungen, Häuser und Grundstücke.`,
  }),
  advertLacksField: defineSentence<{ field: string }>({
    examples: [{ field: '/fields/livingArea' }],
    en: ({ field }) =>
      `The advert cannot be adopted: it does not say ${speakOf(field, 'en').object} as it has to be here. Add that on the portal.`,
    de: ({ field }) =>
      `Die Anzeige kann nicht übernommen werden: ${speakOf(field, 'de').subject} ${speakOf(field, 'de').is('fehlt', 'fehlen')} darin oder ${speakOf(field, 'de').is('passt', 'passen')} nicht. Ergänzen Sie das auf dem Portal.`,
  }),
}
