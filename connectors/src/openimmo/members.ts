import type { AnyFields } from '@aushang/model'
import { depositIn, germanAvailability, germanDay } from '../mapping/german-text.ts'
import {
  eitherWord,
  group,
  listOfPlaces,
  type Member,
  member,
  offerStatusMember,
  part,
  qualified,
  text,
  words,
} from '../mapping/member.ts'
import { defineTable } from '../mapping/table.ts'
import { amount, country, day, flag, mark, unread, whole, wordsInElement, year } from './members/codecs.ts'
import { energiepass, heating, isCertificateImplied } from './members/energiepass.ts'
import { objektkategorie } from './members/objektart.ts'
import { isHeatingUnknown, preise } from './members/preise.ts'
import { stellplaetze } from './members/stellplaetze.ts'
import type { Settings } from './options.ts'

type Address = AnyFields['address']

/** Street and number of a hidden address are sent only to portals that are known to keep them to themselves, and cannot place the object without. */
function unlessHidden(given: Member): Member<Settings> {
  return {
    ...given,
    write: (property, settings) =>
      property.fields.address?.publish || settings.hiddenAddress === 'sent' ? given.write(property, settings) : [],
  }
}

/** Never sent of a hidden address. */
const position = group(
  {
    latitude: part('geo.geokoordinaten.@breitengrad', 'address/latitude', whole),
    longitude: part('geo.geokoordinaten.@laengengrad', 'address/longitude', whole),
  },
  {
    write({ address: { latitude, longitude, publish } = { postalCode: '', city: '' } }) {
      return publish && latitude !== undefined && longitude !== undefined ? { latitude, longitude } : {}
    },
    read({ latitude, longitude }) {
      // What software sends of a place that nobody has looked up.
      const isNowhere = latitude === 0 && longitude === 0
      if (latitude === undefined || longitude === undefined || isNowhere) return {}
      return { address: { latitude, longitude } as Address }
    },
  },
)

/** The format counts what we only know to be there. */
function oneOrNone(at: string, from: 'hasTerrace' | 'hasLoggia'): Member {
  return group(
    { count: part(at, from, whole) },
    {
      write: ({ [from]: isThere }) => ({ count: isThere === undefined ? undefined : Number(isThere) }),
      read: ({ count = 0 }) => ({ [from]: count > 0 }),
    },
  )
}

const balconies = group(
  { count: part('flaechen.anzahl_balkone', 'numberOfBalconies', whole) },
  {
    write: ({ hasBalcony, numberOfBalconies }) => ({
      // None that are counted, and yet there is one: it is.
      count: numberOfBalconies || (hasBalcony === undefined ? undefined : Number(hasBalcony)),
    }),
    read: ({ count }) => (count ? { hasBalcony: true, numberOfBalconies: count } : { hasBalcony: false }),
  },
)

const conditions = words({
  projected: 'PROJEKTIERT',
  firstTimeUse: 'ERSTBEZUG',
  firstTimeUseAfterRefurbishment: 'VOLL_SANIERT',
  mint: 'NEUWERTIG',
  refurbished: 'TEIL_VOLLSANIERT',
  modernised: 'MODERNISIERT',
  renovated: 'TEIL_VOLLRENOVIERT',
  wellKept: 'GEPFLEGT',
  requiresRenovation: 'TEIL_VOLLRENOVIERUNGSBED',
  requiresRefurbishment: 'SANIERUNGSBEDUERFTIG',
  shell: 'ROHBAU',
  negotiable: 'NACH_VEREINBARUNG',
  demolitionReady: 'ABRISSOBJEKT',
} as const satisfies Record<NonNullable<AnyFields['condition']> | 'projected', string>)

/** What is only planned is a condition in the format; of what is being built it knows nothing. */
const condition = group(
  {
    // What is refurbished may have been lived in since.
    state: part('zustand_angaben.zustand.@zustand_art', 'condition', unread('VOLL_SANIERT', conditions)),
  },
  {
    write: ({ condition, constructionPhase: phase }) => ({
      state: condition ?? (phase === 'projected' ? phase : undefined),
    }),
    read: ({ state }) => (state === 'projected' ? { constructionPhase: state } : { condition: state }),
  },
)

/** Ours is a text, and a day beside it for those who look for one. */
const availability = group(
  {
    words: part<string>('verwaltung_objekt.verfuegbar_ab', 'availableFrom', {
      ...text(),
      read: (theirs) => germanAvailability(text().read(theirs)),
    }),
    day: part('verwaltung_objekt.abdatum', 'availableFrom', day),
  },
  {
    write: ({ availableFrom }) => ({ words: germanAvailability(availableFrom), day: dayIn(availableFrom) }),
    read: ({ words, day }) => ({ availableFrom: words ?? (day && germanDay(day)) }),
  },
)

