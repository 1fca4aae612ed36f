import { energyCertificate } from '../not-public.ts'
import { anything, each, flag, list, number, object, required, text, whole, word, yesNo } from './rules.ts'

/** What a building is like, and the land: `spaces`, `structure`, `features`, `conditions`, `energy` and `management`. */

const square = number({ maximum: 99_999_999 })

export const spaces = object({
  spaceMeasureUnit: required(word('SQUARE_METER SQUARE_INCH SQUARE_FOOT SQUARE_YARD HECTARE ACRE')),
  ...each(
    'buildingFront plotFront kitchenSpace overallSpace usableFloorSpace spaceMin spaceMax plotSpace additionalSpace',
    square,
  ),
  residential: object(
    each('livingSpace livingRoomSpace atticSpace balconySpace cellarSpace gardenSpace terraceSpace', square),
  ),
  commercial: object({
    ...each(
      `minDivisible maxDivisible commercialSpace shopSpace storageSpace sellSpace officeSpace officePartSpace
      managementSpace restaurantSpace`,
      square,
    ),
    complementarySpaces: list(anything),
  }),
})

const direction = word('NORTH EAST SOUTH WEST NORTH_EAST SOUTH_EAST NORTH_WEST SOUTH_WEST')

const building = object({
  ...each('numberOfFloors offeredFloors numberOfFacades roomHeight', number()),
  attic: word('CONVERTED PART_CONVERTED CONVERTIBLE'),
  ...each('balconyDirection gardenDirection', direction),
  ...each('barrierFree calm luminous locationAtCorner', yesNo),
  bath: object(each('shower bathtub window bidet urinal guestToilet separateBathAndToilet toilet bathroomSink', yesNo)),
  cellar: word('YES NO PART NOT_APPLICABLE'),
  elevator: object(each('person freight', yesNo)),
  kitchen: object({
    kitchenType: object(each('builtIn kitchenette open separated', flag)),
    kitchenEquipment: word('NONE STORAGE FULLY_EQUIPPED'),
    pantry: yesNo,
  }),
  locationInBuilding: word('GROUNDFLOOR HALF_BASEMENT ROOF_STOREY'),
  ...each('roofStyle shape', text()),
  ...each('withView window', anything),
  hasSplitFloor: flag,
  wallConstructionMaterial: list(text()),
})

export const structure = object({
  rooms: object({
    numberOfRooms: number(),
    ...each(
      `numberOfBedRooms numberOfBathRooms numberOfToilets numberOfBalconies numberOfTerraces numberOfKitchens
      numberOfUnits`,
      number(),
    ),
  }),
  building,
  parkingLots: object(
    each(
      `outside streetParking carport garage doubleGarage duplex garageArea parkingArea carPark underground
      boatDock`,
      whole(),
    ),
  ),
  commercial: object(
    each(
      `floorLoad floorLoadUpperFloors hallHeight numberOfBeds numberOfLoadingDocks numberOfDesks
      numberOfMeetingRooms numberOfOfficeRooms windowFront`,
      number(),
    ),
  ),
})

export const features = object({
  ...each('accessibleFromStreet entranceHall gym mezzanine receptionist wheelchairUse wineCellar', yesNo),
  aircondition: word('YES PART NO NOT_APPLICABLE'),
  furnished: word('PART FULL NO NOT_APPLICABLE'),
  propertyOrientation: direction,
  floorCovering: object(
    each(
      `tiles stone carpet parquet laminate synthetic screed linoleum marble terracotta granite raisedFloor
      quartz concrete antiDustConcrete woodenPlank antiStatic vinyl`,
      yesNo,
    ),
  ),
  garden: object(each('part private shared', flag)),
  internet: object(
    {
      internetSpeedMbit: number(),
      internetAvailability: object(each('opticalFiber dsl cable satellite', flag)),
      propertyInternetAccess: object(each('ethernet wireless', flag)),
    },
    { isOpen: true },
  ),
  lighting: anything,
  security: object({
    buildingIntercom: word('YES NO NOT_APPLICABLE VIDEO'),
    ...each(
      `cam custodian custodianRoom digitalLock emergencyCall fireSprinkler fireAlarm intruderAlarm reinforcedDoor
      safe`,
      yesNo,
    ),
  }),
  residential: object({
    ...each(
      `assistedLiving chimney flatSharePossible hammam houseCleaningService jacuzzi loggia sauna veranda
      laundryRoom closet`,
      yesNo,
    ),
    swimmingPool: word('YES NO NOT_APPLICABLE INSIDE OUTSIDE INSIDE_AND_OUTSIDE'),
    tennisField: word('YES NO NOT_APPLICABLE PRIVATE SHARED'),
    tv: word('SAT CABLE OTHER'),
  }),
  commercial: anything,
  parking: object(each('chargingStation bikeParking', yesNo)),
  plot: object({
    usageFor: object(
      each(
        `futureDevelopmentLand twinhouse singleFamilyHouse terraceHouse apartmentBuilding orchard farmland
        parkingSpace garage noDevelopment`,
        yesNo,
      ),
    ),
    developmentInfrastructure: object(each('districtHeating electric gas telco water', yesNo)),
    ...each('shortTermConstructible brownfield buildingPermission demolitionSuggested fencedPlot', yesNo),
    isTerracedArea: flag,
    tilt: word('NONE MINOR SIGNIFICANT STEEP'),
  }),
})

