import type { EnergySource } from '../energy-certificate.ts'
import type { FieldWords, ValueWords } from './member-words.ts'

const energySources: Record<EnergySource, ValueWords> = {
  oil: { name: { de: 'Öl', en: 'oil' } },
  gas: { name: { de: 'Erdgas', en: 'natural gas' } },
  liquidGas: { name: { de: 'Flüssiggas', en: 'liquid gas' } },
  electric: { name: { de: 'Strom', en: 'electricity' } },
  solar: { name: { de: 'Solarenergie', en: 'solar energy' } },
  geothermal: { name: { de: 'Erdwärme', en: 'geothermal energy' } },
  district: {
    name: { de: 'Fernwärme', en: 'district heating' },
    explanation: { de: 'aus einem Heizwerk der Stadt', en: 'from a heating plant of the city' },
  },
  local: {
    name: { de: 'Nahwärme', en: 'local heating' },
    explanation: { de: 'aus einer Heizzentrale im Quartier', en: 'from a heating plant in the neighbourhood' },
  },
  water: { name: { de: 'Wasserkraft', en: 'hydropower' } },
  wind: { name: { de: 'Windenergie', en: 'wind energy' } },
  bioenergy: { name: { de: 'Bioenergie', en: 'bioenergy' } },
  pellet: { name: { de: 'Holzpellets', en: 'wood pellets' } },
  wood: { name: { de: 'Holz', en: 'wood' } },
  coal: { name: { de: 'Kohle', en: 'coal' } },
  environmentalHeat: {
    name: { de: 'Umweltwärme', en: 'environmental heat' },
    explanation: { de: 'aus Luft, Wasser oder Boden, für Wärmepumpen', en: 'from air, water or soil, for heat pumps' },
  },
}

/** The classes of the GEG (Anlage 10), by the final energy in kWh/(m²·a). */
const energyClasses = {
  'A+': { name: { de: 'A+', en: 'A+' }, explanation: { de: 'bis 30 kWh/(m²·a)', en: 'up to 30 kWh/(m²·a)' } },
  A: { name: { de: 'A', en: 'A' }, explanation: { de: 'bis 50 kWh/(m²·a)', en: 'up to 50 kWh/(m²·a)' } },
  B: { name: { de: 'B', en: 'B' }, explanation: { de: 'bis 75 kWh/(m²·a)', en: 'up to 75 kWh/(m²·a)' } },
  C: { name: { de: 'C', en: 'C' }, explanation: { de: 'bis 100 kWh/(m²·a)', en: 'up to 100 kWh/(m²·a)' } },
  D: { name: { de: 'D', en: 'D' }, explanation: { de: 'bis 130 kWh/(m²·a)', en: 'up to 130 kWh/(m²·a)' } },
  E: { name: { de: 'E', en: 'E' }, explanation: { de: 'bis 160 kWh/(m²·a)', en: 'up to 160 kWh/(m²·a)' } },
  F: { name: { de: 'F', en: 'F' }, explanation: { de: 'bis 200 kWh/(m²·a)', en: 'up to 200 kWh/(m²·a)' } },
  G: { name: { de: 'G', en: 'G' }, explanation: { de: 'bis 250 kWh/(m²·a)', en: 'up to 250 kWh/(m²·a)' } },
  H: { name: { de: 'H', en: 'H' }, explanation: { de: 'über 250 kWh/(m²·a)', en: 'above 250 kWh/(m²·a)' } },
}

