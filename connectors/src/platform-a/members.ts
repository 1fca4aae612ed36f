import type { AnyFields, PropertyType } from '@aushang/model'
import type { Publication } from '../contract.ts'
import { germanAvailability, germanDeposit } from '../mapping/german-text.ts'
import { keyOf } from '../key-of.ts'
import {
  boolean,
  type Codec,
  eitherWord,
  group,
  listOf,
  type Mapped,
  type Member,
  member,
  number,
  part,
  surely,
  text,
  words,
} from '../mapping/member.ts'
import { defineTable } from '../mapping/table.ts'
import { alpha2Of, countryOf } from './document/countries.ts'
import { certificate, energyValues, isAbroad, whyEnergyLeftOut } from './energy.ts'
import { courtage, leasePrice, parkingSpacePrice, plotPrice, price, withoutVat } from './prices.ts'

type Words<Name extends keyof AnyFields> = NonNullable<AnyFields[Name]> & string

/** What an advert says beside its property; null is one that was read. */
type Placed = Pick<Publication, 'contact' | 'placement'> | null
type Line = Member<Placed> | 'note'

export const portalTypes: Record<PropertyType, string> = {
  apartmentRent: 'apartmentRent',
  apartmentBuy: 'apartmentBuy',
  houseRent: 'houseRent',
  houseBuy: 'houseBuy',
  plotRent: 'livingRentSite',
  plotBuy: 'livingBuySite',
}

export const noteBytesMax = 3999

/** The portal answers "no" of whatever nothing was said of. */
const isYes = (theirs: unknown) => (/^(?:yes|true)$/i.test(String(theirs)) ? true : undefined)
const yes: Codec<boolean> = { write: (ours) => (ours ? 'YES' : 'NOT_APPLICABLE'), read: isYes }
const flag: Codec<boolean> = { ...boolean, read: isYes }
const yesNo = eitherWord('YES', 'NO')
/** `check` tells of one that is blank: the advert cannot do without it. */
const wantedText = (charactersMax: number): Codec<string> => ({ ...text(charactersMax), write: (ours) => ours })

const address: Line[] = [
  member('address.street', 'address/street', text(100)),
  member('address.houseNumber', 'address/streetNumber', text(10)),
  member('address.postcode', 'address/postalCode', {
    ...text(20),
    write: (code) => code.trim(),
    read: (theirs) => text().read(theirs)?.trim(),
  }),
  member('address.city', 'address/city', wantedText(50)),
  group(
    {
      country: part('address.internationalCountryRegion.country', 'address/country', { ...text(), write: countryOf }),
      region: part('address.internationalCountryRegion.region', 'address/region', text()),
    },
    {
      write: (fields) => (isAbroad(fields) ? { ...fields.address } : {}),
      read({ country: alpha3 = 'DEU', region }) {
        const country = alpha2Of(alpha3)
        // Of a country that we do not know, the region says nothing.
        if (country === undefined) return {}
        return {
          address: { ...(country !== 'DE' && { country }), ...(region && { region }) } as AnyFields['address'],
        }
      },
    },
  ),
  member('address.quarter', 'address/district', text()),
  // That of a hidden address is never sent: the portal finds the street by itself, and hides it.
  group(
    {
      latitude: part('address.wgs84Coordinate.latitude', 'address/latitude', number),
      longitude: part('address.wgs84Coordinate.longitude', 'address/longitude', number),
      isShown: part('showAddress', 'address/publish', flag),
    },
    {
      write({ address: { latitude, longitude, publish } = { postalCode: '', city: '' } }) {
        return publish && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}
      },
      read: ({ latitude, longitude, isShown }) =>
        isShown && latitude !== undefined && longitude !== undefined
          ? { address: { latitude, longitude } as AnyFields['address'] }
          : {},
    },
  ),
]

