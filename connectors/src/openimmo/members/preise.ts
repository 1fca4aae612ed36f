import { type AnyFields, isCommissionDue, meansNone } from '@aushang/model'
import { depositIn, germanDeposit, isWithVat } from '../../mapping/german-text.ts'
import { fixed, group, type Member, member, oneWord, part, surely, text, words } from '../../mapping/member.ts'
import type { Settings } from '../options.ts'
import { amount, flag, inferred, mark } from './codecs.ts'

const at = (name: string) => `preise.${name}`
const intervals = words({ day: 'TAG', week: 'WOCHE', month: 'MONAT', year: 'JAHR' })
const dwellingsToLet = ['apartmentRent', 'houseRent'] as const

/** They are among the additional costs, and nobody knows how much it is of them: they cannot be told apart. */
export function isHeatingUnknown(fields: AnyFields): boolean {
  const { additionalCosts, heatingCosts, additionalCostsIncludeHeatingCosts } = fields
  if (!additionalCostsIncludeHeatingCosts) return false
  return additionalCosts === undefined || heatingCosts === undefined || heatingCosts > additionalCosts
}

/**
 * The format's are without heating, so that a portal may add them and the heating to the rent: what is in ours is taken
 * out, and told by itself. Where that cannot be done, ours are sent whole and no heating beside them: the sum is right.
 */
function costsApart(fields: AnyFields): { costs: number | undefined; heating: number | undefined } {
  const { additionalCosts: costs, heatingCosts: heating, additionalCostsIncludeHeatingCosts } = fields
  if (costs === undefined || !additionalCostsIncludeHeatingCosts) return { costs, heating }
  if (heating === undefined || isHeatingUnknown(fields)) return { costs, heating: undefined }
  return { costs: cents(costs - heating), heating }
}

/** It is about the total rent. Whether that has the heating in it, the sum tells; undefined where it tells neither. */
function isHeatingInTotal(fields: AnyFields): boolean | undefined {
  const { totalRent, baseRent = 0, additionalCostsIncludeHeatingCosts: isIncluded } = fields
  if (!totalRent) return undefined
  const { costs, heating } = costsApart(fields)
  const rest = totalRent - baseRent - (costs ?? 0)
  if (heating ? rest > heating - 0.005 : isIncluded) return true
  if (!heating && isIncluded === undefined) return undefined
  return costs && rest < 0.005 ? false : undefined
}

function cents(value: number): number {
  return Math.round(value * 100) / 100
}

const rent = group(
  {
    net: part(at('nettokaltmiete'), 'baseRent', amount),
    cold: inferred(part(at('kaltmiete'), 'baseRent', amount)),
    total: part(at('warmmiete'), 'totalRent', amount),
    costs: part(at('nebenkosten'), 'additionalCosts', amount),
    hasHeating: inferred(part(at('heizkosten_enthalten'), 'additionalCostsIncludeHeatingCosts', flag)),
    heating: part(at('heizkosten'), 'heatingCosts', amount),
  },
  {
    types: dwellingsToLet,
    write(fields, _, { kaltmiete }: Settings) {
      const { baseRent: net, totalRent: total } = fields
      const { costs, heating } = costsApart(fields)
      // How much of the costs is heating must be known to take it out again.
      const netAndCosts = isHeatingUnknown(fields) || net === undefined ? undefined : cents(net + (costs ?? 0))
      const cold = { none: undefined, baseRent: net, baseRentAndCosts: netAndCosts }[kaltmiete]
      return { net, cold, total, costs, hasHeating: isHeatingInTotal(fields), heating }
    },
    read({ net, cold, total, costs, hasHeating, heating }, _, { kaltmiete }) {
      // With the costs in it, as the format has it, if the sum or the target says so; most mean the base rent.
      const hasCosts = kaltmiete === 'baseRentAndCosts' || (costs && cold && total === cents(cold + (heating ?? 0)))
      const baseRent = net ?? (cold && hasCosts ? cents(cold - (costs ?? 0)) : cold)
      return {
        baseRent,
        totalRent: total,
        additionalCosts: costs,
        heatingCosts: heating,
        additionalCostsIncludeHeatingCosts: areCostsWithHeating({ baseRent, total, costs, hasHeating, heating }),
      }
    },
  },
)

interface Rent {
  baseRent: number | undefined
  total?: number | undefined
  costs?: number | undefined
  hasHeating?: boolean | undefined
  heating?: number | undefined
}

/** Many say by `heizkosten_enthalten` that the heating is in the costs. It is not, where the total is the sum of all. */
function areCostsWithHeating({ baseRent = 0, total, costs, hasHeating, heating }: Rent): boolean | undefined {
  if (costs === undefined) return undefined
  if (heating === undefined) return hasHeating
  if (!hasHeating || heating > costs) return undefined
  return total !== undefined && total - baseRent - costs > heating - 0.005 ? undefined : true
}

const deposit = group(
  { amount: part(at('kaution'), 'deposit', amount), words: part(at('kaution_text'), 'deposit', text()) },
  {
    write({ deposit = '' }) {
      const amount = depositIn(deposit) || undefined
      return amount === undefined ? { words: deposit } : { amount }
    },
    read: ({ amount, words }) => ({ deposit: words ?? (amount === undefined ? undefined : euros(amount)) }),
  },
)

