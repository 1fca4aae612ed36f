import { isoCurrencies, isoLands } from '../countries.ts'

/**
 * The format, in our own notation: what stands in which element, in which order. Element names mean the same wherever
 * they occur. The order is binding: the writer writes in it, and the check of a foreign file holds the file against it.
 *
 * In `sequences`, `?` is optional, `*` any number, `+` at least one, nothing exactly one. An element that is listed
 * nowhere may hold anything: what OpenImmo has for hotels, auctions and Austria is not our business.
 */
const sequences: Record<string, string> = {
  openimmo: 'uebertragung anbieter+ user_defined_simplefield* user_defined_anyfield*',
  anbieter: `anbieternr? firma openimmo_anid lizenzkennung? anhang? immobilie* impressum? impressum_strukt?
    user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  immobilie: `objektkategorie geo kontaktperson weitere_adresse* preise? bieterverfahren? versteigerung? flaechen?
    ausstattung? zustand_angaben? bewertung? infrastruktur? freitexte? anhaenge? verwaltung_objekt? verwaltung_techn
    user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  objektkategorie: `nutzungsart vermarktungsart objektart user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  objektart: `zimmer* wohnung* haus* grundstueck* buero_praxen* einzelhandel* gastgewerbe* hallen_lager_prod*
    land_und_forstwirtschaft* parken* sonstige* freizeitimmobilie_gewerblich* zinshaus_renditeobjekt*
    objektart_zusatz*`,
  geo: `plz? ort? geokoordinaten? strasse? hausnummer? bundesland? land? gemeindecode? flur? flurstueck? gemarkung?
    etage? anzahl_etagen? lage_im_bau? wohnungsnr? lage_gebiet? regionaler_zusatz? karten_makro? karten_mikro?
    virtuelletour? luftbildern? user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  kontaktperson: `email_zentrale? email_direkt? tel_zentrale? tel_durchw? tel_fax? tel_handy? name vorname? titel?
    anrede? position? anrede_brief? firma? zusatzfeld? strasse? hausnummer? plz? ort? postfach? postf_plz? postf_ort?
    land? email_privat? email_sonstige* email_feedback? tel_privat? tel_sonstige* url? adressfreigabe? personennummer?
    immobilientreuhaenderid? foto? referenz_id? freitextfeld? user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  preise: `kaufpreis? kaufpreisnetto? kaufpreisbrutto? nettokaltmiete? kaltmiete? warmmiete? nebenkosten?
    heizkosten_enthalten? heizkosten? zzg_mehrwertsteuer? mietzuschlaege? hauptmietzinsnetto? pauschalmiete?
    betriebskostennetto? evbnetto? gesamtmietenetto? gesamtmietebrutto? gesamtbelastungnetto? gesamtbelastungbrutto?
    gesamtkostenprom2von? heizkostennetto? monatlichekostennetto? monatlichekostenbrutto? nebenkostenprom2von?
    ruecklagenetto? sonstigekostennetto? sonstigemietenetto? summemietenetto? nettomieteprom2von? pacht? erbpacht?
    hausgeld? abstand? preis_zeitraum_von? preis_zeitraum_bis? preis_zeiteinheit? mietpreis_pro_qm? kaufpreis_pro_qm?
    provisionspflichtig? provision_teilen? innen_courtage? aussen_courtage? courtage_hinweis? provisionnetto?
    provisionbrutto? waehrung? mwst_satz? mwst_gesamt? freitext_preis? x_fache? nettorendite? nettorendite_soll?
    nettorendite_ist? mieteinnahmen_ist? mieteinnahmen_soll? erschliessungskosten? kaution? kaution_text?
    geschaeftsguthaben? stp_carport? stp_duplex? stp_freiplatz? stp_garage? stp_parkhaus? stp_tiefgarage?
    stp_sonstige* richtpreis? richtpreisprom2? user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  flaechen: `wohnflaeche? nutzflaeche? gesamtflaeche? ladenflaeche? lagerflaeche? verkaufsflaeche? freiflaeche?
    bueroflaeche? bueroteilflaeche? fensterfront? verwaltungsflaeche? gastroflaeche? grz? gfz? bmz? bgf?
    grundstuecksflaeche? sonstflaeche? anzahl_zimmer? anzahl_schlafzimmer? anzahl_badezimmer? anzahl_sep_wc?
    anzahl_balkone? anzahl_terrassen? anzahl_logia? balkon_terrasse_flaeche? anzahl_wohn_schlafzimmer? gartenflaeche?
    kellerflaeche? fensterfront_qm? grundstuecksfront? dachbodenflaeche? teilbar_ab? beheizbare_flaeche?
    anzahl_stellplaetze? plaetze_gastraum? anzahl_betten? anzahl_tagungsraeume? vermietbare_flaeche?
    anzahl_wohneinheiten? anzahl_gewerbeeinheiten? einliegerwohnung? kubatur? ausnuetzungsziffer? flaechevon?
    flaechebis? user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  ausstattung: `ausstatt_kategorie? wg_geeignet? raeume_veraenderbar? bad? kueche? boden? kamin? heizungsart?
    befeuerung? klimatisiert? fahrstuhl? stellplatzart* gartennutzung? ausricht_balkon_terrasse? moebliert?
    rollstuhlgerecht? kabel_sat_tv? dvbt? barrierefrei? sauna? swimmingpool? wasch_trockenraum? wintergarten?
    dv_verkabelung? rampe? hebebuehne? kran? gastterrasse? stromanschlusswert? kantine_cafeteria? teekueche?
    hallenhoehe? angeschl_gastronomie? brauereibindung? sporteinrichtungen? wellnessbereich? serviceleistungen*
    telefon_ferienimmobilie? breitband_zugang? umts_empfang? sicherheitstechnik? unterkellert? abstellraum?
    fahrradraum? rolladen? dachform? bauweise? ausbaustufe? energietyp? bibliothek? dachboden? gaestewc?
    kabelkanaele? seniorengerecht? user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  zustand_angaben: `baujahr? letztemodernisierung? zustand? alter? bebaubar_nach? erschliessung? erschliessung_umfang?
    bauzone? altlasten? energiepass* verkaufstatus? user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  energiepass: `epart? gueltig_bis? energieverbrauchkennwert? mitwarmwasser? endenergiebedarf? primaerenergietraeger?
    stromwert? waermewert? wertklasse? baujahr? ausstelldatum? jahrgang? gebaeudeart? epasstext? geg2018? hwbwert?
    hwbklasse? fgeewert? fgeeklasse?`,
  freitexte: `objekttitel? dreizeiler? lage? ausstatt_beschr? objektbeschreibung? sonstige_angaben? objekt_text?
    user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  anhaenge: `anhang* user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  anhang: 'anhangtitel? format check? daten',
  foto: 'format daten',
  daten: 'pfad? anhanginhalt?',
  verwaltung_objekt: `objektadresse_freigeben? verfuegbar_ab? abdatum? bisdatum? min_mietdauer? max_mietdauer?
    versteigerungstermin? wbs_sozialwohnung? vermietet? gruppennummer? zugang? laufzeit? max_personen? nichtraucher?
    haustiere? geschlecht? denkmalgeschuetzt? als_ferien? gewerbliche_nutzung? branchen? hochhaus?
    user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
  verwaltung_techn: `objektnr_intern? objektnr_extern aktion aktiv_von? aktiv_bis? openimmo_obid kennung_ursprung?
    stand_vom weitergabe_generell? weitergabe_positiv? weitergabe_negativ? gruppen_kennung? master? sprache?
    user_defined_simplefield* user_defined_anyfield* user_defined_extend*`,
}