export const conditionAndEnergy = {
  condition: {
    name: { de: 'der Zustand', en: 'condition' },
    explanation: { de: 'in dem das Objekt übergeben wird', en: 'in which the property is handed over' },
    values: {
      firstTimeUse: {
        name: { de: 'Erstbezug', en: 'first occupancy' },
        explanation: { de: 'neu gebaut, noch nie bewohnt', en: 'newly built, nobody has lived there' },
      },
      firstTimeUseAfterRefurbishment: {
        name: { de: 'Erstbezug nach Sanierung', en: 'first occupancy after refurbishment' },
      },
      mint: { name: { de: 'neuwertig', en: 'as good as new' } },
      refurbished: {
        name: { de: 'saniert', en: 'refurbished' },
        explanation: { de: 'Schäden an der Substanz sind behoben', en: 'damage to the building was mended' },
      },
      modernised: {
        name: { de: 'modernisiert', en: 'modernised' },
        explanation: { de: 'Technik und Ausstattung sind erneuert', en: 'technology and equipment were renewed' },
      },
      renovated: {
        name: { de: 'renoviert', en: 'renovated' },
        explanation: { de: 'Oberflächen sind erneuert', en: 'surfaces were renewed' },
      },
      wellKept: { name: { de: 'gepflegt', en: 'well kept' } },
      requiresRenovation: { name: { de: 'renovierungsbedürftig', en: 'needs renovation' } },
      requiresRefurbishment: { name: { de: 'sanierungsbedürftig', en: 'needs refurbishment' } },
      shell: { name: { de: 'Rohbau', en: 'shell' } },
      negotiable: {
        name: { de: 'nach Vereinbarung', en: 'by agreement' },
        explanation: { de: 'wie man es vereinbart', en: 'as the parties agree' },
      },
      demolitionReady: { name: { de: 'abbruchreif', en: 'ready for demolition' } },
    },
  },
  constructionYear: {
    name: { de: 'das Baujahr', en: 'year of construction' },
    explanation: { de: 'vierstellig', en: 'four digits' },
  },
  constructionYearUnknown: {
    name: { de: 'Baujahr unbekannt', en: 'year of construction unknown' },
    explanation: {
      de: 'gilt als Angabe, wo das Baujahr verlangt wird',
      en: 'counts as an answer where the year is asked for',
    },
  },
  constructionPhase: {
    name: { de: 'die Bauphase', en: 'construction phase' },
    explanation: { de: 'wie weit ein Neubau ist', en: 'how far a new building has come' },
    values: {
      projected: { name: { de: 'projektiert', en: 'planned' } },
      underConstruction: { name: { de: 'im Bau', en: 'under construction' } },
      completed: { name: { de: 'fertiggestellt', en: 'completed' } },
    },
  },
  lastRefurbished: {
    name: { de: 'die letzte Modernisierung', en: 'last refurbishment' },
    explanation: { de: 'Jahr, vierstellig', en: 'the year, four digits' },
  },
  isListed: {
    name: { de: 'der Denkmalschutz', en: 'listed building' },
    explanation: { de: 'das Gebäude ist ein Denkmal', en: 'the building is a protected monument' },
  },
  heatingType: {
    name: { de: 'die Heizungsart', en: 'heating' },
    explanation: { de: 'wie geheizt wird', en: 'how it is heated' },
    values: {
      stove: { name: { de: 'Ofenheizung', en: 'stove heating' } },
      floor: {
        name: { de: 'Etagenheizung', en: 'heating of one floor' },
        explanation: { de: 'eine Heizung je Wohnung', en: 'each flat has a boiler of its own' },
      },
      central: {
        name: { de: 'Zentralheizung', en: 'central heating' },
        explanation: { de: 'eine Heizung für das ganze Haus', en: 'one boiler for the whole building' },
      },
      district: {
        name: { de: 'Fernwärme', en: 'district heating' },
        explanation: { de: 'Wärme aus einem Heizwerk', en: 'heat from a plant of the city' },
      },
      underfloor: {
        name: { de: 'Fußbodenheizung', en: 'underfloor heating' },
        explanation: { de: 'Rohre im Boden', en: 'pipes under the floor' },
      },
      heatPump: { name: { de: 'Wärmepumpe', en: 'heat pump' } },
      gas: { name: { de: 'Gasheizung', en: 'gas heating' } },
      oil: { name: { de: 'Ölheizung', en: 'oil heating' } },
      electric: { name: { de: 'Elektroheizung', en: 'electric heating' } },
      nightStorage: {
        name: { de: 'Nachtspeicherheizung', en: 'night storage heaters' },
        explanation: { de: 'lädt sich nachts mit Strom auf', en: 'charged with electricity at night' },
      },
      pellet: { name: { de: 'Pelletheizung', en: 'pellet heating' } },
      solar: { name: { de: 'Solarheizung', en: 'solar heating' } },
      combinedHeatAndPower: {
        name: { de: 'Blockheizkraftwerk', en: 'combined heat and power' },
        explanation: { de: 'erzeugt Wärme und Strom', en: 'makes heat and electricity' },
      },
    },
  },
  energyCertificateStatus: {
    name: { de: 'der Stand des Energieausweises', en: 'status of the energy certificate' },
    explanation: { de: 'ob es einen Energieausweis gibt', en: 'whether there is an energy certificate' },
    values: {
      present: { name: { de: 'liegt vor', en: 'present' } },
      notYetAvailable: {
        name: { de: 'liegt zur Besichtigung vor', en: 'not yet available' },
        explanation: {
          de: 'wird spätestens bei der Besichtigung gezeigt',
          en: 'it is shown at the viewing at the latest',
        },
      },
      notRequired: {
        name: { de: 'nicht erforderlich', en: 'not required' },
        explanation: { de: 'zum Beispiel bei Denkmälern', en: 'for monuments, for example' },
      },
    },
  },
  residentialEnergyCertificate: {
    name: { de: 'der Energieausweis', en: 'energy certificate' },
    explanation: { de: 'Angaben aus dem Energieausweis', en: 'what the energy certificate states' },
    members: {
      type: {
        name: { de: 'die Art des Energieausweises', en: 'kind of energy certificate' },
        explanation: { de: 'steht oben auf dem Ausweis', en: 'stated at the top of the certificate' },
        values: {
          consumption: {
            name: { de: 'Verbrauchsausweis', en: 'consumption certificate' },
            explanation: { de: 'nach gemessenem Verbrauch', en: 'by what was consumed' },
          },
          need: {
            name: { de: 'Bedarfsausweis', en: 'requirement certificate' },
            explanation: { de: 'nach berechnetem Bedarf', en: 'by what was calculated' },
          },
        },
      },
      energyConsumption: {
        name: { de: 'der Endenergieverbrauch', en: 'energy consumption' },
        explanation: { de: 'nur im Verbrauchsausweis', en: 'only in a consumption certificate' },
        unit: 'kWh/(m²·a)',
      },
      energyNeed: {
        name: { de: 'der Endenergiebedarf', en: 'energy requirement' },
        explanation: { de: 'nur im Bedarfsausweis', en: 'only in a requirement certificate' },
        unit: 'kWh/(m²·a)',
      },
      warmWaterIncluded: {
        name: { de: 'Warmwasser enthalten', en: 'hot water included' },
        explanation: {
          de: 'ob der Energiekennwert das Warmwasser enthält',
          en: 'whether the value contains hot water',
        },
      },
      energyClass: {
        name: { de: 'die Energieeffizienzklasse', en: 'energy efficiency class' },
        explanation: { de: 'in Ausweisen seit Mai 2014', en: 'in certificates since May 2014' },
        values: energyClasses,
      },
      energySource: {
        name: { de: 'der Energieträger', en: 'main energy source' },
        explanation: { de: 'womit vor allem geheizt wird', en: 'what the building is mainly heated with' },
        values: energySources,
      },
      furtherEnergySources: {
        name: { de: 'weitere Energieträger', en: 'further energy sources' },
        pluralIn: ['de', 'en'],
        explanation: {
          de: 'das Gesetz verlangt alle wesentlichen',
          en: 'what else it is heated with: the law wants all essential ones',
        },
        values: energySources,
      },
      constructionYear: {
        name: { de: 'das Baujahr laut Energieausweis', en: 'year of construction in the energy certificate' },
        explanation: { de: 'wie es im Ausweis steht', en: 'as the certificate states it' },
      },
      issuedOn: {
        name: { de: 'das Ausstellungsdatum des Energieausweises', en: 'day of issue of the energy certificate' },
        explanation: { de: 'wie es im Ausweis steht', en: 'as the certificate states it' },
      },
      validUntil: {
        name: { de: 'das Ablaufdatum des Energieausweises', en: 'last day of the energy certificate' },
        explanation: {
          de: 'ohne Angabe zehn Jahre nach der Ausstellung',
          en: 'ten years after it was issued when left out',
        },
      },
      prior2014: {
        name: {
          de: 'Energieausweis vor dem 1. Mai 2014 ausgestellt',
          en: 'energy certificate issued before 1 May 2014',
        },
        explanation: {
          de: 'als Ausweise noch keine Klasse trugen',
          en: 'when certificates bore no class yet',
        },
      },
    },
  },
} satisfies Partial<FieldWords>
