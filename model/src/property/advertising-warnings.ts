import type { ListingProblem } from '../listing.ts'
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
export function advertisingWarnings({ type, fields }: Pick<Property, 'type' | 'fields'>, at: Date): ListingProblem[] {
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

function commissionWarnings(fields: Property['fields']): ListingProblem[] {
  if (isCommissionDue(fields) !== undefined) return []
  const message =
    'It is not said whether a buyer pays a commission: set commissionDue, and say in commission how much it is.'
  return [{ path: '/fields/commissionDue', code: 'field_missing', message }]
}

/**
 * § 87 GEG: once there is a certificate, an advert states its kind, the value, the carrier, the year of construction and,
 * in certificates since May 2014, the class. (Kind and carrier are mandatory members of ours.)
 */
function energyWarnings(fields: BuildingFields, at: Date): ListingProblem[] {
  const { residentialEnergyCertificate: certificate, energyCertificateStatus: status } = fields
  if (certificate === undefined) {
    return status === 'present' ? [missing('residentialEnergyCertificate', 'what the certificate says')] : []
  }
  const value = energyValueName(certificate)
  const isYearSaid = fields.constructionYear ?? certificate.constructionYear ?? fields.constructionYearUnknown
  return [
    ...(status === 'notYetAvailable' || status === 'notRequired' ? [contradiction(status)] : []),
    ...(certificate[value] === undefined ? [missing(`residentialEnergyCertificate/${value}`, 'its value')] : []),
    ...(isYearSaid ? [] : [missing('constructionYear', 'the year of construction')]),
    ...(certificate.energyClass === undefined && !isPrior2014(certificate)
      ? [missing('residentialEnergyCertificate/energyClass', 'the efficiency class')]
      : []),
    ...expiry(certificate, at),
  ]
}

function missing(member: string, what: string): ListingProblem {
  const message = `An advertisement must state ${what} once there is an energy certificate (§ 87 GEG).`
  return { path: `/fields/${member}`, code: 'field_missing', message }
}

function contradiction(status: string): ListingProblem {
  const message = `energyCertificateStatus is "${status}", and yet what a certificate says is given.`
  return { path: '/fields/energyCertificateStatus', code: 'field_invalid', message }
}

const lastDayOfOld = '2024-04-30'

/** A certificate holds for ten years: none from before May 2014 does any more, whatever else is said of it. */
function expiry(certificate: ResidentialEnergyCertificate, at: Date): ListingProblem[] {
  const { validUntil, issuedOn } = certificate
  const said = validUntil ?? (issuedOn && tenYearsAfter(issuedOn))
  const isOlder = isPrior2014(certificate) === true && (said === undefined || said > lastDayOfOld)
  const lastDay = isOlder ? lastDayOfOld : said
  if (!lastDay || lastDay >= at.toISOString().slice(0, 10)) return []
  const member = validUntil !== undefined ? 'validUntil' : isOlder ? 'prior2014' : 'issuedOn'
  const message = `The energy certificate has expired (${lastDay}): an advertisement wants one that is valid.`
  return [{ path: `/fields/residentialEnergyCertificate/${member}`, code: 'field_invalid', message }]
}

function tenYearsAfter(day: string): string {
  return `${Number(day.slice(0, 4)) + 10}${day.slice(4)}`
}
