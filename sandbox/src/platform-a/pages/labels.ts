import { type Data, textAt, textsAt, valueAt } from '../schema/data.ts'
import type { RealEstate } from '../state/state.ts'

/** The portal shows adverts to people, in German. */

const typeLabels: Record<RealEstate['type'], string> = {
  apartmentRent: 'Wohnung zur Miete',
  apartmentBuy: 'Wohnung zum Kauf',
  houseRent: 'Haus zur Miete',
  houseBuy: 'Haus zum Kauf',
  livingRentSite: 'Grundstück zur Pacht oder Miete',
  livingBuySite: 'Grundstück zum Kauf',
}

const fieldLabels: Record<string, string> = {
  price: 'Preis',
  baseRent: 'Kaltmiete',
  totalRent: 'Gesamtmiete',
  serviceCharge: 'Nebenkosten / Hausgeld',
  heatingCosts: 'Heizkosten',
  heatingCostsInServiceCharge: 'Heizkosten in Nebenkosten',
  deposit: 'Kaution',
  rentalIncome: 'Mieteinnahmen',
  parkingSpacePrice: 'Preis des Stellplatzes',
  livingSpace: 'Wohnfläche',
  plotArea: 'Grundstücksfläche',
  usableFloorSpace: 'Nutzfläche',
  minDivisible: 'Teilbar ab',
  numberOfRooms: 'Zimmer',
  numberOfBedRooms: 'Schlafzimmer',
  numberOfBathRooms: 'Badezimmer',
  apartmentType: 'Wohnungstyp',
  buildingType: 'Haustyp',
  floor: 'Etage',
  numberOfFloors: 'Etagen',
  freeFrom: 'Bezugsfrei ab',
  lift: 'Aufzug',
  balcony: 'Balkon oder Terrasse',
  garden: 'Garten',
  builtInKitchen: 'Einbauküche',
  cellar: 'Keller',
  guestToilet: 'Gäste-WC',
  handicappedAccessible: 'Stufenloser Zugang',
  petsAllowed: 'Haustiere',
  useAsFlatshareRoom: 'WG-geeignet',
  certificateOfEligibilityNeeded: 'Wohnberechtigungsschein erforderlich',
  numberOfParkingSpaces: 'Stellplätze',
  parkingSpaceType: 'Art des Stellplatzes',
  rented: 'Vermietet',
  listed: 'Denkmalschutz',
  lodgerFlat: 'Einliegerwohnung',
  summerResidencePractical: 'Als Ferienhaus geeignet',
  constructionPhase: 'Bauphase',
  condition: 'Objektzustand',
  interiorQuality: 'Ausstattung',
  lastRefurbishment: 'Letzte Sanierung',
  constructionYear: 'Baujahr',
  constructionYearUnknown: 'Baujahr unbekannt',
  heatingTypeEnev2014: 'Heizungsart',
  energySourcesEnev2014: 'Energieträger',
  energyCertificate: 'Energieausweis',
  buildingEnergyRatingType: 'Art des Energieausweises',
  thermalCharacteristic: 'Endenergie in kWh/(m²·a)',
  energyConsumptionContainsWarmWater: 'Warmwasser enthalten',
  commercializationType: 'Vermarktung',
  recommendedUseTypes: 'Empfohlene Nutzung',
  tenancy: 'Pachtdauer in Jahren',
  shortTermConstructible: 'Kurzfristig bebaubar',
  buildingPermission: 'Baugenehmigung',
  demolition: 'Abriss',
  siteDevelopmentType: 'Erschließung',
  siteConstructibleType: 'Bebaubar nach',
  grz: 'GRZ',
  gfz: 'GFZ',
  courtage: 'Provision',
}

const money = ['baseRent', 'totalRent', 'serviceCharge', 'heatingCosts', 'rentalIncome', 'parkingSpacePrice']
const areas = ['livingSpace', 'plotArea', 'usableFloorSpace', 'minDivisible']
const untold = ['', 'NO_INFORMATION', 'NOT_APPLICABLE', 'false']

