import { pointer } from '@aushang/model'
import type { Check, Problem, Publication } from '../contract.ts'
import { threeLetterCode } from './document/countries.ts'
import type { BuildingFields } from './document/fields.ts'
import { cut } from './document/immobilie.ts'
import type { Settings } from './options.ts'
import { isPrior2014 } from './document/zustand.ts'

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
    ...withoutPlace(property.fields),
    ...('livingArea' in property.fields ? certificateWarnings(property.fields) : []),
    ...cutTexts(property.fields, settings),
    ...leftOut(publication, settings),
    ...contactWarnings(publication, settings),
  ]
  return { problems, warnings }
}

type Fields = Publication['property']['fields']

function withoutPlace(fields: Fields): Problem[] {
  const given = fields as Record<string, unknown>
  const warnings: Problem[] = []
  const warn = (name: string, message: string) =>
    warnings.push({ path: pointer('fields', name), code: 'field_invalid', message })

  for (const name of ['isShortTermBuildable', 'hasBuildingPermission']) {
    if (given[name] !== undefined) warn(name, `OpenImmo has no place for ${name}; say it in the description.`)
  }
  if (given['interiorQuality'] === 'simple') {
    warn('interiorQuality', 'OpenImmo begins at the standard quality; "simple" is left out.')
  }
  if (given['heatingType'] === 'heatPump') {
    warn('heatingType', 'OpenImmo has no word for a heat pump of any kind; it is sent as an alternative firing.')
  }
  if (given['petsAllowed'] === 'negotiable') {
    warn('petsAllowed', 'OpenImmo knows only whether pets are allowed or not; "negotiable" is left out.')
  }
  const { country } = fields.address
  if (country !== undefined && threeLetterCode(country) === undefined) {
    warnings.push({
      path: '/fields/address/country',
      code: 'field_invalid',
      message: `No country has the code ${country}; the country is left out.`,
    })
  }
  return warnings
}

/** What § 87 GEG wants of an advertisement once there is a certificate. */
function certificateWarnings(fields: BuildingFields): Problem[] {
  const { residentialEnergyCertificate: certificate, energyCertificateStatus, constructionYear } = fields
  const path = '/fields/residentialEnergyCertificate'
  const missing = (path: string, what: string): Problem => ({
    path,
    code: 'field_missing',
    message: `An advertisement must state ${what} once there is an energy certificate (§ 87 GEG).`,
  })
  if (certificate === undefined) {
    return energyCertificateStatus === 'present' ? [missing(path, 'what the certificate says')] : []
  }
  const value = certificate.type === 'need' ? 'energyNeed' : 'energyConsumption'
  const contradiction: Problem = {
    path: '/fields/energyCertificateStatus',
    code: 'field_invalid',
    message: `energyCertificateStatus is "${energyCertificateStatus}", and yet there is a certificate: it is sent.`,
  }
  return [
    ...(['notYetAvailable', 'notRequired'].includes(energyCertificateStatus ?? '') ? [contradiction] : []),
    ...(certificate[value] === undefined ? [missing(`${path}/${value}`, 'its value')] : []),
    ...(constructionYear === undefined ? [missing('/fields/constructionYear', 'the year of construction')] : []),
    ...(certificate.energyClass === undefined && !isPrior2014(certificate)
      ? [missing(`${path}/energyClass`, 'the efficiency class')]
      : []),
  ]
}

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

function contactWarnings({ contact, inquiryEmail }: Publication, { version, feedbackEmail }: Settings): Problem[] {
  const warn = (message: string): Problem => ({ path: '/contactId', code: 'field_invalid', message })
  return [
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
