import { elementAt, textAt, type TransferElement } from './read-transfer.ts'

/**
 * What this portal demands of an object. Written from the descriptions of the format for itself alone: it is here to
 * find the mistakes of those who send, and must not share them.
 */
export function objectFaults(object: TransferElement, files: ReadonlySet<string>): string[] {
  return [...orderFaults(object), ...valueFaults(object), ...demandFaults(object), ...attachmentFaults(object, files)]
}

/** Missing means yes, as the format has it. */
export function isAddressShown(object: TransferElement): boolean {
  return !/^(false|0)$/.test(textAt(object, 'verwaltung_objekt', 'objektadresse_freigeben'))
}

/** The children of the sections that objects of ours have, in the order in which they must come; `!` must be there. */
const orders: Record<string, string> = {
  immobilie: `objektkategorie! geo! kontaktperson! weitere_adresse preise bieterverfahren versteigerung flaechen
    ausstattung zustand_angaben bewertung infrastruktur freitexte anhaenge verwaltung_objekt verwaltung_techn!
    user_defined_simplefield user_defined_anyfield user_defined_extend`,
  objektkategorie: 'nutzungsart! vermarktungsart! objektart!',
  geo: `plz! ort geokoordinaten strasse hausnummer bundesland land gemeindecode flur flurstueck gemarkung etage
    anzahl_etagen lage_im_bau wohnungsnr lage_gebiet regionaler_zusatz`,
  kontaktperson: `email_zentrale! email_direkt tel_zentrale tel_durchw tel_fax tel_handy name! vorname titel anrede
    position anrede_brief firma zusatzfeld strasse hausnummer plz ort postfach postf_plz postf_ort land email_privat
    email_sonstige email_feedback tel_privat tel_sonstige url adressfreigabe personennummer
    immobilientreuhaenderid foto referenz_id freitextfeld`,
  preise: `kaufpreis nettokaltmiete kaltmiete warmmiete nebenkosten heizkosten_enthalten heizkosten pacht erbpacht
    hausgeld preis_zeitraum_von preis_zeitraum_bis preis_zeiteinheit kaufpreis_pro_qm provisionspflichtig provision_teilen innen_courtage
    aussen_courtage courtage_hinweis waehrung freitext_preis mieteinnahmen_ist mieteinnahmen_soll kaution kaution_text
    stp_carport stp_duplex stp_freiplatz stp_garage stp_parkhaus stp_tiefgarage stp_sonstige`,
  flaechen: `wohnflaeche nutzflaeche gesamtflaeche grz gfz bmz bgf grundstuecksflaeche anzahl_zimmer anzahl_schlafzimmer
    anzahl_badezimmer anzahl_sep_wc anzahl_balkone anzahl_terrassen anzahl_logia balkon_terrasse_flaeche teilbar_ab
    anzahl_stellplaetze anzahl_wohneinheiten einliegerwohnung`,
  ausstattung: `ausstatt_kategorie wg_geeignet bad kueche boden kamin heizungsart befeuerung klimatisiert fahrstuhl
    stellplatzart gartennutzung moebliert rollstuhlgerecht barrierefrei unterkellert abstellraum gaestewc`,
  zustand_angaben: `baujahr letztemodernisierung zustand alter bebaubar_nach erschliessung erschliessung_umfang
    energiepass verkaufstatus user_defined_simplefield`,
  energiepass: `epart gueltig_bis energieverbrauchkennwert mitwarmwasser endenergiebedarf primaerenergietraeger stromwert
    waermewert wertklasse baujahr ausstelldatum jahrgang gebaeudeart epasstext geg2018`,
  freitexte: 'objekttitel dreizeiler lage ausstatt_beschr objektbeschreibung sonstige_angaben',
  anhang: 'anhangtitel format! check daten!',
  foto: 'format! daten!',
  verwaltung_objekt: `objektadresse_freigeben verfuegbar_ab abdatum bisdatum min_mietdauer max_mietdauer
    wbs_sozialwohnung vermietet haustiere denkmalgeschuetzt als_ferien`,
  verwaltung_techn: `objektnr_intern objektnr_extern! aktion! aktiv_von aktiv_bis openimmo_obid! kennung_ursprung
    stand_vom! weitergabe_generell`,
}

const repeatable = ['weitere_adresse', 'stellplatzart', 'energiepass', 'stp_sonstige', 'user_defined_simplefield']

