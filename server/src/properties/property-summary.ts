import type { AnyFields, PropertyDraft } from '@aushang/model'

/** What lists are put in order by, searched for, and show of a property, in columns of its row. */
interface PropertySummary {
  title: string
  price: number
  area: number
  city: string
  /** Where words are looked for. */
  text: string
}

export function summaryOf(id: string, externalId: string, { fields }: PropertyDraft): PropertySummary {
  const { title, address } = fields
  const { street, streetNumber, postalCode, city } = address
  const area = 'livingArea' in fields ? fields.livingArea : fields.plotArea
  const text = [id, externalId, title, street, streetNumber, postalCode, city].filter((each) => each !== undefined)
  return { title, price: priceOf(fields) ?? onRequest, area, city, text: withoutUmlauts(text.join(' ')) }
}

/** Of a plot that is offered by the square metre, that of all of it. */
function priceOf({ baseRent, purchasePrice, purchasePricePerSquareMetre, plotArea }: AnyFields): number | undefined {
  return (
    baseRent ?? purchasePrice ?? (purchasePricePerSquareMetre && plotArea && purchasePricePerSquareMetre * plotArea)
  )
}

// As the database compares them (`folded` in 0030_lists.sql): with them taken away already, it indexes the words in half the time.
const letters: Record<string, string> = { ä: 'a', ö: 'o', ü: 'u', Ä: 'A', Ö: 'O', Ü: 'U', ß: 'ss' }

function withoutUmlauts(text: string): string {
  return text.replaceAll(/[äöüÄÖÜß]/g, (letter) => letters[letter] ?? letter)
}

// Before all others, and no price that there could be.
const onRequest = -1
