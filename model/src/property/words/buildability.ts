import type { FieldWords } from './member-words.ts'

export const buildability = {
  recommendedUse: {
    name: { de: 'die empfohlene Nutzung', en: 'recommended use' },
    explanation: { de: 'wofür sich das Grundstück eignet', en: 'what the plot is good for' },
    values: {
      futureDevelopmentLand: {
        name: { de: 'Bauerwartungsland', en: 'future development land' },
        explanation: { de: 'kann voraussichtlich später bebaut werden', en: 'can probably be built on later' },
      },
      twinHouse: {
        name: { de: 'Doppelhaus', en: 'pair of semi-detached houses' },
        explanation: { de: 'zwei Hälften mit gemeinsamer Wand', en: 'two that share a wall' },
      },
      singleFamilyHouse: {
        name: { de: 'Einfamilienhaus', en: 'single-family house' },
        explanation: { de: 'frei stehend, für einen Haushalt', en: 'detached, for one household' },
      },
      garage: {
        name: { de: 'Garage', en: 'garage' },
        explanation: { de: 'nur für Fahrzeuge', en: 'for vehicles only' },
      },
      garden: {
        name: { de: 'Garten', en: 'garden' },
        explanation: { de: 'zur Erholung, ohne Wohnhaus', en: 'for leisure, without a house' },
      },
      noDevelopment: {
        name: { de: 'keine Bebauung', en: 'no building' },
        explanation: { de: 'darf oder soll frei bleiben', en: 'must or should be left as it is' },
      },
      apartmentBuilding: {
        name: { de: 'Mehrfamilienhaus', en: 'apartment building' },
        explanation: { de: 'mit drei Wohnungen oder mehr', en: 'with three flats or more' },
      },
      orchard: {
        name: { de: 'Obstwiese', en: 'orchard' },
        explanation: { de: 'mit Bäumen, die Früchte tragen', en: 'with fruit trees' },
      },
      terraceHouse: {
        name: { de: 'Reihenhaus', en: 'terraced house' },
        explanation: { de: 'mehrere nebeneinander, Wand an Wand', en: 'several side by side, wall to wall' },
      },
      parkingSpace: {
        name: { de: 'Stellplatz', en: 'parking space' },
        explanation: { de: 'für Autos, Wohnwagen oder Boote', en: 'for cars, caravans or boats' },
      },
      villa: {
        name: { de: 'Villa', en: 'villa' },
        explanation: { de: 'großes Einzelhaus auf viel Grund', en: 'a large house on much land' },
      },
      forest: {
        name: { de: 'Wald', en: 'forest' },
        explanation: { de: 'auch zur Holznutzung', en: 'also for timber' },
      },
    },
  },
  development: {
    name: { de: 'die Erschließung', en: 'development' },
    explanation: { de: 'Straße, Wasser, Abwasser, Strom', en: 'road, water, sewage, electricity' },
    values: {
      developed: {
        name: { de: 'voll erschlossen', en: 'developed' },
        explanation: { de: 'alle Anschlüsse liegen am Grundstück', en: 'all connections are at the plot' },
      },
      partlyDeveloped: {
        name: { de: 'teilerschlossen', en: 'partly developed' },
        explanation: { de: 'einzelne Anschlüsse fehlen noch', en: 'some connections are missing' },
      },
      undeveloped: {
        name: { de: 'unerschlossen', en: 'undeveloped' },
        explanation: { de: 'noch keine Anschlüsse', en: 'no connections yet' },
      },
    },
  },
  buildingRegulation: {
    name: { de: 'die Bebaubarkeit', en: 'building law' },
    explanation: { de: 'wonach gebaut werden darf', en: 'by what rule one may build' },
    values: {
      developmentPlan: {
        name: { de: 'nach Bebauungsplan', en: 'development plan' },
        explanation: { de: 'die Gemeinde hat einen Plan, § 30 BauGB', en: 'the municipality has a plan (§ 30 BauGB)' },
      },
      neighbourhood: {
        name: { de: 'nach Nachbarbebauung', en: 'as in the neighbourhood' },
        explanation: { de: 'unbeplanter Innenbereich, § 34 BauGB', en: 'must fit in with what is there (§ 34 BauGB)' },
      },
      outerArea: {
        name: { de: 'Außenbereich', en: 'outer area' },
        explanation: { de: 'nur in Ausnahmen bebaubar, § 35 BauGB', en: 'built on in exceptions only (§ 35 BauGB)' },
      },
      developmentExpected: {
        name: { de: 'Bauerwartungsland', en: 'development expected' },
        explanation: { de: 'noch kein Baurecht', en: 'no right to build yet' },
      },
      none: {
        name: { de: 'kein Bauland', en: 'no building land' },
        explanation: { de: 'hier darf nicht gebaut werden', en: 'nobody may build here' },
      },
    },
  },
  siteCoverageIndex: {
    name: { de: 'die Grundflächenzahl', en: 'site coverage index' },
    explanation: {
      de: 'GRZ: welcher Anteil des Grundstücks überbaut werden darf',
      en: 'GRZ: the share of the plot that may be covered',
    },
  },
  floorSpaceIndex: {
    name: { de: 'die Geschossflächenzahl', en: 'floor space index' },
    explanation: {
      de: 'GFZ: wie viel Geschossfläche je m² Grundstück erlaubt ist',
      en: 'GFZ: how much floor space is allowed for each m² of the plot',
    },
  },
  isShortTermBuildable: {
    name: { de: 'kurzfristig bebaubar', en: 'can be built on soon' },
    explanation: { de: 'dem Bauen steht nichts im Weg', en: 'nothing stands in the way of building' },
  },
  hasBuildingPermission: {
    name: { de: 'die Baugenehmigung', en: 'building permit' },
    explanation: { de: 'liegt vor', en: 'has been granted' },
  },
} satisfies Partial<FieldWords>