const beginning: Line[] = [
  // An advert that was adopted keeps the number that it has there: another one is refused.
  group(
    { number: part('externalId', '/externalId', text()) },
    {
      write: (_fields, _property, placed: Placed) => ({ number: placed?.placement.externalId }),
      read: () => ({}),
    },
  ),
  member('title', 'title', wantedText(100)),
  ...address,
  member('descriptionNote', 'description', text()),
  member('furnishingNote', 'furnishingDescription', text()),
  member('locationNote', 'locationDescription', text()),
  'note',
  group(
    { isShown: part('showAddress', 'address/publish', flag) },
    {
      write: ({ address }) => ({ isShown: address?.publish ?? false }),
      read: ({ isShown }) => (isShown ? { address: { publish: true } as AnyFields['address'] } : {}),
    },
  ),
  group(
    { id: part('contact.@externalId', '/contactId', text()) },
    { write: (_fields, _property, placed: Placed) => ({ id: placed?.contact?.id }), read: () => ({}) },
  ),
]

/** The portal's APARTMENT is a flat on some floor of a larger house; that ours is a small one is said in the note. */
const apartmentTypes = words<Words<'apartmentType'>>({
  attic: 'ROOF_STOREY',
  maisonette: 'MAISONETTE',
  penthouse: 'PENTHOUSE',
  loft: 'LOFT',
  terrace: 'TERRACED_FLAT',
  lowerGroundFloor: 'HALF_BASEMENT',
  groundFloor: 'GROUND_FLOOR',
  upperGroundFloor: 'RAISED_GROUND_FLOOR',
  floor: 'APARTMENT',
  apartment: 'APARTMENT',
  other: 'OTHER',
})

const ofApartment: Line[] = [
  member('apartmentType', 'apartmentType', apartmentTypes),
  member('floor', 'floor', { ...number, write: (floor) => (floor >= -1 ? floor : undefined) }),
  member('lift', 'hasLift', flag),
  certificate,
]

/** Of several that are the same there, only the first is told; the others are said in the note. */
const buildingTypes = words<Words<'houseType'>>({
  singleFamily: 'SINGLE_FAMILY_HOUSE',
  midTerrace: 'MID_TERRACE_HOUSE',
  endTerrace: 'END_TERRACE_HOUSE',
  multiFamily: 'MULTI_FAMILY_HOUSE',
  bungalow: 'BUNGALOW',
  semiDetached: 'SEMIDETACHED_HOUSE',
  farm: 'FARMHOUSE',
  villa: 'VILLA',
  terrace: 'TERRACE_HOUSE',
  castle: 'CASTLE_MANOR_HOUSE',
  other: 'OTHER',
  twoFamily: 'OTHER',
  townhouse: 'OTHER',
  countryHouse: 'OTHER',
  holidayHome: 'OTHER',
})

const buildingType = group(
  {
    type: part<Words<'houseType'> | 'unsaid'>('buildingType', 'houseType', {
      write: (ours) => (ours === 'unsaid' ? 'NO_INFORMATION' : buildingTypes.write(ours)),
      read: buildingTypes.read,
    }),
  },
  {
    write: ({ houseType = 'unsaid' }) => ({ type: houseType }) as object,
    read: ({ type }) => (type === 'unsaid' ? {} : { houseType: type }),
  },
)

/** Its word for what is to be renovated is the nearest to what needs more than that, which is said. */
const conditions = words<Words<'condition'>>({
  firstTimeUse: 'FIRST_TIME_USE',
  firstTimeUseAfterRefurbishment: 'FIRST_TIME_USE_AFTER_REFURBISHMENT',
  mint: 'MINT_CONDITION',
  refurbished: 'REFURBISHED',
  modernised: 'MODERNIZED',
  renovated: 'FULLY_RENOVATED',
  wellKept: 'WELL_KEPT',
  requiresRenovation: 'NEED_OF_RENOVATION',
  requiresRefurbishment: 'NEED_OF_RENOVATION',
  negotiable: 'NEGOTIABLE',
  demolitionReady: 'RIPE_FOR_DEMOLITION',
})

