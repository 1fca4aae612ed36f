import { createHash } from 'node:crypto'
import { type Data, textAt } from '../schema/data.ts'

/** Roughly where the postcodes that begin with a digit lie, and the number of a state there. */
const areas = [
  [51.05, 13.74, 14],
  [52.52, 13.4, 3],
  [53.55, 9.99, 6],
  [52.37, 9.73, 9],
  [51.22, 6.78, 10],
  [50.94, 6.96, 10],
  [50.11, 8.68, 7],
  [48.78, 9.18, 1],
  [48.14, 11.58, 2],
  [49.45, 11.08, 2],
] as const

/** A place somewhere in the area of the postcode, always the same for the same address. */
export function geocode(address: Data): Data {
  const digit = /^\d/.exec(textAt(address, 'postcode'))?.[0] ?? '1'
  const [latitude, longitude, region] = areas[Number(digit)] ?? areas[1]
  const text = ['postcode', 'city', 'street', 'houseNumber']
    .map((name) => textAt(address, name))
    .join('|')
    .toLowerCase()
  const hash = createHash('md5').update(text).digest()
  const spread = (value: number) => (value / 65_535 - 0.5) / 5
  const round = (value: number) => Number(value.toFixed(5))
  const city = (hash.readUInt8(4) % 99) + 1
  const quarter = (hash.readUInt8(5) % 99) + 1
  const level = (geoCodeId: number, fullGeoCodeId: string): Data => ({ geoCodeId, fullGeoCodeId })
  const pad = (value: number) => String(value).padStart(3, '0')
  const full = `1276${pad(region)}`
  return {
    wgs84Coordinate: {
      latitude: round(latitude + spread(hash.readUInt16BE(0))),
      longitude: round(longitude + spread(hash.readUInt16BE(2))),
    },
    geoHierarchy: {
      continent: level(1, '1'),
      country: level(276, '1276'),
      region: level(region, full),
      city: level(city, full + pad(city)),
      quarter: level(quarter, full + pad(city) + pad(quarter)),
      neighbourhood: { geoCodeId: 11_000_000_000_000 + hash.readUInt16BE(6) },
    },
  }
}
