import type { EnergySource } from '../energy-certificate.ts'
import type { FieldWords, ValueWords } from './member-words.ts'

const energySources: Record<EnergySource, ValueWords> = {
  oil: { name: { de: 'Öl', en: 'oil' }, explanation: { de: 'Heizöl aus einem Tank', en: 'heating oil from a tank' } },
  gas: { name: { de: 'Erdgas', en: 'natural gas' }, explanation: { de: 'aus der Leitung', en: 'from the mains' } },
  liquidGas: {
    name: { de: 'Flüssiggas', en: 'liquid gas' },
    explanation: { de: 'Propan oder Butan aus einem Tank', en: 'propane or butane from a tank' },
  },
  electric: {
    name: { de: 'Strom', en: 'electricity' },
    explanation: {
      de: 'zum Beispiel für Nachtspeicher oder Wärmepumpe',
      en: 'such as for storage heaters or a heat pump',
    },
  },
  solar: {
    name: { de: 'Solarenergie', en: 'solar energy' },
    explanation: { de: 'über Kollektoren auf dem Dach', en: 'by collectors on the roof' },
  },
  geothermal: {
    name: { de: 'Erdwärme', en: 'geothermal energy' },
    explanation: { de: 'über Sonden oder Kollektoren im Boden', en: 'by probes or collectors in the ground' },
  },
  district: {
    name: { de: 'Fernwärme', en: 'district heating' },
    explanation: { de: 'aus einem Heizwerk der Stadt', en: 'from a heating plant of the city' },
  },
  local: {
    name: { de: 'Nahwärme', en: 'local heating' },
    explanation: { de: 'aus einer Heizzentrale im Quartier', en: 'from a heating plant in the neighbourhood' },
  },
  water: {
    name: { de: 'Wasserkraft', en: 'hydropower' },
    explanation: { de: 'Strom aus Flüssen und Stauseen', en: 'electricity from rivers and reservoirs' },
  },
  wind: {
    name: { de: 'Windenergie', en: 'wind energy' },
    explanation: { de: 'Strom aus Windrädern', en: 'electricity from turbines' },
  },
  bioenergy: {
    name: { de: 'Bioenergie', en: 'bioenergy' },
    explanation: { de: 'Biogas, Pflanzenöl oder andere Biomasse', en: 'biogas, plant oil or other biomass' },
  },
  pellet: {
    name: { de: 'Holzpellets', en: 'wood pellets' },
    explanation: { de: 'aus gepressten Spänen', en: 'of pressed shavings' },
  },
  wood: { name: { de: 'Holz', en: 'wood' }, explanation: { de: 'Scheite oder Hackschnitzel', en: 'logs or chips' } },
  coal: {
    name: { de: 'Kohle', en: 'coal' },
    explanation: { de: 'Braun- oder Steinkohle, auch Koks', en: 'lignite or hard coal, also coke' },
  },
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
    explanation: { de: 'so wird das Objekt übergeben', en: 'in which the property is handed over' },
    values: {
      firstTimeUse: {
        name: { de: 'Erstbezug', en: 'first occupancy' },
        explanation: { de: 'neu gebaut, noch nie bewohnt', en: 'newly built, nobody has lived there' },
      },
      firstTimeUseAfterRefurbishment: {
        name: { de: 'Erstbezug nach Sanierung', en: 'first occupancy after refurbishment' },
        explanation: { de: 'seitdem noch nicht bewohnt', en: 'nobody has lived there since' },
      },
      mint: {
        name: { de: 'neuwertig', en: 'as good as new' },
        explanation: { de: 'wenige Jahre alt, kaum Gebrauchsspuren', en: 'few years old, hardly a sign of use' },
      },
      refurbished: {
        name: { de: 'saniert', en: 'refurbished' },
        explanation: { de: 'Schäden an der Substanz sind behoben', en: 'damage to the building was mended' },
      },
      modernised: {
        name: { de: 'modernisiert', en: 'modernised' },
        explanation: { de: 'Technik und Ausstattung sind erneuert', en: 'technology and equipment were renewed' },
      },
      renovated: {
        name: { de: 'vollständig renoviert', en: 'fully renovated' },
        explanation: {
          de: 'Wände, Böden und Decken sind überall erneuert',
          en: 'walls, floors and ceilings were renewed throughout',
        },
      },
      wellKept: {
        name: { de: 'gepflegt', en: 'well kept' },
        explanation: { de: 'in Schuss, ohne größere Mängel', en: 'in good order, without major defects' },
      },
      requiresRenovation: {
        name: { de: 'renovierungsbedürftig', en: 'needs renovation' },
        explanation: { de: 'Wände und Böden sind zu machen', en: 'walls and floors have to be done' },
      },
      requiresRefurbishment: {
        name: { de: 'sanierungsbedürftig', en: 'needs refurbishment' },
        explanation: {
          de: 'auch Technik oder Bausubstanz ist zu erneuern',
          en: 'technology or structure have to be renewed, too',
        },
      },
      shell: {
        name: { de: 'Rohbau', en: 'shell' },
        explanation: {
          de: 'Wände und Dach stehen, der Ausbau fehlt',
          en: 'walls and roof stand, the interior is missing',
        },
      },
      negotiable: {
        name: { de: 'nach Vereinbarung', en: 'by agreement' },
        explanation: { de: 'was bis zur Übergabe noch gemacht wird', en: 'what is still done before the handover' },
      },
      demolitionReady: {
        name: { de: 'abbruchreif', en: 'ready for demolition' },
        explanation: { de: 'das Gebäude ist nicht mehr zu nutzen', en: 'the building cannot be used any more' },
      },
    },
  },
  constructionYear: {
    name: { de: 'das Baujahr', en: 'year of construction' },
    explanation: { de: 'Jahr der Fertigstellung', en: 'the year in which it was completed' },
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
      projected: {
        name: { de: 'projektiert', en: 'planned' },
        explanation: { de: 'der Bau hat noch nicht begonnen', en: 'building has not begun' },
      },
      underConstruction: {
        name: { de: 'im Bau', en: 'under construction' },
        explanation: { de: 'begonnen, noch nicht bezugsfertig', en: 'begun, not ready to move in yet' },
      },
      completed: {
        name: { de: 'fertiggestellt', en: 'completed' },
        explanation: { de: 'bezugsfertig', en: 'ready to move in' },
      },
    },
  },
  lastRefurbished: {
    name: { de: 'die letzte Modernisierung', en: 'last refurbishment' },
    explanation: { de: 'Jahr, in dem sie abgeschlossen wurde', en: 'the year in which it was finished' },
  },
  isListed: {
    name: { de: 'der Denkmalschutz', en: 'listed building' },
    explanation: { de: 'das Gebäude ist ein Denkmal', en: 'the building is a protected monument' },
  },
  heatingType: {
    name: { de: 'die Heizungsart', en: 'heating' },
    explanation: {
      de: 'womit oder von wo aus die Räume warm werden',
      en: 'with what, or from where, the rooms get warm',
    },
    values: {
      stove: {
        name: { de: 'Ofenheizung', en: 'stove heating' },
        explanation: { de: 'einzelne Öfen in den Räumen', en: 'single ones in the rooms' },
      },
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
      heatPump: {
        name: { de: 'Wärmepumpe', en: 'heat pump' },
        explanation: { de: 'nutzt Wärme aus Luft, Wasser oder Boden', en: 'uses the heat of air, water or soil' },
      },
      gas: {
        name: { de: 'Gasheizung', en: 'gas heating' },
        explanation: { de: 'mit Erdgas oder Flüssiggas', en: 'with natural or liquid gas' },
      },
      oil: {
        name: { de: 'Ölheizung', en: 'oil heating' },
        explanation: { de: 'mit Heizöl aus einem Tank', en: 'with heating oil from a tank' },
      },
      electric: {
        name: { de: 'Elektroheizung', en: 'electric heating' },
        explanation: { de: 'direkt mit Strom, ohne Speicher', en: 'directly, without storage' },
      },
      nightStorage: {
        name: { de: 'Nachtspeicherheizung', en: 'night storage heaters' },
        explanation: { de: 'lädt sich nachts mit Strom auf', en: 'charged with electricity at night' },
      },
      pellet: {
        name: { de: 'Pelletheizung', en: 'pellet heating' },
        explanation: { de: 'verbrennt gepresste Holzspäne', en: 'burns pressed wood shavings' },
      },
      solar: {
        name: { de: 'Solarheizung', en: 'solar heating' },
        explanation: {
          de: 'Kollektoren auf dem Dach, meist ergänzend',
          en: 'collectors on the roof, mostly in addition',
        },
      },
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
      present: {
        name: { de: 'liegt vor', en: 'present' },
        explanation: { de: 'die Angaben daraus gehören ins Inserat', en: 'its details belong in the advert' },
      },
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
