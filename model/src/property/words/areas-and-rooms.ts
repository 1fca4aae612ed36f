import type { FieldWords } from './member-words.ts'

export const areasAndRooms = {
  apartmentType: {
    name: { de: 'die Wohnungsart', en: 'kind of flat' },
    explanation: { de: 'was für eine Wohnung es ist', en: 'what kind of flat it is' },
    values: {
      apartment: {
        name: { de: 'Apartment', en: 'studio flat' },
        explanation: {
          de: 'kleine Wohnung, oft ein Zimmer mit Kochgelegenheit',
          en: 'small, often one room with a kitchenette',
        },
      },
      attic: { name: { de: 'Dachgeschosswohnung', en: 'attic flat' } },
      maisonette: {
        name: { de: 'Maisonettewohnung', en: 'maisonette' },
        explanation: { de: 'über mehrere Etagen', en: 'on several floors' },
      },
      penthouse: {
        name: { de: 'Penthouse', en: 'penthouse' },
        explanation: { de: 'oberstes Geschoss mit Dachterrasse', en: 'top floor with a roof terrace' },
      },
      loft: {
        name: { de: 'Loft', en: 'loft' },
        explanation: { de: 'auch Studio oder Atelier', en: 'also a studio or an atelier' },
      },
      terrace: { name: { de: 'Terrassenwohnung', en: 'flat with terrace' } },
      lowerGroundFloor: {
        name: { de: 'Souterrainwohnung', en: 'lower ground floor flat' },
        explanation: { de: 'teilweise unter der Erde', en: 'partly below the ground' },
      },
      groundFloor: { name: { de: 'Erdgeschosswohnung', en: 'ground floor flat' } },
      upperGroundFloor: {
        name: { de: 'Hochparterre', en: 'raised ground floor flat' },
        explanation: { de: 'einige Stufen über dem Erdboden', en: 'a few steps above the ground' },
      },
      floor: {
        name: { de: 'Etagenwohnung', en: 'flat on an upper floor' },
        explanation: {
          de: 'auf einem Stockwerk eines Mehrfamilienhauses',
          en: 'on one floor of a building with several flats',
        },
      },
      other: { name: { de: 'sonstige Wohnung', en: 'other' } },
    },
  },
  houseType: {
    name: { de: 'die Hausart', en: 'kind of house' },
    explanation: { de: 'was für ein Haus es ist', en: 'what kind of house it is' },
    values: {
      singleFamily: { name: { de: 'Einfamilienhaus', en: 'single-family house' } },
      midTerrace: { name: { de: 'Reihenmittelhaus', en: 'mid-terrace house' } },
      endTerrace: { name: { de: 'Reihenendhaus', en: 'end-of-terrace house' } },
      multiFamily: {
        name: { de: 'Mehrfamilienhaus', en: 'multi-family house' },
        explanation: { de: 'mit drei Wohnungen oder mehr', en: 'with three flats or more' },
      },
      bungalow: { name: { de: 'Bungalow', en: 'bungalow' } },
      semiDetached: { name: { de: 'Doppelhaushälfte', en: 'semi-detached house' } },
      farm: { name: { de: 'Bauernhaus', en: 'farmhouse' } },
      villa: { name: { de: 'Villa', en: 'villa' } },
      terrace: {
        name: { de: 'Reihenhaus', en: 'terraced house' },
        explanation: {
          de: 'wenn nicht gesagt wird, ob Mitte oder Ende',
          en: 'where it is not said whether middle or end',
        },
      },
      twoFamily: { name: { de: 'Zweifamilienhaus', en: 'two-family house' } },
      townhouse: { name: { de: 'Stadthaus', en: 'townhouse' } },
      countryHouse: { name: { de: 'Landhaus', en: 'country house' } },
      castle: { name: { de: 'Schloss', en: 'castle' } },
      holidayHome: { name: { de: 'Ferienhaus', en: 'holiday home' } },
      other: { name: { de: 'sonstiges Haus', en: 'other' } },
    },
  },
  livingArea: {
    name: { de: 'die Wohnfläche', en: 'living area' },
    explanation: { de: 'nach der Wohnflächenverordnung', en: 'as German law measures it (Wohnflächenverordnung)' },
    unit: 'm²',
  },
  numberOfRooms: {
    name: { de: 'die Zimmerzahl', en: 'number of rooms' },
    explanation: {
      de: 'ohne Küche und Bad; halbe Zimmer zählen 0,5',
      en: 'without kitchen and bathroom; half rooms count 0.5',
    },
  },
  plotArea: {
    name: { de: 'die Grundstücksfläche', en: 'plot area' },
    explanation: { de: 'laut Grundbuch', en: 'as in the land register' },
    unit: 'm²',
  },
  usableArea: {
    name: { de: 'die Nutzfläche', en: 'usable area' },
    explanation: { de: 'neben der Wohnfläche, zum Beispiel Keller', en: 'beside the living area, such as a cellar' },
    unit: 'm²',
  },
  outdoorArea: {
    name: { de: 'die Balkon- und Terrassenfläche', en: 'outdoor area' },
    explanation: { de: 'alle Balkone und Terrassen zusammen', en: 'all balconies and terraces together' },
    unit: 'm²',
  },
  divisibleFrom: {
    name: { de: 'die kleinste Teilfläche', en: 'smallest part' },
    explanation: {
      de: 'ab welcher Größe das Grundstück geteilt abgegeben wird',
      en: 'the smallest part that is sold or let by itself',
    },
    unit: 'm²',
  },
  numberOfBedrooms: {
    name: { de: 'die Anzahl der Schlafzimmer', en: 'number of bedrooms' },
    explanation: { de: 'in der Zimmerzahl enthalten', en: 'contained in the number of rooms' },
  },
  numberOfBathrooms: {
    name: { de: 'die Anzahl der Badezimmer', en: 'number of bathrooms' },
    explanation: { de: 'ohne Gäste-WC', en: 'without the guest toilet' },
  },
  floor: {
    name: { de: 'die Etage', en: 'floor' },
    explanation: { de: '0 ist das Erdgeschoss, −1 das Untergeschoss', en: '0 is the ground floor, −1 the basement' },
  },
  numberOfFloors: {
    name: { de: 'die Etagenzahl', en: 'number of floors' },
    explanation: { de: 'wie viele Etagen das Gebäude hat', en: 'how many floors the building has' },
  },
  numberOfUnits: {
    name: { de: 'die Anzahl der Wohneinheiten', en: 'number of units' },
    explanation: { de: 'wie viele Wohnungen das Haus hat', en: 'how many dwellings the house has' },
  },
  hasLodgerFlat: {
    name: { de: 'die Einliegerwohnung', en: 'lodger flat' },
    explanation: { de: 'zweite, abgeschlossene Wohnung im Haus', en: 'a second flat of its own in the house' },
  },
  numberOfParkingSpaces: {
    name: { de: 'die Anzahl der Stellplätze', en: 'number of parking spaces' },
    explanation: { de: 'die zum Objekt gehören', en: 'those that go with the property' },
  },
  parkingSpaceType: {
    name: { de: 'die Stellplatzart', en: 'kind of parking space' },
    explanation: { de: 'wo das Auto steht', en: 'where the car stands' },
    values: {
      garage: { name: { de: 'Garage', en: 'garage' } },
      undergroundGarage: { name: { de: 'Tiefgarage', en: 'underground garage' } },
      carport: { name: { de: 'Carport', en: 'carport' } },
      outdoor: { name: { de: 'Außenstellplatz', en: 'outdoor space' } },
      carPark: { name: { de: 'Parkhaus', en: 'car park' } },
      duplex: {
        name: { de: 'Duplexgarage', en: 'double parker' },
        explanation: { de: 'zwei Autos übereinander', en: 'two cars, one above the other' },
      },
    },
  },
} satisfies Partial<FieldWords>
