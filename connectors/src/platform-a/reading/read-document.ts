import { type FieldsOf, isRecord, type Property, type PropertyType, withoutUndefined } from '@aushang/model'
import type { ReadProperty } from '../../contract.ts'
import type { AnyFields } from '../../german-words.ts'
import { keyOf } from '../../key-of.ts'
import { readNote } from '../../read-note.ts'
import { portalTypes } from '../document/advert.ts'
import { alpha2Of } from '../document/countries.ts'
import { type ElementReader, readElements } from './element-reader.ts'
import { otherNoteOf } from '../document/leftovers.ts'
import { readEnergy } from './read-energy.ts'
import {
  apartmentTypes,
  buildingTypes,
  conditions,
  constructibleTypes,
  constructionPhases,
  developmentTypes,
  heatingTypes,
  interiorQualities,
  intervals,
  parkingSpaceTypes,
  recommendedUses,
  usesByRegulation,
} from '../document/words.ts'

type ReadDocument = { property: ReadProperty } | { otherKind: string }

/** The mirror of `advertOf`: an advert as the portal answers it. */
export function readDocument(json: unknown): ReadDocument {
  const [name = '', advert] =
    (isRecord(json) ? Object.entries(json) : []).find(([key]) => key.startsWith('realestates.')) ?? []
  const kind = name.replace('realestates.', '')
  const type = keyOf(portalTypes, kind)
  if (type === undefined) return { otherKind: kind }
  const elements = readElements(advert)
  const note = elements.text('otherNote')
  const property = propertyOf(type, { ...beginning(elements), ...particulars[type](elements) })
  return { property: note === undefined ? property : withNote(property, note) }
}

/** What we have said in the note ourselves, for want of an element, is read out of it again. */
function withNote(property: ReadProperty, note: string): ReadProperty {
  const said = readNote(note)
  const { type, fields } = property
  if (said !== null) {
    const { residentialEnergyCertificate: certificate } = fields as AnyFields
    const read = propertyOf(
      type,
      {
        ...fields,
        // A terrace is enough for the element that is about both; a balcony beside it is said.
        ...(said.fields.hasTerrace && { hasBalcony: undefined }),
        ...said.fields,
        ...(certificate && { residentialEnergyCertificate: { ...certificate, ...said.certificate } }),
        miscellaneousDescription: said.own,
      },
      said.offerStatus,
    )
    if (otherNoteOf({ offerStatus: 'open', ...read } as Property) === note) return read
  }
  return propertyOf(type, { ...fields, miscellaneousDescription: note })
}

function propertyOf(type: PropertyType, fields: object, offerStatus?: Property['offerStatus']): ReadProperty {
  return { type, fields: withoutUndefined(fields), ...(offerStatus && { offerStatus }) }
}

/** What is not said is undefined, and goes in the end. */
type Said<Type extends PropertyType> = { [Name in keyof FieldsOf<Type>]?: FieldsOf<Type>[Name] | undefined }

const particulars: { [Type in PropertyType]: (elements: ElementReader) => Said<Type> } = {
  apartmentRent: (elements) => ({
    ...ofApartment(elements),
    ...living(elements),
    ...rent(elements),
    ...flat(elements),
  }),
  apartmentBuy: (elements) => ({
    ...ofApartment(elements),
    ...living(elements),
    ...sale(elements),
    ...price(elements),
    ...flat(elements),
    condoFee: elements.number('serviceCharge'),
  }),
  houseRent: (elements) => ({
    ...ofHouse(elements),
    ...living(elements),
    ...rent(elements),
    hasBuiltInKitchen: elements.flag('builtInKitchen'),
  }),
  houseBuy: (elements) => ({
    hasLodgerFlat: elements.flag('lodgerFlat'),
    constructionPhase: elements.word(constructionPhases, 'constructionPhase'),
    ...living(elements),
    ...sale(elements),
    ...price(elements),
    ...ofHouse(elements),
  }),
  plotRent: (elements) => ({ ...site(elements), ...leasePrice(elements) }),
  plotBuy: (elements) => ({ ...site(elements), ...leasehold(elements), ...sitePrice(elements) }),
}

