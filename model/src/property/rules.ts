import { isRecord, pointer, type Issue } from '../check.ts'

/** What holds between the members of a property and no schema says. */
export function propertyRules(draft: unknown): Issue[] {
  if (!isRecord(draft) || !isRecord(draft['fields'])) return []
  return [...priceRule(draft['type'], draft['fields']), ...certificateRule(draft['fields'])]
}

function priceRule(type: unknown, fields: Record<string, unknown>): Issue[] {
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

/** A certificate states the value of its own kind, not of the other. */
function certificateRule(fields: Record<string, unknown>): Issue[] {
  const certificate = fields['residentialEnergyCertificate']
  if (!isRecord(certificate)) return []
  const [kind, own, other] =
    certificate['type'] === 'need'
      ? ['need', 'energyNeed', 'energyConsumption']
      : ['consumption', 'energyConsumption', 'energyNeed']
  if (certificate['type'] !== kind || !(other in certificate)) return []
  return [
    {
      path: pointer('fields', 'residentialEnergyCertificate', other),
      code: 'contradiction',
      message: `${other} does not belong in a certificate of type "${kind}": give ${own}.`,
    },
  ]
}
