import { createHash } from 'node:crypto'
import { fits, Id, isRecord, type Link, type Property, type PropertyType, withoutUndefined } from '@aushang/model'
import type { ReadAttachment, ReadContact, ReadProperty } from '../../contract.ts'
import type { AnyFields } from '../../german-words.ts'
import { keyOf } from '../../key-of.ts'
import { readNote } from '../../read-note.ts'
import type { AdoptedMedia } from '../memory.ts'
import { availabilityText } from './availability.ts'
import { alpha2Of } from './countries.ts'
import { extendedInformationOf } from './leftovers.ts'
import { estateTypes } from './listing.ts'
import { linkTypes } from './media.ts'
import { type MemberReader, readMembers } from './member-reader.ts'
import * as words from './words.ts'

type ReadListing = { property: ReadProperty } | { otherKind: string }

/** The mirror of `dataEntries`: the `data` of a listing as the portal answers it. */
export function readData(data: unknown): ReadListing {
  const members = readMembers(data)
  const kind = `${members.text('estateType')} ${members.text('distributionType')}`
  const type = (Object.keys(estateTypes) as PropertyType[]).find((each) => estateTypes[each].join(' ') === kind)
  if (type === undefined) return { otherKind: kind }
  const offerStatus = members.word(words.offerStatuses, 'management.status')
  const note = members.text('texts.de.extendedInformation')
  const fields = {
    ...generalFields(members),
    ...(type.endsWith('Rent') ? rentFields(members) : saleFields(members)),
    ...(type.startsWith('plot') ? plotFields(members) : buildingFields(members)),
    ...(type.startsWith('house') && { houseType: members.word(words.houseTypes, 'estateSubType') }),
    ...(type.startsWith('apartment') && { apartmentType: members.word(words.apartmentTypes, 'estateSubType') }),
  }
  const property = withNote(type, withoutUndefined(fields), note)
  return { property: { ...property, ...(offerStatus && { offerStatus }) } }
}

/** What we have said in the text ourselves, for want of a member, is read out of it again. */
function withNote(type: PropertyType, fields: AnyFields, note: string | undefined): ReadProperty {
  const said = note === undefined ? null : readNote(note)
  if (said !== null) {
    const read = {
      type,
      fields: withoutUndefined({
        ...fields,
        // The portal has one member for both, and the text says which it is.
        ...(said.fields.rentInterval && { leaseInterval: undefined }),
        ...said.fields,
        miscellaneousDescription: said.own,
      }),
    }
    // Only if it is what we would say: otherwise it is the agency's own text.
    if (extendedInformationOf({ offerStatus: 'open', ...read } as Property) === note) return read
  }
  return { type, fields: withoutUndefined({ ...fields, miscellaneousDescription: note }) }
}

function generalFields(members: MemberReader): object {
  return {
    title: members.text('texts.de.headline'),
    address: addressOf(members),
    description: members.text('texts.de.description'),
    furnishingDescription: members.text('texts.de.features'),
    locationDescription: members.text('texts.de.area'),
    availableFrom: availabilityText({
      isImmediate: members.flag('management.isImmediatelyAvailable'),
      day: members.text('management.availableFrom'),
      note: members.text('management.availabilityNote'),
    }),
    commissionDue: members.flag('prices.commission.isDue'),
    commission: members.text('prices.commission.amount'),
    commissionDescription: members.text('prices.commission.note'),
    plotArea: members.number('spaces.plotSpace'),
  }
}

function addressOf(members: MemberReader): object {
  const country = alpha2Of(members.text('location.country'))
  const [longitude, latitude] = members.list('location.geometry.coordinates')
  return withoutUndefined({
    street: members.text('location.street'),
    streetNumber: members.text('location.houseNumber'),
    postalCode: members.text('location.postalcode'),
    city: members.text('location.city'),
    district: members.text('location.district'),
    region: members.text('location.region'),
    country: country === 'DE' ? undefined : country,
    latitude,
    longitude,
    publish: members.flag('location.isAddressVisible') || undefined,
  })
}