/** Our `floor` heats one floor (Etagenheizung); the portal's FLOOR_HEATING lies under it. */
const heatingTypes = words<Words<'heatingType'>>({
  stove: 'STOVE_HEATING',
  floor: 'SELF_CONTAINED_CENTRAL_HEATING',
  central: 'CENTRAL_HEATING',
  district: 'DISTRICT_HEATING',
  underfloor: 'FLOOR_HEATING',
  heatPump: 'HEAT_PUMP',
  gas: 'GAS_HEATING',
  oil: 'OIL_HEATING',
  electric: 'ELECTRIC_HEATING',
  nightStorage: 'NIGHT_STORAGE_HEATER',
  pellet: 'WOOD_PELLET_HEATING',
  solar: 'SOLAR_HEATING',
  combinedHeatAndPower: 'COMBINED_HEAT_AND_POWER_PLANT',
})

const parkingSpaceTypes = words<Words<'parkingSpaceType'>>({
  garage: 'GARAGE',
  undergroundGarage: 'UNDERGROUND_GARAGE',
  carport: 'CARPORT',
  outdoor: 'OUTSIDE',
  carPark: 'CAR_PARK',
  duplex: 'DUPLEX',
})

const availability = member('freeFrom', 'availableFrom', { ...text(50), write: germanAvailability })

const living: Line[] = [
  member('cellar', 'hasCellar', yes),
  member('handicappedAccessible', 'isAccessible', yes),
  member('numberOfParkingSpaces', 'numberOfParkingSpaces', number),
  member('condition', 'condition', conditions),
  member('lastRefurbishment', 'lastRefurbished', number),
  member(
    'interiorQuality',
    'interiorQuality',
    words({ simple: 'SIMPLE', standard: 'NORMAL', high: 'SOPHISTICATED', luxury: 'LUXURY' }),
  ),
  // The schema has the one or the other.
  group(
    {
      year: part('constructionYear', 'constructionYear', number),
      isUnknown: part('constructionYearUnknown', 'constructionYearUnknown', flag),
    },
    {
      write: ({ constructionYear: year, constructionYearUnknown }) =>
        year === undefined ? { isUnknown: constructionYearUnknown || undefined } : { year },
      read: ({ year, isUnknown }) =>
        year === undefined ? { constructionYearUnknown: isUnknown } : { constructionYear: year },
    },
  ),
  availability,
  member('heatingTypeEnev2014', 'heatingType', heatingTypes),
  energyValues,
  member('numberOfFloors', 'numberOfFloors', number),
  member('usableFloorSpace', 'usableArea', number),
  member('numberOfBedRooms', 'numberOfBedrooms', number),
  member('numberOfBathRooms', 'numberOfBathrooms', number),
  member('guestToilet', 'hasGuestToilet', yes),
  member('parkingSpaceType', 'parkingSpaceType', parkingSpaceTypes),
]

const rent: Line[] = [
  member('baseRent', 'baseRent', number),
  member('totalRent', 'totalRent', number),
  member('serviceCharge', 'additionalCosts', number),
  member('deposit', 'deposit', { ...text(50), write: germanDeposit }),
  member('heatingCosts', 'heatingCosts', number),
  // Heating costs by themselves want a word on whether the additional costs have them in already.
  group(
    { isIn: part('heatingCostsInServiceCharge', 'additionalCostsIncludeHeatingCosts', yesNo) },
    {
      write: ({ additionalCostsIncludeHeatingCosts: isIn, heatingCosts }) => ({
        isIn: isIn ?? (heatingCosts === undefined ? undefined : false),
      }),
      read: ({ isIn }) => ({ additionalCostsIncludeHeatingCosts: isIn }),
    },
  ),
  member('petsAllowed', 'petsAllowed', {
    write: (pets) => (pets === 'negotiable' ? 'NEGOTIABLE' : yesNo.write(pets)),
    read: (theirs) => (theirs === 'NEGOTIABLE' ? 'negotiable' : yesNo.read(theirs)),
  }),
  parkingSpacePrice('parkingSpaceRent'),
  member('useAsFlatshareRoom', 'isSuitableAsSharedFlat', yes),
]

