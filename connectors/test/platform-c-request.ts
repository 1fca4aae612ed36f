import type { PropertyType } from '@aushang/model'

/** The body of `POST` and `PUT /listings` as JSON Schema, by the portal's public pages, and where they end, by those of its sister interfaces. */

export interface Schema {
  type?: string
  const?: string
  enum?: readonly string[]
  properties?: Members
  required?: readonly string[]
  additionalProperties?: boolean
  items?: Schema
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  pattern?: string
  format?: string
  examples?: readonly unknown[]
}
type Members = Record<string, Schema>

const flag: Schema = { type: 'boolean' }
const number: Schema = { type: 'number', minimum: 0 }
const percent: Schema = { type: 'number', minimum: 0, maximum: 100 }
const whole: Schema = { type: 'integer', minimum: 0 }
const square: Schema = { type: 'number', minimum: 0, maximum: 99_999_999 }
const date: Schema = { type: 'string', format: 'date-or-time' }
const day: Schema = { type: 'string', format: 'date' }
const url: Schema = { type: 'string', format: 'uri', maxLength: 2_048 }
const country: Schema = { type: 'string', pattern: '^[A-Z]{3}$', examples: ['DEU', 'AUT', 'CHE', 'SWE'] }

const words = (list: string): Schema => ({ enum: list.split(' ') })
const yesNo = words('YES NO NOT_APPLICABLE')
const timeUnit = words('DAY WEEK MONTH YEAR')
const text = (maxLength?: number): Schema => ({ type: 'string', minLength: 1, ...(maxLength && { maxLength }) })
const listOf = (items: Schema, limits: object = {}): Schema => ({ type: 'array', items, ...limits })
/** The same for each of these names. */
const each = (names: string, schema: Schema): Members =>
  Object.fromEntries(
    names
      .trim()
      .split(/\s+/)
      .map((name) => [name, schema]),
  )
const closed = (properties: Members, required: string[] = []): Schema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const byLanguage = closed(each('de en fr nl', text()))

const place: Members = {
  postalcode: { type: 'string', pattern: String.raw`^[a-zA-Z0-9\s-]{3,12}$` },
  city: text(128),
  street: text(512),
  houseNumber: text(64),
}

const location = closed(
  {
    ...place,
    ...each('unit staircase', text(64)),
    floorNumber: { type: 'integer', minimum: -5, maximum: 999 },
    entrance: text(32),
    state: text(128),
    country,
    geometry: closed(
      {
        type: { const: 'Point' },
        coordinates: listOf({ type: 'number', minimum: -180, maximum: 180 }, { minItems: 2, maxItems: 2 }),
      },
      ['type', 'coordinates'],
    ),
    locationNote: byLanguage,
    showAddress: flag,
    countrySpecific: closed({ de: closed(each('govMapNo govMapPart govRegisterPlace govRegisterNo', text())) }),
  },
  ['postalcode', 'city', 'street', 'houseNumber', 'country', 'geometry'],
)

const price: Members = {
  ...each('amount vatValue', number),
  vatPercent: percent,
  isVatIncluded: flag,
  priceInformation: words('PRICE_ON_DEMAND BASIS_FOR_NEGOTIATION'),
}
const accounting = words('FIXED REAL_USAGE ADJUSTMENT')
const monthOrYear = words('MONTH YEAR')
const parkingStyle = words(
  'OUTSIDE STREET_PARKING CARPORT GARAGE DOUBLE_GARAGE DUPLEX GARAGE_AREA PARKING_AREA CAR_PARK UNDERGROUND BOAT_DOCK',
)

