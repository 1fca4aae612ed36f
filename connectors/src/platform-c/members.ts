import { type AnyFields, energySourcesOf, isCommissionDue, type PropertyType } from '@aushang/model'
import { germanAvailability, germanDay, germanDeposit } from '../mapping/german-text.ts'
import {
  boolean,
  type Codec,
  eitherWord,
  fixed,
  group,
  listOf,
  listOfPlaces,
  member,
  number,
  offerStatusMember,
  oneOfPlaces,
  oneWord,
  only,
  type Part,
  part,
  qualified,
  surely,
  text,
  words,
} from '../mapping/member.ts'
import { defineTable } from '../mapping/table.ts'
import { countries } from './countries.ts'

const yesNo = eitherWord('YES', 'NO')

/** Others the portal does not take. */
const within = (min: number, max: number): Codec<number> => ({
  ...number,
  write: (ours) => (ours >= min && ours <= max ? ours : undefined),
})
const squareMetres = within(0, 99_999_999)
const year = within(1_000, 3_000)

const rooms = (name: string) => `data.structure.rooms.${name}`
const building = (name: string) => `data.structure.building.${name}`
const energy = (name: string) => `data.energy.energyType.${name}`

export const estateTypes: Record<PropertyType, [estateType: string, distributionType: string]> = {
  apartmentRent: ['APARTMENT', 'RENT'],
  apartmentBuy: ['APARTMENT', 'BUY'],
  houseRent: ['HOUSE', 'RENT'],
  houseBuy: ['HOUSE', 'BUY'],
  plotRent: ['PLOT', 'RENT'],
  plotBuy: ['PLOT', 'BUY'],
}

const kinds = (Object.keys(estateTypes) as PropertyType[]).flatMap((type) => {
  const [estateType, distributionType] = estateTypes[type]
  return [fixed('data.estateType', estateType, [type]), fixed('data.distributionType', distributionType, [type])]
})

/** Where in the building a flat lies is no kind of flat there. */
const apartmentType = group(
  {
    subType: part(
      'data.estateSubType.apartment',
      'apartmentType',
      words({ maisonette: 'MULTI_STOREY', penthouse: 'PENTHOUSE', loft: 'LOFT', terrace: 'TERRACE' }),
    ),
    storey: part(
      building('locationInBuilding'),
      'apartmentType',
      words({ groundFloor: 'GROUNDFLOOR', lowerGroundFloor: 'HALF_BASEMENT', attic: 'ROOF_STOREY' }),
    ),
  },
  {
    write: ({ apartmentType: type }) => ({ subType: type, storey: type }) as object,
    read: ({ subType, storey }) => ({ apartmentType: subType ?? storey }),
  },
)

const houseTypes = words<NonNullable<AnyFields['houseType']>>({
  singleFamily: 'SINGLE_FAMILY_HOUSE',
  midTerrace: 'MID_TERRACE_HOUSE',
  endTerrace: 'END_TERRACE_HOUSE',
  multiFamily: 'MULTI_FAMILY_HOUSE',
  bungalow: 'BUNGALOW',
  semiDetached: 'SEMIDETACHED_HOUSE',
  farm: 'FARMHOUSE',
  villa: 'VILLA',
  terrace: 'TERRACE_HOUSE',
  townhouse: 'TOWN_HOUSE',
  castle: 'CASTLE',
})

/** The position of a hidden address goes out to about a kilometre: the portal takes no advert without one. */
const position = group(
  {
    geometry: part<Position>('data.location.geometry', 'address/latitude', {
      write: ({ latitude, longitude }) => ({ type: 'Point', coordinates: [longitude, latitude] }),
      read: (theirs) => {
        const [longitude, latitude]: unknown[] = (theirs as { coordinates?: unknown[] }).coordinates ?? []
        return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : undefined
      },
    }),
  },
  {
    write({ address: { latitude, longitude, publish } = { postalCode: '', city: '' } }) {
      if (latitude === undefined || longitude === undefined) return {}
      return {
        geometry: publish ? { latitude, longitude } : { latitude: roughly(latitude), longitude: roughly(longitude) },
      }
    },
    read: ({ geometry }) => ({ address: geometry as AnyFields['address'] }),
  },
)

interface Position {
  latitude: number
  longitude: number
}

function roughly(degrees: number): number {
  return Math.round(degrees * 100) / 100
}

const country: Codec<string> = {
  write: (ours) => countries[ours],
  read: (theirs) => Object.keys(countries).find((alpha2) => alpha2 !== 'DE' && countries[alpha2] === theirs),
}