const sale: Line[] = [
  member('rented', 'isRented', yes),
  member('rentalIncome', 'monthlyRentalIncome', number),
  member('listed', 'isListed', yes),
  parkingSpacePrice('parkingSpacePurchasePrice'),
  member('summerResidencePractical', 'isSuitableAsHolidayHome', yes),
]

const flat: Line[] = [
  member('livingSpace', 'livingArea', number),
  member('numberOfRooms', 'numberOfRooms', number),
  member('builtInKitchen', 'hasBuiltInKitchen', flag),
  // The portal shows the element as "Balkon/Terrasse": a terrace is said, and a balcony beside one.
  group(
    { isThere: part('balcony', 'hasBalcony', flag) },
    {
      write: ({ hasBalcony, hasTerrace, numberOfBalconies }) => ({
        isThere: hasBalcony || hasTerrace || numberOfBalconies ? true : hasBalcony,
      }),
      read: ({ isThere }, { fields }) => (fields.hasTerrace ? {} : { hasBalcony: isThere }),
      heedsNote: true,
    },
  ),
  member('certificateOfEligibilityNeeded', 'requiresWBS', boolean),
  member('garden', 'hasGarden', flag),
  courtage,
]

const ofHouse: Line[] = [
  member('livingSpace', 'livingArea', number),
  member('plotArea', 'plotArea', number),
  member('numberOfRooms', 'numberOfRooms', number),
  courtage,
]

const recommendedUses = words<NonNullable<AnyFields['recommendedUse']>[number]>({
  futureDevelopmentLand: 'FUTURE_DEVELOPMENT_LAND',
  twinHouse: 'TWINHOUSE',
  singleFamilyHouse: 'SINGLE_FAMILY_HOUSE',
  garage: 'GARAGE',
  garden: 'GARDEN',
  noDevelopment: 'NO_DEVELOPMENT',
  apartmentBuilding: 'APARTMENT_BUILDING',
  orchard: 'ORCHARD',
  terraceHouse: 'TERRACE_HOUSE',
  parkingSpace: 'PARKING_SPACE',
  villa: 'VILLA',
  forest: 'FORREST',
})

const constructibleTypes = words<Words<'buildingRegulation'>>({
  developmentPlan: 'CONSTRUCTIONPLAN',
  neighbourhood: 'NEIGHBOURCONSTRUCTION',
  outerArea: 'EXTERNALAREA',
})

/** Two of our rules to build by are uses there, beside a rule that says nothing. */
const usesByRegulation: { [Each in Words<'buildingRegulation'>]?: NonNullable<AnyFields['recommendedUse']>[number] } = {
  developmentExpected: 'futureDevelopmentLand',
  none: 'noDevelopment',
}

const uses = group(
  {
    uses: part('recommendedUseTypes.siteRecommendedUseType[]', 'recommendedUse', listOf(recommendedUses)),
    stated: part('siteConstructibleType', 'buildingRegulation', text()),
  },
  {
    write({ recommendedUse = [], buildingRegulation: rule }) {
      const ofRule = rule && usesByRegulation[rule]
      return { uses: [...(ofRule ? [ofRule] : []), ...recommendedUse] }
    },
    read({ uses = [], stated }) {
      const ofRule = stated === 'NO_INFORMATION' ? uses.find((use) => keyOf(usesByRegulation, use)) : undefined
      const left = uses.filter((use) => use !== ofRule)
      return {
        buildingRegulation: ofRule && keyOf(usesByRegulation, ofRule),
        recommendedUse: left.length === 0 ? undefined : left,
      }
    },
  },
)

const regulation = member('siteConstructibleType', 'buildingRegulation', {
  write: (ours) => (usesByRegulation[ours] ? 'NO_INFORMATION' : constructibleTypes.write(ours)),
  read: constructibleTypes.read,
})

/** The portal wants to know after how many years a leasehold ends: `check` asks for the day, and the note says it. */
const tenancy = group(
  { years: part('tenancy', 'leaseholdUntil', number) },
  {
    write: ({ isLeasehold, leaseholdUntil: until }, { updatedAt }) =>
      isLeasehold && until !== undefined ? { years: wholeYears(updatedAt, until) } : {},
    read: () => ({}),
  },
)

