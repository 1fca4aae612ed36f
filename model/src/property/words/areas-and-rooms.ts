import type { FieldWords } from './member-words.ts'

export const areasAndRooms = {
  apartmentType: {
    name: { de: 'die Wohnungsart', en: 'kind of flat' },
    explanation: { de: 'Lage im Haus oder Zuschnitt', en: 'where it lies in the building, or how it is laid out' },
    values: {
      apartment: {
        name: { de: 'Apartment', en: 'studio flat' },
        explanation: {
          de: 'kleine Wohnung, oft ein Zimmer mit Kochgelegenheit',
          en: 'small, often one room with a kitchenette',
        },
      },
      attic: {
        name: { de: 'Dachgeschosswohnung', en: 'attic flat' },
        explanation: {
          de: 'direkt unter dem Dach, meist mit Schrägen',
          en: 'directly under the roof, mostly with sloping ceilings',
        },
      },
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
      terrace: {
        name: { de: 'Terrassenwohnung', en: 'flat with terrace' },
        explanation: { de: 'mit eigenem Freisitz vor der Wohnung', en: 'with a paved place to sit of its own' },
      },
      lowerGroundFloor: {
        name: { de: 'Souterrainwohnung', en: 'lower ground floor flat' },
        explanation: { de: 'teilweise unter der Erde', en: 'partly below the ground' },
      },
      groundFloor: {
        name: { de: 'Erdgeschosswohnung', en: 'ground floor flat' },
        explanation: { de: 'ebenerdig, oft mit Garten', en: 'at street level, often with a garden' },
      },
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
      other: {
        name: { de: 'sonstige Wohnung', en: 'other' },
        explanation: { de: 'wenn keine der genannten Arten passt', en: 'where none of the others fits' },
      },
    },
  },
  houseType: {
    name: { de: 'die Hausart', en: 'kind of house' },
    explanation: {
      de: 'wie es gebaut ist und ob Nachbarn anschließen',
      en: 'how it is built, and whether neighbours adjoin',
    },
    values: {
      singleFamily: {
        name: { de: 'Einfamilienhaus', en: 'single-family house' },
        explanation: { de: 'frei stehend, für einen Haushalt', en: 'detached, for one household' },
      },
      midTerrace: {
        name: { de: 'Reihenmittelhaus', en: 'mid-terrace house' },
        explanation: { de: 'auf beiden Seiten angebaut', en: 'with neighbours on both sides' },
      },
      endTerrace: {
        name: { de: 'Reihenendhaus', en: 'end-of-terrace house' },
        explanation: { de: 'nur auf einer Seite angebaut', en: 'with a neighbour on one side only' },
      },
      multiFamily: {
        name: { de: 'Mehrfamilienhaus', en: 'multi-family house' },
        explanation: { de: 'mit drei Wohnungen oder mehr', en: 'with three flats or more' },
      },
      bungalow: {
        name: { de: 'Bungalow', en: 'bungalow' },
        explanation: { de: 'alles auf einer Ebene, ohne Obergeschoss', en: 'everything on one level' },
      },
      semiDetached: {
        name: { de: 'Doppelhaushälfte', en: 'semi-detached house' },
        explanation: { de: 'teilt eine Wand mit der anderen Hälfte', en: 'shares a wall with one neighbour' },
      },
      farm: {
        name: { de: 'Bauernhaus', en: 'farmhouse' },
        explanation: { de: 'auch Resthof, mit Nebengebäuden', en: 'also with outbuildings' },
      },
      villa: {
        name: { de: 'Villa', en: 'villa' },
        explanation: { de: 'groß und repräsentativ, mit Garten', en: 'large and stately, with a garden' },
      },
      terrace: {
        name: { de: 'Reihenhaus', en: 'terraced house' },
        explanation: {
          de: 'wenn nicht gesagt wird, ob Mitte oder Ende',
          en: 'where it is not said whether middle or end',
        },
      },
      twoFamily: {
        name: { de: 'Zweifamilienhaus', en: 'two-family house' },
        explanation: { de: 'mit zwei abgeschlossenen Wohnungen', en: 'with two self-contained flats' },
      },
      townhouse: {
        name: { de: 'Stadthaus', en: 'townhouse' },
        explanation: { de: 'mehrgeschossig, in städtischer Lage', en: 'several floors, in an urban area' },
      },
      countryHouse: {
        name: { de: 'Landhaus', en: 'country house' },
        explanation: { de: 'großzügig, außerhalb der Stadt', en: 'spacious, out of town' },
      },
      castle: {
        name: { de: 'Schloss', en: 'castle' },
        explanation: { de: 'auch Burg oder Herrenhaus', en: 'also a manor' },
      },
      holidayHome: {
        name: { de: 'Ferienhaus', en: 'holiday home' },
        explanation: { de: 'vor allem für den Urlaub gedacht', en: 'not meant for living there all year' },
      },
      other: {
        name: { de: 'sonstiges Haus', en: 'other' },
        explanation: { de: 'wenn keine der genannten Arten passt', en: 'where none of the others fits' },
      },
    },
  },
  livingArea: {
    name: { de: 'die Wohnfläche', en: 'living area' },
    explanation: { de: 'in der Regel nach der Wohnflächenverordnung', en: 'as a rule by the Wohnflächenverordnung' },
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
    explanation: { de: 'des ganzen Gebäudes', en: 'of the whole building' },
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
      garage: {
        name: { de: 'Garage', en: 'garage' },
        explanation: { de: 'abschließbar, für ein Auto', en: 'lockable, for one car' },
      },
      undergroundGarage: {
        name: { de: 'Tiefgarage', en: 'underground garage' },
        explanation: { de: 'unter dem Haus, mit anderen zusammen', en: 'below the building, shared with others' },
      },
      carport: {
        name: { de: 'Carport', en: 'carport' },
        explanation: { de: 'überdacht, ohne Wände und Tor', en: 'a roof without walls or a door' },
      },
      outdoor: {
        name: { de: 'Außenstellplatz', en: 'outdoor space' },
        explanation: { de: 'im Freien, ohne Dach', en: 'without a roof' },
      },
      carPark: {
        name: { de: 'Parkhaus', en: 'car park' },
        explanation: { de: 'mehrere Ebenen, öffentlich oder privat', en: 'on several levels, public or private' },
      },
      duplex: {
        name: { de: 'Duplexgarage', en: 'double parker' },
        explanation: { de: 'zwei Autos übereinander', en: 'two cars, one above the other' },
      },
    },
  },
} satisfies Partial<FieldWords>
