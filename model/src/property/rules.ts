import type { Issue } from '../check.ts'
import { isRecord } from '../is-record.ts'
import { pointer } from '../json-pointer.ts'
import type { Sentence } from '../sentences/render-sentence.ts'
import { meansNone } from './commission.ts'
import { energyValueName } from './energy-certificate.ts'

type Fields = Record<string, unknown>

/** What holds between the members of a property and no schema says. */
export function propertyRules(draft: unknown): Issue[] {
  if (!isRecord(draft) || !isRecord(draft['fields'])) return []
  const fields = draft['fields']
  return [
    ...priceRule(draft['type'], fields),
    ...contradictions.filter(({ isFound }) => isFound(fields)).map(({ member, sentence }) => issue(member, sentence)),
    ...certificateRule(fields),
    ...commissionRule(fields),
  ]
}

/** What ends must not have ended already when it is said. */
export function aheadRules(draft: unknown): Issue[] {
  if (!isRecord(draft) || !isRecord(draft['fields'])) return []
  const { fixedTermUntil, leaseholdUntil } = draft['fields']
  return Object.entries({ fixedTermUntil, leaseholdUntil }).flatMap(([member, day]) => aheadRule(member, day))
}

/** Two members that cannot both be true. Each is told at the one that says too much. */
const contradictions: { member: string; isFound: (fields: Fields) => boolean; sentence: Sentence }[] = [
  {
    member: 'commission',
    isFound: (fields) => fields['commissionDue'] === false && 'commission' in fields,
    sentence: { key: 'commissionContradicts' },
  },
  {
    member: 'constructionYear',
    isFound: (fields) => fields['constructionYearUnknown'] === true && 'constructionYear' in fields,
    sentence: { key: 'constructionYearContradicts' },
  },
  {
    member: 'numberOfBalconies',
    isFound: (fields) => fields['hasBalcony'] === false && isAbove(fields['numberOfBalconies'], 0),
    sentence: { key: 'balconiesContradict' },
  },
  {
    member: 'heatingCosts',
    isFound: (fields) =>
      fields['additionalCostsIncludeHeatingCosts'] === true &&
      typeof fields['additionalCosts'] === 'number' &&
      isAbove(fields['heatingCosts'], fields['additionalCosts']),
    sentence: { key: 'heatingCostsContradict' },
  },
  {
    member: 'commissionIncludesVat',
    isFound: (fields) => fields['commissionDue'] === false && 'commissionIncludesVat' in fields,
    sentence: { key: 'commissionContradicts' },
  },
  {
    member: 'purchasePricePerSquareMetre',
    isFound: (fields) =>
      'purchasePricePerSquareMetre' in fields &&
      ('purchasePrice' in fields || fields['purchasePriceOnRequest'] === true),
    sentence: { key: 'pricesContradict' },
  },
  {
    member: 'rentInterval',
    isFound: (fields) => 'rentInterval' in fields && 'leaseInterval' in fields,
    sentence: { key: 'intervalsContradict' },
  },
  ...['leaseholdUntil', 'groundRent'].map((member) => ({
    member,
    isFound: (fields: Fields) => member in fields && fields['isLeasehold'] !== true,
    sentence: { key: 'onlyWithLeasehold' as const, params: { member } },
  })),
]

function priceRule(type: unknown, fields: Fields): Issue[] {
  const toBuy = typeof type === 'string' && type.endsWith('Buy')
  const isSaid = ['purchasePrice', 'purchasePricePerSquareMetre'].some((member) => member in fields)
  if (!toBuy || isSaid || fields['purchasePriceOnRequest'] === true) return []
  return [{ path: pointer('fields', 'purchasePrice'), code: 'required', sentence: { key: 'purchasePriceMissing' } }]
}

function aheadRule(member: string, day: unknown): Issue[] {
  const today = new Date().toISOString().slice(0, 10)
  if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d/.test(day) || day >= today) return []
  const params = { member, day: day.slice(0, 10) }
  return [{ path: pointer('fields', member), code: 'in_the_past', sentence: { key: 'dayIsPast', params } }]
}

/** What says that nothing is due is no commission, and whether one is due is not guessed. */
function commissionRule({ commission, commissionDue }: Fields): Issue[] {
  if (commissionDue === false || typeof commission !== 'string' || !meansNone(commission)) return []
  const sentence: Sentence = { key: 'commissionMeansNone', params: { commission } }
  return [{ path: pointer('fields', 'commissionDue'), code: commissionDue ? 'contradiction' : 'required', sentence }]
}

/** A certificate states the value of its own kind, not of the other. */
function certificateRule(fields: Fields): Issue[] {
  const certificate = fields['residentialEnergyCertificate']
  if (!isRecord(certificate)) return []
  const { type } = certificate
  if (type !== 'need' && type !== 'consumption') return []
  const own = energyValueName({ type })
  const other = own === 'energyNeed' ? 'energyConsumption' : 'energyNeed'
  if (!(other in certificate)) return []
  const params = { member: other, type, wanted: own }
  return [issue(`residentialEnergyCertificate/${other}`, { key: 'wrongEnergyValue', params })]
}

function issue(member: string, sentence: Sentence): Issue {
  return { path: `/fields/${member}`, code: 'contradiction', sentence }
}

function isAbove(value: unknown, limit: number): boolean {
  return typeof value === 'number' && value > limit
}