function euros(amount: number): string {
  return germanDeposit(String(amount))?.replace(/\d$/, '$& €') ?? ''
}

/** What a plot is let for is a rent, and what it is leased for a lease. */
const rentOfPlot = group(
  {
    net: part(at('nettokaltmiete'), 'baseRent', amount),
    cold: part(at('kaltmiete'), 'baseRent', amount),
    lease: part(at('pacht'), 'baseRent', amount),
    interval: part(at('preis_zeiteinheit.@zeiteinheit'), 'leaseInterval', intervals),
  },
  {
    types: ['plotRent'],
    write({ baseRent, leaseInterval, rentInterval }, _, { kaltmiete }: Settings) {
      if (leaseInterval !== undefined) return { lease: baseRent, interval: leaseInterval }
      return { net: baseRent, cold: kaltmiete === 'none' ? undefined : baseRent, interval: rentInterval }
    },
    read: ({ net, cold, lease, interval }) =>
      lease === undefined
        ? { baseRent: net ?? cold, rentInterval: interval }
        : { baseRent: lease, leaseInterval: interval ?? 'month' },
  },
)

const onRequest = 'Preis auf Anfrage'

const price = group(
  {
    amount: part<number>(at('kaufpreis'), 'purchasePrice', { ...amount, write: (ours) => ours }),
    isOnRequest: part(at('kaufpreis.@auf_anfrage'), 'purchasePriceOnRequest', mark),
    words: part<boolean>(at('freitext_preis'), 'purchasePriceOnRequest', {
      write: () => onRequest,
      read: (theirs) => /^(?:preis )?auf anfrage\.?$/i.test(String(theirs).trim()) || undefined,
    }),
  },
  {
    write({ purchasePrice, purchasePriceOnRequest }, _, { version }: Settings) {
      if (!purchasePriceOnRequest) return { amount: purchasePrice || undefined }
      // The attribute wants an element, the element a number; 1.2.5 does not know the attribute.
      return version === '1.2.5' ? { words: true } : { amount: 0, isOnRequest: true, words: true }
    },
    // An amount beside it is not to be told.
    read: ({ amount, isOnRequest, words }) =>
      isOnRequest || words ? { purchasePriceOnRequest: true } : { purchasePrice: amount },
  },
)

const perSquareMetre = member(at('kaufpreis_pro_qm'), 'purchasePricePerSquareMetre', amount)

/** Beside a price, it says no more than the price and the area. */
const priceOfPlot: Member = {
  ...perSquareMetre,
  read(values, read, ...rest) {
    const { purchasePrice, purchasePriceOnRequest } = read.fields
    if (purchasePrice === undefined && !purchasePriceOnRequest) perSquareMetre.read(values, read, ...rest)
  },
}

const income = group(
  {
    amount: part(at('mieteinnahmen_ist'), 'monthlyRentalIncome', amount),
    period: part(at('mieteinnahmen_ist.@periode'), 'monthlyRentalIncome', oneWord('MONAT')),
  },
  {
    write: ({ monthlyRentalIncome: amount }) => (amount ? { amount, period: true } : {}),
    read: ({ amount, period }) => ({ monthlyRentalIncome: period ? amount : undefined }),
  },
)

/** The inner one is the seller's, the outer one the prospect's. */
const commission = group(
  {
    isDue: part(at('provisionspflichtig'), 'commissionDue', flag),
    inner: part(at('innen_courtage'), 'commissionSeller', text()),
    innerVat: part(at('innen_courtage.@mit_mwst'), 'commissionIncludesVat', flag),
    outer: part(at('aussen_courtage'), 'commission', text()),
    outerVat: part(at('aussen_courtage.@mit_mwst'), 'commissionIncludesVat', flag),
    note: part(at('courtage_hinweis'), 'commissionDescription', text()),
  },
  {
    write(fields) {
      const { commissionSeller: inner, commission: outer, commissionDescription: note } = fields
      const vat = (words: string | undefined) =>
        words?.trim() ? (fields.commissionIncludesVat ?? isWithVat(words)) : undefined
      return { isDue: isCommissionDue(fields), inner, innerVat: vat(inner), outer, outerVat: vat(outer), note }
    },
    read({ isDue, inner, innerVat, outer, outerVat, note }) {
      const isNone = outer !== undefined && !isDue && meansNone(outer)
      // Ours is about both.
      const isOne = inner === undefined || outer === undefined || innerVat === outerVat
      return {
        commissionDue: isNone ? false : isDue,
        commissionSeller: inner,
        commission: isNone ? undefined : outer,
        commissionIncludesVat: isOne && !isNone ? (outerVat ?? innerVat) : undefined,
        commissionDescription: note,
      }
    },
  },
)

/** What it costs. */
export const preise: Member<Settings>[] = [
  price,
  rent,
  ...surely<Settings>('inferred', [rentOfPlot]),
  member(at('erbpacht'), 'groundRent', amount),
  member(at('hausgeld'), 'condoFee', amount),
  priceOfPlot,
  commission,
  fixed(at('waehrung.@iso_waehrung'), 'EUR'),
  income,
  deposit,
]
