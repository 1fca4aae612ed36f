import { advertProblemSentences } from './advert-problem-sentences.ts'
import { advertWarningSentences } from './advert-warning-sentences.ts'
import { defineSentence } from './define-sentence.ts'

/** What the law or the custom of the trade wants of an advert, on whatever portal. */
const adviceSentences = {
  commissionNotSaid: defineSentence({
    en: 'It is not said whether a buyer pays a commission, nor how much it is. Please add that.',
    de: 'Es ist nicht angegeben, ob Käufer eine Provision zahlen und wie hoch sie ist. Bitte ergänzen Sie das.',
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
