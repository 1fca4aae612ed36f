import type { SameWords } from '../../words/same-words.ts'
import type { propertyFormDe } from './words.de.ts'

export const propertyFormEn: SameWords<typeof propertyFormDe> = {
  propertyForm: {
    advises: 'The advert should say:',
    chooseType: 'What kind of property is it?',
    copyOf: (name) => `Copy of ${name}`,
    create: 'Create property',
    createText: 'Its pictures come next. Nothing is published yet.',
    created: 'The property is created.',
    numberTaken: (title) => `“${title}” has this number already. A portal takes only one of the two.`,
    otherType: 'Choose another kind',
    picturesAre: (count) =>
      count === 0
        ? 'No pictures yet: add some'
        : count === 1
          ? 'See 1 picture or document'
          : `See ${count} pictures and documents`,
    picturesCopied: (count) =>
      `${count === 1 ? '1 picture or document is' : `${count} pictures and documents are`} copied as well. You can change that in the next step.`,
    picturesNext: 'Pictures come in the next step.',
    refuses: (portal) => `${portal} does not take it like this:`,
    rentSum: (sum) => `Together ${sum}`,
    saveAndUpdate: (count) => `Save and update on ${count} portals`,
    saveAndUpdateOne: (portal) => `Save and update on ${portal}`,
    seeOther: 'Look at it',
    takeSum: 'Take over',
    takes: (portals, count) => `${portals} ${count === 1 ? 'takes' : 'take'} it like this.`,
  },
}