/** From when the property was changed last: the same again makes the same document. */
function wholeYears(from: string, until: string): number {
  const years = Number(until.slice(0, 4)) - Number(from.slice(0, 4))
  return Math.max(0, until.slice(5, 10) < from.slice(5, 10) ? years - 1 : years)
}

const plotToRent: Line[] = [
  group(
    { kindOfDeal: part('commercializationType', 'leaseInterval', text()) },
    { write: ({ leaseInterval }) => ({ kindOfDeal: leaseInterval ? 'LEASE' : 'RENT' }), read: () => ({}) },
  ),
  uses,
  leasePrice,
]

const plotToBuy: Line[] = [
  group(
    { isLeasehold: part('commercializationType', 'isLeasehold', eitherWord('LEASEHOLD', 'BUY')) },
    {
      write: ({ isLeasehold = false }) => ({ isLeasehold }),
      read: ({ isLeasehold }) => ({ isLeasehold: isLeasehold || undefined }),
    },
  ),
  uses,
  ...surely('inferred', [tenancy]),
  plotPrice,
]

const plot: Line[] = [
  member('plotArea', 'plotArea', number),
  member('minDivisible', 'divisibleFrom', number),
  courtage,
  availability,
  member('shortTermConstructible', 'isShortTermBuildable', boolean),
  member('buildingPermission', 'hasBuildingPermission', boolean),
  member(
    'siteDevelopmentType',
    'development',
    words({ developed: 'DEVELOPED', partlyDeveloped: 'DEVELOPED_PARTIALLY', undeveloped: 'NOT_DEVELOPED' }),
  ),
  regulation,
  member('grz', 'siteCoverageIndex', number),
  member('gfz', 'floorSpaceIndex', number),
]

/** Each type in the order of the portal's schema: another order is refused. */
export const advertTable = defineTable<Placed>({
  members: {
    apartmentRent: [...beginning, ...ofApartment, ...living, ...rent, ...flat],
    apartmentBuy: [
      ...beginning,
      ...ofApartment,
      ...living,
      ...sale,
      price,
      ...flat,
      member('serviceCharge', 'condoFee', number),
    ],
    houseRent: [
      ...beginning,
      ...ofHouse,
      buildingType,
      certificate,
      ...living,
      ...rent,
      member('builtInKitchen', 'hasBuiltInKitchen', flag),
    ],
    houseBuy: [
      ...beginning,
      member('lodgerFlat', 'hasLodgerFlat', yes),
      member(
        'constructionPhase',
        'constructionPhase',
        words({ projected: 'PROJECTED', underConstruction: 'UNDER_CONSTRUCTION', completed: 'COMPLETED' }),
      ),
      buildingType,
      certificate,
      ...living,
      ...sale,
      price,
      ...ofHouse,
    ],
    plotRent: [...beginning, ...plotToRent, ...plot],
    plotBuy: [...beginning, ...plotToBuy, ...plot],
  },
  note: part('otherNote', 'miscellaneousDescription', text()),
  noteFits: (note) => Buffer.byteLength(note) <= noteBytesMax,
  asCompared: (path, value) => (path === '/fields/commission' && typeof value === 'string' ? withoutVat(value) : value),
  isSilent: (path, property) =>
    (isPosition(path) && !isHalfPosition(property)) ||
    (path === '/fields/purchasePrice' && property.fields.purchasePriceOnRequest === true),
  whyLeftOut(path, property) {
    if (isPosition(path)) return { key: 'positionIncomplete' }
    if (path === '/fields/address/region') return { key: 'portalFindsRegion' }
    return whyEnergyLeftOut(path, property)
  },
})

function isPosition(path: string): boolean {
  return path === '/fields/address/latitude' || path === '/fields/address/longitude'
}

function isHalfPosition({ fields: { address } }: Mapped): boolean {
  return (address?.latitude === undefined) !== (address?.longitude === undefined)
}
