import {
  energySourcesOf,
  energyValueName,
  type FieldsOf,
  isPrior2014,
  messageOf,
  type Problem,
  type ResidentialEnergyCertificate,
  type Sentence,
} from '@aushang/model'
import { germanDay } from '../../german-words.ts'
import type { Leftover } from '../../leftovers.ts'
import { type Field, ours, wordOf, yes } from './field.ts'
import { availabilities, energySources } from './words.ts'

export type BuildingFields =
  | FieldsOf<'apartmentRent'>
  | FieldsOf<'apartmentBuy'>
  | FieldsOf<'houseRent'>
  | FieldsOf<'houseBuy'>

const inCertificate = (member: string) => `residentialEnergyCertificate/${member}`

/** The portal takes no energy fields of what lies abroad. */
export function isAbroad({ address }: { address: { country?: string } }): boolean {
  return (address.country ?? 'DE') !== 'DE'
}

export function energyCertificate(fields: BuildingFields): Field {
  if (isAbroad(fields)) return ours('energyCertificate', 'energyCertificateStatus', [])
  const certificate = certificateOf(fields)
  return ours('energyCertificate', 'residentialEnergyCertificate', [
    ours('energyCertificateAvailability', 'energyCertificateStatus', wordOf(availabilities, statusOf(fields))),
    ours(
      'energyCertificateCreationDate',
      inCertificate('prior2014'),
      certificate && creationDates[String(isPrior2014(certificate))],
    ),
    ours(
      'energyEfficiencyClass',
      inCertificate('energyClass'),
      certificate && isPrior2014(certificate) === false ? certificate.energyClass : undefined,
    ),
  ])
}

/** What the portal keeps apart from the certificate, among what it asks about any building. */
export function energyValues(fields: BuildingFields): Field[] {
  const given = isAbroad(fields) ? undefined : fields.residentialEnergyCertificate
  const certificate = isAbroad(fields) ? undefined : certificateOf(fields)
  const sources = given === undefined ? [] : energySourcesOf(given)
  return [
    ours(
      'energySourcesEnev2014',
      inCertificate('energySource'),
      sources.map((source) => ours('energySourceEnev2014', inCertificate('energySource'), energySources[source])),
    ),
    ours('buildingEnergyRatingType', inCertificate('type'), certificate && ratings[certificate.type]),
    ours(
      'thermalCharacteristic',
      inCertificate(given ? energyValueName(given) : 'energyConsumption'),
      certificate && valueOf(certificate),
    ),
    ours('energyConsumptionContainsWarmWater', inCertificate('warmWaterIncluded'), warmWaterOf(fields)),
  ]
}

/** The portal keeps two decimals, and takes no zero. (What the law wants is a warning, the same for every portal.) */
export function energyProblems(fields: BuildingFields): Problem[] {
  const certificate = isAbroad(fields) ? undefined : certificateOf(fields)
  const value = certificate && valueOf(certificate)
  if (certificate === undefined || value === undefined || value >= 0.01) return []
  const path = `/fields/${inCertificate(energyValueName(certificate))}`
  const message = messageOf({ key: 'fieldTooSmall', params: { field: path, minimum: 0.01 } })
  return [{ path, code: 'field_invalid', message }]
}

export function energyLeftovers(fields: BuildingFields): Leftover[] {
  const certificate = fields.residentialEnergyCertificate
  const leave = (member: string, why: Sentence): Leftover => ({ path: `/fields/${member}`, why })
  if (isAbroad(fields)) {
    const why: Sentence = { key: 'portalTakesNoCertificateAbroad' }
    return [
      ...(fields.energyCertificateStatus === undefined ? [] : [leave('energyCertificateStatus', why)]),
      ...(certificate === undefined ? [] : [leave('residentialEnergyCertificate', why)]),
    ]
  }
  if (certificate === undefined) return []
  if (statusOf(fields) !== 'present') {
    return [leave('residentialEnergyCertificate', { key: 'certificateNotThereYet' })]
  }
  const leftovers: Leftover[] = []
  if (certificate.warmWaterIncluded === true && warmWaterOf(fields) === undefined) {
    leftovers.push(leave(inCertificate('warmWaterIncluded'), { key: 'warmWaterOfOldCertificatesOnly' }))
  }
  if (certificate.energyClass !== undefined && isPrior2014(certificate)) {
    leftovers.push(leave(inCertificate('energyClass'), { key: 'oldCertificateHasNoClass' }))
  }
  const { constructionYear, issuedOn, validUntil } = certificate
  const say = (member: string, words: string) => leftovers.push({ path: `/fields/${inCertificate(member)}`, words })
  if (constructionYear !== undefined) say('constructionYear', `Baujahr laut Energieausweis ${constructionYear}`)
  if (issuedOn !== undefined) say('issuedOn', `Energieausweis ausgestellt am ${germanDay(issuedOn)}`)
  if (validUntil !== undefined) say('validUntil', `Energieausweis gültig bis ${germanDay(validUntil)}`)
  return leftovers
}

export const creationDates: Record<string, string | undefined> = {
  true: 'BEFORE_01_MAY_2014',
  false: 'FROM_01_MAY_2014',
}

export const ratings: Record<ResidentialEnergyCertificate['type'], string> = {
  consumption: 'ENERGY_CONSUMPTION',
  need: 'ENERGY_REQUIRED',
}

/** Who gives a certificate has one. */
function statusOf(fields: BuildingFields): BuildingFields['energyCertificateStatus'] {
  return fields.energyCertificateStatus ?? (fields.residentialEnergyCertificate && 'present')
}

/** The portal refuses all that a certificate says unless there is one. */
function certificateOf(fields: BuildingFields): ResidentialEnergyCertificate | undefined {
  return statusOf(fields) === 'present' ? fields.residentialEnergyCertificate : undefined
}

function valueOf(certificate: ResidentialEnergyCertificate): number | undefined {
  return certificate[energyValueName(certificate)]
}

/** "Yes" is taken only beside the value of a consumption certificate from before May 2014. */
function warmWaterOf(fields: BuildingFields): string | undefined {
  if (isAbroad(fields)) return undefined
  const certificate = certificateOf(fields)
  if (certificate === undefined) return undefined
  const mayBeYes =
    isPrior2014(certificate) && certificate.type === 'consumption' && certificate.energyConsumption !== undefined
  return certificate.warmWaterIncluded === true && !mayBeYes ? undefined : yes(certificate.warmWaterIncluded)
}
