import type { Tx } from '../lib/database/db.ts'
import { listAddressless, recordMailedUrls } from '../listings/listings.store.ts'
import type { PortalDeps } from '../targets/open-session.ts'
import { getTargetRow, openCredentials } from '../targets/targets.store.ts'

/** What an inquiry says about the advert that it was matched with. */
interface AboutAdvert {
  listingId: string | null
  url: string | null
}

const urlLengthMax = 500

/**
 * A portal that takes files never says where it shows an advert; an inquiry does. It is believed where the listing has no address
 * yet, and the connector knows the place for the portal's own: see `docs/inquiries.md`.
 */
export async function learnAdvertUrls(
  tx: Tx,
  { portals, secrets }: Pick<PortalDeps, 'portals' | 'secrets'>,
  accountId: string,
  said: AboutAdvert[],
): Promise<void> {
  const urls = new Map<string, URL>()
  for (const { listingId, url } of said) {
    const address = url === null ? null : advertUrl(url)
    if (listingId !== null && address !== null && !urls.has(listingId)) urls.set(listingId, address)
  }
  if (urls.size === 0) return
  const listings = await listAddressless(tx, accountId, [...urls.keys()])
  for (const [targetId, its] of Map.groupBy(listings, (listing) => listing.targetId)) {
    const target = await getTargetRow(tx, accountId, targetId)
    const { isAdvertUrl = () => false } = portals.connectorOf(target.type)
    const credentials = openCredentials(secrets, target)
    const believed = its.flatMap(({ id }) => {
      const url = urls.get(id)
      return url !== undefined && isAdvertUrl(url, target.options, credentials) ? [{ id, url: url.href }] : []
    })
    if (believed.length > 0) await recordMailedUrls(tx, accountId, believed)
  }
}

/** Null for what nobody should be shown: another scheme or port, a login, or what may be the address of a person. */
function advertUrl(text: string): URL | null {
  if (!URL.canParse(text)) return null
  const url = new URL(text)
  url.hash = ''
  const isPlain = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === ''
  return isPlain && url.href.length <= urlLengthMax && !/@|%40/i.test(url.href) ? url : null
}