/** Ours is a text: what it says beyond a flag or a day has no place. */
const availability = group(
  {
    isImmediate: part('data.management.isImmediatelyAvailable', 'availableFrom', boolean),
    day: part('data.management.availableFrom', 'availableFrom', text()),
  },
  {
    write({ availableFrom = '' }) {
      if (/^(?:ab )?sofort$/i.test(availableFrom.trim())) return { isImmediate: true }
      const [, day, month, year] =
        /^(\d\d)\.(\d\d)\.(\d{4})$/.exec(germanAvailability(availableFrom)?.trim() ?? '') ?? []
      return { day: day === undefined ? undefined : `${year}-${month}-${day}` }
    },
    read: ({ isImmediate, day }) => ({
      availableFrom: isImmediate ? 'sofort' : day === undefined ? undefined : germanDay(day.slice(0, 10)),
    }),
  },
)

const parkingPlaces = {
  garage: 'garage',
  undergroundGarage: 'underground',
  carport: 'carport',
  outdoor: 'outside',
  carPark: 'carPark',
  duplex: 'duplex',
} as const

/** The portal counts the places of each kind. */
const parking = group(
  Object.fromEntries(
    Object.entries(parkingPlaces).map(([type, name]): [string, Part<number>] => [
      type,
      part(`data.structure.parkingLots.${name}`, 'numberOfParkingSpaces', number),
    ]),
  ),
  {
    write: ({ numberOfParkingSpaces: count, parkingSpaceType: type }) => (count && type ? { [type]: count } : {}),
    read(counts) {
      const [first, ...others] = Object.entries(counts).filter(([, count]) => count !== undefined)
      if (first === undefined || others.length > 0) return {}
      return { parkingSpaceType: first[0] as keyof typeof parkingPlaces, numberOfParkingSpaces: first[1] }
    },
  },
)

/** Our area is the sum, and the portal keeps balconies and terraces apart: it is one of both only where there is no other. */
const balconies = group(
  {
    count: part(rooms('numberOfBalconies'), 'numberOfBalconies', number),
    terraces: part(rooms('numberOfTerraces'), 'hasTerrace', number),
    balconySpace: part('data.spaces.residential.balconySpace', 'outdoorArea', squareMetres),
    terraceSpace: part('data.spaces.residential.terraceSpace', 'outdoorArea', squareMetres),
  },
  {
    write({ outdoorArea, hasBalcony, numberOfBalconies, hasTerrace }) {
      const count = numberOfBalconies || (hasBalcony === undefined ? undefined : Number(hasBalcony))
      const terraces = hasTerrace === undefined ? undefined : Number(hasTerrace)
      return {
        count,
        terraces,
        balconySpace: count && !terraces ? outdoorArea : undefined,
        terraceSpace: terraces && !count ? outdoorArea : undefined,
      }
    },
    read: ({ count, terraces, balconySpace, terraceSpace }) => ({
      hasBalcony: count === undefined ? undefined : count > 0,
      numberOfBalconies: count || undefined,
      hasTerrace: terraces === undefined ? undefined : terraces > 0,
      outdoorArea:
        count && !terraces && terraceSpace === undefined
          ? balconySpace
          : terraces && !count && balconySpace === undefined
            ? terraceSpace
            : undefined,
    }),
  },
)

/** What is only planned is a condition there, as long as there is no other. */
const buildStates = words({
  projected: 'PROJECTED',
  firstTimeUse: 'FIRST_TIME_USE',
  firstTimeUseAfterRefurbishment: 'FIRST_TIME_USE_AFTER_REFURBISHMENT',
  mint: 'MINT_CONDITION',
  refurbished: 'REFURBISHED',
  modernised: 'MODERNISED',
  renovated: 'FULLY_RENOVATED',
  wellKept: 'WELL_KEPT',
  requiresRenovation: 'NEED_OF_RENOVATION',
  requiresRefurbishment: 'TO_REFURBISH',
  negotiable: 'NEGOTIABLE',
  demolitionReady: 'RIPE_FOR_DEMOLITION',
} as const satisfies { [Word in NonNullable<AnyFields['condition']> | 'projected']?: string })

