import {
  energySourcesOf,
  energyValueName,
  type FieldsOf,
  isCommissionDue,
  type Property,
  type PropertyType,
} from '@aushang/model'
import type { Publication } from '../../contract.ts'
import { type AnyFields, germanDeposit } from '../../german-words.ts'
import { marketingKeyOf, type Options } from '../options.ts'
import { availabilityOf } from './availability.ts'
import { contactEntries } from './contact.ts'
import { countryOf } from './countries.ts'
import { documentOf, type Entry, ours, wordOf } from './entry.ts'
import { extendedInformationOf, isToldAsCondition, textCharactersMax } from './leftovers.ts'
import { mediaOf } from './media.ts'
import * as words from './words.ts'

/** The body of `POST` and `PUT`; with only some of its files, while the others are on their way. */
export function listingOf(publication: Publication, options: Options, has = (_mediaId: string) => true): object {
  const media = mediaOf(publication).filter(({ file, body }) => file === undefined || has(body.externalMediaId ?? ''))
  return {
    ...documentOf(entriesOf(publication, options)),
    ...(media.length > 0 && { media: media.map(({ body }) => body) }),
  }
}

/** All members that an advert has, whether they have a value or not. */
export function entriesOf(publication: Publication, options: Options): Entry[] {
  const { property, contact, inquiryEmail, placement } = publication
  return [
    ...dataEntries(property),
    { at: 'metadata.source.offererMarketingKey', from: '', value: marketingKeyOf(options) },
    { at: 'metadata.source.offererEstateId', from: '/externalId', value: placement.externalId },
    ...(contact === null ? [] : contactEntries(contact, inquiryEmail)),
  ]
}

/** Which of our members each of the portal's comes from, by its place in the document. */
export function placesOf(type: PropertyType): ReadonlyMap<string, string> {
  const fields = { title: '', address: { postalCode: '', city: '' } }
  // Only the names matter: with or without a value, a member has its place.
  const entries = dataEntries({ type, fields, offerStatus: 'open' } as Property)
  return new Map([['data.location', '/fields/address'], ...entries.map(({ at, from }): [string, string] => [at, from])])
}

export const estateTypes: Record<PropertyType, [estateType: string, distributionType: string]> = {
  apartmentRent: ['APARTMENT', 'RENT'],
  apartmentBuy: ['APARTMENT', 'BUY'],
  houseRent: ['HOUSE', 'RENT'],
  houseBuy: ['HOUSE', 'BUY'],
  plotRent: ['PLOT', 'RENT'],
  plotBuy: ['PLOT', 'BUY'],
}

function dataEntries(property: Property): Entry[] {
  const { type, offerStatus } = property
  const fields: AnyFields = property.fields
  const [estateType, distributionType] = estateTypes[type]
  const subType = wordOf(words.apartmentTypes, fields.apartmentType) ?? wordOf(words.houseTypes, fields.houseType)
  return [
    { at: 'data.estateType', from: '', value: estateType },
    { at: 'data.distributionType', from: '', value: distributionType },
    ours('estateSubType', estateType === 'HOUSE' ? 'houseType' : 'apartmentType', subType),
    ...locationEntries(property.fields.address),
    ...textEntries(property),
    { at: 'data.management.status', from: '/offerStatus', value: words.offerStatuses[offerStatus] },
    ...managementEntries(fields),
    ...(distributionType === 'RENT' ? rentEntries(fields) : saleEntries(fields)),
    ...commissionEntries(fields),
    { at: 'data.spaces.unit', from: '', value: 'SQUARE_METER' },
    ours('spaces.plotSpace', 'plotArea', fields.plotArea),
    ...(estateType === 'PLOT' ? plotEntries(fields) : buildingEntries(fields)),
  ]
}

/** The position of a hidden address is never sent. */
function locationEntries(address: FieldsOf<'plotBuy'>['address']): Entry[] {
  const { latitude, longitude, publish = false } = address
  const isPlaced = publish && latitude !== undefined && longitude !== undefined
  const geometry = isPlaced ? { type: 'Point', coordinates: [longitude, latitude] } : undefined
  return [
    ours('location.postalcode', 'address/postalCode', address.postalCode.trim(), 20),
    ours('location.city', 'address/city', address.city, 50),
    ours('location.street', 'address/street', address.street, 100),
    ours('location.houseNumber', 'address/streetNumber', address.streetNumber, 30),
    ours('location.district', 'address/district', address.district, 100),
    ours('location.region', 'address/region', address.region, 50),
    ours('location.country', 'address/country', countryOf(address.country ?? 'DE')),
    ours('location.isAddressVisible', 'address/publish', publish),
    ours('location.geometry', 'address/latitude', geometry),
  ]
}

