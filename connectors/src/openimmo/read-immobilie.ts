import { type AnyFields, type ContactDraft, meansNone, type PropertyType } from '@aushang/model'
import type { XmlElement } from 'libxml2-wasm'
import type { ReadProperty, UnreadPart } from '../contract.ts'
import type { Mapped, Part } from '../mapping/member.ts'
import { readParts, writeParts } from '../mapping/parts.ts'
import type { Get } from '../mapping/table.ts'
import { childrenOf } from './foreign-file/check-element.ts'
import { immobilieTable } from './members.ts'
import { contactParts } from './members/kontaktperson.ts'
import { typeOf } from './members/objektart.ts'
import { type Settings, settingsOf } from './options.ts'

/** An object of anybody's file. Its attachments are read apart. */
export interface ReadImmobilie {
  property: ReadProperty
  contact: Partial<ContactDraft>
  numbers: Numbers
  /** In capitals: CHANGE where nothing is said. */
  action: string
  /** What has no place in our model, or is not understood: by its place, as it is written. */
  unread: UnreadPart[]
}

/** Which of them tells objects apart is for whoever imports to say. */
export interface Numbers {
  /** `objektnr_extern`: what is shown, and what prospects name. */
  external?: string
  /** `objektnr_intern` */
  internal?: string
  /** `openimmo_obid` */
  obid?: string
}

const anyVersion = { version: '1.2.7' } as const

/** `settings` is what the sender means by what the format leaves open. */
export function readImmobilie(
  immobilie: XmlElement,
  settings: Settings = settingsOf({}),
): ReadImmobilie | { otherKind: string } {
  const said = textsIn(immobilie)
  const { type, kind } = kindOf(said)
  if (type === undefined) return { otherKind: kind }
  const get = getIn(said)
  const property = { type, ...immobilieTable.read(type, get, settings) } as ReadProperty
  const contact: Partial<ContactDraft> = readParts(contactParts(anyVersion), getIn(said, exactly))
  return {
    property,
    contact,
    numbers: numbersIn(get),
    action: said.get('verwaltung_techn.aktion.@aktionart')?.[0]?.toUpperCase() || 'CHANGE',
    unread: unreadOf(said, property, contact, settings),
  }
}

/** The text of each element that has no others inside, and every attribute, by its place. */
type Texts = ReadonlyMap<string, readonly string[]>

function textsIn(root: XmlElement): Texts {
  const texts = new Map<string, string[]>()
  const add = (place: string, text: string) => {
    const before = texts.get(place)
    if (before === undefined) texts.set(place, [text.trim()])
    else before.push(text.trim())
  }
  walk(root, '')
  return texts

  function walk(element: XmlElement, place: string): void {
    const children = childrenOf(element)
    for (const { name, value } of element.attrs) if (name !== 'feldname') add(`${place}.@${name}`, value)
    if (children.length === 0) add(place, element.content)
    for (const child of children) {
      const field = child.attr('feldname')?.value
      walk(child, `${place && `${place}.`}${child.name}${field === undefined ? '' : `[${field}]`}`)
    }
  }
}

function kindOf(said: Texts): { type: PropertyType | undefined; kind: string } {
  const inside = (place: string) =>
    [...said.keys()].flatMap((each) => (each.startsWith(place) ? (each.slice(place.length).split('.')[0] ?? '') : []))
  const kinds = [...new Set(inside('objektkategorie.objektart.'))].filter((name) => name !== 'objektart_zusatz')
  const deals = inside('objektkategorie.vermarktungsart.@').filter((name) =>
    /^(?:true|1)$/i.test(said.get(`objektkategorie.vermarktungsart.@${name}`)?.[0] ?? ''),
  )
  const isSaid = (name: string) => said.has(`objektkategorie.vermarktungsart.@${name}`)
  // Some leave out what the format wants: what is not sold is to let.
  if (deals.length === 0 && isSaid('KAUF') && !isSaid('MIETE_PACHT')) deals.push('MIETE_PACHT')
  return { type: typeOf(kinds, deals), kind: [...kinds, ...deals].join(' ') }
}

const exactly = (_place: string, text: string) => text

/** The words of attributes are in capitals, whatever the sender made of them. */
function inCapitals(place: string, text: string): string {
  return place.includes('@') ? text.toUpperCase() : text
}