const valueLabels = new Map(
  Object.entries({
    true: 'Ja',
    YES: 'Ja',
    NO: 'Nein',
    NEGOTIABLE: 'Nach Vereinbarung',
    AVAILABLE: 'liegt vor',
    NOT_AVAILABLE_YET: 'liegt zur Besichtigung vor',
    NOT_REQUIRED: 'nicht erforderlich',
    ENERGY_REQUIRED: 'Bedarfsausweis',
    ENERGY_CONSUMPTION: 'Verbrauchsausweis',
    APARTMENT: 'Etagenwohnung',
    ROOF_STOREY: 'Dachgeschoss',
    GROUND_FLOOR: 'Erdgeschoss',
    RAISED_GROUND_FLOOR: 'Hochparterre',
    HALF_BASEMENT: 'Souterrain',
    TERRACED_FLAT: 'Terrassenwohnung',
    SINGLE_FAMILY_HOUSE: 'Einfamilienhaus',
    MULTI_FAMILY_HOUSE: 'Mehrfamilienhaus',
    SEMIDETACHED_HOUSE: 'Doppelhaushälfte',
    TWINHOUSE: 'Doppelhaus',
    TERRACE_HOUSE: 'Reihenhaus',
    MID_TERRACE_HOUSE: 'Reihenmittelhaus',
    END_TERRACE_HOUSE: 'Reiheneckhaus',
    FARMHOUSE: 'Bauernhaus',
    CASTLE_MANOR_HOUSE: 'Burg oder Schloss',
    SPECIAL_REAL_ESTATE: 'Besondere Immobilie',
    APARTMENT_BUILDING: 'Mehrfamilienhaus',
    OTHER: 'Sonstige',
    FIRST_TIME_USE: 'Erstbezug',
    FIRST_TIME_USE_AFTER_REFURBISHMENT: 'Erstbezug nach Sanierung',
    MINT_CONDITION: 'Neuwertig',
    REFURBISHED: 'Saniert',
    MODERNIZED: 'Modernisiert',
    FULLY_RENOVATED: 'Vollständig renoviert',
    WELL_KEPT: 'Gepflegt',
    NEED_OF_RENOVATION: 'Renovierungsbedürftig',
    RIPE_FOR_DEMOLITION: 'Abbruchreif',
    LUXURY: 'Luxus',
    SOPHISTICATED: 'Gehoben',
    NORMAL: 'Normal',
    SIMPLE: 'Einfach',
    CENTRAL_HEATING: 'Zentralheizung',
    SELF_CONTAINED_CENTRAL_HEATING: 'Etagenheizung',
    STOVE_HEATING: 'Ofenheizung',
    FLOOR_HEATING: 'Fußbodenheizung',
    DISTRICT_HEATING: 'Fernwärme',
    HEAT_PUMP: 'Wärmepumpe',
    NIGHT_STORAGE_HEATER: 'Nachtspeicherofen',
    COMBINED_HEAT_AND_POWER_PLANT: 'Blockheizkraftwerk',
    GAS_HEATING: 'Gasheizung',
    OIL_HEATING: 'Ölheizung',
    SOLAR_HEATING: 'Solar',
    ELECTRIC_HEATING: 'Elektroheizung',
    ELECTRICITY: 'Strom',
    PELLET_HEATING: 'Pellets',
    WOOD_PELLET_HEATING: 'Pelletheizung',
    GEOTHERMAL: 'Erdwärme',
    GAS: 'Gas',
    OIL: 'Öl',
    WOOD: 'Holz',
    COAL: 'Kohle',
    LIQUID_GAS: 'Flüssiggas',
    LOCAL_HEATING: 'Nahwärme',
    BIO_ENERGY: 'Bioenergie',
    WIND_ENERGY: 'Windenergie',
    HYDRO_ENERGY: 'Wasserenergie',
    ENVIRONMENTAL_THERMAL_ENERGY: 'Umweltwärme',
    GARAGE: 'Garage',
    OUTSIDE: 'Außenstellplatz',
    CARPORT: 'Carport',
    DUPLEX: 'Duplex',
    CAR_PARK: 'Parkhaus',
    UNDERGROUND_GARAGE: 'Tiefgarage',
    BUY: 'Kauf',
    RENT: 'Miete',
    LEASE: 'Pacht',
    LEASEHOLD: 'Erbpacht',
    DEVELOPED: 'Erschlossen',
    DEVELOPED_PARTIALLY: 'Teilerschlossen',
    NOT_DEVELOPED: 'Unerschlossen',
    CONSTRUCTIONPLAN: 'Bebauungsplan',
    NEIGHBOURCONSTRUCTION: 'Nachbarbebauung',
    EXTERNALAREA: 'Außenbereich',
    COMPLETED: 'Fertiggestellt',
    UNDER_CONSTRUCTION: 'Im Bau',
    PROJECTED: 'In Planung',
    GARDEN: 'Garten',
    PARKING_SPACE: 'Stellplatz',
    ORCHARD: 'Obstwiese',
    FORREST: 'Wald',
  }),
)

