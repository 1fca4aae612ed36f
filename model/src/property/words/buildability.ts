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
      twinHouse: { name: { de: 'Doppelhaus', en: 'pair of semi-detached houses' } },
      singleFamilyHouse: { name: { de: 'Einfamilienhaus', en: 'single-family house' } },
      garage: { name: { de: 'Garage', en: 'garage' } },
      garden: { name: { de: 'Garten', en: 'garden' } },
      noDevelopment: { name: { de: 'keine Bebauung', en: 'no building' } },
      apartmentBuilding: { name: { de: 'Mehrfamilienhaus', en: 'apartment building' } },
      orchard: { name: { de: 'Obstwiese', en: 'orchard' } },
      terraceHouse: { name: { de: 'Reihenhaus', en: 'terraced house' } },
      parkingSpace: { name: { de: 'Stellplatz', en: 'parking space' } },
      villa: { name: { de: 'Villa', en: 'villa' } },
      forest: { name: { de: 'Wald', en: 'forest' } },
    },
  },
  development: {
    name: { de: 'die Erschließung', en: 'development' },
    explanation: { de: 'Straße, Wasser, Abwasser, Strom', en: 'road, water, sewage, electricity' },
    values: {
      developed: { name: { de: 'voll erschlossen', en: 'developed' } },
      partlyDeveloped: { name: { de: 'teilerschlossen', en: 'partly developed' } },
      undeveloped: { name: { de: 'unerschlossen', en: 'undeveloped' } },
    },
  },
  buildingRegulation: {
    name: { de: 'die Bebaubarkeit', en: 'building law' },
    explanation: { de: 'wonach gebaut werden darf', en: 'by what rule one may build' },
    values: {
      developmentPlan: {
        name: { de: 'nach Bebauungsplan', en: 'development plan' },
        explanation: { de: '§ 30 BauGB', en: 'the municipality has a plan (§ 30 BauGB)' },
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
      none: { name: { de: 'kein Bauland', en: 'no building land' } },
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
    explanation: { de: 'es kann bald gebaut werden', en: 'nothing stands in the way of building' },
  },
  hasBuildingPermission: {
    name: { de: 'die Baugenehmigung', en: 'building permit' },
    explanation: { de: 'liegt vor', en: 'has been granted' },
  },
} satisfies Partial<FieldWords>
