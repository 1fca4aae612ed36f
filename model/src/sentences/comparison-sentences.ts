import { defineSentence } from './define-sentence.ts'
import { dasPortal, type OfPortal, speakOf, thePortal } from './speak-of.ts'

const portal = 'Portal A'

/** What a look at a portal has brought to light, and what came of an advert that was to be adopted. */
export const comparisonSentences = {
  advertMissing: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} does not have this advert any more, although it was not taken down here. Publish it again, or end the listing.`,
    de: ({ portal }) =>
      `Dieses Inserat gibt es auf ${dasPortal(portal).dative} nicht mehr, obwohl es hier nicht offline genommen wurde. Veröffentlichen Sie es erneut oder beenden Sie das Inserat hier.`,
  }),
  advertRefusedOnce: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} was given this advert, and did not take it. Read the reason it gives, and publish it again.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} hat dieses Inserat nicht angenommen. Lesen Sie die Begründung dazu und veröffentlichen Sie es erneut.`,
  }),
  advertDeactivated: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} has this advert, but does not show it. Publish it again, take it down, or leave it as it is.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} hat dieses Inserat, zeigt es aber nicht. Veröffentlichen Sie es erneut, nehmen Sie es offline oder lassen Sie es so.`,
  }),
  advertChanged: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} shows another version of this advert than yours. Publish it again to replace that, or leave it as it is.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} zeigt von diesem Inserat einen anderen Stand als Ihren. Veröffentlichen Sie es erneut, um ihn zu ersetzen, oder lassen Sie es so.`,
  }),
  advertUnconfirmed: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `This advert was handed over, but ${thePortal(portal).plain} has not reported on it, although it has on others since. Publish it again, or ask there.`,
    de: ({ portal }) =>
      `Dieses Inserat wurde übergeben, aber ${dasPortal(portal).plain} hat nichts dazu gemeldet, zu späteren dagegen schon. Veröffentlichen Sie es erneut oder fragen Sie dort nach.`,
  }),
  advertUnwanted: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `This advert was taken down here, but ${thePortal(portal).plain} still shows it. Take it down there.`,
    de: ({ portal }) =>
      `Dieses Inserat wurde hier offline genommen, ${dasPortal(portal).plain} zeigt es aber noch. Nehmen Sie es dort offline.`,
  }),
  advertUnknown: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} shows this advert, but it is not kept here. Adopt it, take it down, or leave it as it is.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} zeigt dieses Inserat, hier ist es aber nicht bekannt. Übernehmen Sie es, nehmen Sie es offline oder lassen Sie es so.`,
  }),
  portalListNotBelieved: defineSentence<OfPortal & { missing: number }>({
    examples: [{ portal, missing: 40 }, { missing: 1 }],
    en: ({ portal, missing }, say) =>
      `${say.count(missing, 'advert is', 'adverts are')} missing from ${thePortal(portal).its} list, but at least one of them is there when asked for. So nothing was concluded from the list; it will be compared again.`,
    de: ({ portal, missing }, say) =>
      `In der Liste ${dasPortal(portal).of} ${missing === 1 ? 'fehlt' : 'fehlen'} ${say.count(missing, 'Inserat', 'Inserate')}, auf einzelne Nachfrage ist aber mindestens eines da. Aus der Liste wurde deshalb nichts geschlossen; der Abgleich wird wiederholt.`,
  }),
  advertGoneMeanwhile: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} does not have this advert any more.`,
    de: ({ portal }) => `Dieses Inserat gibt es auf ${dasPortal(portal).dative} nicht mehr.`,
  }),
  advertOfOtherKind: defineSentence<OfPortal & { kind: string }>({
    examples: [{ portal, kind: 'OFFICE' }, { kind: 'OFFICE' }],
    en: ({ portal, kind }, say) =>
      `${thePortal(portal).begin} keeps this advert as ${say.quote(kind)}. Only flats, houses and plots can be adopted.`,
    de: ({ portal, kind }, say) =>
      `${dasPortal(portal).begin} führt dieses Inserat als ${say.quote(kind)}. Übernehmen lassen sich nur Wohnungen, Häuser und Grundstücke.`,
  }),
  advertWouldLose: defineSentence<OfPortal & { parts: number }>({
    examples: [
      { portal, parts: 1 },
      { portal, parts: 3 },
    ],
    en: ({ portal, parts }, say) =>
      `${say.count(parts, 'detail', 'details')} of this advert on ${thePortal(portal).plain} would change or be lost with the next edit here. Adopt it all the same if that is fine.`,
    de: ({ portal, parts }, say) =>
      `${say.count(parts, 'Angabe', 'Angaben')} dieses Inserats auf ${dasPortal(portal).dative} ${parts === 1 ? 'ginge' : 'gingen'} mit der nächsten Änderung verloren oder ${parts === 1 ? 'würde' : 'würden'} eine andere. Übernehmen Sie es trotzdem, wenn das in Ordnung ist.`,
  }),
  advertLacksField: defineSentence<OfPortal & { field: string }>({
    examples: [{ portal, field: '/fields/livingArea' }, { field: '/fields/livingArea' }],
    en: ({ portal, field }) =>
      `The advert cannot be adopted: it does not give ${speakOf(field, 'en').object}, or not in a way that is valid here. Please correct that on ${thePortal(portal).plain}.`,
    de: ({ portal, field }) =>
      `Das Inserat lässt sich nicht übernehmen: Darin ${speakOf(field, 'de').is('fehlt', 'fehlen')} ${speakOf(field, 'de').subject}, oder die Angabe ist hier nicht gültig. Bitte berichtigen Sie das auf ${dasPortal(portal).dative}.`,
  }),
}