function orderFaults(node: TransferElement): string[] {
  const words = orders[node.name]?.trim().split(/\s+/)
  const inside = node.children.flatMap(orderFaults)
  if (words === undefined) return inside
  const order = words.map((word) => word.replace('!', ''))
  const faults: string[] = []
  let last = -1
  for (const { name } of node.children) {
    const at = order.indexOf(name)
    if (at === -1) faults.push(`${name} ist in ${node.name} unbekannt.`)
    else if (at < last) faults.push(`${name} steht in ${node.name} an falscher Stelle.`)
    else if (at === last && !repeatable.includes(name)) faults.push(`${name} steht in ${node.name} doppelt.`)
    last = Math.max(last, at)
  }
  const missing = words.filter((word) => word.endsWith('!')).map((word) => word.slice(0, -1))
  for (const name of missing) {
    if (elementAt(node, name) === undefined) faults.push(`In ${node.name} fehlt ${name}.`)
  }
  return [...faults, ...inside]
}

const numbers =
  /^(kaufpreis|nettokaltmiete|kaltmiete|warmmiete|nebenkosten|heizkosten|pacht|erbpacht|hausgeld|kaufpreis_pro_qm|kaution|balkon_terrasse_flaeche|min_mietdauer|wohnflaeche|nutzflaeche|grundstuecksflaeche|anzahl_\w+|teilbar_ab|etage|mieteinnahmen_ist)$/
const yesOrNo =
  /^(heizkosten_enthalten|provisionspflichtig|einliegerwohnung|wg_geeignet|kamin|klimatisiert|abstellraum|gartennutzung|barrierefrei|gaestewc|mitwarmwasser|objektadresse_freigeben|wbs_sozialwohnung|vermietet|haustiere|denkmalgeschuetzt|als_ferien)$/
const days = /^(abdatum|bisdatum|stand_vom|ausstelldatum)$/

function valueFaults(node: TransferElement): string[] {
  const { name, text } = node
  const isWrong =
    (numbers.test(name) && !/^-?\d+(\.\d+)?$/.test(text)) ||
    (yesOrNo.test(name) && !/^(true|false|1|0)$/.test(text)) ||
    (days.test(name) && !/^\d{4}-\d\d-\d\d$/.test(text)) ||
    (name === 'anzahl_stellplaetze' && Number(text) < 1)
  return [
    ...(isWrong ? [`${name} hat den ungültigen Wert „${text.slice(0, 50)}“.`] : []),
    ...node.children.flatMap(valueFaults),
  ]
}

function demandFaults(object: TransferElement): string[] {
  const faults: string[] = []
  const action = elementAt(object, 'verwaltung_techn', 'aktion')?.attributes['aktionart']
  if (!['CHANGE', 'DELETE', 'REFERENZ'].includes(action ?? 'CHANGE')) faults.push(`Die Aktion ${action} gibt es nicht.`)
  const kinds = elementAt(object, 'objektkategorie', 'objektart')?.children.filter(
    ({ name }) => name !== 'objektart_zusatz',
  )
  if (kinds?.length !== 1) faults.push('Genau eine Objektart ist anzugeben.')
  const use = elementAt(object, 'objektkategorie', 'nutzungsart')?.attributes ?? {}
  if (!('WOHNEN' in use && 'GEWERBE' in use)) faults.push('Die Nutzungsart ist unvollständig.')
  const deal = elementAt(object, 'objektkategorie', 'vermarktungsart')?.attributes ?? {}
  if (!('KAUF' in deal && 'MIETE_PACHT' in deal)) faults.push('Die Vermarktungsart ist unvollständig.')
  if (action === 'DELETE' || action === 'REFERENZ') return faults
  if (textAt(object, 'freitexte', 'objekttitel') === '') faults.push('Pflichtfeld fehlt: objekttitel')
  if (textAt(object, 'geo', 'ort') === '') faults.push('Pflichtfeld fehlt: ort')
  const prices = elementAt(object, 'preise')?.children.map(({ name }) => name) ?? []
  if (
    !prices.some((name) =>
      ['kaufpreis', 'kaufpreis_pro_qm', 'nettokaltmiete', 'pacht', 'freitext_preis'].includes(name),
    )
  ) {
    faults.push('Pflichtfeld fehlt: Preis')
  }
  // Street and number are kept to ourselves, as portals do; the position would be on every map.
  if (!isAddressShown(object) && elementAt(object, 'geo', 'geokoordinaten')) {
    faults.push('Die Lage einer Adresse, die nicht gezeigt werden soll, darf nicht übertragen werden.')
  }
  const number = textAt(object, 'verwaltung_techn', 'objektnr_extern')
  if (number.startsWith('REJECT-')) faults.push('Das Objekt wurde von der Redaktion abgelehnt.')
  return faults
}

function attachmentFaults(object: TransferElement, files: ReadonlySet<string>): string[] {
  return (elementAt(object, 'anhaenge')?.children ?? []).flatMap((attachment) => {
    const path = textAt(attachment, 'daten', 'pfad')
    const { location } = attachment.attributes
    if (location === 'REMOTE') return /^https?:/.test(path) ? [] : [`${path} ist keine Adresse.`]
    return files.has(path) ? [] : [`Die Datei ${path} fehlt in der Übertragung.`]
  })
}