/** `01.03.2027` or `2027-03-01` → `2027-03-01`; undefined for words, and for a day that no calendar has. */
function dayIn(availability = ''): string | undefined {
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(availability.trim())
  const date = german
    ? `${german[3]}-${german[2]?.padStart(2, '0')}-${german[1]?.padStart(2, '0')}`
    : /^\d{4}-\d{2}-\d{2}$/.exec(availability.trim())?.[0]
  const day = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(`${date}`) ? date : undefined
}

/** "By agreement" is neither. */
const pets = group(
  { pets: part('verwaltung_objekt.haustiere', 'petsAllowed', flag) },
  {
    write: ({ petsAllowed }) => ({ pets: petsAllowed === 'negotiable' ? undefined : petsAllowed }),
    read: ({ pets }) => ({ petsAllowed: pets }),
  },
)

/** Of a flat that is sold it says that somebody lives in it. */
const isLet = group(
  { isLet: part('verwaltung_objekt.vermietet', '/offerStatus', mark) },
  {
    types: ['apartmentRent', 'houseRent', 'plotRent'],
    write: (_, { offerStatus }) => ({ isLet: offerStatus === 'closed' }),
    read: () => ({}),
  },
)

/** All that an `<immobilie>` says of a property, each with what it comes from, in the order of the format. */
export const immobilieTable = defineTable<Settings>({
  members: [
    ...objektkategorie,
    member('geo.plz', 'address/postalCode', { ...text(), write: (code) => code.trim() }),
    member('geo.ort', 'address/city', text()),
    position,
    unlessHidden(member('geo.strasse', 'address/street', text())),
    unlessHidden(member('geo.hausnummer', 'address/streetNumber', text())),
    member('geo.bundesland', 'address/region', text()),
    group(
      { country: part('geo.land.@iso_land', 'address/country', country) },
      {
        write: ({ address }) => ({ country: address?.country ?? 'DE' }),
        read: ({ country }) => ({ address: { country } as Address }),
      },
    ),
    member('geo.etage', 'floor', whole),
    member('geo.anzahl_etagen', 'numberOfFloors', amount),
    member('geo.regionaler_zusatz', 'address/district', text()),
    ...preise,
    member('flaechen.wohnflaeche', 'livingArea', amount),
    member('flaechen.nutzflaeche', 'usableArea', amount),
    member('flaechen.grz', 'siteCoverageIndex', amount),
    member('flaechen.gfz', 'floorSpaceIndex', amount),
    member('flaechen.grundstuecksflaeche', 'plotArea', amount),
    member('flaechen.anzahl_zimmer', 'numberOfRooms', amount),
    member('flaechen.anzahl_schlafzimmer', 'numberOfBedrooms', amount),
    member('flaechen.anzahl_badezimmer', 'numberOfBathrooms', amount),
    balconies,
    oneOrNone('flaechen.anzahl_terrassen', 'hasTerrace'),
    oneOrNone('flaechen.anzahl_logia', 'hasLoggia'),
    member('flaechen.balkon_terrasse_flaeche', 'outdoorArea', amount),
    member('flaechen.teilbar_ab', 'divisibleFrom', amount),
    member('flaechen.anzahl_wohneinheiten', 'numberOfUnits', amount),
    member('flaechen.einliegerwohnung', 'hasLodgerFlat', flag),
    ...stellplaetze,
    member(
      'ausstattung.ausstatt_kategorie',
      'interiorQuality',
      wordsInElement({ standard: 'STANDARD', high: 'GEHOBEN', luxury: 'LUXUS' }),
    ),
    member('ausstattung.wg_geeignet', 'isSuitableAsSharedFlat', flag),
    member('ausstattung.kueche.@EBK', 'hasBuiltInKitchen', flag),
    listOfPlaces(
      'flooring',
      {
        tiles: 'ausstattung.boden.@FLIESEN',
        planks: 'ausstattung.boden.@DIELEN',
        parquet: 'ausstattung.boden.@PARKETT',
        laminate: 'ausstattung.boden.@LAMINAT',
        vinyl: 'ausstattung.boden.@KUNSTSTOFF',
        carpet: 'ausstattung.boden.@TEPPICH',
        stone: 'ausstattung.boden.@STEIN',
        screed: 'ausstattung.boden.@ESTRICH',
      },
      mark,
    ),
    member('ausstattung.kamin', 'hasFireplace', flag),
    heating,
    member('ausstattung.klimatisiert', 'hasAirConditioning', flag),
    member('ausstattung.fahrstuhl.@PERSONEN', 'hasLift', flag),
    member('ausstattung.gartennutzung', 'hasGarden', flag),
    member('ausstattung.moebliert.@moeb', 'furnishing', words({ partly: 'TEIL', full: 'VOLL' })),
    member('ausstattung.barrierefrei', 'isAccessible', flag),
    member('ausstattung.unterkellert.@keller', 'hasCellar', eitherWord('JA', 'NEIN')),
    member('ausstattung.abstellraum', 'hasStorageRoom', flag),
    member('ausstattung.gaestewc', 'hasGuestToilet', flag),
    member('zustand_angaben.baujahr', 'constructionYear', year),
    member('zustand_angaben.letztemodernisierung', 'lastRefurbished', year),
    condition,
    member(
      'zustand_angaben.bebaubar_nach.@bebaubar_attr',
      'buildingRegulation',
      words<NonNullable<AnyFields['buildingRegulation']>>(
        {
          developmentPlan: 'B_PLAN',
          neighbourhood: '34_NACHBARSCHAFT',
          outerArea: '35_AUSSENGEBIET',
          developmentExpected: 'BAUERWARTUNGSLAND',
          none: 'KEIN BAULAND',
        },
        { KEIN_BAULAND: 'none' },
      ),
    ),
    member(
      'zustand_angaben.erschliessung.@erschl_attr',
      'development',
      words({ developed: 'VOLLERSCHLOSSEN', partlyDeveloped: 'TEILERSCHLOSSEN', undeveloped: 'UNERSCHLOSSEN' }),
    ),
    ...energiepass,
    offerStatusMember(
      'zustand_angaben.verkaufstatus.@stand',
      (status) => ({ open: 'OFFEN', reserved: 'RESERVIERT', closed: 'VERKAUFT' })[status],
      { OFFEN: 'open', RESERVIERT: 'reserved', VERKAUFT: 'closed' },
    ),
    member('freitexte.objekttitel', 'title', text()),
    member('freitexte.lage', 'locationDescription', text()),
    member('freitexte.ausstatt_beschr', 'furnishingDescription', text()),
    member('freitexte.objektbeschreibung', 'description', text()),
    'note',
    group(
      { isShown: part('verwaltung_objekt.objektadresse_freigeben', 'address/publish', flag) },
      {
        write: ({ address }) => ({ isShown: address?.publish ?? false }),
        read: ({ isShown }) => ({ address: { publish: isShown } as Address }),
      },
    ),
    availability,
    member('verwaltung_objekt.bisdatum', 'fixedTermUntil', day),
    qualified('verwaltung_objekt.min_mietdauer', 'minimumTermMonths', amount, [
      'verwaltung_objekt.min_mietdauer.@min_dauer',
      'MONAT',
    ]),
    member('verwaltung_objekt.wbs_sozialwohnung', 'requiresWBS', flag),
    isLet,
    member('verwaltung_objekt.vermietet', 'isRented', flag),
    pets,
    member('verwaltung_objekt.denkmalgeschuetzt', 'isListed', flag),
    member('verwaltung_objekt.als_ferien', 'isSuitableAsHolidayHome', flag),
  ],
  note: part('freitexte.sonstige_angaben', 'miscellaneousDescription', text()),
  noteFits: (note, { textLengthMax = Infinity }) => Array.from(note).length <= textLengthMax,
  asCompared: (path, value) => (path === '/fields/deposit' ? (depositIn(String(value)) ?? value) : value),
  isSilent: (path, { fields }) =>
    isHiddenPart(path, fields) ||
    isOtherKind(path, fields) ||
    isToldApart(path, fields) ||
    isCertificateImplied(path, fields) ||
    (path === '/fields/purchasePrice' && fields.purchasePriceOnRequest === true),
  whyLeftOut(path, { fields }) {
    if (/^\/fields\/address\/l(?:atitud|ongitud)e$/.test(path)) return { key: 'positionIncomplete' }
    if (path !== '/fields/address/country') return undefined
    return { key: 'portalLacksCountry', params: { country: fields.address?.country ?? '' } }
  },
})

function isHiddenPart(path: string, { address }: AnyFields): boolean {
  return !address?.publish && /^\/fields\/address\/(?:street|streetNumber|latitude|longitude)$/.test(path)
}

function isOtherKind(path: string, { apartmentType, houseType }: AnyFields): boolean {
  return (
    (path === '/fields/apartmentType' && apartmentType === 'other') ||
    (path === '/fields/houseType' && houseType === 'other')
  )
}

/** Costs that have the heating in them are told as costs without it, and the heating. */
function isToldApart(path: string, fields: AnyFields): boolean {
  const isOfCosts = path === '/fields/additionalCosts' || path === '/fields/additionalCostsIncludeHeatingCosts'
  return isOfCosts && fields.additionalCostsIncludeHeatingCosts === true && !isHeatingUnknown(fields)
}