const condition = group(
  {
    state: part('data.conditions.buildState', 'condition', buildStates),
    status: part(
      'data.management.projectStatus',
      'constructionPhase',
      words({ underConstruction: 'UNDER_CONSTRUCTION' }),
    ),
  },
  {
    write: ({ condition, constructionPhase: phase }) => ({
      state:
        condition === undefined
          ? phase === 'projected'
            ? phase
            : undefined
          : condition === 'shell'
            ? undefined
            : condition,
      status: phase === 'underConstruction' ? phase : undefined,
    }),
    read: ({ state, status }) => ({
      ...(state !== 'projected' && { condition: state }),
      constructionPhase: status ?? (state === 'projected' ? state : undefined),
    }),
  },
)

const certificateAt = (name: string) => `data.energy.countrySpecific.de.energyCertificates.0.${name}`

const energySources = words<NonNullable<AnyFields['residentialEnergyCertificate']>['energySource']>({
  oil: 'OIL',
  gas: 'GAS',
  liquidGas: 'LIQUID_GAS',
  electric: 'ELECTRICITY',
  solar: 'SOLAR',
  geothermal: 'GEOTHERMAL',
  district: 'DISTRICT_HEATING',
  local: 'LOCAL_HEATING',
  water: 'HYDRO',
  wind: 'WIND',
  bioenergy: 'BIO',
  pellet: 'PELLET',
  wood: 'WOOD',
  coal: 'COAL',
  environmentalHeat: 'ENVIRONMENTAL_HEAT',
})

/** The members of a certificate are not public, and the law wants it told. */
const certificate = surely('ours', [
  member(
    certificateAt('certificateStatus'),
    'energyCertificateStatus',
    words({ present: 'AVAILABLE', notYetAvailable: 'NOT_YET_AVAILABLE', notRequired: 'NOT_REQUIRED' }),
  ),
  group(
    {
      type: part(
        certificateAt('type'),
        'residentialEnergyCertificate/type',
        words({ consumption: 'CONSUMPTION', need: 'NEED' }),
      ),
      sources: part(
        certificateAt('energySources[]'),
        'residentialEnergyCertificate/energySource',
        listOf(energySources),
      ),
      value: part(certificateAt('value'), 'residentialEnergyCertificate/energyConsumption', number),
    },
    {
      write({ residentialEnergyCertificate: given }) {
        if (given === undefined) return {}
        return { type: given.type, sources: energySourcesOf(given), value: given.energyNeed ?? given.energyConsumption }
      },
      read({ type, sources = [], value }) {
        const [energySource, ...furtherEnergySources] = sources
        if (type === undefined || energySource === undefined) return {}
        return {
          residentialEnergyCertificate: {
            type,
            energySource,
            ...(furtherEnergySources.length > 0 && { furtherEnergySources }),
            ...(value !== undefined && { [type === 'need' ? 'energyNeed' : 'energyConsumption']: value }),
          },
        }
      },
    },
  ),
  member(
    certificateAt('efficiencyClass'),
    'residentialEnergyCertificate/energyClass',
    words({ 'A+': 'A+', A: 'A', B: 'B', C: 'C', D: 'D', E: 'E', F: 'F', G: 'G', H: 'H' }),
  ),
  member(certificateAt('isPrior2014'), 'residentialEnergyCertificate/prior2014', boolean),
  member(certificateAt('yearOfConstruction'), 'residentialEnergyCertificate/constructionYear', year),
  member(certificateAt('includesWarmWater'), 'residentialEnergyCertificate/warmWaterIncluded', boolean),
  member(certificateAt('issuedOn'), 'residentialEnergyCertificate/issuedOn', text()),
  member(certificateAt('validUntil'), 'residentialEnergyCertificate/validUntil', text()),
])

const plotsToLet = ['plotRent'] as const
const dwellingsToLet = ['apartmentRent', 'houseRent'] as const
const intervals = words({ day: 'DAY', week: 'WEEK', month: 'MONTH', year: 'YEAR' })

const rent = surely('inferred', [
  ...only(dwellingsToLet, [member('data.prices.rent.baseRent.amount', 'baseRent', number)]),
  ...only(plotsToLet, [
    group(
      {
        lease: part('data.prices.rent.lease.amount', 'baseRent', number),
        rent: part('data.prices.rent.baseRent.amount', 'baseRent', number),
        interval: part('data.prices.rent.priceTimeUnit', 'leaseInterval', intervals),
      },
      {
        write: ({ baseRent, leaseInterval, rentInterval }) =>
          leaseInterval === undefined
            ? { rent: baseRent, interval: rentInterval === 'month' ? undefined : rentInterval }
            : { lease: baseRent, interval: leaseInterval },
        read: ({ lease, rent, interval }) =>
          lease === undefined
            ? { baseRent: rent, rentInterval: interval === 'month' ? undefined : interval }
            : { baseRent: lease, leaseInterval: interval ?? 'month' },
      },
    ),
  ]),
  member('data.prices.rent.totalRent.amount', 'totalRent', number),
  member('data.prices.rent.operatingCosts.amount', 'additionalCosts', number),
  member('data.prices.rent.heatingCosts.amount', 'heatingCosts', number),
  member('data.prices.rent.isHeatingIncludedInOC', 'additionalCostsIncludeHeatingCosts', boolean),
  member('data.prices.rent.depositNote.de', 'deposit', { ...text(), write: germanDeposit }),
  member('data.prices.rent.parkingRent.amount', 'parkingSpaceRent', number),
])