function rentFields(members: MemberReader): object {
  const pets = members.word({ true: 'ALLOWED', false: 'NOT_ALLOWED', negotiable: 'NEGOTIABLE' }, 'management.pets')
  return {
    baseRent: members.number('prices.baseRent'),
    leaseInterval: members.word(words.rentIntervals, 'prices.rentInterval'),
    additionalCosts: members.number('prices.additionalCosts'),
    heatingCosts: members.number('prices.heatingCosts'),
    additionalCostsIncludeHeatingCosts: members.flag('prices.additionalCostsIncludeHeating'),
    totalRent: members.number('prices.totalRent'),
    deposit: members.text('prices.deposit'),
    parkingSpaceRent: members.number('prices.parkingLotRent'),
    petsAllowed: pets === undefined || pets === 'negotiable' ? pets : pets === 'true',
    isSuitableAsSharedFlat: members.flag('management.isSharedFlatPossible'),
    requiresWBS: members.flag('management.isHousingPermitRequired'),
  }
}

function saleFields(members: MemberReader): object {
  return {
    purchasePrice: members.number('prices.purchasePrice'),
    purchasePriceOnRequest: members.flag('prices.isPriceOnRequest'),
    parkingSpacePurchasePrice: members.number('prices.parkingLotPrice'),
    condoFee: members.number('prices.condominiumFee'),
    monthlyRentalIncome: members.number('prices.monthlyRentalIncome'),
    isRented: members.flag('management.isRented'),
    isSuitableAsHolidayHome: members.flag('management.isHolidayHomePossible'),
    requiresWBS: members.flag('management.isHousingPermitRequired'),
  }
}

function buildingFields(members: MemberReader): object {
  const isProjected = members.text('conditions.condition') === 'PROJECTED'
  return {
    livingArea: members.number('spaces.residential.livingSpace'),
    usableArea: members.number('spaces.usableFloorSpace'),
    numberOfRooms: members.number('structure.rooms.numberOfRooms'),
    numberOfBedrooms: members.number('structure.rooms.numberOfBedrooms'),
    numberOfBathrooms: members.number('structure.rooms.numberOfBathrooms'),
    hasGuestToilet: members.flag('structure.rooms.hasGuestToilet'),
    constructionYear: members.number('structure.building.constructionYear'),
    constructionYearUnknown: members.flag('structure.building.isConstructionYearUnknown'),
    numberOfFloors: members.number('structure.building.numberOfFloors'),
    floor: members.number('structure.building.floor'),
    hasLift: members.flag('structure.building.hasLift'),
    hasCellar: members.flag('structure.building.hasCellar'),
    numberOfParkingSpaces: members.number('structure.parkingLots.number'),
    parkingSpaceType: members.word(words.parkingSpaceTypes, 'structure.parkingLots.type'),
    ...(isProjected
      ? { constructionPhase: 'projected' }
      : { condition: members.word(words.conditions, 'conditions.condition') }),
    lastRefurbished: members.number('conditions.lastRefurbishment'),
    interiorQuality: members.word(words.interiorQualities, 'conditions.quality'),
    heatingType: members.word(words.heatingTypes, 'energy.heating'),
    energyCertificateStatus: members.word(words.certificateStatuses, 'energy.certificateStatus'),
    residentialEnergyCertificate: certificateOf(members),
    hasBalcony: members.flag('equipment.hasBalcony'),
    hasTerrace: members.flag('equipment.hasTerrace'),
    hasLoggia: members.flag('equipment.hasLoggia'),
    hasGarden: members.flag('equipment.hasGarden'),
    hasBuiltInKitchen: members.flag('equipment.hasBuiltInKitchen'),
    hasFireplace: members.flag('equipment.hasFireplace'),
    isAccessible: members.flag('equipment.isBarrierFree'),
  }
}