export function typeLabel({ type }: RealEstate): string {
  return typeLabels[type]
}

/** What a searcher looks at first. */
function priceLabel({ type, data }: RealEstate): string {
  if (type === 'apartmentRent' || type === 'houseRent') return `${euros(Number(data['baseRent']))} kalt`
  const value = valueAt(data, 'price.value')
  return typeof value === 'number' && value > 0 ? euros(value) : 'Preis auf Anfrage'
}

export function keyFacts(row: RealEstate): string[] {
  const { livingSpace, numberOfRooms, plotArea } = row.data
  return [
    priceLabel(row),
    ...(livingSpace === undefined ? [] : [`${number(Number(livingSpace))} m² Wohnfläche`]),
    ...(numberOfRooms === undefined ? [] : [`${number(Number(numberOfRooms))} Zimmer`]),
    ...(plotArea === undefined ? [] : [`${number(Number(plotArea))} m² Grundstück`]),
  ]
}

/** Street and number only if the advertiser lets them be seen. */
export function placeLabel({ data }: RealEstate): string {
  const town = `${textAt(data, 'address.postcode')} ${textAt(data, 'address.city')}`.trim()
  const quarter = textAt(data, 'address.quarter')
  const place = quarter === '' ? town : `${town} (${quarter})`
  if (data['showAddress'] !== true) return place
  const street = `${textAt(data, 'address.street')} ${textAt(data, 'address.houseNumber')}`.trim()
  return street === '' ? place : `${street}, ${place}`
}

/** Every field a person would want to read, with its German name. */
export function facts(row: RealEstate): [label: string, value: string][] {
  return Object.entries(fieldLabels)
    .map(([name, label]): [string, string] => [label, factOf(row, name)])
    .filter(([, value]) => !untold.includes(value))
}

function factOf(row: RealEstate, name: string): string {
  const { data } = row
  const value = data[name]
  if (value === undefined) return ''
  if (name === 'price') return row.type.endsWith('Rent') ? '' : priceLabel(row)
  if (name === 'courtage') return courtage(data)
  if (name === 'energyCertificate') return energyCertificate(data)
  if (name === 'energySourcesEnev2014') return words(textsAt(data, 'energySourcesEnev2014.energySourceEnev2014'))
  if (name === 'recommendedUseTypes') return words(textsAt(data, 'recommendedUseTypes.siteRecommendedUseType'))
  if (money.includes(name)) return euros(Number(value))
  if (areas.includes(name)) return `${number(Number(value))} m²`
  // A year is no amount.
  if (typeof value === 'number')
    return name.endsWith('Year') || name === 'lastRefurbishment' ? `${value}` : number(value)
  return words([textAt(data, name)])
}

function courtage(data: Data): string {
  const isDue = textAt(data, 'courtage.hasCourtage')
  if (isDue !== 'YES') return isDue === 'NO' ? 'Provisionsfrei' : ''
  const note = textAt(data, 'courtage.courtageNote')
  return textAt(data, 'courtage.courtage') + (note === '' ? '' : ` (${note})`)
}

function energyCertificate(data: Data): string {
  const energyClass = textAt(data, 'energyCertificate.energyEfficiencyClass')
  const availability = words([textAt(data, 'energyCertificate.energyCertificateAvailability')])
  return [availability, energyClass === '' ? '' : `Klasse ${energyClass}`].filter((part) => part !== '').join(', ')
}

function words(values: string[]): string {
  return values
    .filter((value) => !untold.includes(value))
    .map((value) => valueLabels.get(value) ?? value)
    .join(', ')
}

const euroFormat = new Intl.NumberFormat('de-DE', {
  style: 'currency',
  currency: 'EUR',
  trailingZeroDisplay: 'stripIfInteger',
})
const numberFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const euros = (value: number) => euroFormat.format(value)
const number = (value: number) => numberFormat.format(value)
