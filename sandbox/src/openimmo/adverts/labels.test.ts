import { expect, test } from 'vitest'
import { factFields, featureFields, factLabels, valuePhrase } from './label-words.ts'

/** What the format lets be said of what is shown, in its version 1.2.7; several of what stands beside each other. */
const wordsOfFormat: Record<string, string> = {
  preis_zeiteinheit: 'TAG WOCHE MONAT JAHR',
  wohnung: `DACHGESCHOSS MAISONETTE LOFT-STUDIO-ATELIER PENTHOUSE TERRASSEN ETAGE ERDGESCHOSS SOUTERRAIN APARTMENT
    FERIENWOHNUNG GALERIE ROHDACHBODEN ATTIKAWOHNUNG KEINE_ANGABE`,
  haus: `REIHENHAUS REIHENEND REIHENMITTEL REIHENECK DOPPELHAUSHAELFTE EINFAMILIENHAUS STADTHAUS VILLA RESTHOF BAUERNHAUS
    LANDHAUS SCHLOSS ZWEIFAMILIENHAUS MEHRFAMILIENHAUS FERIENHAUS BERGHUETTE CHALET STRANDHAUS LAUBE-DATSCHE-GARTENHAUS
    APARTMENTHAUS BURG HERRENHAUS FINCA RUSTICO FERTIGHAUS BUNGALOW KEINE_ANGABE`,
  grundstueck:
    'WOHNEN GEWERBE INDUSTRIE LAND_FORSTWIRSCHAFT FREIZEIT GEMISCHT GEWERBEPARK SONDERNUTZUNG SEELIEGENSCHAFT',
  kueche: 'EBK OFFEN PANTRY',
  boden: `FLIESEN STEIN TEPPICH PARKETT FERTIGPARKETT LAMINAT DIELEN KUNSTSTOFF ESTRICH DOPPELBODEN LINOLEUM MARMOR
    TERRAKOTTA GRANIT`,
  moebliert: 'VOLL TEIL',
  ausstatt_kategorie: 'STANDARD GEHOBEN LUXUS',
  unterkellert: 'JA NEIN TEIL',
  stellplatzart: 'GARAGE TIEFGARAGE CARPORT FREIPLATZ PARKHAUS DUPLEX',
  bebaubar_nach: '34_NACHBARSCHAFT 35_AUSSENGEBIET B_PLAN BAUERWARTUNGSLAND',
  erschliessung: 'UNERSCHLOSSEN TEILERSCHLOSSEN VOLLERSCHLOSSEN ORTSUEBLICHERSCHLOSSEN',
  zustand: `ERSTBEZUG TEIL_VOLLRENOVIERUNGSBED NEUWERTIG TEIL_VOLLSANIERT TEIL_VOLLRENOVIERT TEIL_SANIERT VOLL_SANIERT
    SANIERUNGSBEDUERFTIG BAUFAELLIG NACH_VEREINBARUNG MODERNISIERT GEPFLEGT ROHBAU ENTKERNT ABRISSOBJEKT PROJEKTIERT`,
  heizungsart: 'OFEN ETAGE ZENTRAL FERN FUSSBODEN',
  befeuerung: `OEL GAS ELEKTRO ALTERNATIV SOLAR ERDWAERME LUFTWP FERN BLOCK WASSER-ELEKTRO PELLET KOHLE HOLZ FLUESSIGGAS`,
  epart: 'VERBRAUCH BEDARF',
  jahrgang: '2008 2014 ohne nicht_noetig bei_besichtigung',
}
const shown = [...Object.values(factFields), featureFields].flatMap((list) => list.split(/\s+/))

test('everything that is shown of an object has a name', () => {
  expect(shown.filter((name) => factLabels[name] === undefined)).toEqual([])
})

test.for(Object.entries(wordsOfFormat))('every word for %s is shown in German and English', ([fact, list]) => {
  const words = list.split(/\s+/).filter((word) => !/^\d{4}$/.test(word))

  expect(shown).toContain(fact)
  expect(words.filter((word) => valuePhrase(fact, word) === undefined)).toEqual([])
})
