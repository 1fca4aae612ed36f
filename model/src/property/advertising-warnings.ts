import type { Problem } from '../listing.ts'
import { messageOf } from '../sentences/message.ts'
import type { Sentence } from '../sentences/render-sentence.ts'
import { isCommissionDue } from './commission.ts'
import { amountIn, isUnclearDeposit } from './deposit.ts'
import { energyValueName, isPrior2014, type ResidentialEnergyCertificate } from './energy-certificate.ts'
import type { Property } from './property.ts'
import type { FieldsOf } from './types.ts'

type BuildingFields =
  | FieldsOf<'apartmentRent'>
  | FieldsOf<'apartmentBuy'>
  | FieldsOf<'houseRent'>
  | FieldsOf<'houseBuy'>

/**
 * What an advert lacks by law or custom, wherever it is shown: no portal refuses it for that, and the agency is answerable.
 * A warning is the same on every portal, so that it is worked out here.
 */
export function advertisingWarnings({ type, fields }: Pick<Property, 'type' | 'fields'>, at: Date): Problem[] {
  return [
    ...commissionWarnings(type, fields),
    ...('livingArea' in fields && 'baseRent' in fields ? rentWarnings(fields) : []),
    ...('livingArea' in fields ? yearWarnings(fields, at) : []),
    ...('livingArea' in fields && (fields.address.country ?? 'DE') === 'DE' ? energyWarnings(fields, at) : []),
  ]
}

function commissionWarnings(type: Property['type'], fields: Property['fields']): Problem[] {
  const isDue = isCommissionDue(fields)
  const isHomeToLet = type === 'apartmentRent' || type === 'houseRent'
  const withoutVat = (['commission', 'commissionDescription'] as const).filter((member) => isNet(fields[member]))
  return [
    ...(isDue === undefined && type.endsWith('Buy') ? [lacking('commissionDue', { key: 'commissionNotSaid' })] : []),
    ...(isDue === true && isHomeToLet ? [doubtful('commissionDue', { key: 'tenantPaysCommission' })] : []),
    ...(isDue === true && fields.commissionIncludesVat === false && withoutVat.length === 0
      ? [doubtful('commissionIncludesVat', { key: 'commissionWithoutVat' })]
      : []),
    ...withoutVat.map((member) => doubtful(member, { key: 'commissionWithoutVat' })),
  ]
}

/** Consumers are told what they pay in the end. */
function isNet(text = ''): boolean {
  return /\b(?:zzgl|zuzüglich|zuz|plus|exkl|exclusive|netto|ohne)\b.{0,30}\b(?:MwSt|USt|Mehrwertsteuer|Umsatzsteuer)/i.test(
    text,
  )
}

type HomeToLet = FieldsOf<'apartmentRent'> | FieldsOf<'houseRent'>

function rentWarnings(fields: HomeToLet): Problem[] {
  const {
    baseRent,
    totalRent,
    additionalCosts = 0,
    heatingCosts = 0,
    additionalCostsIncludeHeatingCosts,
    deposit,
  } = fields
  const least = baseRent + additionalCosts + (additionalCostsIncludeHeatingCosts ? 0 : heatingCosts)
  const amount = deposit === undefined ? undefined : amountIn(deposit)
  return [
    ...(totalRent !== undefined && totalRent < least - 0.005
      ? [doubtful('totalRent', { key: 'totalRentTooLow', params: { least } })]
      : []),
    ...(deposit !== undefined && isUnclearDeposit(deposit) ? [doubtful('deposit', { key: 'depositUnclear' })] : []),
    ...(amount !== undefined && amount > 3 * baseRent + 0.005
      ? [doubtful('deposit', { key: 'depositTooHigh', params: { most: 3 * baseRent } })]
      : []),
  ]
}

function yearWarnings({ constructionYear, constructionPhase }: BuildingFields, at: Date): Problem[] {
  if (constructionYear === undefined || constructionYear <= at.getUTCFullYear() || constructionPhase !== undefined)
    return []
  return [lacking('constructionPhase', { key: 'futureYearWithoutPhase', params: { constructionYear } })]
}

