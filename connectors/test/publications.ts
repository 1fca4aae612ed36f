import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Contact, FieldsOf, Property, PropertyType } from '@aushang/model'
import type { PreparedAttachment, Publication } from '../src/contract.ts'

/** Publications for the tests of connectors: with what every property has, and with everything that one can have. */

const contactId = '0TkW4rYx00cC1dD2eE3f'

export const fullContact: Contact = {
  id: contactId,
  salutation: 'female',
  title: 'Dr.',
  firstName: 'Anna',
  lastName: 'Muster & Söhne',
  email: 'anna.muster@example.org',
  phone: '+49 30 23125 000',
  mobilePhone: '0171/3920000',
  company: 'Muster Immobilien "Süd"',
  position: 'Geschäftsführerin',
  fax: '030 23125 009',
  website: 'https://example.org/?a=1&b=2',
  photoUrl: 'https://example.org/team/anna.jpg?size=1&v=2',
  officeHours: 'Mo–Fr 9–17 Uhr & nach Absprache',
  address: { street: 'Musterstraße', streetNumber: '12', postalCode: '10115', city: 'Berlin', country: 'DE' },
  createdAt: '2026-11-15T09:30:00.000Z',
  updatedAt: '2026-11-15T09:30:00.000Z',
}

const address = { street: 'Musterstraße', streetNumber: '12a', postalCode: '10115', city: 'Berlin' }
const minimalBuilding = { title: 'Helle Wohnung', address, livingArea: 84.5, numberOfRooms: 3 }

const minimalFields: { [Type in PropertyType]: FieldsOf<Type> } = {
  apartmentRent: { ...minimalBuilding, baseRent: 1250 },
  apartmentBuy: { ...minimalBuilding, purchasePrice: 489_000 },
  houseRent: { ...minimalBuilding, plotArea: 310, baseRent: 1890 },
  houseBuy: { ...minimalBuilding, plotArea: 720, purchasePriceOnRequest: true },
  plotRent: { title: 'Gartenland', address, plotArea: 450, baseRent: 600 },
  plotBuy: { title: 'Bauland', address, plotArea: 980, purchasePrice: 210_000 },
}

const general = {
  title: 'Über den Dächern & nah am Park',
  address: {
    ...address,
    district: 'Mitte',
    region: 'Berlin',
    country: 'DE',
    latitude: 52.5321,
    longitude: 13.3849,
    publish: true,
  },
  description: 'Ruhig zum Hof gelegen.\nBad mit Fenster – "wie neu" & hell.',
  locationDescription: 'Zwei Minuten zur U-Bahn.',
  furnishingDescription: 'Dielen, Stuck, 3,40 m hoch.',
  miscellaneousDescription: 'Besichtigung nach Absprache.',
  availableFrom: '01.03.2027',
  commissionDue: true,
  commission: '3,57 % inkl. MwSt.',
  commissionDescription: 'Verdient mit Abschluss des Vertrags.',
  commissionIncludesVat: true,
  commissionSeller: '3,57 % inkl. MwSt.',
}

const building = {
  ...general,
  livingArea: 84.55,
  numberOfRooms: 3.5,
  usableArea: 12.25,
  numberOfBedrooms: 2,
  numberOfBathrooms: 1,
  numberOfFloors: 5,
  numberOfParkingSpaces: 1,
  parkingSpaceType: 'undergroundGarage',
  condition: 'requiresRefurbishment',
  interiorQuality: 'high',
  constructionYear: 1912,
  constructionYearUnknown: false,
  constructionPhase: 'completed',
  lastRefurbished: 2019,
  heatingType: 'underfloor',
  energyCertificateStatus: 'present',
  residentialEnergyCertificate: {
    type: 'consumption',
    energySource: 'environmentalHeat',
    furtherEnergySources: ['gas', 'solar'],
    prior2014: false,
    energyConsumption: 112.4,
    energyClass: 'A+',
    constructionYear: 1910,
    warmWaterIncluded: true,
    issuedOn: '2020-02-03',
    validUntil: '2030-02-02',
  },
  hasCellar: true,
  hasGuestToilet: true,
  hasBuiltInKitchen: true,
  hasGarden: true,
  hasBalcony: true,
  hasTerrace: true,
  hasLoggia: true,
  numberOfBalconies: 2,
  outdoorArea: 14.5,
  hasFireplace: true,
  hasStorageRoom: true,
  hasAirConditioning: true,
  flooring: ['parquet', 'tiles', 'other'],
  furnishing: 'partly',
  isAccessible: true,
  isListed: true,
} satisfies Partial<FieldsOf<'apartmentRent'>>

const apartment = { apartmentType: 'upperGroundFloor', floor: 2, hasLift: true, requiresWBS: true } as const
const house = { houseType: 'townhouse', plotArea: 720.5, hasLodgerFlat: true, numberOfUnits: 2 } as const

