import type { PropertyDraft } from './property.ts'
import type { PropertyType } from './types.ts'

const address = { street: 'Musterstraße', streetNumber: '12', postalCode: '10115', city: 'Berlin' }

/** One plausible property of each type: what the API reference shows, and what tests begin with. */
export const propertyExamples: { [T in PropertyType]: PropertyDraft & { type: T } } = {
  apartmentRent: {
    type: 'apartmentRent',
    externalId: 'WHG-2041',
    fields: {
      title: 'Helle 3-Zimmer-Wohnung mit Balkon',
      address: { ...address, publish: true },
      description: 'Ruhig zum Hof gelegen, Bad mit Fenster.',
      livingArea: 84.5,
      numberOfRooms: 3,
      floor: 2,
      apartmentType: 'floor',
      condition: 'wellKept',
      constructionYear: 1912,
      heatingType: 'central',
      energyCertificateStatus: 'present',
      residentialEnergyCertificate: {
        type: 'consumption',
        energySource: 'gas',
        energyConsumption: 112.4,
        energyClass: 'D',
        warmWaterIncluded: true,
      },
      hasBalcony: true,
      hasCellar: true,
      baseRent: 1250,
      additionalCosts: 210,
      heatingCosts: 95,
      totalRent: 1555,
      deposit: '3 Nettokaltmieten',
      petsAllowed: 'negotiable',
      availableFrom: '01.03.2027',
    },
    attachments: [
      { url: 'https://example.org/pictures/wohnzimmer.jpg', title: 'Wohnzimmer' },
      { url: 'https://example.org/pictures/grundriss.png', title: 'Grundriss', isFloorPlan: true },
    ],
    links: [{ title: 'Rundgang', url: 'https://example.org/rundgang/2041' }],
  },
  apartmentBuy: {
    type: 'apartmentBuy',
    fields: {
      title: 'Dachgeschosswohnung mit Blick über die Stadt',
      address,
      livingArea: 102,
      numberOfRooms: 3.5,
      apartmentType: 'attic',
      hasLift: true,
      purchasePrice: 489_000,
      condoFee: 340,
      commission: '3,57 % inkl. MwSt.',
    },
  },
  houseRent: {
    type: 'houseRent',
    fields: {
      title: 'Doppelhaushälfte mit Garten',
      address,
      livingArea: 128,
      numberOfRooms: 5,
      plotArea: 310,
      houseType: 'semiDetached',
      hasGarden: true,
      baseRent: 1890,
    },
  },
  houseBuy: {
    type: 'houseBuy',
    fields: {
      title: 'Freistehendes Einfamilienhaus, Preis auf Anfrage',
      address,
      livingArea: 164,
      numberOfRooms: 6,
      plotArea: 720,
      houseType: 'singleFamily',
      purchasePriceOnRequest: true,
    },
  },
  plotRent: {
    type: 'plotRent',
    fields: {
      title: 'Gartenland am Stadtrand',
      address,
      plotArea: 450,
      recommendedUse: ['garden', 'orchard'],
      baseRent: 600,
      leaseInterval: 'year',
    },
  },
  plotBuy: {
    type: 'plotBuy',
    fields: {
      title: 'Erschlossenes Baugrundstück',
      address,
      plotArea: 980,
      buildingRegulation: 'developmentPlan',
      development: 'developed',
      siteCoverageIndex: 0.3,
      floorSpaceIndex: 0.6,
      purchasePrice: 210_000,
    },
  },
}
