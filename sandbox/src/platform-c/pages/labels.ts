import type { Lang, Phrase } from '../../language.ts'
import type { Listing, ListingRow } from '../state/state.ts'
import { pageWords } from './words.ts'

/** What a page says of an advert, in the language of whoever looks at it. */

export function textAt(value: unknown, path: string): string {
  const found = path
    .split('.')
    .reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), value)
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? String(found) : ''
}

export function titleOf({ data }: Listing): string {
  return textAt(data, 'texts.de.headline')
}

export function typeLabel({ data }: Listing, lang: Lang): string {
  return typeLabels[`${textAt(data, 'estateType')} ${textAt(data, 'distributionType')}`]?.[lang] ?? ''
}

/** Street and number only if the advertiser lets them be seen. */
export function placeLabel({ data }: Listing): string {
  const at = (name: string) => textAt(data, `location.${name}`)
  const town = `${at('postalcode')} ${at('city')}`
  const place = at('district') === '' ? town : `${town} (${at('district')})`
  const street = `${at('street')} ${at('houseNumber')}`.trim()
  return at('isAddressVisible') === 'true' && street !== '' ? `${street}, ${place}` : place
}

/** What a searcher looks at first. */
export function keyFacts({ data }: Listing, lang: Lang): string[] {
  const shown = ['spaces.residential.livingSpace', 'structure.rooms.numberOfRooms', 'spaces.plotSpace']
  return [
    priceLabel(data, lang),
    ...shown.flatMap((path) => {
      const value = textAt(data, path)
      const label = fieldLabels[path]?.[lang] ?? ''
      return value === '' ? [] : [`${shownValue(path, value, lang)} ${lang === 'en' ? label.toLowerCase() : label}`]
    }),
  ]
}

export function priceLabel(data: unknown, lang: Lang): string {
  const { withoutCosts, onRequest } = pageWords[lang].adverts
  const rent = textAt(data, 'prices.baseRent')
  if (rent !== '') return withoutCosts(euros(Number(rent), lang))
  const price = textAt(data, 'prices.purchasePrice')
  return price === '' ? onRequest : euros(Number(price), lang)
}

/** Every field that a person would want to read, with its name. */
export function facts({ online }: ListingRow, lang: Lang): [label: string, value: string][] {
  return Object.entries(fieldLabels).flatMap(([path, label]): [string, string][] => {
    const value = textAt(online?.data, path)
    return value === '' || value === 'false' ? [] : [[label[lang], shownValue(path, value, lang)]]
  })
}

function shownValue(path: string, value: string, lang: Lang): string {
  if (value === 'true') return pageWords[lang].adverts.yes
  if (moneyFields.test(path)) return euros(Number(value), lang)
  if (path.startsWith('spaces.')) return `${number(Number(value), lang)} m²`
  // A year is no amount, and neither is a day.
  if (/Year$|From$/.test(path)) return value
  if (/^-?\d+(\.\d+)?$/.test(value)) return number(Number(value), lang)
  return valueLabels[value]?.[lang] ?? value
}

const moneyFields = /^prices\.(?!deposit|commission|rentInterval|is|additionalCostsInclude)/
const locales: Record<Lang, string> = { de: 'de-DE', en: 'en-GB' }