const sale = surely('inferred', [
  member('data.prices.buy.pricePerSqUnit.amount', 'purchasePricePerSquareMetre', number),
  group(
    {
      amount: part('data.prices.buy.price.amount', 'purchasePrice', number),
      onRequest: part('data.prices.buy.price.priceInformation', 'purchasePriceOnRequest', oneWord('PRICE_ON_DEMAND')),
    },
    {
      write: ({ purchasePrice, purchasePriceOnRequest }) =>
        purchasePriceOnRequest ? { onRequest: true } : { amount: purchasePrice },
      // An amount beside it is for searching only, and not told.
      read: ({ amount, onRequest }) => (onRequest ? { purchasePriceOnRequest: true } : { purchasePrice: amount }),
    },
  ),
  group(
    {
      rent: part('data.prices.buy.leasehold.amount', 'groundRent', number),
      unit: part('data.prices.buy.leasehold.priceTimeUnit', 'groundRent', oneWord('YEAR')),
      until: part('data.prices.buy.leasehold.endDate', 'leaseholdUntil', text()),
    },
    {
      write: ({ isLeasehold, groundRent, leaseholdUntil: until }) =>
        isLeasehold && groundRent !== undefined ? { rent: groundRent, unit: true, until } : {},
      read: ({ rent, unit, until }) =>
        rent === undefined || !unit ? {} : { isLeasehold: true, groundRent: rent, leaseholdUntil: until?.slice(0, 10) },
    },
  ),
  qualified('data.prices.buy.operatingCosts.amount', 'condoFee', number, [
    'data.prices.buy.operatingCosts.priceTimeUnit',
    'MONTH',
  ]),
  qualified('data.prices.buy.rentalIncome.amount', 'monthlyRentalIncome', number, [
    'data.prices.buy.rentalIncome.priceTimeUnit',
    'MONTH',
  ]),
  member('data.prices.buy.parkingPrice.amount', 'parkingSpacePurchasePrice', number),
])

/** Of a note, what stands before the first blank line is how much it is. Who pays (`feeFor`) is not told: of both, it has one amount. */
const brokerage = group(
  {
    isDue: part('data.prices.brokerageFee.hasFee', 'commissionDue', yesNo),
    isWithVat: part('data.prices.brokerageFee.isVatIncluded', 'commissionIncludesVat', boolean),
    note: part('data.prices.brokerageFee.feeNote.de', 'commission', text()),
  },
  {
    write(fields) {
      const isDue = isCommissionDue(fields)
      const amount = isDue ? (fields.commission?.trim() ?? '') : ''
      const description = fields.commissionDescription?.trim() ?? ''
      return {
        isDue,
        isWithVat: fields.commissionIncludesVat,
        note:
          amount === ''
            ? `${isDue && description ? '\n\n' : ''}${description}`
            : [amount, description].filter(Boolean).join('\n\n'),
      }
    },
    read({ isDue, isWithVat, note = '' }) {
      const at = isDue ? note.indexOf('\n\n') : 0
      const [amount, description] = at === -1 ? [note, ''] : [note.slice(0, at), note.slice(at)]
      return {
        commissionDue: isDue,
        commissionIncludesVat: isWithVat,
        commission: amount.trim() || undefined,
        commissionDescription: description.trim() || undefined,
      }
    },
  },
)

const german = (at: string) => `data.texts.${at}.de`

/** Nobody knows how long a text may be: ours are shorter than this, and what is said in the last one is cut off here. */
const noteCharactersMax = 4_000

