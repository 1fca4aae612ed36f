import type { Target } from '@aushang/sdk'
import type { TextLimit } from '../../ui/form/field.tsx'

/** The option of a target that says where it cuts each text. */
const options = {
  '/fields/title': 'titleLengthMax',
  '/fields/description': 'textLengthMax',
  '/fields/locationDescription': 'textLengthMax',
  '/fields/furnishingDescription': 'textLengthMax',
  '/fields/miscellaneousDescription': 'textLengthMax',
} as const

/** Of these portals, the one that takes least of each text. */
export function textLimitsOf(targets: Target[]): Map<string, TextLimit> {
  return new Map(
    Object.entries(options).flatMap(([path, option]) => {
      const limits = targets.flatMap(({ name, options }) => {
        const lengthMax = (options as Record<string, unknown>)[option]
        return typeof lengthMax === 'number' ? { lengthMax, who: name } : []
      })
      const tightest = limits.toSorted((one, other) => one.lengthMax - other.lengthMax)[0]
      return tightest === undefined ? [] : [[path, tightest] as const]
    }),
  )
}
