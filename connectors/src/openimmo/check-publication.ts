import { pointer } from '@aushang/model'
import type { Check, Problem, Publication } from '../contract.ts'
import { leftoverWarnings } from '../leftovers.ts'
import { isoLand } from './document/countries.ts'
import { cut } from './document/immobilie.ts'
import { leftoversOf, otherTextOf } from './document/leftovers.ts'
import type { Settings } from './options.ts'

/** What cannot be sent, and what the format has no place for. */
export function checkPublication(publication: Publication, settings: Settings): Check {
  const { property, contact } = publication
  const problems: Problem[] = []
  if (contact === null) {
    problems.push({
      path: '/contactId',
      code: 'field_missing',
      message:
        'OpenImmo knows no object without a contact: give the property a contactId, or the target a contact for all (options.contactId).',
    })
  }
  const warnings = [
    ...leftoverWarnings(leftoversOf(property, settings), otherTextOf(property, settings)),
    ...cutTexts(property.fields, settings),
    ...leftOut(publication, settings),
    ...contactWarnings(publication, settings),
  ]
  return { problems, warnings }
}

type Fields = Publication['property']['fields']

function cutTexts(fields: Fields, { titleLengthMax, textLengthMax }: Settings): Problem[] {
  const limits = {
    title: titleLengthMax,
    description: textLengthMax,
    locationDescription: textLengthMax,
    furnishingDescription: textLengthMax,
    miscellaneousDescription: textLengthMax,
  }
  return Object.entries(limits).flatMap(([name, lengthMax]): Problem[] => {
    const text = fields[name as keyof typeof limits]
    if (!text || cut(text, lengthMax) === text) return []
    const message = `The portal takes ${lengthMax} characters of ${name}; the rest is cut off.`
    return [{ path: pointer('fields', name), code: 'field_invalid', message }]
  })
}

/** A contact has one place in the property to point at: its `contactId`. */
function contactWarnings({ contact, inquiryEmail }: Publication, { version, feedbackEmail }: Settings): Problem[] {
  const country = contact?.address?.country
  const warn = (message: string): Problem => ({ path: '/contactId', code: 'field_invalid', message })
  return [
    ...(country !== undefined && isoLand(country) === undefined
      ? [warn(`The contact’s country is left out: the format's list of countries lacks ${country}.`)]
      : []),
    ...(contact?.photoUrl !== undefined && version === '1.2.5'
      ? [warn('OpenImmo 1.2.5 has no place for the contact’s photoUrl; it is left out.')]
      : []),
    ...(inquiryEmail !== undefined && feedbackEmail !== undefined
      ? [warn('options.feedbackEmail names where inquiries go; the portal is not asked to send them here.')]
      : []),
  ]
}

function leftOut({ property }: Publication, { pictureCountMax }: Settings): Problem[] {
  const { length } = property.attachments
  if (length <= pictureCountMax) return []
  const message = `The portal takes ${pictureCountMax} attachments of ${length}; the rest is left out.`
  return [{ path: '/attachments', code: 'field_invalid', message }]
}
