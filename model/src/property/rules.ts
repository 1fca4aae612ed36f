import { isRecord, type Issue, pointer } from '../check.ts'
import { energyValueName } from './energy-certificate.ts'

type Fields = Record<string, unknown>

/** What holds between the members of a property and no schema says. */
export function propertyRules(draft: unknown): Issue[] {
  if (!isRecord(draft) || !isRecord(draft['fields'])) return []
  const fields = draft['fields']
  return [
    ...priceRule(draft['type'], fields),
    ...contradictions.filter(({ isFound }) => isFound(fields)).map(({ member, message }) => issue(member, message)),
    ...['fixedTermUntil', 'leaseholdUntil'].flatMap((member) => aheadRule(member, fields[member])),
    ...certificateRule(fields),
  ]
}

/** Two members that cannot both be true. Each is told at the one that says too much. */
const contradictions: { member: string; isFound: (fields: Fields) => boolean; message: string }[] = [
  {
    member: 'commission',
    isFound: (fields) => fields['commissionDue'] === false && 'commission' in fields,
    message:
      'commission says what a prospect pays, and commissionDue is false: leave commission out, or set commissionDue to true.',
  },
  {
    member: 'constructionYear',
    isFound: (fields) => fields['constructionYearUnknown'] === true && 'constructionYear' in fields,
    message: 'constructionYear is given, and constructionYearUnknown is true: give only one of them.',
  },
  {
    member: 'numberOfBalconies',
    isFound: (fields) => fields['hasBalcony'] === false && isAbove(fields['numberOfBalconies'], 0),
    message: 'numberOfBalconies is above 0, and hasBalcony is false.',
  },
  {
    member: 'heatingCosts',
    isFound: (fields) =>
      fields['additionalCostsIncludeHeatingCosts'] === true &&
      typeof fields['additionalCosts'] === 'number' &&
      isAbove(fields['heatingCosts'], fields['additionalCosts']),
    message: 'heatingCosts is above additionalCosts, which are said to include it.',
  },
  ...['leaseholdUntil', 'groundRent'].map((member) => ({
    member,
    isFound: (fields: Fields) => member in fields && fields['isLeasehold'] !== true,
    message: `${member} belongs to a leasehold: set isLeasehold to true, or leave ${member} out.`,
  })),
]

function priceRule(type: unknown, fields: Fields): Issue[] {
  const toBuy = typeof type === 'string' && type.endsWith('Buy')
  if (!toBuy || 'purchasePrice' in fields || fields['purchasePriceOnRequest'] === true) return []
  return [
    {
      path: pointer('fields', 'purchasePrice'),
      code: 'required',
      message: 'purchasePrice is missing: give a price, or set purchasePriceOnRequest to true.',
    },
  ]
}

/** What ends must not have ended already. */
function aheadRule(member: string, day: unknown): Issue[] {
  const today = new Date().toISOString().slice(0, 10)
  if (typeof day !== 'string' || day >= today) return []
  const message = `${member} is ${day.slice(0, 10)}, which is past: it must lie ahead, or be left out.`
  return [{ path: pointer('fields', member), code: 'in_the_past', message }]
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
  const message = `${other} does not belong in a certificate of type "${type}": give ${own}.`
  return [issue(`residentialEnergyCertificate/${other}`, message)]
}

function issue(member: string, message: string): Issue {
  return { path: `/fields/${member}`, code: 'contradiction', message }
}

function isAbove(value: unknown, limit: number): boolean {
  return typeof value === 'number' && value > limit
}