function certificateOf(members: MemberReader): object | undefined {
  const of = (name: string) => `energy.certificate.${name}`
  const type = members.word(words.certificateTypes, of('type'))
  const [energySource, ...further] = ourWords(words.energySources, members.list(of('sources')))
  if (type === undefined || energySource === undefined) return undefined
  return withoutUndefined({
    type,
    energySource,
    furtherEnergySources: further.length > 0 ? further : undefined,
    [type === 'need' ? 'energyNeed' : 'energyConsumption']: members.number(of('value')),
    energyClass: members.text(of('energyClass')),
    prior2014: members.flag(of('isPrior2014')),
    constructionYear: members.number(of('constructionYear')),
    warmWaterIncluded: members.flag(of('includesWarmWater')),
    issuedOn: members.text(of('issuedOn')),
    validUntil: members.text(of('validUntil')),
  })
}

function plotFields(members: MemberReader): object {
  const uses = ourWords(words.recommendedUses, members.list('plot.recommendedUses'))
  return {
    divisibleFrom: members.number('spaces.divisibleFrom'),
    buildingRegulation: members.word(words.buildingRegulations, 'plot.buildingRegulation'),
    development: members.word(words.developments, 'plot.development'),
    recommendedUse: uses.length > 0 ? uses : undefined,
    floorSpaceIndex: members.number('plot.floorSpaceIndex'),
    siteCoverageIndex: members.number('plot.siteCoverageIndex'),
    isShortTermBuildable: members.flag('plot.isShortTermBuildable'),
    hasBuildingPermission: members.flag('plot.hasBuildingPermission'),
  }
}

/** The mirror of `contactEntries`. Contacts have no number there but ours: one that others brought is known by what it says. */
export function readContact(contact: unknown): ReadContact | null {
  if (!isRecord(contact)) return null
  const members = readMembers(contact)
  const ourId = members.text('externalContactId')
  const address = withoutUndefined({
    street: members.text('address.street'),
    streetNumber: members.text('address.houseNumber'),
    postalCode: members.text('address.postalcode'),
    city: members.text('address.city'),
    country: alpha2Of(members.text('address.country')),
  })
  const names = [
    'title',
    'firstName',
    'lastName',
    'email',
    'phone',
    'mobilePhone',
    'fax',
    'company',
    'position',
  ] as const
  const more = ['website', 'photoUrl', 'officeHours'] as const
  const draft = withoutUndefined({
    salutation: members.word(words.salutations, 'salutation'),
    ...Object.fromEntries([...names, ...more].map((name) => [name, members.text(name)])),
    address: Object.keys(address).length > 0 ? address : undefined,
  })
  const key = ourId ?? createHash('sha256').update(JSON.stringify(draft)).digest('hex')
  return { key, ...(fits(Id, ourId) && { ourId }), draft }
}

interface ReadMedia {
  attachments: ReadAttachment[]
  links: Link[]
  mediaIds: string[]
  adoptedMedia: AdoptedMedia[]
}

/** The mirror of `mediaOf`, with where each file is to be had. */
export function readMedia(media: unknown): ReadMedia {
  const entries = (Array.isArray(media) ? media : []).map(readMembers)
  const attachments: ReadAttachment[] = []
  const links: Link[] = []
  const mediaIds: string[] = []
  const adoptedMedia: AdoptedMedia[] = []
  for (const entry of entries) {
    const [url, title] = [entry.text('url'), entry.text('title')]
    const mediaId = entry.text('externalMediaId')
    const kind = entry.word(linkTypes, 'type')
    if (mediaId !== undefined) mediaIds.push(mediaId)
    if (url === undefined) continue
    if (kind !== undefined) links.push({ title: title ?? url, url, ...(kind !== 'page' && { kind }) })
    else {
      const type = entry.text('type') ?? ''
      attachments.push({ url, ...(title && { title }), isFloorPlan: type === 'FLOOR_PLAN' })
      if (mediaId !== undefined) adoptedMedia.push({ url, mediaId, type })
    }
  }
  return { attachments, links, mediaIds, adoptedMedia }
}

function ourWords<Word extends string>(words: Record<Word, string>, theirs: unknown[]): Word[] {
  return theirs.flatMap((their) => keyOf(words, their) ?? [])
}