/** Every member of the portal's listing that we know how to say, each with what it comes from. `platform-c.md` has the portal's pages. */
export const listingTable = defineTable<unknown>({
  members: [
    ...kinds,
    ...surely('inferred', [apartmentType, member('data.estateSubType.house', 'houseType', houseTypes)]),
    member('data.location.street', 'address/street', text(512)),
    member('data.location.houseNumber', 'address/streetNumber', text(64)),
    member('data.location.postalcode', 'address/postalCode', { ...text(12), write: (code) => code.trim() }),
    member('data.location.city', 'address/city', text(128)),
    member('data.location.state', 'address/region', text(128)),
    group(
      { country: part('data.location.country', 'address/country', country) },
      {
        write: ({ address }) => ({ country: address?.country ?? 'DE' }),
        read: ({ country }) => (country === undefined ? {} : { address: { country } as AnyFields['address'] }),
      },
    ),
    member('data.location.floorNumber', 'floor', within(-5, 999)),
    ...surely('inferred', [
      position,
      group(
        { isShown: part('data.location.showAddress', 'address/publish', boolean) },
        {
          write: ({ address }) => ({ isShown: address?.publish ?? false }),
          read: ({ isShown }) => (isShown ? { address: { publish: true } as AnyFields['address'] } : {}),
        },
      ),
    ]),
    member(german('headline'), 'title', text()),
    member(german('description'), 'description', text()),
    member(german('features'), 'furnishingDescription', text()),
    member(german('area'), 'locationDescription', text()),
    'note',
    offerStatusMember(
      'data.management.marketStatus',
      (status, type) =>
        ({ open: undefined, reserved: 'RESERVED', closed: type.endsWith('Buy') ? 'SOLD' : 'RENTED' })[status],
      { RESERVED: 'reserved', SOLD: 'closed', RENTED: 'closed' },
    ),
    availability,
    ...surely('inferred', [
      member('data.management.isRented', 'isRented', boolean),
      member('data.management.isForHolidayRental', 'isSuitableAsHolidayHome', boolean),
      member('data.management.heritageProtected', 'isListed', yesNo),
      member('data.management.availableUntil', 'fixedTermUntil', {
        ...text(),
        read: (day) => text().read(day)?.slice(0, 10),
      }),
      group(
        { pets: part('data.management.rent.petsAllowed', 'petsAllowed', yesNo) },
        {
          write: ({ petsAllowed }) => ({ pets: petsAllowed === 'negotiable' ? undefined : petsAllowed }),
          read: ({ pets }) => ({ petsAllowed: pets }),
        },
      ),
      ...only(['apartmentRent'], [member('data.management.rent.certificateOfEligibilityNeeded', 'requiresWBS', yesNo)]),
      qualified('data.management.rent.minRentalTime', 'minimumTermMonths', number, [
        'data.management.rent.rentalTimeUnit',
        'MONTH',
      ]),
    ]),
    fixed('data.prices.currency', 'EUR'),
    ...rent,
    ...sale,
    ...surely('inferred', [brokerage]),
    fixed('data.spaces.spaceMeasureUnit', 'SQUARE_METER'),
    member('data.spaces.plotSpace', 'plotArea', squareMetres),
    member('data.spaces.usableFloorSpace', 'usableArea', squareMetres),
    member('data.spaces.residential.livingSpace', 'livingArea', squareMetres),
    ...surely('inferred', [
      member('data.spaces.commercial.minDivisible', 'divisibleFrom', squareMetres),
      member(rooms('numberOfRooms'), 'numberOfRooms', number),
      member(rooms('numberOfBedRooms'), 'numberOfBedrooms', number),
      member(rooms('numberOfBathRooms'), 'numberOfBathrooms', number),
      balconies,
      member(rooms('numberOfUnits'), 'numberOfUnits', number),
      member(building('numberOfFloors'), 'numberOfFloors', number),
      member(building('elevator.person'), 'hasLift', yesNo),
      member(building('cellar'), 'hasCellar', yesNo),
      member(building('bath.guestToilet'), 'hasGuestToilet', yesNo),
      member(building('kitchen.kitchenType.builtIn'), 'hasBuiltInKitchen', boolean),
      member(building('barrierFree'), 'isAccessible', yesNo),
      parking,
    ]),
    condition,
    member('data.conditions.lastModernisation', 'lastRefurbished', number),
    member('data.conditions.yearOfConstruction', 'constructionYear', year),
    member('data.features.aircondition', 'hasAirConditioning', yesNo),
    member('data.features.furnished', 'furnishing', words({ none: 'NO', partly: 'PART', full: 'FULL' })),
    ...surely('inferred', [
      listOfPlaces(
        'flooring',
        {
          tiles: 'data.features.floorCovering.tiles',
          planks: 'data.features.floorCovering.woodenPlank',
          parquet: 'data.features.floorCovering.parquet',
          laminate: 'data.features.floorCovering.laminate',
          vinyl: 'data.features.floorCovering.vinyl',
          carpet: 'data.features.floorCovering.carpet',
          stone: 'data.features.floorCovering.stone',
          screed: 'data.features.floorCovering.screed',
        },
        yesNo,
      ),
      member('data.features.residential.chimney', 'hasFireplace', yesNo),
      member('data.features.residential.loggia', 'hasLoggia', yesNo),
      member('data.features.residential.flatSharePossible', 'isSuitableAsSharedFlat', yesNo),
      listOfPlaces(
        'recommendedUse',
        {
          futureDevelopmentLand: 'data.features.plot.usageFor.futureDevelopmentLand',
          twinHouse: 'data.features.plot.usageFor.twinhouse',
          singleFamilyHouse: 'data.features.plot.usageFor.singleFamilyHouse',
          garage: 'data.features.plot.usageFor.garage',
          noDevelopment: 'data.features.plot.usageFor.noDevelopment',
          apartmentBuilding: 'data.features.plot.usageFor.apartmentBuilding',
          orchard: 'data.features.plot.usageFor.orchard',
          terraceHouse: 'data.features.plot.usageFor.terraceHouse',
          parkingSpace: 'data.features.plot.usageFor.parkingSpace',
        },
        yesNo,
      ),
      member('data.features.plot.shortTermConstructible', 'isShortTermBuildable', yesNo),
      member('data.features.plot.buildingPermission', 'hasBuildingPermission', yesNo),
      member(energy('heatMethod'), 'heatingType', words({ floor: 'STOREY', central: 'CENTRAL' })),
      oneOfPlaces('heatingType', {
        stove: energy('heatForm.stove'),
        underfloor: energy('heatForm.underfloor'),
        district: energy('energySource.districtHeating'),
        gas: energy('energySource.gas'),
        oil: energy('energySource.oil'),
        electric: energy('energySource.electric'),
        pellet: energy('energySource.woodPellet'),
        solar: energy('energySource.solarHeat'),
        heatPump: energy('energyGeneration.heatpump'),
        combinedHeatAndPower: energy('energyGeneration.combinedHeatAndPowerPlant'),
      }),
    ]),
    ...certificate,
  ],
  note: part(german('extendedInformation'), 'miscellaneousDescription', text()),
  noteFits: (note) => Array.from(note).length <= noteCharactersMax,
  isSilent: (path, { fields }) =>
    (path === '/fields/apartmentType' && fields.apartmentType === 'other') ||
    (path === '/fields/apartmentType' && fields.apartmentType === 'floor' && fields.floor !== undefined) ||
    (path === '/fields/houseType' && fields.houseType === 'other'),
  asCompared: (path, value, { fields }) =>
    /^\/fields\/address\/l(?:atitud|ongitud)e$/.test(path) && typeof value === 'number' && !fields.address?.publish
      ? roughly(value)
      : value,
  whyLeftOut: (path) =>
    /^\/fields\/address\/l(?:atitud|ongitud)e$/.test(path) ? { key: 'positionIncomplete' } : undefined,
})