const prices = closed({
  currency: { type: 'string', pattern: '^[A-Z]{3}$', examples: ['EUR', 'CHF'] },
  buy: closed({
    price: closed(price),
    isLeaseBuyCombi: flag,
    leasehold: closed({ amount: number, priceTimeUnit: monthOrYear, duration: whole, endDate: date }, [
      'amount',
      'priceTimeUnit',
    ]),
    operatingCosts: closed({ ...price, accounting, priceTimeUnit: timeUnit }),
    ...each('rentalIncome rentalIncomeExpect', closed({ ...price, priceTimeUnit: monthOrYear })),
    parkingPrice: closed({ ...price, isOperatingCostsIncluded: flag, parkingStyle }),
    pricePerSqUnit: closed(price),
    yieldFactor: number,
  }),
  rent: closed({
    ...each('baseRent totalRent lease pricePerSqUnit pricePerSqUnitPerYear', closed(price)),
    ...each('operatingCosts heatingCosts', closed({ ...price, accounting })),
    ...each('isHeatingIncludedInOC isHeatingIncludedInTR isParkingPriceIncluded', flag),
    priceTimeUnit: timeUnit,
    parkingRent: closed({ ...price, parkingStyle }),
    depositNote: byLanguage,
  }),
  buyAuction: closed({ minPrice: closed(price), ...each('startOfferPhase endOfferPhase', date) }),
  brokerageFee: closed({
    ...price,
    hasFee: yesNo,
    feeFor: words('BUYER_OR_TENANT SELLER_OR_LANDLORD SHARED'),
    feePercentage: percent,
    isFeeIncluded: flag,
    feeNote: byLanguage,
  }),
  showPrice: flag,
  priceNote: byLanguage,
})

const spaces = closed(
  {
    spaceMeasureUnit: words('SQUARE_METER SQUARE_INCH SQUARE_FOOT SQUARE_YARD HECTARE ACRE'),
    ...each(
      'buildingFront plotFront kitchenSpace overallSpace usableFloorSpace spaceMin spaceMax plotSpace additionalSpace',
      square,
    ),
    residential: closed(
      each('livingSpace livingRoomSpace atticSpace balconySpace cellarSpace gardenSpace terraceSpace', square),
    ),
    commercial: closed(
      each(
        `minDivisible maxDivisible commercialSpace shopSpace storageSpace sellSpace officeSpace officePartSpace managementSpace
        restaurantSpace`,
        square,
      ),
    ),
  },
  ['spaceMeasureUnit'],
)

const conditions = closed({
  buildState: words(
    'FIRST_TIME_USE FIRST_TIME_USE_AFTER_REFURBISHMENT MINT_CONDITION MODERNISED REFURBISHED FULLY_RENOVATED PARTLY_RENOVATED NEED_OF_RENOVATION WELL_KEPT NEGOTIABLE RIPE_FOR_DEMOLITION PROJECTED NO_INFORMATION RESTRUCTURED TO_RESTORE TO_REFURBISH',
  ),
  ageState: words('OLD NEW'),
  lastModernisation: { type: 'integer', examples: [1_968, 2_019] },
  constructionStyle: words('PREFABRICATED SOLID SOLID_PREFABRICATED TIMBERHOUSE WOOD_PREFABRICATED UNSPECIFIED'),
  yearOfConstruction: { type: 'integer', minimum: 1_000, maximum: 3_000 },
})

const direction = words('NORTH EAST SOUTH WEST NORTH_EAST SOUTH_EAST NORTH_WEST SOUTH_WEST')

const structure = closed({
  rooms: closed(
    each(
      `numberOfRooms numberOfBedRooms numberOfBathRooms numberOfToilets numberOfBalconies numberOfTerraces numberOfKitchens
      numberOfUnits`,
      number,
    ),
  ),
  building: closed({
    ...each('numberOfFloors offeredFloors numberOfFacades roomHeight', number),
    attic: words('CONVERTED PART_CONVERTED CONVERTIBLE'),
    ...each('balconyDirection gardenDirection', direction),
    ...each('barrierFree calm luminous locationAtCorner', yesNo),
    bath: closed(
      each('shower bathtub window bidet urinal guestToilet separateBathAndToilet toilet bathroomSink', yesNo),
    ),
    cellar: words('YES NO PART NOT_APPLICABLE'),
    elevator: closed(each('person freight', yesNo)),
    kitchen: closed({
      kitchenType: closed(each('builtIn kitchenette open separated', flag)),
      kitchenEquipment: words('NONE STORAGE FULLY_EQUIPPED'),
      pantry: yesNo,
    }),
    locationInBuilding: words('GROUNDFLOOR HALF_BASEMENT ROOF_STOREY'),
    hasSplitFloor: flag,
  }),
  commercial: closed(
    each(
      `floorLoad floorLoadUpperFloors hallHeight numberOfBeds numberOfLoadingDocks numberOfDesks numberOfMeetingRooms
      numberOfOfficeRooms windowFront`,
      number,
    ),
  ),
  parkingLots: closed(
    each(
      'outside streetParking carport garage doubleGarage duplex garageArea parkingArea carPark underground boatDock',
      whole,
    ),
  ),
})

