import type { FieldsOf } from '@aushang/model'
import type { Problem } from '../../contract.ts'
import { type Field, ours, wordOf, yes } from './field.ts'
import type { Leftover } from './leftovers.ts'
import { availabilities, energySources } from './words.ts'

export type BuildingFields =
  | FieldsOf<'apartmentRent'>
  | FieldsOf<'apartmentBuy'>
  | FieldsOf<'houseRent'>
  | FieldsOf<'houseBuy'>

type Certificate = NonNullable<BuildingFields['residentialEnergyCertificate']>

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
      certificate && (isPrior2014(certificate) ? 'BEFORE_01_MAY_2014' : 'FROM_01_MAY_2014'),
    ),
    ours(
      'energyEfficiencyClass',
      inCertificate('energyClass'),
      certificate && !isPrior2014(certificate) ? certificate.energyClass : undefined,
    ),
  ])
}

/** What the portal keeps apart from the certificate, among what it asks about any building. */
export function energyValues(fields: BuildingFields): Field[] {
  const given = isAbroad(fields) ? undefined : fields.residentialEnergyCertificate
  const certificate = isAbroad(fields) ? undefined : certificateOf(fields)
  const source = wordOf(energySources, given?.energySource)
  return [
    ours('energySourcesEnev2014', inCertificate('energySource'), [
      ours('energySourceEnev2014', inCertificate('energySource'), source),
    ]),
    ours('buildingEnergyRatingType', inCertificate('type'), certificate && ratings[certificate.type]),
    ours('thermalCharacteristic', inCertificate(valueName(given)), certificate && valueOf(certificate)),
    ours('energyConsumptionContainsWarmWater', inCertificate('warmWaterIncluded'), warmWaterOf(fields)),
  ]
}

/**
 * § 87 GEG: once there is a certificate, an advert states its kind, the value, the carrier, the year of construction
 * and, in certificates since May 2014, the class. (Kind and carrier are mandatory members of ours.)
 */
export function energyProblems(fields: BuildingFields): Problem[] {
  if (isAbroad(fields) || statusOf(fields) !== 'present') return []
  const missing = (member: string, what: string): Problem => ({
    path: `/fields/${member}`,
    code: 'field_missing',
    message: `${what} is missing: an advert must state it once there is an energy certificate (§ 87 GEG).`,
  })
  const problems: Problem[] = []
  if (fields.constructionYear === undefined) problems.push(missing('constructionYear', 'constructionYear'))
  const certificate = certificateOf(fields)
  if (certificate === undefined) {
    return [...problems, missing('residentialEnergyCertificate', 'residentialEnergyCertificate')]
  }
  const value = valueOf(certificate)
  const name = valueName(certificate)
  if (value === undefined) problems.push(missing(inCertificate(name), name))
  else if (value < 0.01) {
    const message = `${name} must be 0.01 or more: the portal keeps two decimals, and takes no zero.`
    problems.push({ path: `/fields/${inCertificate(name)}`, code: 'field_invalid', message })
  }
  if (certificate.energyClass === undefined && !isPrior2014(certificate)) {
    problems.push(missing(inCertificate('energyClass'), 'energyClass'))
  }
  return problems
}

export function energyLeftovers(fields: BuildingFields): Leftover[] {
  const certificate = fields.residentialEnergyCertificate
  const leave = (member: string, why: string): Leftover => ({ member, why })
  if (isAbroad(fields)) {
    const why = 'the portal takes no energy certificates of properties abroad.'
    return [
      ...(fields.energyCertificateStatus === undefined ? [] : [leave('energyCertificateStatus', why)]),
      ...(certificate === undefined ? [] : [leave('residentialEnergyCertificate', why)]),
    ]
  }
  if (certificate === undefined) return []
  if (statusOf(fields) !== 'present') {
    const why = 'energyCertificateStatus says that there is none yet, and only the carrier is sent.'
    return [leave('residentialEnergyCertificate', why)]
  }
  const leftovers: Leftover[] = []
  if (certificate.warmWaterIncluded === true && warmWaterOf(fields) === undefined) {
    const why = 'the portal asks for it only with the consumption of certificates from before May 2014.'
    leftovers.push(leave(inCertificate('warmWaterIncluded'), why))
  }
  if (certificate.energyClass !== undefined && isPrior2014(certificate)) {
    leftovers.push(leave(inCertificate('energyClass'), 'certificates from before May 2014 bear no class.'))
  }
  const dates = { issuedOn: 'ausgestellt am', validUntil: 'gültig bis' } as const
  for (const [member, words] of Object.entries(dates) as [keyof typeof dates, string][]) {
    const day = certificate[member]
    if (day === undefined) continue
    leftovers.push({ member: inCertificate(member), words: `Energieausweis ${words} ${germanDay(day)}` })
  }
  return leftovers
}

const ratings: Record<Certificate['type'], string> = { consumption: 'ENERGY_CONSUMPTION', need: 'ENERGY_REQUIRED' }

/** Who gives a certificate has one. */
function statusOf(fields: BuildingFields): BuildingFields['energyCertificateStatus'] {
  return fields.energyCertificateStatus ?? (fields.residentialEnergyCertificate && 'present')
}

/** The portal refuses all that a certificate says unless there is one. */
function certificateOf(fields: BuildingFields): Certificate | undefined {
  return statusOf(fields) === 'present' ? fields.residentialEnergyCertificate : undefined
}

function isPrior2014({ prior2014, issuedOn }: Certificate): boolean {
  return prior2014 ?? (issuedOn !== undefined && issuedOn < '2014-05-01')
}

function valueName(certificate: Certificate | undefined): 'energyConsumption' | 'energyNeed' {
  return certificate?.type === 'need' ? 'energyNeed' : 'energyConsumption'
}

function valueOf(certificate: Certificate): number | undefined {
  return certificate[valueName(certificate)]
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

function germanDay(day: string): string {
  return day.split('-').toReversed().join('.')
}
