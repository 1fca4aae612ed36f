import { flag, type Member, number, object, required, text, whole, word, yesNo } from './rules.ts'
import { textByLanguage } from './texts.ts'

const price: Record<string, Member> = {
  amount: number(),
  vatValue: number(),
  vatPercent: number({ maximum: 100 }),
  isVatIncluded: flag,
  priceInformation: word('PRICE_ON_DEMAND BASIS_FOR_NEGOTIATION'),
}
const aPrice = object(price)
const accounting = word('FIXED REAL_USAGE ADJUSTMENT')
const runningCosts = object({ ...price, accounting })
const timeUnit = word('DAY WEEK MONTH YEAR')
const monthOrYear = word('MONTH YEAR')
const income = object({ ...price, priceTimeUnit: monthOrYear })
const parkingStyle = word(`
  OUTSIDE STREET_PARKING CARPORT GARAGE DOUBLE_GARAGE DUPLEX GARAGE_AREA PARKING_AREA CAR_PARK UNDERGROUND BOAT_DOCK`)

export const prices = object({
  currency: text({ pattern: /^[A-Z]{3}$/ }),
  buy: object({
    price: aPrice,
    isLeaseBuyCombi: flag,
    leasehold: object({
      amount: required(number()),
      priceTimeUnit: required(monthOrYear),
      duration: whole(),
      endDate: text(),
    }),
    operatingCosts: object({ ...price, accounting, priceTimeUnit: timeUnit }),
    rentalIncome: income,
    rentalIncomeExpect: income,
    parkingPrice: object({ ...price, isOperatingCostsIncluded: flag, parkingStyle }),
    pricePerSqUnit: aPrice,
    yieldFactor: number(),
  }),
  rent: object({
    baseRent: aPrice,
    totalRent: aPrice,
    lease: aPrice,
    operatingCosts: runningCosts,
    heatingCosts: runningCosts,
    isHeatingIncludedInOC: flag,
    isHeatingIncludedInTR: flag,
    pricePerSqUnit: aPrice,
    pricePerSqUnitPerYear: aPrice,
    priceTimeUnit: timeUnit,
    isParkingPriceIncluded: flag,
    parkingRent: object({ ...price, parkingStyle }),
    depositNote: textByLanguage,
  }),
  compulsoryAuction: object({
    marketValue: required(aPrice),
    minimumBid: aPrice,
    biddingGuarantee: aPrice,
    auctionProceeds: aPrice,
  }),
  buyAuction: object({ minPrice: aPrice, startOfferPhase: text(), endOfferPhase: text() }),
  brokerageFee: object({
    ...price,
    hasFee: yesNo,
    feeFor: word('BUYER_OR_TENANT SELLER_OR_LANDLORD SHARED'),
    feePercentage: number({ maximum: 100 }),
    isFeeIncluded: flag,
    feeNote: textByLanguage,
  }),
  showPrice: flag,
  priceNote: textByLanguage,
})