/** An amount of another currency is none of ours. */
function getIn(said: Texts, spell = inCapitals): Get {
  const currency = said.get('preise.waehrung.@iso_waehrung')?.[0]
  const isForeign = currency !== undefined && !/^(?:EUR)?$/i.test(currency)
  return (at) => {
    if (isForeign && at.startsWith('preise.')) return undefined
    const place = placeOf(at)
    const texts = (said.get(place) ?? []).filter((text) => text !== '').map((text) => spell(place, text))
    return at.endsWith('[]') && texts.length > 0 ? texts : texts[0]
  }
}

function placeOf(at: string): string {
  return at.replace(/\[\]$/, '')
}

function numbersIn(get: Get): Numbers {
  const places = { external: 'objektnr_extern', internal: 'objektnr_intern', obid: 'openimmo_obid' }
  return Object.fromEntries(
    Object.entries(places).flatMap(([name, place]) => {
      const number = get(`verwaltung_techn.${place}`)
      return number === undefined ? [] : [[name, number]]
    }),
  )
}

/** Read apart, or about the transfer and not about what is offered. */
const besides =
  /^(?:anhaenge|anhang)\b|^verwaltung_techn\.(?:objektnr_intern|objektnr_extern|aktion|openimmo_obid|kennung_ursprung|stand_vom)\b/

/** What would be gone or another, once what was read is written again, in whatever way the format leaves open. */
function unreadOf(
  said: Texts,
  property: ReadProperty,
  contact: Partial<ContactDraft>,
  settings: Settings,
): UnreadPart[] {
  const { type, offerStatus = 'open' } = property
  const fields = property.fields as AnyFields
  const parts = [...immobilieTable.partsOf(type), ...contactParts(anyVersion)]
  const mapped: Mapped = { type, offerStatus, updatedAt: '', fields }
  // What is read of it is not written of every property: the position of a hidden address, or a year that is the building's.
  const unhidden = { ...fields, address: { ...fields.address, publish: true } } as AnyFields
  const { constructionYear: _, additionalCostsIncludeHeatingCosts: __, ...loosened } = unhidden
  const ways: [Mapped, Settings][] = [
    [mapped, settings],
    // Many say of the heating that it is in the costs, and of the total nothing.
    [
      { ...mapped, fields: { ...fields, totalRent: fields.totalRent ?? Infinity } },
      { ...settings, version: '1.2.5' },
    ],
    [mapped, { ...settings, version: '1.2.7', kaltmiete: 'baseRentAndCosts' }],
    [{ ...mapped, fields: loosened }, settings],
  ]
  const written = [
    ...ways.flatMap(([each, way]) => immobilieTable.entriesOf(each, way)),
    ...writeParts(contactParts(anyVersion), { contact }),
  ]
  const meaningOf = meaningIn(parts)
  const kept = new Set(written.flatMap(({ at, value }) => [value].flat().map((each) => meaningOf(placeOf(at), each))))
  const isSaid = (place: string, text: string) =>
    !saysNothing(place, text) &&
    !(place === 'preise.aussen_courtage' && fields.commissionDue === false && meansNone(text))
  return [...said].flatMap(([name, texts]) =>
    besides.test(name)
      ? []
      : texts
          .filter((text) => isSaid(name, text) && !kept.has(meaningOf(name, text)))
          .map((text) => ({ name, value: text.slice(0, valueLengthMax).toWellFormed() })),
  )
}

const valueLengthMax = 500

/** Values are the same that are read as the same: `950` and `950,00`. */
function meaningIn(parts: readonly Part[]): (place: string, value: unknown) => string {
  const byPlace = Map.groupBy(parts, ({ at }) => placeOf(at))
  return (place, value) => {
    const [part] = byPlace.get(place) ?? []
    const given = typeof value === 'string' ? inCapitals(place, value) : value
    const read = part?.read(part.at.endsWith('[]') ? [given] : given)
    const plain = /^(?:1|ja)$/i.test(String(value)) ? 'true' : String(value)
    return `${place}=${read === undefined ? plain : JSON.stringify(read)}`
  }
}

/** Software sends `false` and `0` of what nobody has said anything. */
function saysNothing(place: string, text: string): boolean {
  if (/^(?:KEINE_ANGABE)?$/i.test(text)) return true
  return /^(?:false|nein|0(?:[.,]0+)?)$/i.test(text) && !place.endsWith('@mit_mwst')
}