function textEntries(property: Property): Entry[] {
  const { fields } = property
  const extended = extendedInformationOf(property)
  return [
    ours('texts.de.headline', 'title', fields.title, 100),
    ours('texts.de.description', 'description', fields.description, textCharactersMax),
    ours('texts.de.features', 'furnishingDescription', fields.furnishingDescription, textCharactersMax),
    ours('texts.de.area', 'locationDescription', fields.locationDescription, textCharactersMax),
    ours('texts.de.extendedInformation', 'miscellaneousDescription', extended, textCharactersMax),
  ]
}

function managementEntries(fields: AnyFields): Entry[] {
  const { isImmediate, day, note } = availabilityOf(fields.availableFrom)
  const { petsAllowed } = fields
  const pets = petsAllowed === 'negotiable' ? 'NEGOTIABLE' : petsAllowed ? 'ALLOWED' : 'NOT_ALLOWED'
  return [
    ours('management.isImmediatelyAvailable', 'availableFrom', isImmediate),
    ours('management.availableFrom', 'availableFrom', day),
    ours('management.availabilityNote', 'availableFrom', note, 50),
    ours('management.isRented', 'isRented', fields.isRented),
    ours('management.pets', 'petsAllowed', petsAllowed === undefined ? undefined : pets),
    ours('management.isSharedFlatPossible', 'isSuitableAsSharedFlat', fields.isSuitableAsSharedFlat),
    ours('management.isHousingPermitRequired', 'requiresWBS', fields.requiresWBS),
    ours('management.isHolidayHomePossible', 'isSuitableAsHolidayHome', fields.isSuitableAsHolidayHome),
  ]
}

function rentEntries(fields: AnyFields): Entry[] {
  const { additionalCostsIncludeHeatingCosts: areIncluded } = fields
  const interval = fields.leaseInterval ?? fields.rentInterval
  return [
    ours('prices.baseRent', 'baseRent', fields.baseRent),
    ours(
      'prices.rentInterval',
      fields.leaseInterval ? 'leaseInterval' : 'rentInterval',
      wordOf(words.rentIntervals, interval),
    ),
    ours('prices.additionalCosts', 'additionalCosts', fields.additionalCosts),
    ours('prices.heatingCosts', 'heatingCosts', fields.heatingCosts),
    ours('prices.additionalCostsIncludeHeating', 'additionalCostsIncludeHeatingCosts', areIncluded),
    ours('prices.totalRent', 'totalRent', fields.totalRent),
    ours('prices.deposit', 'deposit', germanDeposit(fields.deposit), 50),
    ours('prices.parkingLotRent', 'parkingSpaceRent', fields.parkingSpaceRent),
  ]
}

/** A price that is told on request is not told. */
function saleEntries(fields: AnyFields): Entry[] {
  const price = fields.purchasePriceOnRequest ? undefined : fields.purchasePrice
  return [
    ours('prices.purchasePrice', 'purchasePrice', price),
    ours('prices.isPriceOnRequest', 'purchasePriceOnRequest', fields.purchasePriceOnRequest),
    ours('prices.parkingLotPrice', 'parkingSpacePurchasePrice', fields.parkingSpacePurchasePrice),
    ours('prices.condominiumFee', 'condoFee', fields.condoFee),
    ours('prices.monthlyRentalIncome', 'monthlyRentalIncome', fields.monthlyRentalIncome),
  ]
}

function commissionEntries(fields: AnyFields): Entry[] {
  const isDue = isCommissionDue(fields)
  return [
    ours('prices.commission.isDue', 'commissionDue', isDue),
    ours('prices.commission.amount', 'commission', isDue ? fields.commission : undefined, 100),
    ours('prices.commission.note', 'commissionDescription', fields.commissionDescription, 500),
  ]
}

