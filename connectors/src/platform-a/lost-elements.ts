import { type AnyFields, isRecord } from '@aushang/model'
import type { ReadProperty, UnreadPart } from '../contract.ts'
import { germanAvailability, germanDeposit } from '../mapping/german-text.ts'
import { type Leaves, leavesOf, lostParts, publicationOf } from '../lost-parts.ts'
import { advertOf } from './document/advert.ts'
import { asAnswered } from './document/xml.ts'
import { textOf } from './offer-api/answers.ts'

/** What the portal makes of an advert, or keeps beside it: none of it is the agency's. */
const portalsOwn = [
  'creationDate',
  'lastModificationDate',
  'realEstateState',
  'attachments',
  'contact',
  'common.publishChannels',
  'externalId',
  'calculatedTotalRent',
  'calculatedTotalRentScope',
  'assistedLiving',
  'realEstateProjectId',
  'energyCertificate.legalConstructionYear',
  'address.geoHierarchy',
  'address.description',
  'address.preciseHouseNumber',
]

/** What the portal derives from another element, if that is there: by itself it is what somebody has said. */
const originals: Record<string, string> = {
  heatingType: 'heatingTypeEnev2014',
  'firingTypes.firingType': 'energySourcesEnev2014.energySourceEnev2014',
  energyPerformanceCertificate: 'energyCertificate.energyCertificateAvailability',
  energyEfficiencyClass: 'energyCertificate.energyEfficiencyClass',
  leaseInterval: 'price.priceIntervalType',
}

/** What the portal says where nothing was said. */
const nothing = new Set(['', 'NO_INFORMATION', 'NOT_APPLICABLE', 'false'])

/** How we write what others may have written otherwise. */
const forms: Record<string, (text: string) => string | undefined> = {
  deposit: germanDeposit,
  freeFrom: germanAvailability,
}

/** What the next edit would change or lose at the portal. */
export function lostElements(json: unknown, read: ReadProperty): UnreadPart[] {
  const theirs = leavesOf(advertIn(json), said)
  const agencys = new Map([...theirs].filter(([name]) => !isPortalsOwn(name, theirs, read)))
  return lostParts(agencys, leavesOf(advertIn(asAnswered(advertOf(publicationOf(read)))), said))
}

function isPortalsOwn(name: string, theirs: Leaves, { fields }: ReadProperty): boolean {
  const { address, leaseholdUntil } = fields as AnyFields
  const [country = 'DEU'] = theirs.get('address.internationalCountryRegion.country') ?? []
  // How many years are left of it follows from the day.
  if (name === 'tenancy') return leaseholdUntil !== undefined
  // The position of a hidden address is the portal's guess, and so are the country and region of a German one.
  if (name.startsWith('address.wgs84Coordinate')) return !address?.publish
  if (name.startsWith('address.internationalCountryRegion')) return country === 'DEU'
  const original = originals[name]
  if (original !== undefined) return theirs.has(original)
  return portalsOwn.some((own) => name === own || name.startsWith(`${own}.`))
}

function advertIn(json: unknown): unknown {
  return isRecord(json) ? Object.values(json)[0] : undefined
}

function said(value: unknown, name: string): string | undefined {
  const plain = (textOf(value) ?? '').replaceAll(/\r\n?/g, '\n').trim()
  const number = /^-?\d+(\.\d+)?(e\d+)?$/i.test(plain) && name !== 'deposit' ? Number(plain) : Number.NaN
  const text = Number.isNaN(number) ? (forms[name]?.(plain) ?? plain) : String(number)
  return nothing.has(text) || name.includes('@') ? undefined : text
}
