import type { FieldWords } from './member-words.ts'

export const equipment = {
  interiorQuality: {
    name: { de: 'die Qualität der Ausstattung', en: 'interior quality' },
    explanation: { de: 'wie hochwertig Bad, Böden und Türen sind', en: 'how good bathrooms, floors and doors are' },
    values: {
      simple: {
        name: { de: 'einfach', en: 'simple' },
        explanation: { de: 'zweckmäßig, ohne Extras', en: 'functional, without extras' },
      },
      standard: {
        name: { de: 'normal', en: 'standard' },
        explanation: { de: 'zeitgemäß und solide', en: 'up to date and solid' },
      },
      high: {
        name: { de: 'gehoben', en: 'high' },
        explanation: { de: 'hochwertige Böden, Bäder und Türen', en: 'good floors, bathrooms and doors' },
      },
      luxury: {
        name: { de: 'luxuriös', en: 'luxury' },
        explanation: { de: 'edle Materialien, nach Maß gefertigt', en: 'fine materials, made to measure' },
      },
    },
  },
  furnishing: {
    name: { de: 'die Möblierung', en: 'furnishing' },
    explanation: { de: 'ob Möbel dazugehören', en: 'whether furniture goes with it' },
    values: {
      none: {
        name: { de: 'unmöbliert', en: 'unfurnished' },
        explanation: { de: 'eine Einbauküche kann trotzdem bleiben', en: 'a fitted kitchen may stay nevertheless' },
      },
      partly: {
        name: { de: 'teilmöbliert', en: 'partly furnished' },
        explanation: { de: 'einzelne Stücke bleiben', en: 'some pieces stay' },
      },
      full: {
        name: { de: 'möbliert', en: 'furnished' },
        explanation: { de: 'mit allem, was man zum Einziehen braucht', en: 'with all that is needed to move in' },
      },
    },
  },
  flooring: {
    name: { de: 'der Bodenbelag', en: 'flooring' },
    explanation: { de: 'woraus die Böden sind', en: 'what the floors are made of' },
    values: {
      tiles: {
        name: { de: 'Fliesen', en: 'tiles' },
        explanation: { de: 'Keramik oder Feinsteinzeug', en: 'ceramic or stoneware' },
      },
      planks: {
        name: { de: 'Dielen', en: 'floorboards' },
        explanation: { de: 'aus massivem Holz', en: 'of solid wood' },
      },
      parquet: {
        name: { de: 'Parkett', en: 'parquet' },
        explanation: { de: 'Echtholz, verklebt oder schwimmend verlegt', en: 'real wood, glued or floating' },
      },
      laminate: {
        name: { de: 'Laminat', en: 'laminate' },
        explanation: { de: 'Holzoptik auf einer Trägerplatte', en: 'wood look on a carrier board' },
      },
      vinyl: {
        name: { de: 'Vinyl', en: 'vinyl' },
        explanation: { de: 'auch PVC und Designboden', en: 'also PVC and design floors' },
      },
      carpet: { name: { de: 'Teppich', en: 'carpet' }, explanation: { de: 'fest verlegt', en: 'fitted' } },
      stone: {
        name: { de: 'Stein', en: 'stone' },
        explanation: { de: 'Naturstein wie Granit oder Marmor', en: 'natural, such as granite or marble' },
      },
      screed: {
        name: { de: 'Estrich', en: 'screed' },
        explanation: { de: 'geschliffen, oder noch ohne Belag', en: 'polished, or still without a covering' },
      },
      other: {
        name: { de: 'sonstiger Belag', en: 'other' },
        explanation: { de: 'zum Beispiel Kork oder Linoleum', en: 'such as cork or linoleum' },
      },
    },
  },
  hasBuiltInKitchen: {
    name: { de: 'die Einbauküche', en: 'fitted kitchen' },
    explanation: { de: 'bleibt im Objekt', en: 'stays in the property' },
  },
  hasGuestToilet: {
    name: { de: 'das Gäste-WC', en: 'guest toilet' },
    explanation: { de: 'eigene Toilette neben dem Bad', en: 'a toilet beside the bathroom' },
  },
  hasBalcony: {
    name: { de: 'der Balkon', en: 'balcony' },
    explanation: { de: 'mindestens einer', en: 'at least one' },
  },
  numberOfBalconies: {
    name: { de: 'die Anzahl der Balkone', en: 'number of balconies' },
    explanation: { de: 'ohne Terrassen und Loggien', en: 'without terraces and loggias' },
  },
  hasTerrace: {
    name: { de: 'die Terrasse', en: 'terrace' },
    explanation: { de: 'auch Dachterrasse', en: 'a roof terrace, too' },
  },
  hasLoggia: {
    name: { de: 'die Loggia', en: 'loggia' },
    explanation: { de: 'überdachter, ins Gebäude eingezogener Balkon', en: 'a roofed balcony within the building' },
  },
  hasGarden: {
    name: { de: 'der Garten', en: 'garden' },
    explanation: { de: 'auch zur Mitbenutzung', en: 'one that is shared, too' },
  },
  hasCellar: {
    name: { de: 'der Keller', en: 'cellar' },
    explanation: { de: 'auch ein Kellerabteil', en: 'a compartment in the cellar, too' },
  },
  hasStorageRoom: {
    name: { de: 'der Abstellraum', en: 'storage room' },
    explanation: { de: 'in der Wohnung oder im Haus', en: 'in the flat or in the house' },
  },
  hasLift: {
    name: { de: 'der Aufzug', en: 'lift' },
    explanation: { de: 'Personenaufzug im Haus', en: 'for persons, in the building' },
  },
  hasFireplace: {
    name: { de: 'der Kamin', en: 'fireplace' },
    explanation: { de: 'auch Kaminofen', en: 'a wood-burning stove, too' },
  },
  hasAirConditioning: {
    name: { de: 'die Klimaanlage', en: 'air conditioning' },
    explanation: { de: 'fest eingebaut', en: 'built in' },
  },
  isAccessible: {
    name: { de: 'barrierefrei', en: 'barrier-free' },
    explanation: {
      de: 'stufenlos erreichbar und mit dem Rollstuhl nutzbar',
      en: 'to be reached without a step, and used in a wheelchair',
    },
  },
  petsAllowed: {
    name: { de: 'die Haustiere', en: 'pets' },
    pluralIn: ['de', 'en'],
    explanation: { de: 'ob Mieter Haustiere halten dürfen', en: 'whether tenants may keep pets' },
    values: {
      true: {
        name: { de: 'erlaubt', en: 'allowed' },
        explanation: { de: 'Mieter müssen nicht fragen', en: 'tenants need not ask' },
      },
      false: {
        name: { de: 'nicht erlaubt', en: 'not allowed' },
        explanation: {
          de: 'Kleintiere wie Hamster bleiben immer möglich',
          en: 'small animals such as hamsters are always possible',
        },
      },
      negotiable: {
        name: { de: 'nach Absprache', en: 'by agreement' },
        explanation: { de: 'Mieter fragen vorher', en: 'tenants ask first' },
      },
    },
  },
  isSuitableAsSharedFlat: {
    name: { de: 'WG-geeignet', en: 'suitable for sharing' },
    explanation: { de: 'für Wohngemeinschaften geeignet', en: 'suits people who share a flat' },
  },
  isSuitableAsHolidayHome: {
    name: { de: 'als Ferienimmobilie geeignet', en: 'suitable as a holiday home' },
    explanation: { de: 'darf als Feriendomizil genutzt werden', en: 'may be used for holidays' },
  },
  requiresWBS: {
    name: { de: 'Wohnberechtigungsschein erforderlich', en: 'eligibility certificate required' },
    explanation: {
      de: 'nur für Mieter mit Wohnberechtigungsschein (WBS)',
      en: 'only for tenants with a certificate of eligibility (Wohnberechtigungsschein)',
    },
  },
} satisfies Partial<FieldWords>
