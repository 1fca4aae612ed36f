import type { Advert } from './adverts.ts'

/** What the pages call things, in the order in which they show them. */
const labels: Record<string, string> = {
  kaufpreis: 'Kaufpreis',
  nettokaltmiete: 'Kaltmiete',
  nebenkosten: 'Nebenkosten',
  heizkosten: 'Heizkosten',
  warmmiete: 'Warmmiete',
  heizkosten_enthalten: 'Heizkosten in der Warmmiete enthalten',
  pacht: 'Pacht',
  freitext_preis: 'Preis',
  erbpacht: 'Erbbauzins im Jahr',
  hausgeld: 'Hausgeld',
  mieteinnahmen_ist: 'Mieteinnahmen im Monat',
  provisionspflichtig: 'Provisionspflichtig',
  aussen_courtage: 'Provision',
  courtage_hinweis: 'Hinweis zur Provision',
  kaution: 'Kaution',
  kaution_text: 'Kaution',
  verkaufstatus: 'Status',
  wohnung: 'Wohnungstyp',
  haus: 'Haustyp',
  grundstueck: 'Art des Grundstücks',
  wohnflaeche: 'Wohnfläche',
  nutzflaeche: 'Nutzfläche',
  grundstuecksflaeche: 'Grundstücksfläche',
  teilbar_ab: 'Teilbar ab',
  grz: 'GRZ',
  gfz: 'GFZ',
  anzahl_zimmer: 'Zimmer',
  anzahl_schlafzimmer: 'Schlafzimmer',
  anzahl_badezimmer: 'Badezimmer',
  anzahl_balkone: 'Balkone',
  anzahl_terrassen: 'Terrassen',
  anzahl_logia: 'Loggien',
  balkon_terrasse_flaeche: 'Balkon- und Terrassenfläche',
  anzahl_wohneinheiten: 'Wohneinheiten',
  anzahl_stellplaetze: 'Stellplätze',
  stellplatzart: 'Art des Stellplatzes',
  einliegerwohnung: 'Einliegerwohnung',
  etage: 'Etage',
  anzahl_etagen: 'Etagen',
  fahrstuhl: 'Aufzug',
  kueche: 'Küche',
  boden: 'Boden',
  kamin: 'Kamin',
  klimatisiert: 'Klimaanlage',
  moebliert: 'Möbliert',
  ausstatt_kategorie: 'Ausstattung',
  gartennutzung: 'Garten',
  unterkellert: 'Keller',
  abstellraum: 'Abstellraum',
  gaestewc: 'Gäste-WC',
  barrierefrei: 'Barrierefrei',
  wg_geeignet: 'WG-geeignet',
  haustiere: 'Haustiere',
  denkmalgeschuetzt: 'Denkmalschutz',
  wbs_sozialwohnung: 'Wohnberechtigungsschein erforderlich',
  vermietet: 'Vermietet',
  als_ferien: 'Als Ferienimmobilie geeignet',
  bebaubar_nach: 'Bebaubar nach',
  erschliessung: 'Erschließung',
  zustand: 'Zustand',
  baujahr: 'Baujahr',
  letztemodernisierung: 'Letzte Modernisierung',
  heizungsart: 'Heizungsart',
  befeuerung: 'Befeuerung',
  verfuegbar_ab: 'Verfügbar ab',
  bisdatum: 'Befristet bis',
  min_mietdauer: 'Mindestmietdauer in Monaten',
  jahrgang: 'Jahrgang des Energieausweises',
  epart: 'Energieausweis',
  epasstext: 'Zum Energieausweis',
  energieverbrauchkennwert: 'Energieverbrauch',
  endenergiebedarf: 'Energiebedarf',
  mitwarmwasser: 'Warmwasser enthalten',
  primaerenergietraeger: 'Energieträger',
  wertklasse: 'Energieklasse',
  gueltig_bis: 'Energieausweis gültig bis',
}

export const factNames = Object.keys(labels)

export const headings: Record<string, string> = {
  objektbeschreibung: 'Objektbeschreibung',
  ausstatt_beschr: 'Ausstattung',
  lage: 'Lage',
  sonstige_angaben: 'Sonstiges',
}

const amounts = [
  'kaufpreis',
  'nettokaltmiete',
  'warmmiete',
  'nebenkosten',
  'heizkosten',
  'pacht',
  'erbpacht',
  'hausgeld',
  'mieteinnahmen_ist',
  'kaution',
]
const areas = ['wohnflaeche', 'grundstuecksflaeche', 'nutzflaeche', 'teilbar_ab', 'balkon_terrasse_flaeche']
const energies = ['energieverbrauchkennwert', 'endenergiebedarf']

export function facts(advert: Advert): [string, string][] {
  return Object.entries(labels).flatMap(([name, label]): [string, string][] => {
    const value = advert.facts[name]
    // A price of 0 stands for one that is not told.
    if (value === undefined || value === '' || (name === 'kaufpreis' && Number(value) === 0)) return []
    return [[label, shown(name, value)]]
  })
}

export function keyFacts(advert: Advert): string[] {
  const { freitext_preis: words, anzahl_zimmer: rooms } = advert.facts
  const amount = ['kaufpreis', 'nettokaltmiete', 'pacht'].find((name) => advert.facts[name] !== undefined)
  const price = words ?? (amount === undefined ? undefined : shown(amount, advert.facts[amount] ?? ''))
  const area = ['wohnflaeche', 'grundstuecksflaeche'].find((name) => advert.facts[name] !== undefined)
  return [
    price,
    rooms && `${number(rooms)} Zimmer`,
    area && shown(area, advert.facts[area] ?? ''),
    advert.isReference && 'Referenz',
  ].filter((fact) => typeof fact === 'string')
}

const kinds: Record<string, string> = { wohnung: 'Wohnung', haus: 'Haus', grundstueck: 'Grundstück' }

export function kindLabel({ kind, isForSale }: Advert): string {
  return `${kinds[kind] ?? kind} ${isForSale ? 'zum Kauf' : 'zur Miete'}`
}

export function placeLabel({ street, town, district }: Advert): string {
  return [street, district ? `${town} (${district})` : town].filter(Boolean).join(', ')
}

function shown(name: string, value: string): string {
  if (amounts.includes(name)) return Number(value).toLocaleString('de-DE', { style: 'currency', currency: 'EUR' })
  if (areas.includes(name)) return `${number(value)} m²`
  if (energies.includes(name)) return `${number(value)} kWh/(m²·a)`
  return words[value] ?? value
}

const words: Record<string, string> = {
  true: 'Ja',
  false: 'Nein',
  JA: 'Ja',
  NEIN: 'Nein',
  PERSONEN: 'Ja',
  EBK: 'Einbauküche',
  VOLL: 'Ja',
  TEIL: 'Teilweise',
  OFFEN: 'Zu haben',
  RESERVIERT: 'Reserviert',
  VERKAUFT: 'Verkauft oder vermietet',
  BEDARF: 'Bedarfsausweis',
  VERBRAUCH: 'Verbrauchsausweis',
  bei_besichtigung: 'liegt zur Besichtigung vor',
  nicht_noetig: 'nicht erforderlich',
  LUFTWP: 'Wärmepumpe',
  TEIL_VOLLRENOVIERUNGSBED: 'Renovierungsbedürftig',
  SANIERUNGSBEDUERFTIG: 'Sanierungsbedürftig',
  ROHBAU: 'Rohbau',
  PROJEKTIERT: 'Projektiert',
}

function number(value: string): string {
  return Number(value).toLocaleString('de-DE')
}