/**
 * § 87 GEG: once there is a certificate, an advert states its kind, the value, the carrier, the year of construction and,
 * in certificates since May 2014, the class. (Kind and carrier are mandatory members of ours.)
 */
function energyWarnings(fields: BuildingFields, at: Date): Problem[] {
  const { residentialEnergyCertificate: certificate, energyCertificateStatus: status } = fields
  if (certificate === undefined) {
    if (status === 'present') return [detailsMissing]
    if (fields.isListed) return []
    if (status === 'notRequired') return [doubtful('energyCertificateStatus', { key: 'certificateMostlyRequired' })]
    return status === undefined ? [lacking('energyCertificateStatus', { key: 'certificateNotSaid' })] : []
  }
  const value = energyValueName(certificate)
  const isYearSaid = fields.constructionYear ?? certificate.constructionYear ?? fields.constructionYearUnknown
  return [
    ...(status === 'notYetAvailable' || status === 'notRequired' ? [contradiction(status)] : []),
    ...(certificate[value] === undefined ? [missing(`residentialEnergyCertificate/${value}`)] : []),
    ...(isYearSaid ? [] : [missing('constructionYear')]),
    ...(certificate.energyClass === undefined && !isPrior2014(certificate)
      ? [missing('residentialEnergyCertificate/energyClass')]
      : []),
    ...expiry(certificate, at),
    ...classWarnings(certificate),
  ]
}

/** The classes of annex 10 GEG, each with the value that it ends at, in kWh/(m²·a). */
const classEnds = { 'A+': 30, A: 50, B: 75, C: 100, D: 130, E: 160, F: 200, G: 250, H: Infinity }

function classWarnings(certificate: ResidentialEnergyCertificate): Problem[] {
  const value = certificate[energyValueName(certificate)]
  const { energyClass } = certificate
  if (value === undefined || energyClass === undefined) return []
  const [fitting = 'H'] = Object.entries(classEnds).find(([, end]) => value <= end) ?? []
  // At the border between two, rounding decides.
  if (fitting === energyClass || Math.abs(value - classEnds[energyClass]) < 1) return []
  const params = { energyClass, value, fitting }
  return [doubtful('residentialEnergyCertificate/energyClass', { key: 'energyClassDoubtful', params })]
}

function lacking(member: string, sentence: Sentence): Problem {
  return { path: `/fields/${member}`, code: 'field_missing', message: messageOf(sentence) }
}

function doubtful(member: string, sentence: Sentence): Problem {
  return { path: `/fields/${member}`, code: 'field_doubtful', message: messageOf(sentence) }
}

const detailsMissing: Problem = {
  path: '/fields/residentialEnergyCertificate',
  code: 'field_missing',
  message: messageOf({ key: 'certificateDetailsMissing' }),
}

function missing(member: string): Problem {
  const path = `/fields/${member}`
  const message = messageOf({ key: 'advertFieldMissing', params: { field: path } }, { key: 'lawWantsField' })
  return { path, code: 'field_missing', message }
}

function contradiction(status: 'notYetAvailable' | 'notRequired'): Problem {
  const params = { isRequired: status === 'notYetAvailable' }
  const message = messageOf({ key: 'certificateContradictsStatus', params })
  return { path: '/fields/energyCertificateStatus', code: 'field_doubtful', message }
}

const lastDayOfOld = '2024-04-30'

/** A certificate holds for ten years: none from before May 2014 does any more, whatever else is said of it. */
function expiry(certificate: ResidentialEnergyCertificate, at: Date): Problem[] {
  const { validUntil, issuedOn } = certificate
  const said = validUntil ?? (issuedOn && tenYearsAfter(issuedOn))
  const isOlder = isPrior2014(certificate) === true && (said === undefined || said > lastDayOfOld)
  const lastDay = isOlder ? lastDayOfOld : said
  if (!lastDay || lastDay >= at.toISOString().slice(0, 10)) return []
  const member = validUntil !== undefined ? 'validUntil' : isOlder ? 'prior2014' : 'issuedOn'
  const message = messageOf({ key: 'certificateExpired', params: { lastDay } })
  return [{ path: `/fields/residentialEnergyCertificate/${member}`, code: 'field_doubtful', message }]
}

function tenYearsAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 10}${day.slice(4)}`
}
