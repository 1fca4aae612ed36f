import type { FieldWords } from './member-words.ts'

const intervals = {
  day: {
    name: { de: 'pro Tag', en: 'a day' },
    explanation: { de: 'zum Beispiel für Veranstaltungen', en: 'such as for events' },
  },
  week: {
    name: { de: 'pro Woche', en: 'a week' },
    explanation: { de: 'zum Beispiel für eine Baustelle', en: 'such as for a building site' },
  },
  month: {
    name: { de: 'pro Monat', en: 'a month' },
    explanation: { de: 'üblich bei Stell- und Lagerflächen', en: 'usual for parking and storage' },
  },
  year: {
    name: { de: 'pro Jahr', en: 'a year' },
    explanation: { de: 'üblich bei Gärten und Ackerland', en: 'usual for gardens and farmland' },
  },
} as const

export const price = {
  baseRent: {
    name: { de: 'die Kaltmiete', en: 'base rent' },
    explanation: {
      de: 'monatlich, ohne Neben- und Heizkosten',
      en: 'monthly, without additional costs and heating',
    },
    unit: '€/month',
    ofType: {
      plotRent: {
        name: { de: 'die Pacht', en: 'rent' },
        explanation: { de: 'oder Miete, je Zahlungszeitraum', en: 'for each interval of payment' },
        unit: '€/interval',
      },
    },
  },
  rentInterval: {
    name: { de: 'der Mietzeitraum', en: 'interval of rent' },
    explanation: { de: 'wofür die Miete gezahlt wird', en: 'what the rent is paid for' },
    values: intervals,
  },
  leaseInterval: {
    name: { de: 'der Pachtzeitraum', en: 'interval of lease' },
    explanation: { de: 'wofür die Pacht gezahlt wird', en: 'what the rent of a lease is paid for' },
    values: intervals,
  },
  additionalCosts: {
    name: { de: 'die Nebenkosten', en: 'additional costs' },
    pluralIn: ['de', 'en'],
    explanation: {
      de: 'monatliche Vorauszahlung auf die Betriebskosten',
      en: 'monthly advance for the running costs of the building',
    },
    unit: '€/month',
  },
  heatingCosts: {
    name: { de: 'die Heizkosten', en: 'heating costs' },
    pluralIn: ['de', 'en'],
    explanation: { de: 'monatliche Vorauszahlung für die Heizung', en: 'monthly advance for heating' },
    unit: '€/month',
  },
  additionalCostsIncludeHeatingCosts: {
    name: { de: 'Heizkosten in den Nebenkosten enthalten', en: 'heating included in additional costs' },
    explanation: {
      de: 'ob die Nebenkosten die Heizkosten schon enthalten',
      en: 'whether the additional costs contain the heating costs already',
    },
  },
  totalRent: {
    name: { de: 'die Warmmiete', en: 'total rent' },
    explanation: {
      de: 'monatlich, mit Neben- und Heizkosten',
      en: 'monthly, with additional costs and heating',
    },
    unit: '€/month',
  },
  deposit: {
    name: { de: 'die Kaution', en: 'deposit' },
    explanation: {
      de: 'Betrag oder Worte, zum Beispiel 3 Nettokaltmieten',
      en: 'an amount or words, such as "3 Nettokaltmieten"',
    },
  },
  parkingSpaceRent: {
    name: { de: 'die Stellplatzmiete', en: 'parking space rent' },
    explanation: { de: 'monatlich, je Platz', en: 'monthly, for each' },
    unit: '€/month',
  },
  purchasePrice: {
    name: { de: 'der Kaufpreis', en: 'purchase price' },
    explanation: {
      de: 'ohne Kaufnebenkosten; nötig, wenn der Preis nicht auf Anfrage ist',
      en: 'without taxes and fees; needed unless it is on request',
    },
    unit: '€',
  },
  purchasePriceOnRequest: {
    name: { de: 'Preis auf Anfrage', en: 'price on request' },
    explanation: { de: 'der Kaufpreis wird nicht gezeigt', en: 'the price is not shown' },
  },
  purchasePricePerSquareMetre: {
    name: { de: 'der Quadratmeterpreis', en: 'price per square metre' },
    explanation: { de: 'anstelle eines Kaufpreises für das Ganze', en: 'in place of a price for the whole' },
    unit: '€/m²',
  },
  parkingSpacePurchasePrice: {
    name: { de: 'der Stellplatzpreis', en: 'parking space price' },
    explanation: { de: 'je Platz, zusätzlich zum Kaufpreis', en: 'for each, on top of the purchase price' },
    unit: '€',
  },
  condoFee: {
    name: { de: 'das Hausgeld', en: 'condo fee' },
    explanation: {
      de: 'monatlich an die Eigentümergemeinschaft',
      en: 'monthly, to the owners’ association',
    },
    unit: '€/month',
  },
  isRented: {
    name: { de: 'vermietet', en: 'rented out' },
    explanation: { de: 'ob zum Verkauf ein Mietverhältnis besteht', en: 'whether it is sold with a tenant' },
  },
  monthlyRentalIncome: {
    name: { de: 'die Mieteinnahmen', en: 'rental income' },
    pluralIn: ['de'],
    explanation: { de: 'was im Monat tatsächlich eingeht', en: 'what actually comes in each month' },
    unit: '€/month',
  },
  isLeasehold: {
    name: { de: 'das Erbbaurecht', en: 'leasehold' },
    explanation: {
      de: 'das Grundstück bleibt Eigentum eines anderen; dafür wird Erbbauzins gezahlt',
      en: 'the plot stays somebody else’s, who gets a rent for it',
    },
  },
  leaseholdUntil: {
    name: { de: 'das Ende des Erbbaurechts', en: 'end of the leasehold' },
    explanation: { de: 'letzter Tag, wie er im Grundbuch steht', en: 'the last day, as the land register states it' },
  },
  groundRent: {
    name: { de: 'der Erbbauzins', en: 'ground rent' },
    explanation: { de: 'jährlich, für das Grundstück', en: 'yearly, for the plot' },
    unit: '€/year',
  },
  commissionDue: {
    name: { de: 'provisionspflichtig', en: 'commission due' },
    explanation: {
      de: 'ob Mieter oder Käufer dem Makler Provision zahlen',
      en: 'whether the prospect pays the agency a commission',
    },
  },
  commission: {
    name: { de: 'die Provision', en: 'commission' },
    explanation: {
      de: 'was Mieter oder Käufer zahlen, zum Beispiel 3,57 % inkl. MwSt.',
      en: 'what the prospect pays, such as "3,57 % inkl. MwSt."',
    },
  },
  commissionDescription: {
    name: { de: 'der Provisionshinweis', en: 'note on the commission' },
    explanation: { de: 'wann und von wem sie zu zahlen ist', en: 'when and by whom it is to be paid' },
  },
  commissionIncludesVat: {
    name: { de: 'Provision inklusive Mehrwertsteuer', en: 'commission includes VAT' },
    explanation: { de: 'ob sie in der Provision schon enthalten ist', en: 'whether it is in the commission already' },
  },
  commissionSeller: {
    name: { de: 'die Verkäuferprovision', en: 'seller’s commission' },
    explanation: { de: 'was Verkäufer oder Vermieter zahlen', en: 'what the seller or landlord pays' },
  },
} satisfies Partial<FieldWords>
