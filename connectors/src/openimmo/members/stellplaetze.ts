import type { AnyFields, PropertyType } from '@aushang/model'
import { group, type Member, part, type Part } from '../../mapping/member.ts'
import { amount, mark } from './codecs.ts'

type Kind = NonNullable<AnyFields['parkingSpaceType']>

const words: Record<Kind, string> = {
  garage: 'GARAGE',
  undergroundGarage: 'TIEFGARAGE',
  carport: 'CARPORT',
  outdoor: 'FREIPLATZ',
  carPark: 'PARKHAUS',
  duplex: 'DUPLEX',
}
const kinds = Object.keys(words) as Kind[]
const unknownKind = 'sonstige'
const pricedKinds = [...kinds, unknownKind] as const

type PriceName = 'parkingSpaceRent' | 'parkingSpacePurchasePrice'

/** Places of several kinds are none of ours: what is said of one kind is not so of all. */
function parking(types: readonly PropertyType[], price: PriceName, attribute: string): Member {
  const ofKinds: Record<string, Part<boolean> | Part<number>> = {}
  for (const kind of pricedKinds) {
    const element = `preise.stp_${kind === unknownKind ? kind : words[kind].toLowerCase()}`
    ofKinds[`price ${kind}`] = part(`${element}.@${attribute}`, price, amount)
    ofKinds[`count ${kind}`] = part(`${element}.@anzahl`, 'numberOfParkingSpaces', amount)
  }
  for (const kind of kinds) {
    ofKinds[`mark ${kind}`] = part(`ausstattung.stellplatzart.@${words[kind]}`, 'parkingSpaceType', mark)
  }
  return group(
    { ...ofKinds, all: part('flaechen.anzahl_stellplaetze', 'numberOfParkingSpaces', amount) },
    {
      types,
      write({ parkingSpaceType: kind = unknownKind, numberOfParkingSpaces: count, [price]: each }) {
        const priced = each ? { [`price ${kind}`]: each, [`count ${kind}`]: count } : {}
        return { all: count, ...priced, ...(kind !== unknownKind && { [`mark ${kind}`]: true }) }
      },
      read(values: { all?: number | undefined }) {
        const given = values as Readonly<Record<string, number | undefined>>
        const kindsWith = (what: string) => pricedKinds.filter((kind) => given[`${what} ${kind}`] !== undefined)
        const [marked, priced, counted] = [kindsWith('mark'), kindsWith('price'), kindsWith('count')]
        const named = marked.length > 0 ? marked : [...new Set([...priced, ...counted])]
        const [kind] = named.length === 1 ? named : []
        const isPriceOfAll = priced.length === 1 && priced[0] === kind
        return {
          parkingSpaceType: kind === unknownKind ? undefined : kind,
          numberOfParkingSpaces: values.all ?? (counted.length === 1 ? given[`count ${counted[0]}`] : undefined),
          [price]: isPriceOfAll ? given[`price ${kind}`] : undefined,
        }
      },
    },
  )
}

export const stellplaetze = [
  parking(['apartmentRent', 'houseRent'], 'parkingSpaceRent', 'stellplatzmiete'),
  parking(['apartmentBuy', 'houseBuy'], 'parkingSpacePurchasePrice', 'stellplatzkaufpreis'),
]