const features = closed({
  ...each('accessibleFromStreet entranceHall gym mezzanine receptionist wheelchairUse wineCellar', yesNo),
  aircondition: words('YES PART NO NOT_APPLICABLE'),
  furnished: words('PART FULL NO NOT_APPLICABLE'),
  propertyOrientation: direction,
  floorCovering: closed(
    each(
      `tiles stone carpet parquet laminate synthetic screed linoleum marble terracotta granite raisedFloor quartz concrete
      antiDustConcrete woodenPlank antiStatic vinyl`,
      yesNo,
    ),
  ),
  garden: closed(each('part private shared', flag)),
  internet: {
    type: 'object',
    properties: {
      internetSpeedMbit: number,
      internetAvailability: closed(each('opticalFiber dsl cable satellite', flag)),
      propertyInternetAccess: closed(each('ethernet wireless', flag)),
    },
  },
  security: closed({
    buildingIntercom: words('YES NO NOT_APPLICABLE VIDEO'),
    ...each(
      `cam custodian custodianRoom digitalLock emergencyCall fireSprinkler fireAlarm intruderAlarm reinforcedDoor safe`,
      yesNo,
    ),
  }),
  residential: closed({
    ...each(
      `assistedLiving chimney flatSharePossible hammam houseCleaningService jacuzzi loggia sauna veranda laundryRoom closet`,
      yesNo,
    ),
    swimmingPool: words('YES NO NOT_APPLICABLE INSIDE OUTSIDE INSIDE_AND_OUTSIDE'),
    tennisField: words('YES NO NOT_APPLICABLE PRIVATE SHARED'),
    tv: words('SAT CABLE OTHER'),
  }),
  parking: closed(each('chargingStation bikeParking', yesNo)),
  plot: closed({
    usageFor: closed(
      each(
        `futureDevelopmentLand twinhouse singleFamilyHouse terraceHouse apartmentBuilding orchard farmland parkingSpace garage
        noDevelopment`,
        yesNo,
      ),
    ),
    developmentInfrastructure: closed(each('districtHeating electric gas telco water', yesNo)),
    ...each('shortTermConstructible brownfield buildingPermission demolitionSuggested fencedPlot', yesNo),
    isTerracedArea: flag,
    tilt: words('NONE MINOR SIGNIFICANT STEEP'),
  }),
})

/** Only that there is a list of them is public: this is ours, as in `not-public.ts`. */
const energyCertificate = closed({
  certificateStatus: words('AVAILABLE NOT_YET_AVAILABLE NOT_REQUIRED'),
  type: words('CONSUMPTION NEED'),
  energySources: listOf(
    words(
      'OIL GAS LIQUID_GAS ELECTRICITY SOLAR GEOTHERMAL DISTRICT_HEATING LOCAL_HEATING HYDRO WIND BIO PELLET WOOD COAL ENVIRONMENTAL_HEAT',
    ),
    { minItems: 1, uniqueItems: true },
  ),
  value: number,
  efficiencyClass: words('A+ A B C D E F G H'),
  ...each('isPrior2014 includesWarmWater', flag),
  yearOfConstruction: { type: 'integer', minimum: 1_000, maximum: 3_000 },
  ...each('issuedOn validUntil', day),
})

const energy = closed({
  energyType: closed({
    heatMethod: words('CENTRAL INDIVIDUAL STOREY'),
    heatForm: closed(each('air radiator stove underfloor wallCeiling', flag)),
    energySource: closed(
      each(
        'coal districtHeating electric gas geothermal liquidGas oil solarHeat solarPower wind wood woodPellet',
        flag,
      ),
    ),
    energyGeneration: closed(each('fossilburning heatpump combinedHeatAndPowerPlant', flag)),
    maxElectricalPower: whole,
  }),
  countrySpecific: closed({
    de: closed({
      energyCertificates: listOf(energyCertificate),
      houseEnergyStandardType: words(
        'UNSPECIFIED LOW_ENERGY_40 LOW_ENERGY_60 PASSIVE_HOUSE ENERGY_EFFICIENT_40 ENERGY_EFFICIENT_55 ENERGY_EFFICIENT_70 LOW_ENERGY_HOUSE NULL_ENERGY_HOUSE PLUS_ENERGY_HOUSE',
      ),
    }),
  }),
})

