import type { Static } from 'typebox'
import { closed } from '../schema.ts'
import {
  apartment,
  apartmentToBuy,
  building,
  buildingToBuy,
  buildingToRent,
  general,
  house,
  plot,
  plotToBuy,
  plotToRent,
} from './fields.ts'

/** The members of `fields`, by the property's type. */
export const fieldsByType = {
  apartmentRent: closed(
    { ...general, ...building, ...apartment, ...buildingToRent },
    { $id: 'ApartmentRentFields', title: 'Apartment Rent' },
  ),
  apartmentBuy: closed(
    { ...general, ...building, ...apartment, ...buildingToBuy, ...apartmentToBuy },
    { $id: 'ApartmentBuyFields', title: 'Apartment Buy' },
  ),
  houseRent: closed(
    { ...general, ...building, ...house, ...buildingToRent },
    { $id: 'HouseRentFields', title: 'House Rent' },
  ),
  houseBuy: closed(
    { ...general, ...building, ...house, ...buildingToBuy },
    { $id: 'HouseBuyFields', title: 'House Buy' },
  ),
  plotRent: closed({ ...general, ...plot, ...plotToRent }, { $id: 'PlotRentFields', title: 'Plot Rent' }),
  plotBuy: closed({ ...general, ...plot, ...plotToBuy }, { $id: 'PlotBuyFields', title: 'Plot Buy' }),
}

export type PropertyType = keyof typeof fieldsByType
export type FieldsOf<T extends PropertyType> = Static<(typeof fieldsByType)[T]>

export const propertyTypes = Object.keys(fieldsByType) as PropertyType[]
