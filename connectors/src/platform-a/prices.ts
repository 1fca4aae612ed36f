import { type AnyFields, isCommissionDue } from '@aushang/model'
import { isWithVat } from '../mapping/german-text.ts'
import { eitherWord, type FieldPath, group, type Member, number, part, text, words } from '../mapping/member.ts'

const valueOf = (from: FieldPath) => part('price.value', from, number)
const priceParts = (from: FieldPath) => ({
  currency: part('price.currency', from, text()),
  kind: part('price.marketingType', from, text()),
  interval: part('price.priceIntervalType', from, text()),
})

interface Price {
  currency?: string | undefined
  kind?: string | undefined
  interval?: string | undefined
}

const priceOf = (kind: string, interval = 'ONE_TIME_CHARGE') => ({ currency: 'EUR', kind, interval })

/** The portal adds what a purchase is where nothing was said. */
function isPrice({ currency = 'EUR', kind, interval }: Price, wanted: string, per = 'ONE_TIME_CHARGE'): boolean {
  return currency === 'EUR' && (kind ?? 'PURCHASE') === wanted && (interval ?? 'ONE_TIME_CHARGE') === per
}

/** Zero is how the portal says "price on request". */
export const price = group(
  { value: valueOf('purchasePrice'), ...priceParts('purchasePrice') },
  {
    write: ({ purchasePrice = 0, purchasePriceOnRequest: isOnRequest }) => ({
      value: isOnRequest ? 0 : purchasePrice,
      ...priceOf('PURCHASE'),
    }),
    read: ({ value, ...price }) =>
      value && isPrice(price, 'PURCHASE') ? { purchasePrice: value } : { purchasePriceOnRequest: true },
  },
)

/** Of a leasehold without a price of its own, what is paid each year is its price. */
export const plotPrice = group(
  {
    whole: valueOf('purchasePrice'),
    perSquareMetre: valueOf('purchasePricePerSquareMetre'),
    groundRent: valueOf('groundRent'),
    ...priceParts('purchasePrice'),
  },
  {
    write({
      isLeasehold,
      purchasePrice,
      purchasePricePerSquareMetre,
      purchasePriceOnRequest: isOnRequest,
      groundRent,
    }) {
      const [whole, perSquareMetre] = isOnRequest ? [] : [purchasePrice, purchasePricePerSquareMetre]
      if (whole) return { whole, ...priceOf('PURCHASE') }
      if (perSquareMetre) return { perSquareMetre, ...priceOf('PURCHASE_PER_SQM') }
      if (isLeasehold && groundRent !== undefined) return { groundRent, ...priceOf('LEASEHOLD', 'YEAR') }
      return { whole: 0, ...priceOf('PURCHASE') }
    },
    read({ whole: value, ...price }) {
      if (value && isPrice(price, 'PURCHASE')) return { purchasePrice: value }
      if (value && isPrice(price, 'PURCHASE_PER_SQM')) return { purchasePricePerSquareMetre: value }
      const isGroundRent = isPrice(price, 'LEASEHOLD', 'YEAR')
      return { purchasePriceOnRequest: true, ...(isGroundRent && { isLeasehold: true, groundRent: value }) }
    },
  },
)

const intervals = words<NonNullable<AnyFields['leaseInterval']>>({
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
})

/** Once a month is what a rent is, unless something else is said; a lease says how often. */
export const leasePrice = group(
  {
    kindOfDeal: part('commercializationType', 'leaseInterval', text()),
    value: valueOf('baseRent'),
    ...priceParts('baseRent'),
    rentInterval: part('price.priceIntervalType', 'rentInterval', intervals),
    leaseInterval: part('price.priceIntervalType', 'leaseInterval', intervals),
  },
  {
    write: ({ baseRent: value, rentInterval = 'month', leaseInterval }) =>
      leaseInterval === undefined
        ? { value, currency: 'EUR', kind: 'RENT', rentInterval }
        : { value, currency: 'EUR', kind: 'LEASE', leaseInterval },
    read({ kindOfDeal, value, currency = 'EUR', kind, interval, leaseInterval }) {
      const isLease = kindOfDeal === 'LEASE'
      const isMeant = currency === 'EUR' && (kind === undefined || kind === (isLease ? 'LEASE' : 'RENT'))
      const each = leaseInterval ?? (isLease || interval !== undefined ? undefined : 'month')
      if (!isMeant || each === undefined) return {}
      if (isLease) return { baseRent: value, leaseInterval: each }
      return { baseRent: value, rentInterval: each === 'month' ? undefined : each }
    },
  },
)

const vatWords = { true: ' inkl. MwSt.', false: ' zzgl. MwSt.' }

/** The portal has no place for VAT: it stands behind the amount, unless that says something about it already. */
function withVat(amount: string | undefined, includesVat: boolean | undefined): string | undefined {
  if (!amount?.trim() || includesVat === undefined || isWithVat(amount) !== undefined) return amount
  return amount + vatWords[`${includesVat}`]
}

export function withoutVat(amount: string): string {
  return amount.replace(/ (?:inkl|zzgl)\. MwSt\.$/, '')
}

export const courtage = group(
  {
    isDue: part('courtage.hasCourtage', 'commissionDue', eitherWord('YES', 'NO')),
    amount: part('courtage.courtage', 'commission', { ...text(100), write: (ours) => ours }),
    note: part('courtage.courtageNote', 'commissionDescription', text(1_800)),
  },
  {
    write(fields) {
      // The portal knows only yes and no.
      const isDue = isCommissionDue(fields) ?? false
      return {
        isDue,
        amount: isDue ? withVat(fields.commission, fields.commissionIncludesVat) : undefined,
        note: fields.commissionDescription,
      }
    },
    read: ({ isDue, amount, note }) => ({
      commissionDue: isDue,
      ...(isDue !== false && { commission: amount, commissionIncludesVat: isWithVat(amount) }),
      commissionDescription: note,
    }),
  },
)

/** Ours is the price of one place, and the portal shows one figure beside all of them: of several, what it is of is said in the note. */
export function parkingSpacePrice(name: 'parkingSpaceRent' | 'parkingSpacePurchasePrice'): Member {
  return group(
    {
      count: part('numberOfParkingSpaces', 'numberOfParkingSpaces', number),
      price: part('parkingSpacePrice', name, number),
    },
    {
      write: ({ [name]: price }) => ({ price }),
      read: ({ count = 1, price }) => (count > 1 && price ? {} : { [name]: price }),
    },
  )
}