function beginning(elements: ElementReader) {
  const isPublic = elements.flag('showAddress')
  return {
    title: elements.text('title'),
    address: address(elements.inside('address'), isPublic),
    description: elements.text('descriptionNote'),
    furnishingDescription: elements.text('furnishingNote'),
    locationDescription: elements.text('locationNote'),
  }
}

/** The place of a hidden address is the portal's guess, and never sent back. */
function address(elements: ElementReader, isPublic: true | undefined) {
  const country = elements.inside('internationalCountryRegion')
  const position = elements.inside('wgs84Coordinate')
  const [latitude, longitude] = [position.number('latitude'), position.number('longitude')]
  const alpha2 = alpha2Of(country.text('country'))
  return withoutUndefined({
    street: elements.text('street'),
    streetNumber: elements.text('houseNumber'),
    postalCode: elements.text('postcode'),
    city: elements.text('city'),
    district: elements.text('quarter'),
    country: alpha2 === 'DE' ? undefined : alpha2,
    region: country.text('region'),
    ...(isPublic && latitude !== undefined && longitude !== undefined && { latitude, longitude }),
    publish: isPublic,
  })
}

function ofApartment(elements: ElementReader) {
  return {
    // A small flat is this one there, too, and said in the note.
    apartmentType: elements.word({ ...apartmentTypes, apartment: undefined }, 'apartmentType'),
    floor: elements.number('floor'),
    hasLift: elements.flag('lift'),
  }
}

function living(elements: ElementReader) {
  return {
    hasCellar: elements.flag('cellar'),
    isAccessible: elements.flag('handicappedAccessible'),
    numberOfParkingSpaces: elements.number('numberOfParkingSpaces'),
    condition: elements.word(conditions, 'condition'),
    lastRefurbished: elements.number('lastRefurbishment'),
    interiorQuality: elements.word(interiorQualities, 'interiorQuality'),
    constructionYear: elements.number('constructionYear'),
    constructionYearUnknown: elements.flag('constructionYearUnknown'),
    availableFrom: elements.text('freeFrom'),
    heatingType: elements.word(heatingTypes, 'heatingTypeEnev2014'),
    ...readEnergy(elements),
    numberOfFloors: elements.number('numberOfFloors'),
    usableArea: elements.number('usableFloorSpace'),
    numberOfBedrooms: elements.number('numberOfBedRooms'),
    numberOfBathrooms: elements.number('numberOfBathRooms'),
    hasGuestToilet: elements.flag('guestToilet'),
    parkingSpaceType: elements.word(parkingSpaceTypes, 'parkingSpaceType'),
  }
}

const pets = { yes: 'YES', no: 'NO', negotiable: 'NEGOTIABLE' }
const yesOrNo = { yes: 'YES', no: 'NO' }

function rent(elements: ElementReader) {
  const petsAllowed = elements.word(pets, 'petsAllowed')
  const included = elements.word(yesOrNo, 'heatingCostsInServiceCharge')
  return {
    baseRent: elements.number('baseRent'),
    totalRent: elements.number('totalRent'),
    additionalCosts: elements.number('serviceCharge'),
    deposit: elements.text('deposit'),
    heatingCosts: elements.number('heatingCosts'),
    additionalCostsIncludeHeatingCosts: included && included === 'yes',
    petsAllowed: petsAllowed === 'negotiable' ? petsAllowed : petsAllowed && petsAllowed === 'yes',
    parkingSpaceRent: elements.number('parkingSpacePrice'),
    isSuitableAsSharedFlat: elements.flag('useAsFlatshareRoom'),
  }
}

function sale(elements: ElementReader) {
  return {
    isRented: elements.flag('rented'),
    monthlyRentalIncome: elements.number('rentalIncome'),
    isListed: elements.flag('listed'),
    parkingSpacePurchasePrice: elements.number('parkingSpacePrice'),
    isSuitableAsHolidayHome: elements.flag('summerResidencePractical'),
  }
}

