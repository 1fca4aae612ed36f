import type { PropertyDraft, PropertyType } from '@aushang/sdk'
import type { PlaceName } from './places.ts'

/** What is to be seen of the work of a portal: most go online, some do not. */
export type Trouble =
  /** Portal A wants it. */
  | 'houseNumberMissing'
  | 'commissionMissing'
  /** Portal B is told to want it. */
  | 'descriptionMissing'
  /** Its plan is not where the property says. */
  | 'attachmentMissing'

/** Fields that are peculiar to it. What its texts tell is here, so that the two agree; the rest is usual for its age and size. */
type Facts<Type extends PropertyType> = Partial<Extract<PropertyDraft, { type: Type }>['fields']>

interface EstateOf<Type extends PropertyType> {
  /** The agency's own, as portals and inquiries name it. */
  number: string
  type: Type
  place: PlaceName
  title: string
  opening: string
  facts: Facts<Type>
  trouble?: Trouble
}

interface BuildingOf<Type extends PropertyType> extends EstateOf<Type> {
  year: number
  area: number
  rooms: number
  equipment: string
}

interface FlatOf<Type extends PropertyType> extends BuildingOf<Type> {
  /** Which of how many; 0 is the ground floor. */
  floor: number
  floors: number
  /** Its living room is the title picture, else the house is. */
  isShownFromInside?: true
}

interface HouseOf<Type extends PropertyType> extends BuildingOf<Type> {
  kind: 'detached' | 'villa' | 'bungalow' | 'row' | 'timbered'
  plot: number
}

interface PlotOf<Type extends PropertyType> extends EstateOf<Type> {
  kind: 'building' | 'meadow' | 'orchard'
  plot: number
}

export type Flat = FlatOf<'apartmentRent'> | FlatOf<'apartmentBuy'>
export type House = HouseOf<'houseRent'> | HouseOf<'houseBuy'>
export type Plot = PlotOf<'plotRent'> | PlotOf<'plotBuy'>
export type Estate = Flat | House | Plot