function euros(value: number, lang: Lang): string {
  return value.toLocaleString(locales[lang], {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
}

function number(value: number, lang: Lang): string {
  return value.toLocaleString(locales[lang], { maximumFractionDigits: 2 })
}

const typeLabels: Record<string, Phrase> = {
  'APARTMENT RENT': { de: 'Wohnung zur Miete', en: 'Flat to rent' },
  'APARTMENT BUY': { de: 'Eigentumswohnung', en: 'Flat for sale' },
  'HOUSE RENT': { de: 'Haus zur Miete', en: 'House to rent' },
  'HOUSE BUY': { de: 'Haus zum Kauf', en: 'House for sale' },
  'PLOT RENT': { de: 'Grundstück zur Pacht', en: 'Plot to lease' },
  'PLOT BUY': { de: 'Grundstück zum Kauf', en: 'Plot for sale' },
}

const fieldLabels: Record<string, Phrase> = {
  'prices.purchasePrice': { de: 'Kaufpreis', en: 'Price' },
  'prices.baseRent': { de: 'Kaltmiete', en: 'Base rent' },
  'prices.additionalCosts': { de: 'Nebenkosten', en: 'Additional costs' },
  'prices.heatingCosts': { de: 'Heizkosten', en: 'Heating costs' },
  'prices.totalRent': { de: 'Warmmiete', en: 'Total rent' },
  'prices.deposit': { de: 'Kaution', en: 'Deposit' },
  'prices.condominiumFee': { de: 'Hausgeld', en: 'Condominium fee' },
  'prices.parkingLotRent': { de: 'Miete für den Stellplatz', en: 'Rent of the parking space' },
  'prices.parkingLotPrice': { de: 'Preis des Stellplatzes', en: 'Price of the parking space' },
  'prices.monthlyRentalIncome': { de: 'Mieteinnahmen im Monat', en: 'Rental income a month' },
  'prices.commission.amount': { de: 'Provision', en: 'Commission' },
  'spaces.residential.livingSpace': { de: 'Wohnfläche', en: 'Living area' },
  'structure.rooms.numberOfRooms': { de: 'Zimmer', en: 'Rooms' },
  'spaces.plotSpace': { de: 'Grundstück', en: 'Plot' },
  'spaces.usableFloorSpace': { de: 'Nutzfläche', en: 'Usable area' },
  'structure.rooms.numberOfBedrooms': { de: 'Schlafzimmer', en: 'Bedrooms' },
  'structure.rooms.numberOfBathrooms': { de: 'Badezimmer', en: 'Bathrooms' },
  'structure.building.floor': { de: 'Etage', en: 'Floor' },
  'structure.building.numberOfFloors': { de: 'Etagen im Haus', en: 'Floors of the house' },
  'structure.building.hasLift': { de: 'Aufzug', en: 'Lift' },
  'structure.building.hasCellar': { de: 'Keller', en: 'Cellar' },
  'structure.building.constructionYear': { de: 'Baujahr', en: 'Built in' },
  'structure.parkingLots.number': { de: 'Stellplätze', en: 'Parking spaces' },
  'conditions.condition': { de: 'Zustand', en: 'Condition' },
  'conditions.quality': { de: 'Ausstattung', en: 'Quality' },
  'equipment.hasBalcony': { de: 'Balkon', en: 'Balcony' },
  'equipment.hasTerrace': { de: 'Terrasse', en: 'Terrace' },
  'equipment.hasGarden': { de: 'Garten', en: 'Garden' },
  'equipment.hasBuiltInKitchen': { de: 'Einbauküche', en: 'Built-in kitchen' },
  'equipment.isBarrierFree': { de: 'Barrierefrei', en: 'Step-free' },
  'management.isImmediatelyAvailable': { de: 'Sofort frei', en: 'Available at once' },
  'management.availableFrom': { de: 'Frei ab', en: 'Available from' },
  'management.pets': { de: 'Haustiere', en: 'Pets' },
  'energy.certificate.energyClass': { de: 'Energieeffizienzklasse', en: 'Energy class' },
  'energy.certificate.value': { de: 'Energiekennwert in kWh/(m²·a)', en: 'Energy value in kWh/(m²·a)' },
  'energy.heating': { de: 'Heizung', en: 'Heating' },
  'plot.development': { de: 'Erschließung', en: 'Development' },
}

const valueLabels: Record<string, Phrase> = {
  FIRST_TIME_USE: { de: 'Erstbezug', en: 'first use' },
  FIRST_TIME_USE_AFTER_REFURBISHMENT: { de: 'Erstbezug nach Sanierung', en: 'first use after refurbishment' },
  MINT_CONDITION: { de: 'neuwertig', en: 'mint' },
  MODERNISED: { de: 'modernisiert', en: 'modernised' },
  REFURBISHED: { de: 'saniert', en: 'refurbished' },
  FULLY_RENOVATED: { de: 'renoviert', en: 'renovated' },
  NEED_OF_RENOVATION: { de: 'renovierungsbedürftig', en: 'needs renovation' },
  WELL_KEPT: { de: 'gepflegt', en: 'well kept' },
  NEGOTIABLE: { de: 'nach Vereinbarung', en: 'negotiable' },
  RIPE_FOR_DEMOLITION: { de: 'abbruchreif', en: 'ripe for demolition' },
  PROJECTED: { de: 'projektiert', en: 'projected' },
  SIMPLE: { de: 'einfach', en: 'simple' },
  NORMAL: { de: 'normal', en: 'standard' },
  SOPHISTICATED: { de: 'gehoben', en: 'high' },
  LUXURY: { de: 'luxuriös', en: 'luxurious' },
  ALLOWED: { de: 'erlaubt', en: 'allowed' },
  NOT_ALLOWED: { de: 'nicht erlaubt', en: 'not allowed' },
  CENTRAL: { de: 'Zentralheizung', en: 'central heating' },
  DISTRICT: { de: 'Fernwärme', en: 'district heating' },
  UNDERFLOOR: { de: 'Fußbodenheizung', en: 'underfloor heating' },
  HEAT_PUMP: { de: 'Wärmepumpe', en: 'heat pump' },
  GAS: { de: 'Gasheizung', en: 'gas heating' },
  OIL: { de: 'Ölheizung', en: 'oil heating' },
  DEVELOPED: { de: 'erschlossen', en: 'developed' },
  PARTLY_DEVELOPED: { de: 'teilerschlossen', en: 'partly developed' },
  UNDEVELOPED: { de: 'unerschlossen', en: 'undeveloped' },
}