const ofContact = <Ours>(name: string, from: string, codec: Codec<Ours>) =>
  part(`contact.${name}`, `/contact/${from}`, codec)

/** It goes along with every advert that shows it. */
export const contactParts: readonly Part[] = [
  ofContact('salutation', 'salutation', words({ female: 'Ms', male: 'Mr' })),
  ofContact('firstName', 'firstName', text(255)),
  ofContact('lastName', 'lastName', text(255)),
  ofContact('emailAddress', 'email', text(320)),
  ofContact('phoneNumber', 'phone', text(36)),
  ofContact('mobilePhoneNumber', 'mobilePhone', text(36)),
  ofContact('imageURL', 'photoUrl', text(2_048)),
  ofContact('userHomepage', 'website', text(2_048)),
  ofContact('street', 'address/street', text(512)),
  ofContact('houseNumber', 'address/streetNumber', text(64)),
  ofContact('postalCode', 'address/postalCode', text(12)),
  ofContact('city', 'address/city', text(128)),
  ofContact('country', 'address/country', {
    write: (ours: string) => countries[ours],
    read: (theirs) => alpha2Of(theirs),
  }),
]

function alpha2Of(alpha3: unknown): string | undefined {
  return Object.keys(countries).find((alpha2) => countries[alpha2] === alpha3)
}
