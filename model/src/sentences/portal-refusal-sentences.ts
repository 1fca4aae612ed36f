import { defineSentence } from './define-sentence.ts'
import { dasPortal, type OfField, type OfPortal, speakOf, thePortal } from './speak-of.ts'

const portal = 'Portal A'
const propertyType = 'apartmentRent'

/** What a portal has refused. Its own words stand beside ours, as they came. */
export const portalRefusalSentences = {
  portalMissesField: defineSentence<OfPortal & OfField>({
    examples: [{ portal, field: '/fields/numberOfRooms', propertyType }, { field: '/fields/heatingCosts' }],
    en: ({ portal, field, propertyType }) => {
      const { begin, is } = speakOf(field, 'en', propertyType)
      return `${begin} ${is('is', 'are')} missing for ${thePortal(portal).plain}.`
    },
    de: ({ portal, field, propertyType }) => {
      const { subject, is } = speakOf(field, 'de', propertyType)
      return `Für ${dasPortal(portal).plain} ${is('fehlt', 'fehlen')} ${subject}.`
    },
  }),
  portalRefusesField: defineSentence<OfPortal & OfField>({
    examples: [{ portal, field: '/fields/purchasePrice', propertyType: 'houseBuy' }, { field: '/fields/commission' }],
    en: ({ portal, field, propertyType }) =>
      `${thePortal(portal).begin} does not accept ${speakOf(field, 'en', propertyType).object} as given. Please check it.`,
    de: ({ portal, field, propertyType }) =>
      `${dasPortal(portal).begin} nimmt ${speakOf(field, 'de', propertyType).object} so nicht an. Bitte prüfen Sie die Angabe.`,
  }),
  portalRefusesAttachment: defineSentence<OfPortal & { title: string }>({
    examples: [{ portal, title: 'Küche' }, { title: 'Küche' }],
    en: ({ portal, title }, say) =>
      `${thePortal(portal).begin} does not accept ${say.quote(title)}. Please check the file and its caption.`,
    de: ({ portal, title }, say) =>
      `${dasPortal(portal).begin} nimmt ${say.quote(title)} nicht an. Bitte prüfen Sie Datei und Bildunterschrift.`,
  }),
  portalRefusesContact: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} does not accept the contact. Please check name, address and phone numbers.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} nimmt den Ansprechpartner so nicht an. Bitte prüfen Sie Name, Anschrift und Telefonnummern.`,
  }),
  portalMissesContact: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `This advert has no contact for ${thePortal(portal).plain}. Please choose one.`,
    de: ({ portal }) =>
      `Für ${dasPortal(portal).plain} fehlt diesem Inserat ein Ansprechpartner. Bitte wählen Sie einen.`,
  }),
  portalFindsNoAddress: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} cannot find the address. Please check street, house number, postal code and city.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} findet die Adresse nicht. Bitte prüfen Sie Straße, Hausnummer, Postleitzahl und Ort.`,
  }),
  portalRefusesPosition: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} does not accept the place on the map. Please check latitude and longitude.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} nimmt den Punkt auf der Karte nicht an. Bitte prüfen Sie geografische Breite und Länge.`,
  }),
  portalRefusesCommission: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} does not accept what is said about the commission. Please check who pays how much.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} nimmt die Angaben zur Provision nicht an. Bitte prüfen Sie, wer wie viel zahlt.`,
  }),
  portalHasDuplicate: defineSentence<OfPortal & { externalId?: string }>({
    examples: [{ portal, externalId: 'A-2041' }, { portal }, {}],
    en: ({ portal, externalId }) =>
      `${thePortal(portal).begin} already has another advert under ${externalId === undefined ? 'this property number' : `the property number ${externalId}`}. Delete it there, or give this property another number.`,
    de: ({ portal, externalId }) =>
      `Unter ${externalId === undefined ? 'dieser Objektnummer' : `der Objektnummer ${externalId}`} gibt es auf ${dasPortal(portal).dative} schon ein anderes Inserat. Löschen Sie es dort oder geben Sie dem Objekt eine andere Nummer.`,
  }),
  portalKnowsNumberOfAnother: defineSentence<OfPortal & { externalId: string }>({
    examples: [{ portal, externalId: 'B-17' }, { externalId: 'B-17' }],
    en: ({ portal, externalId }) =>
      `On ${thePortal(portal).plain}, the property number ${externalId} belongs to another property, or did so before. Give this one another number.`,
    de: ({ portal, externalId }) =>
      `Die Objektnummer ${externalId} gehört auf ${dasPortal(portal).dative} zu einem anderen Objekt oder hat früher dazu gehört. Geben Sie diesem eine andere Nummer.`,
  }),
  portalQuotaExhausted: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `Your contract with ${thePortal(portal).plain} allows no more adverts. Take another one down, or book more.`,
    de: ({ portal }) =>
      `Ihr Vertrag mit ${dasPortal(portal).dative} lässt kein weiteres Inserat zu. Nehmen Sie ein anderes offline oder buchen Sie nach.`,
  }),
  portalForbids: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} says that we may not do this. Please have the permission granted there, and then try again.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} erlaubt uns das nicht. Bitte lassen Sie dort die Berechtigung dafür erteilen und versuchen Sie es dann erneut.`,
  }),
  portalRefuses: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} has refused the advert. Please read the reason it gives.`,
    de: ({ portal }) => `${dasPortal(portal).begin} hat das Inserat abgelehnt. Bitte lesen Sie die Begründung dazu.`,
  }),
  portalRefusesSilently: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} has refused the advert without giving a reason. Please ask there.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} hat das Inserat ohne Begründung abgelehnt. Bitte fragen Sie dort nach.`,
  }),
  reportRefuses: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} reports that it did not take the advert. Please read the reason it gives.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} meldet, dass das Inserat nicht übernommen wurde. Bitte lesen Sie die Begründung dazu.`,
  }),
  reportRefusesSilently: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} reports that it did not take the advert, without giving a reason. Please ask there.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} meldet ohne Begründung, dass das Inserat nicht übernommen wurde. Bitte fragen Sie dort nach.`,
  }),
  reportRemarks: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) => `${thePortal(portal).begin} has taken the advert, with a remark. Please read it.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} hat das Inserat übernommen, aber etwas angemerkt. Bitte lesen Sie den Hinweis.`,
  }),
  portalUndecided: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} received the advert, but has not decided on it within a day. Please ask there.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} hat das Inserat erhalten, aber einen Tag lang nicht darüber entschieden. Bitte fragen Sie dort nach.`,
  }),
  portalKeepsAdvert: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} has not taken the advert down. Please look there, and delete it by hand if need be.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} hat das Inserat nicht offline genommen. Bitte sehen Sie dort nach und löschen Sie es notfalls von Hand.`,
  }),
  portalPlacesRoughly: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} shows only roughly where the property lies. Please check the address, or set the place on the map.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} zeigt nur ungefähr, wo das Objekt liegt. Bitte prüfen Sie die Adresse oder geben Sie den Punkt auf der Karte an.`,
  }),
  reportMissing: defineSentence<OfPortal>({
    examples: [{ portal }, {}],
    en: ({ portal }) =>
      `${thePortal(portal).begin} has not reported within a day whether it took the advert. Please ask there.`,
    de: ({ portal }) =>
      `${dasPortal(portal).begin} hat einen Tag lang nicht gemeldet, ob das Inserat übernommen wurde. Bitte fragen Sie dort nach.`,
  }),
}