const management = closed({
  isImmediatelyAvailable: flag,
  ...each('availableFrom availableUntil', date),
  isForInvestment: flag,
  heritageProtected: yesNo,
  marketStatus: words('SOLD RENTED REFERENCE RESERVED UNDER_OFFER'),
  projectStatus: words(
    'BUILDING_PERMISSION COMMERCIAL_LAUNCH CONSTRUCTION_START UNDER_CONSTRUCTION SHELL_WORKS FINISHING_WORKS LAST_CHANCE PROJECT_ENDED',
  ),
  marketLabel: text(),
  isRented: flag,
  useFor: words('LIVING COMMERCIAL MIXED OFFICE INDUSTRIAL'),
  isForHolidayRental: flag,
  rent: closed({
    favouredGender: words('MALE FEMALE OTHER'),
    ...each('minRentalTime maxRentalTime maxPersons', whole),
    rentalTimeUnit: timeUnit,
    ...each('certificateOfEligibilityNeeded nonSmoker petsAllowed', yesNo),
    isShortTimeRental: flag,
  }),
})

/** Of the types that we have. */
const subTypes = {
  APARTMENT: 'MULTI_STOREY FLATSHARING_ROOM LOFT PENTHOUSE STUDIO TERRACE UNFINISHED_ATTIC_SPACE',
  HOUSE:
    'APARTMENT_HOUSE BUNGALOW CASTLE MANOR_HOUSE CHALET FARMHOUSE FINCA GARDEN_HOUSE GITE LIVING_AND_COMMERCIAL MOUNTAIN_HUT MULTI_FAMILY_HOUSE RESIDENTIAL_COMPLEX RUSTICO SEMIDETACHED_HOUSE SINGLE_FAMILY_HOUSE SPECIAL_REAL_ESTATE TERRACE_HOUSE CORNER_TERRACE_HOUSE END_TERRACE_HOUSE MID_TERRACE_HOUSE TOWN_HOUSE VILLA MANSION PROVENCAL_FARMHOUSE',
  PLOT: 'LIVING COMMERCIAL INDUSTRY AGRICULTURE_FORESTRY MIXED LEISURE_FACILITY COMMERCIAL_PARC SPECIAL_USE LAKESIDE_PROPERTY',
}

/** What is inside of one is not public: these are the members of a sister, with our own id of an upload and our two kinds more. */
const mediaCategory = words('BALCONY COVER_PICTURE ENERGY_CERTIFICATE FLOOR_PLAN GARDEN HOUSE_VIEW KITCHEN SITE_PLAN')
const media = closed(
  {
    mediaType: words('PICTURE VIRTUAL_TOUR PANORAMA VIDEO DOCUMENT LINK'),
    externalMediaId: text(),
    url,
    category: mediaCategory,
    tags: listOf(mediaCategory),
    title: text(),
  },
  ['mediaType'],
)

const contact = closed({
  salutation: words('Mr Mrs Miss Ms Mx Sir Dame Dr Cllr Lady Lord'),
  ...each('firstName lastName name', text(255)),
  emailAddress: { type: 'string', format: 'email', maxLength: 320 },
  ...each('phoneNumber mobilePhoneNumber', text(36)),
  ...each('imageURL userHomepage', url),
  postalCode: place['postalcode'] ?? {},
  city: text(128),
  street: text(512),
  houseNumber: text(64),
  country,
})

export function listingRequest(type: PropertyType): Schema {
  const estateType = type.startsWith('apartment') ? 'APARTMENT' : type.startsWith('house') ? 'HOUSE' : 'PLOT'
  return closed(
    {
      data: closed(
        {
          estateType: { const: estateType },
          estateSubType: closed({ [estateType.toLowerCase()]: words(subTypes[estateType]) }, [
            estateType.toLowerCase(),
          ]),
          distributionType: { const: type.endsWith('Buy') ? 'BUY' : 'RENT' },
          location,
          prices,
          spaces,
          conditions,
          energy,
          features,
          structure,
          texts: closed(each('headline description features extendedInformation area', byLanguage)),
          management,
        },
        ['estateType', 'distributionType', 'location', 'prices'],
      ),
      metadata: closed(
        {
          source: closed(each('offererMarketingKey offererEstateId', text(512)), [
            'offererMarketingKey',
            'offererEstateId',
          ]),
        },
        ['source'],
      ),
      media: listOf(media),
      contact,
    },
    ['data', 'metadata'],
  )
}