export const conditions = object({
  buildState: word(`
    FIRST_TIME_USE FIRST_TIME_USE_AFTER_REFURBISHMENT MINT_CONDITION MODERNISED REFURBISHED FULLY_RENOVATED
    PARTLY_RENOVATED NEED_OF_RENOVATION WELL_KEPT NEGOTIABLE RIPE_FOR_DEMOLITION PROJECTED NO_INFORMATION RESTRUCTURED
    TO_RESTORE TO_REFURBISH`),
  ageState: word('OLD NEW'),
  lastModernisation: whole(),
  constructionStyle: word('PREFABRICATED SOLID SOLID_PREFABRICATED TIMBERHOUSE WOOD_PREFABRICATED UNSPECIFIED'),
  yearOfConstruction: whole({ minimum: 1_000, maximum: 3_000 }),
})

export const energy = object({
  energyType: object({
    heatMethod: word('CENTRAL INDIVIDUAL STOREY'),
    heatForm: object(each('air radiator stove underfloor wallCeiling', flag)),
    energySource: object(
      each(
        'coal districtHeating electric gas geothermal liquidGas oil solarHeat solarPower wind wood woodPellet',
        flag,
      ),
    ),
    energyGeneration: object(each('fossilburning heatpump combinedHeatAndPowerPlant', flag)),
    maxElectricalPower: whole(),
  }),
  countrySpecific: object({
    de: object({
      energyCertificates: list(energyCertificate),
      houseEnergyStandardType: word(`
        UNSPECIFIED LOW_ENERGY_40 LOW_ENERGY_60 PASSIVE_HOUSE ENERGY_EFFICIENT_40 ENERGY_EFFICIENT_55
        ENERGY_EFFICIENT_70 LOW_ENERGY_HOUSE NULL_ENERGY_HOUSE PLUS_ENERGY_HOUSE`),
    }),
  }),
})

// The page calls it a date, and its example has a time.
const date = text({ pattern: /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?$/ })

export const management = object({
  isImmediatelyAvailable: flag,
  ...each('availableFrom availableUntil', date),
  isForInvestment: flag,
  heritageProtected: yesNo,
  marketStatus: word('SOLD RENTED REFERENCE RESERVED UNDER_OFFER'),
  projectStatus: word(`
    BUILDING_PERMISSION COMMERCIAL_LAUNCH CONSTRUCTION_START UNDER_CONSTRUCTION SHELL_WORKS FINISHING_WORKS LAST_CHANCE
    PROJECT_ENDED`),
  marketLabel: text(),
  isRented: flag,
  useFor: word('LIVING COMMERCIAL MIXED OFFICE INDUSTRIAL'),
  isForHolidayRental: flag,
  rent: object({
    favouredGender: word('MALE FEMALE OTHER'),
    ...each('minRentalTime maxRentalTime maxPersons', whole()),
    rentalTimeUnit: word('DAY WEEK MONTH YEAR'),
    ...each('certificateOfEligibilityNeeded nonSmoker petsAllowed', yesNo),
    isShortTimeRental: flag,
  }),
  compulsoryAuction: anything,
})
