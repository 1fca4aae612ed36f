import type { FieldsOf } from '@aushang/model'

/** The fields of the types that have much in common. */
export type RentFields = FieldsOf<'apartmentRent'> | FieldsOf<'houseRent'>
export type PurchaseFields = FieldsOf<'apartmentBuy'> | FieldsOf<'houseBuy'>
export type BuildingFields = RentFields | PurchaseFields
export type PlotFields = FieldsOf<'plotRent'> | FieldsOf<'plotBuy'>
