import { mediaCountMax, mediaTypes } from '../not-public.ts'
import { conditions, energy, features, management, spaces, structure } from './building.ts'
import { estateSubType, estateTypes } from './estate-types.ts'
import { prices } from './prices.ts'
import { each, faultsIn, flag, list, number, object, type Reason, required, text, whole, word } from './rules.ts'
import { textByLanguage, texts } from './texts.ts'

/** The body of `POST` and `PUT /listings`, as the portal's public pages have it. */

const postalCode = text({ pattern: /^[a-zA-Z0-9\s-]{3,12}$/ })
const town = text({ lengthMax: 128 })
const street = text({ lengthMax: 512 })
const houseNumber = text({ lengthMax: 64 })
const country = text({ pattern: /^[A-Z]{3}$/ })

const location = object({
  postalcode: required(postalCode),
  city: required(town),
  street: required(street),
  houseNumber: required(houseNumber),
  ...each('unit staircase', text({ lengthMax: 64 })),
  floorNumber: whole({ minimum: -5, maximum: 999 }),
  entrance: text({ lengthMax: 32 }),
  state: text({ lengthMax: 128 }),
  country: required(country),
  geometry: required(
    object({
      type: required(word('Point')),
      // Longitude first, as GeoJSON has it.
      coordinates: required(list(number({ minimum: -180, maximum: 180 }), { countMin: 2, countMax: 2 })),
    }),
  ),
  locationNote: textByLanguage,
  showAddress: flag,
  mapdisplayprecision: text(),
  countrySpecific: object({ de: object(each('govMapNo govMapPart govRegisterPlace govRegisterNo', text())) }),
})

export const listingData = object({
  estateType: required(word(estateTypes)),
  estateSubType,
  distributionType: required(word('BUY RENT COMPULSORY_AUCTION BUY_AUCTION')),
  location: required(location),
  prices: required(prices),
  spaces,
  conditions,
  energy,
  features,
  structure,
  texts,
  management,
})

const contact = object({
  salutation: word('Mr Mrs Miss Ms Mx Sir Dame Dr Cllr Lady Lord'),
  ...each('firstName lastName name', text({ lengthMax: 255 })),
  emailAddress: text({ lengthMax: 320, pattern: /^\S+@\S+$/ }),
  ...each('phoneNumber mobilePhoneNumber', text({ lengthMax: 36 })),
  ...each('imageURL userHomepage', text({ lengthMax: 2_048, pattern: /^https?:\/\/\S+$/ })),
  postalCode,
  city: town,
  street,
  houseNumber,
  country,
})

const mediaCategory = word(`
  BALCONY BASEMENT BATHROOM BEDROOM CHILDREN_ROOM CORRIDOR COVER_PICTURE ENERGY_CERTIFICATE ENTRY_HALL FLOOR_PLAN GARAGE
  GARDEN HOUSE_VIEW INDOOR KITCHEN LIVING_ROOM LOGO MAP MISC OUTDOOR OUTDOOR_BUILDING OUTDOOR_HOUSE OUTSIDE_VIEW POOL
  PROPERTY_INFORMATION SCHEMA SITE_PLAN STAIRS STORAGE_ROOM SURROUNDING TERRACE TOILETS VERANDA VIEW_FROM_PROPERTY
  WORK_ROOM`)

const notBlank = text({ pattern: /\S/ })

const media = object({
  mediaType: required(word(mediaTypes)),
  externalMediaId: text(),
  url: text({ pattern: /^https?:\/\/\S+$/ }),
  category: mediaCategory,
  tags: list(mediaCategory),
  title: notBlank,
})

const identifier = text({ lengthMax: 512 })

const listing = object({
  data: required(listingData),
  metadata: required(
    object({
      source: required(object({ offererMarketingKey: required(identifier), offererEstateId: required(identifier) })),
      portalWebKey: text(),
    }),
  ),
  media: list(media, { countMax: mediaCountMax }),
  contact,
})

export const newMedia = object({ externalMediaId: required(text()), fileName: required(notBlank) })

/** Everything that is wrong with a listing by itself. */
export function faultsInListing(body: unknown): Reason[] {
  const faults = faultsIn(listing.rule, body)
  return faults.length > 0 ? faults : faultsBetween(body as SentListing)
}

interface SentListing {
  data: { estateType: string; estateSubType?: object }
  media?: { externalMediaId?: string; url?: string }[]
}

/** What depends on other members. */
function faultsBetween({ data: { estateType, estateSubType = {} }, media: sent = [] }: SentListing): Reason[] {
  const [subTypeOf = estateType] = Object.keys(estateSubType)
  const isOfType = subTypeOf.toUpperCase() === estateType.replaceAll('_', '')
  return [
    ...(isOfType || subTypeOf === estateType
      ? []
      : [{ name: '/data/estateSubType', reason: `must be one of ${estateType}` }]),
    ...sent.flatMap(({ externalMediaId, url }, index) =>
      externalMediaId === undefined && url === undefined
        ? [{ name: `/media/${index}/externalMediaId`, reason: 'is required, unless there is a url' }]
        : [],
    ),
  ]
}