export type ValueType = 'boolean' | 'decimal' | 'integer' | 'positiveInteger' | 'date' | 'dateTime' | 'filled'

/** What elements hold, where it is not just any text. (`hallenhoehe` is a number or empty, as in the association's own sample.) */
const contents: Record<ValueType, string> = {
  boolean: `heizkosten_enthalten zzg_mehrwertsteuer provisionspflichtig einliegerwohnung wg_geeignet raeume_veraenderbar
    kamin klimatisiert gartennutzung rollstuhlgerecht kabel_sat_tv dvbt barrierefrei sauna swimmingpool
    wasch_trockenraum wintergarten dv_verkabelung rampe hebebuehne kran gastterrasse kantine_cafeteria teekueche
    brauereibindung sporteinrichtungen wellnessbereich telefon_ferienimmobilie umts_empfang abstellraum fahrradraum
    rolladen bibliothek dachboden gaestewc kabelkanaele seniorengerecht mitwarmwasser objektadresse_freigeben
    wbs_sozialwohnung vermietet nichtraucher haustiere denkmalgeschuetzt als_ferien gewerbliche_nutzung hochhaus
    weitergabe_generell adressfreigabe`,
  decimal: `kaufpreis kaufpreisnetto kaufpreisbrutto nettokaltmiete kaltmiete warmmiete nebenkosten heizkosten
    pauschalmiete pacht erbpacht hausgeld mietpreis_pro_qm kaufpreis_pro_qm mieteinnahmen_ist mieteinnahmen_soll kaution
    wohnflaeche nutzflaeche gesamtflaeche ladenflaeche lagerflaeche verkaufsflaeche freiflaeche bueroflaeche
    gastroflaeche grundstuecksflaeche sonstflaeche anzahl_zimmer anzahl_schlafzimmer anzahl_badezimmer anzahl_sep_wc
    anzahl_balkone anzahl_terrassen anzahl_logia anzahl_wohneinheiten balkon_terrasse_flaeche gartenflaeche kellerflaeche dachbodenflaeche teilbar_ab
    beheizbare_flaeche vermietbare_flaeche`,
  integer: 'etage anzahl_etagen',
  positiveInteger: 'anzahl_stellplaetze max_personen',
  date: `ausstelldatum abdatum bisdatum aktiv_von aktiv_bis stand_vom versteigerungstermin preis_zeitraum_von
    preis_zeitraum_bis`,
  dateTime: 'check',
  filled: 'email_zentrale email_direkt tel_zentrale tel_durchw tel_fax tel_handy',
}