/** Zero is how the portal says "price on request". A price of anything but the whole is none that we could state. */
function price(elements: ElementReader) {
  const element = elements.inside('price')
  const isPurchase = (element.text('marketingType') ?? 'PURCHASE') === 'PURCHASE'
  const value = isPurchase ? element.number('value') : undefined
  return value === undefined || value === 0 ? { purchasePriceOnRequest: true } : { purchasePrice: value }
}

function sitePrice(elements: ElementReader) {
  const element = elements.inside('price')
  const isGroundRent = element.text('marketingType') === 'LEASEHOLD' && element.text('priceIntervalType') === 'YEAR'
  return { ...price(elements), ...(isGroundRent && { groundRent: element.number('value') }) }
}

function leasePrice(elements: ElementReader) {
  const element = elements.inside('price')
  const interval = element.word(intervals, 'priceIntervalType')
  const isLease = elements.text('commercializationType') === 'LEASE'
  return {
    baseRent: element.number('value'),
    // Once a month is what a rent is.
    ...(isLease ? { leaseInterval: interval } : { rentInterval: interval === 'month' ? undefined : interval }),
  }
}

/** Until when, the portal says in whole years from some day: the day itself stands in the note, if anywhere. */
function leasehold(elements: ElementReader) {
  return { isLeasehold: elements.text('commercializationType') === 'LEASEHOLD' ? true : undefined }
}

function flat(elements: ElementReader) {
  return {
    livingArea: elements.number('livingSpace'),
    numberOfRooms: elements.number('numberOfRooms'),
    hasBuiltInKitchen: elements.flag('builtInKitchen'),
    hasBalcony: elements.flag('balcony'),
    requiresWBS: elements.boolean('certificateOfEligibilityNeeded'),
    hasGarden: elements.flag('garden'),
    ...courtage(elements),
  }
}

function ofHouse(elements: ElementReader) {
  return {
    livingArea: elements.number('livingSpace'),
    plotArea: elements.number('plotArea'),
    numberOfRooms: elements.number('numberOfRooms'),
    houseType: elements.word({ ...buildingTypes, ...onlyOther }, 'buildingType'),
    ...courtage(elements),
  }
}

/** Several of ours are this one there, and said in the note. */
const onlyOther = { twoFamily: undefined, townhouse: undefined, countryHouse: undefined, holidayHome: undefined }

function courtage(elements: ElementReader) {
  const element = elements.inside('courtage')
  const due = element.word(yesOrNo, 'hasCourtage')
  return {
    commissionDue: due && due === 'yes',
    commission: element.text('courtage'),
    commissionDescription: element.text('courtageNote'),
  }
}

function site(elements: ElementReader) {
  const uses = elements.words(recommendedUses, 'recommendedUseTypes', 'siteRecommendedUseType')
  const stated = elements.text('siteConstructibleType')
  const regulation = elements.word(
    { ...constructibleTypes, developmentExpected: undefined, none: undefined },
    'siteConstructibleType',
  )
  // Two of our rules to build by are uses there, beside a rule that says nothing.
  const isUseOf = (rule: keyof typeof constructibleTypes) => (use: keyof typeof recommendedUses) =>
    recommendedUses[use] === usesByRegulation[rule]
  const byUse = (['developmentExpected', 'none'] as const).find(
    (each) => stated === constructibleTypes[each] && uses.some(isUseOf(each)),
  )
  // It is written after the uses themselves, unless it is one of them.
  const isAdded = byUse !== undefined && uses.findIndex(isUseOf(byUse)) === uses.length - 1
  const left = isAdded ? uses.slice(0, -1) : uses
  return {
    plotArea: elements.number('plotArea'),
    recommendedUse: left.length === 0 ? undefined : left,
    buildingRegulation: regulation ?? byUse,
    divisibleFrom: elements.number('minDivisible'),
    ...courtage(elements),
    availableFrom: elements.text('freeFrom'),
    isShortTermBuildable: elements.boolean('shortTermConstructible'),
    hasBuildingPermission: elements.boolean('buildingPermission'),
    development: elements.word(developmentTypes, 'siteDevelopmentType'),
    siteCoverageIndex: elements.number('grz'),
    floorSpaceIndex: elements.number('gfz'),
  }
}
