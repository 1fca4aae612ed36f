import { flag, list, number, object, text, whole, word } from './schema/rules.ts'

/** What the portal's public pages do not tell, as this sandbox has it. Nothing here is known of the real portal. */

/** Where the interface begins. The `audience` of a token ends like this. */
export const apiRoot = '/clim/v1'
/** The path is that of the sister interfaces. */
export const tokenPath = '/oauth/token'

/** Where one asks what became of a listing. The sisters have the like; these words of theirs are public, these members are not. */
export const statusesPath = '/listings/:id/statuses'
export interface StatusBody {
  requestId: string
  listingId: string
  status: string
  portals: string[]
  message: string
  statusDate: string
  /** Once it is online. */
  publicUrl?: string
  /** Whether somebody has to do something. */
  actionRequired: boolean
  reasons: { name: string; reason: string }[]
}
export const portals = ['IWT-DEU', 'IMN-DEU']

/** By the `type` of its problem, a program knows that no listing is left in the plan. */
export const quotaProblem = 'urn:listings-management:problem:quota-exceeded'

export const idsPerPage = 100
export const mediaCountMax = 60

/** Beside the four kinds of the sisters: a PDF, and a page elsewhere. */
export const mediaTypes = 'PICTURE VIRTUAL_TOUR PANORAMA VIDEO DOCUMENT LINK'

const day = text({ pattern: /^\d{4}-\d\d-\d\d$/ })
const energySource = word(`
  OIL GAS LIQUID_GAS ELECTRICITY SOLAR GEOTHERMAL DISTRICT_HEATING LOCAL_HEATING HYDRO WIND BIO PELLET WOOD COAL
  ENVIRONMENTAL_HEAT`)

/** An item of `data.energy.countrySpecific.de.energyCertificates`. Only the list is public. */
export const energyCertificate = object(
  {
    certificateStatus: word('AVAILABLE NOT_YET_AVAILABLE NOT_REQUIRED'),
    type: word('CONSUMPTION NEED'),
    energySources: list(energySource, { countMin: 1 }),
    value: number({ maximum: 9_999.99 }),
    efficiencyClass: word('A+ A B C D E F G H'),
    isPrior2014: flag,
    yearOfConstruction: whole({ minimum: 1_000, maximum: 3_000 }),
    includesWarmWater: flag,
    issuedOn: day,
    validUntil: day,
  },
  { countMin: 1 },
)