/** Words that an element may hold. */
export const contentWords: Record<string, readonly string[]> = {
  ausstatt_kategorie: ['STANDARD', 'GEHOBEN', 'LUXUS'],
  epart: ['BEDARF', 'VERBRAUCH'],
  jahrgang: ['2008', '2014', 'ohne', 'nicht_noetig', 'bei_besichtigung'],
  gebaeudeart: ['wohn', 'nichtwohn'],
}

export interface AttributeRule {
  isRequired?: true
  type?: ValueType
  words?: readonly string[]
}

const needed: AttributeRule = { isRequired: true }
const flag: AttributeRule = { type: 'boolean' }
const amount: AttributeRule = { type: 'decimal' }

/** The attributes of an element; where an element is listed, it has no others. */
export const attributes: Record<string, Record<string, AttributeRule>> = {
  uebertragung: {
    art: { ...needed, ...words('ONLINE OFFLINE') },
    umfang: { ...needed, ...words('TEIL VOLL') },
    modus: words('NEW CHANGE DELETE'),
    version: needed,
    sendersoftware: needed,
    senderversion: needed,
    techn_email: {},
    regi_id: {},
    timestamp: { type: 'dateTime' },
  },
  nutzungsart: { WOHNEN: { ...needed, ...flag }, GEWERBE: { ...needed, ...flag }, ANLAGE: flag, WAZ: flag },
  vermarktungsart: { KAUF: { ...needed, ...flag }, MIETE_PACHT: { ...needed, ...flag }, ERBPACHT: flag, LEASING: flag },
  wohnung: {
    wohnungtyp: words(`DACHGESCHOSS MAISONETTE LOFT-STUDIO-ATELIER PENTHOUSE TERRASSEN ETAGE ERDGESCHOSS SOUTERRAIN
      APARTMENT FERIENWOHNUNG GALERIE ROHDACHBODEN ATTIKAWOHNUNG KEINE_ANGABE`),
  },
  haus: {
    haustyp: words(`REIHENHAUS REIHENEND REIHENMITTEL REIHENECK DOPPELHAUSHAELFTE EINFAMILIENHAUS STADTHAUS BUNGALOW
      VILLA RESTHOF BAUERNHAUS LANDHAUS SCHLOSS ZWEIFAMILIENHAUS MEHRFAMILIENHAUS FERIENHAUS BERGHUETTE CHALET
      STRANDHAUS LAUBE-DATSCHE-GARTENHAUS APARTMENTHAUS BURG HERRENHAUS FINCA RUSTICO FERTIGHAUS KEINE_ANGABE`),
  },
  // The missing T is the format's own.
  grundstueck: {
    grundst_typ: words(`WOHNEN GEWERBE INDUSTRIE LAND_FORSTWIRSCHAFT FREIZEIT GEMISCHT GEWERBEPARK SONDERNUTZUNG
      SEELIEGENSCHAFT`),
  },
  geokoordinaten: { breitengrad: { ...needed, ...amount }, laengengrad: { ...needed, ...amount } },
  land: { iso_land: { words: isoLands } },
  kaufpreis: { auf_anfrage: flag },
  preis_zeiteinheit: { zeiteinheit: words('TAG WOCHE MONAT JAHR') },
  innen_courtage: { mit_mwst: flag },
  aussen_courtage: { mit_mwst: flag },
  waehrung: { iso_waehrung: { words: isoCurrencies } },
  min_mietdauer: { min_dauer: words('TAG WOCHE MONAT JAHR') },
  max_mietdauer: { max_dauer: words('TAG WOCHE MONAT JAHR') },
  mieteinnahmen_ist: { periode: words('TAG WOCHE MONAT JAHR') },
  ...Object.fromEntries(
    ['carport', 'duplex', 'freiplatz', 'garage', 'parkhaus', 'tiefgarage'].map((kind) => [
      `stp_${kind}`,
      { stellplatzmiete: amount, stellplatzkaufpreis: amount, anzahl: { type: 'integer' } },
    ]),
  ),
  bad: flags('DUSCHE WANNE FENSTER BIDET PISSOIR'),
  kueche: flags('EBK OFFEN PANTRY'),
  boden: flags(`FLIESEN STEIN TEPPICH PARKETT FERTIGPARKETT LAMINAT DIELEN KUNSTSTOFF ESTRICH DOPPELBODEN LINOLEUM
    MARMOR TERRAKOTTA GRANIT`),
  heizungsart: flags('OFEN ETAGE ZENTRAL FERN FUSSBODEN'),
  befeuerung: flags(`OEL GAS ELEKTRO ALTERNATIV SOLAR ERDWAERME LUFTWP FERN BLOCK WASSER-ELEKTRO PELLET KOHLE HOLZ
    FLUESSIGGAS ERDGAS_LEICHT ERDGAS_SCHWER FERNWAERME_DAMPF NAHWAERME WAERMELIEFERUNG BIOENERGIE WINDENERGIE
    WASSERENERGIE UMWELTWAERME KWK_FOSSIL KWK_ERNEUERBAR KWK_REGENERATIV KWK_BIO`),
  fahrstuhl: flags('PERSONEN LASTEN'),
  stellplatzart: flags('GARAGE TIEFGARAGE CARPORT FREIPLATZ PARKHAUS DUPLEX'),
  moebliert: { moeb: words('VOLL TEIL') },
  sicherheitstechnik: flags('ALARMANLAGE KAMERA POLIZEIRUF'),
  unterkellert: { keller: words('JA NEIN TEIL') },
  zustand: {
    zustand_art: words(`ERSTBEZUG TEIL_VOLLRENOVIERUNGSBED NEUWERTIG TEIL_VOLLSANIERT TEIL_VOLLRENOVIERT TEIL_SANIERT
      VOLL_SANIERT SANIERUNGSBEDUERFTIG BAUFAELLIG NACH_VEREINBARUNG MODERNISIERT GEPFLEGT ROHBAU ENTKERNT ABRISSOBJEKT
      PROJEKTIERT`),
  },
  alter: { alter_attr: words('ALTBAU NEUBAU') },
  bebaubar_nach: {
    bebaubar_attr: {
      words: [
        '34_NACHBARSCHAFT',
        '35_AUSSENGEBIET',
        'B_PLAN',
        'KEIN BAULAND',
        'BAUERWARTUNGSLAND',
        'LAENDERSPEZIFISCH',
        'BAULAND_OHNE_B_PLAN',
      ],
    },
  },
  erschliessung: { erschl_attr: words('UNERSCHLOSSEN TEILERSCHLOSSEN VOLLERSCHLOSSEN ORTSUEBLICHERSCHLOSSEN') },
  erschliessung_umfang: { erschl_attr: words('GAS WASSER STROM TK') },
  verkaufstatus: { stand: words('OFFEN RESERVIERT VERKAUFT') },
  foto: { location: { ...needed, ...words('EXTERN REMOTE') } },
  anhang: {
    location: { ...needed, ...words('INTERN EXTERN REMOTE') },
    gruppe: words(`TITELBILD INNENANSICHTEN AUSSENANSICHTEN GRUNDRISS KARTEN_LAGEPLAN ANBIETERLOGO BILD DOKUMENTE LINKS
      PANORAMA QRCODE FILM FILMLINK EPASS-SKALA ANBOBJURL`),
  },
  check: { ctype: { ...needed, ...words('MD5 DATETIME ETAG') } },
  aktion: { aktionart: words('CHANGE DELETE REFERENZ') },
  master: { visible: { ...needed, ...flag } },
  user_defined_simplefield: { feldname: needed },
}

interface Member {
  name: string
  isRequired: boolean
  isRepeatable: boolean
}

const membersOf = new Map(Object.entries(sequences).map(([name, text]) => [name, readSequence(text)]))

const typeOf = new Map(
  Object.entries(contents).flatMap(([type, names]) => split(names).map((name) => [name, type as ValueType])),
)

/** What may stand in an element, in order; undefined where anything may. */
export function members(name: string): Member[] | undefined {
  return membersOf.get(name)
}

export function contentType(name: string): ValueType | undefined {
  return typeOf.get(name)
}

function readSequence(text: string): Member[] {
  return split(text).map((word) => ({
    name: word.replace(/[?*+]$/, ''),
    isRequired: !/[?*]$/.test(word),
    isRepeatable: /[*+]$/.test(word),
  }))
}

function words(text: string): AttributeRule {
  return { words: split(text) }
}

function flags(text: string): Record<string, AttributeRule> {
  return Object.fromEntries(split(text).map((name) => [name, flag]))
}

function split(text: string): string[] {
  return text.trim().split(/\s+/)
}
