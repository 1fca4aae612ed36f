import { advertProblemSentences } from './advert-problem-sentences.ts'
import { advertWarningSentences } from './advert-warning-sentences.ts'
import { defineSentence } from './define-sentence.ts'

/** What the law or the custom of the trade wants of an advert, on whatever portal. */
const adviceSentences = {
  commissionNotSaid: defineSentence({
    en: 'It is not said whether a buyer pays a commission, nor how much it is. Please add that.',
    de: 'Es ist nicht angegeben, ob Käufer eine Provision zahlen und wie hoch sie ist. Bitte ergänzen Sie das.',
  }),
  tenantPaysCommission: defineSentence({
    en: 'Of a home to let, only whoever has ordered the agent pays (Wohnungsvermittlungsgesetz): a tenant’s commission is hardly ever allowed.',
    de: 'Bei Wohnungen zur Miete zahlt, wer den Makler bestellt hat (Bestellerprinzip): Eine Provision vom Mieter ist fast nie zulässig.',
  }),
  commissionWithoutVat: defineSentence({
    en: 'Consumers must be told prices and commissions with VAT included.',
    de: 'Verbrauchern gegenüber gehören Preise und Provisionen einschließlich Mehrwertsteuer ins Inserat.',
  }),
  totalRentTooLow: defineSentence<{ least: number }>({
    examples: [{ least: 1150 }],
    en: ({ least }, say) => `The total rent is less than its parts, which make ${say.money(least)}. Please check it.`,
    de: ({ least }, say) =>
      `Die Gesamtmiete ist niedriger als ihre Teile, die zusammen ${say.money(least)} ergeben. Bitte prüfen Sie das.`,
  }),
  depositUnclear: defineSentence({
    en: 'Is this an amount, or so many rents? Please write “€” or “rents” behind it.',
    de: 'Ist das ein Betrag, oder sind es so viele Monatsmieten? Bitte schreiben Sie „€“ oder „Kaltmieten“ dahinter.',
  }),
  depositTooHigh: defineSentence<{ most: number }>({
    examples: [{ most: 2850 }],
    en: ({ most }, say) => `A deposit may be three base rents at most (§ 551 BGB), here ${say.money(most)}.`,
    de: ({ most }, say) => `Die Kaution darf höchstens drei Kaltmieten betragen (§ 551 BGB), hier ${say.money(most)}.`,
  }),
  futureYearWithoutPhase: defineSentence<{ constructionYear: number }>({
    examples: [{ constructionYear: 2028 }],
    en: ({ constructionYear }) =>
      `The year of construction, ${constructionYear}, lies ahead. Please say how far the building is.`,
    de: ({ constructionYear }) =>
      `Das Baujahr ${constructionYear} liegt in der Zukunft. Bitte ergänzen Sie, wie weit der Bau ist.`,
  }),
  certificateNotSaid: defineSentence({
    en: 'Nothing is said about the energy certificate: whether there is one, or none is needed.',
    de: 'Zum Energieausweis ist nichts angegeben: ob er vorliegt oder nicht nötig ist.',
  }),
  certificateMostlyRequired: defineSentence({
    en: 'Hardly any building but a listed one needs no energy certificate. Please check that.',
    de: 'Außer bei Denkmälern ist fast immer ein Energieausweis nötig. Bitte prüfen Sie das.',
  }),
  energyClassDoubtful: defineSentence<{ energyClass: string; value: number; fitting: string }>({
    examples: [{ energyClass: 'B', value: 180, fitting: 'F' }],
    en: ({ energyClass, value, fitting }, say) =>
      `${say.number(value)} kWh/(m²·a) are class ${fitting}, not ${energyClass}. Please check both against the certificate.`,
    de: ({ energyClass, value, fitting }, say) =>
      `${say.number(value)} kWh/(m²·a) gehören zur Klasse ${fitting}, nicht ${energyClass}. Bitte prüfen Sie beides im Ausweis.`,
  }),
  lawWantsField: defineSentence({
    en: 'Once there is an energy certificate, an advert must state it (§ 87 GEG).',
    de: 'Liegt ein Energieausweis vor, gehört diese Angabe ins Inserat (§ 87 GEG).',
  }),
  certificateDetailsMissing: defineSentence({
    en: 'According to its status, there is an energy certificate, but its details are missing. An advert must state them (§ 87 GEG).',
    de: 'Laut Status liegt ein Energieausweis vor, die Angaben daraus fehlen aber. Sie gehören ins Inserat (§ 87 GEG).',
  }),
  certificateContradictsStatus: defineSentence<{ isRequired: boolean }>({
    examples: [{ isRequired: true }, { isRequired: false }],
    en: ({ isRequired }) =>
      `According to its status, ${isRequired ? 'there is no energy certificate yet' : 'no energy certificate is needed'}, but its details are given. Please check both.`,
    de: ({ isRequired }) =>
      `Laut Status ${isRequired ? 'liegt noch kein Energieausweis vor' : 'ist kein Energieausweis nötig'}, trotzdem sind Werte daraus angegeben. Bitte prüfen Sie beides.`,
  }),
  certificateExpired: defineSentence<{ lastDay: string }>({
    examples: [{ lastDay: '2024-04-30' }],
    en: ({ lastDay }, say) =>
      `The energy certificate was valid until ${say.day(lastDay)}. An advert needs one that is valid today.`,
    de: ({ lastDay }, say) =>
      `Der Energieausweis war bis zum ${say.day(lastDay)} gültig. Für das Inserat brauchen Sie einen neuen.`,
  }),
}

export const advertSentences = { ...advertProblemSentences, ...advertWarningSentences, ...adviceSentences }