function buildingEntries(fields: AnyFields): Entry[] {
  const condition = isToldAsCondition(fields) ? 'PROJECTED' : wordOf(words.conditions, fields.condition)
  const conditionOf = isToldAsCondition(fields) ? 'constructionPhase' : 'condition'
  return [
    ours('spaces.residential.livingSpace', 'livingArea', fields.livingArea),
    ours('spaces.usableFloorSpace', 'usableArea', fields.usableArea),
    ours('structure.rooms.numberOfRooms', 'numberOfRooms', fields.numberOfRooms),
    ours('structure.rooms.numberOfBedrooms', 'numberOfBedrooms', fields.numberOfBedrooms),
    ours('structure.rooms.numberOfBathrooms', 'numberOfBathrooms', fields.numberOfBathrooms),
    ours('structure.rooms.hasGuestToilet', 'hasGuestToilet', fields.hasGuestToilet),
    ours('structure.building.constructionYear', 'constructionYear', fields.constructionYear),
    ours('structure.building.isConstructionYearUnknown', 'constructionYearUnknown', fields.constructionYearUnknown),
    ours('structure.building.numberOfFloors', 'numberOfFloors', fields.numberOfFloors),
    ours('structure.building.floor', 'floor', fields.floor),
    ours('structure.building.hasLift', 'hasLift', fields.hasLift),
    ours('structure.building.hasCellar', 'hasCellar', fields.hasCellar),
    ours('structure.parkingLots.number', 'numberOfParkingSpaces', fields.numberOfParkingSpaces),
    ours('structure.parkingLots.type', 'parkingSpaceType', wordOf(words.parkingSpaceTypes, fields.parkingSpaceType)),
    ours('conditions.condition', conditionOf, condition),
    ours('conditions.lastRefurbishment', 'lastRefurbished', fields.lastRefurbished),
    ours('conditions.quality', 'interiorQuality', wordOf(words.interiorQualities, fields.interiorQuality)),
    ...energyEntries(fields),
    ours('equipment.hasBalcony', 'hasBalcony', fields.hasBalcony ?? (fields.numberOfBalconies ? true : undefined)),
    ours('equipment.hasTerrace', 'hasTerrace', fields.hasTerrace),
    ours('equipment.hasLoggia', 'hasLoggia', fields.hasLoggia),
    ours('equipment.hasGarden', 'hasGarden', fields.hasGarden),
    ours('equipment.hasBuiltInKitchen', 'hasBuiltInKitchen', fields.hasBuiltInKitchen),
    ours('equipment.hasFireplace', 'hasFireplace', fields.hasFireplace),
    ours('equipment.isBarrierFree', 'isAccessible', fields.isAccessible),
  ]
}

function energyEntries(fields: AnyFields): Entry[] {
  const certificate = fields.residentialEnergyCertificate
  const valueName = certificate ? energyValueName(certificate) : 'energyConsumption'
  const of = (name: string, member: string, value: unknown) =>
    ours(`energy.certificate.${name}`, `residentialEnergyCertificate/${member}`, value)
  return [
    ours('energy.heating', 'heatingType', wordOf(words.heatingTypes, fields.heatingType)),
    ours(
      'energy.certificateStatus',
      'energyCertificateStatus',
      wordOf(words.certificateStatuses, fields.energyCertificateStatus),
    ),
    of('type', 'type', wordOf(words.certificateTypes, certificate?.type)),
    of(
      'sources',
      'energySource',
      certificate && energySourcesOf(certificate).map((source) => words.energySources[source]),
    ),
    of('value', valueName, certificate?.[valueName]),
    of('energyClass', 'energyClass', certificate?.energyClass),
    of('isPrior2014', 'prior2014', certificate?.prior2014),
    of('constructionYear', 'constructionYear', certificate?.constructionYear),
    of('includesWarmWater', 'warmWaterIncluded', certificate?.warmWaterIncluded),
    of('issuedOn', 'issuedOn', certificate?.issuedOn),
    of('validUntil', 'validUntil', certificate?.validUntil),
  ]
}

function plotEntries(fields: AnyFields): Entry[] {
  const uses = fields.recommendedUse?.map((use) => words.recommendedUses[use])
  return [
    ours('spaces.divisibleFrom', 'divisibleFrom', fields.divisibleFrom),
    ours('plot.buildingRegulation', 'buildingRegulation', wordOf(words.buildingRegulations, fields.buildingRegulation)),
    ours('plot.development', 'development', wordOf(words.developments, fields.development)),
    ours('plot.recommendedUses', 'recommendedUse', uses),
    ours('plot.floorSpaceIndex', 'floorSpaceIndex', fields.floorSpaceIndex),
    ours('plot.siteCoverageIndex', 'siteCoverageIndex', fields.siteCoverageIndex),
    ours('plot.isShortTermBuildable', 'isShortTermBuildable', fields.isShortTermBuildable),
    ours('plot.hasBuildingPermission', 'hasBuildingPermission', fields.hasBuildingPermission),
  ]
}
