import type { Problem } from '../listing.ts'
import { messageOf } from '../sentences/message.ts'
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
    ...(type.endsWith('Buy') ? commissionWarnings(fields) : []),
    ...('livingArea' in fields && (fields.address.country ?? 'DE') === 'DE' ? energyWarnings(fields, at) : []),
  ]
}

/** Whether the prospect pays one: what `commissionDue` says, else a commission that is given; undefined is not said. */
export function isCommissionDue({
  commissionDue,
  commission,
}: Pick<Property['fields'], 'commissionDue' | 'commission'>): boolean | undefined {
  return commissionDue ?? (commission === undefined ? undefined : true)
}

function commissionWarnings(fields: Property['fields']): Problem[] {
  if (isCommissionDue(fields) !== undefined) return []
  return [{ path: '/fields/commissionDue', code: 'field_missing', message: messageOf({ key: 'commissionNotSaid' }) }]
}

/**
 * § 87 GEG: once there is a certificate, an advert states its kind, the value, the carrier, the year of construction and,
 * in certificates since May 2014, the class. (Kind and carrier are mandatory members of ours.)
 */
function energyWarnings(fields: BuildingFields, at: Date): Problem[] {
  const { residentialEnergyCertificate: certificate, energyCertificateStatus: status } = fields
  if (certificate === undefined) {
    return status === 'present' ? [detailsMissing] : []
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
  ]
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