const rent = {
  baseRent: 1250.5,
  additionalCosts: 210,
  heatingCosts: 95,
  additionalCostsIncludeHeatingCosts: false,
  totalRent: 1555.5,
  deposit: '3 Nettokaltmieten',
  parkingSpaceRent: 80,
  petsAllowed: 'negotiable',
  isSuitableAsSharedFlat: true,
  minimumTermMonths: 12,
  fixedTermUntil: '2099-12-31',
} as const

const leasehold = { isLeasehold: true, leaseholdUntil: '2099-12-31', groundRent: 1200 }

const sale = {
  purchasePrice: 489_000,
  purchasePriceOnRequest: false,
  parkingSpacePurchasePrice: 25_000,
  isRented: true,
  monthlyRentalIncome: 1250,
  isSuitableAsHolidayHome: true,
  ...leasehold,
}

const plot = {
  ...general,
  plotArea: 980,
  buildingRegulation: 'developmentExpected',
  development: 'partlyDeveloped',
  recommendedUse: ['singleFamilyHouse', 'twinHouse', 'forest'] as ('singleFamilyHouse' | 'twinHouse' | 'forest')[],
  divisibleFrom: 400,
  floorSpaceIndex: 0.6,
  siteCoverageIndex: 0.3,
  isShortTermBuildable: true,
  hasBuildingPermission: true,
} as const

const fullFields: { [Type in PropertyType]: FieldsOf<Type> } = {
  apartmentRent: { ...building, ...apartment, ...rent },
  apartmentBuy: { ...building, ...apartment, ...sale, condoFee: 340 },
  houseRent: { ...building, ...house, ...rent },
  houseBuy: { ...building, ...house, ...sale },
  plotRent: { ...plot, baseRent: 600, leaseInterval: 'year' },
  plotBuy: { ...plot, purchasePrice: 210_000, purchasePriceOnRequest: false, ...leasehold },
}

export function minimalPublication(type: PropertyType, overrides: Overrides = {}): Publication {
  return publicationOf(type, minimalFields[type], { contact: null, attachments: [], ...overrides })
}

export function fullPublication(type: PropertyType, overrides: Overrides = {}): Publication {
  const attachments = [
    attachment({ title: 'Wohnzimmer', content: 'a' }),
    attachment({ title: 'Grundriss', content: 'b', isFloorPlan: true }),
    attachment({ content: 'c' }),
    attachment({ title: 'Energieausweis', content: '%PDF-1.4 d', contentType: 'application/pdf' }),
  ]
  const links: Property['links'] = [{ title: 'Rundgang', url: 'https://example.org/rundgang?id=1&b=2', kind: 'tour' }]
  return publicationOf(type, fullFields[type], { contact: fullContact, attachments, links, ...overrides })
}

/** On the map, for portals that take nothing that is not. */
export function placed(publication: Publication): Publication {
  const { fields } = publication.property
  const address = { latitude: 52.5321, longitude: 13.3849, ...fields.address }
  const property = { ...publication.property, fields: { ...fields, address } } as Property
  return { ...publication, property }
}

export interface Overrides {
  externalId?: string
  fields?: object
  contact?: Contact | null
  attachments?: PreparedAttachment[]
  links?: Property['links']
  offerStatus?: Property['offerStatus']
  placement?: Partial<Publication['placement']>
}

function publicationOf(type: PropertyType, fields: object, overrides: Overrides): Publication {
  const { externalId = 'WHG-2041', contact = null, attachments = [], links, placement } = overrides
  const property = {
    id: '0TkW4rYx00qL7mN9pR2s',
    type,
    externalId,
    fields: { ...fields, ...overrides.fields },
    attachments: attachments.map(({ id, title, isFloorPlan }) => ({
      id,
      url: 'https://example.org/1.jpg',
      isFloorPlan,
      ...(title && { title }),
      status: 'succeeded',
    })),
    ...(contact && { contactId: contact.id }),
    ...(links && { links }),
    offerStatus: overrides.offerStatus ?? 'open',
    processingStatus: 'succeeded',
    createdAt: '2026-11-15T09:30:00.000Z',
    updatedAt: '2026-11-15T09:30:00.000Z',
  } as Property
  return {
    property,
    contact,
    attachments,
    placement: {
      listingId: '0TkW4rYx00lL1mM2nN3o',
      externalId,
      propertyId: property.id,
      propertyType: type,
      portalId: null,
      isUnsure: false,
      ...placement,
    },
  }
}

export interface AttachmentOverrides {
  title?: string
  content?: string | Buffer
  isFloorPlan?: boolean
  contentType?: PreparedAttachment['contentType']
}

/** Its bytes are the content: a portal that looks into pictures needs to be given one. */
export function attachment(overrides: AttachmentOverrides = {}): PreparedAttachment {
  const { title, content = 'picture', isFloorPlan = false, contentType = 'image/jpeg' } = overrides
  const bytes = Buffer.from(content)
  const checksum = createHash('sha256').update(bytes).digest('hex')
  return {
    id: `0TkW4rYx00${checksum.slice(0, 10)}`,
    contentType,
    ...(title && { title }),
    isFloorPlan,
    bytes: bytes.length,
    checksum,
    open: async () => Readable.from([bytes]),
  }
}
