import { Button } from '@mantine/core'
import { type Draft, valueAt, withValueAt } from '../../ui/form/draft.ts'
import { useFormat, useWords } from '../../words/language.ts'
import classes from './property-form.module.css'

export const totalRentPath = '/fields/totalRent'
export const computedRent = { path: totalRentPath, valueOf: rentSumOf }

/** What base rent, additional costs and heating come to. Undefined where there is nothing to add. */
function rentSumOf(draft: Draft): number | undefined {
  const amount = (name: string) => {
    const value = valueAt(draft, `/fields/${name}`)
    return typeof value === 'number' ? value : undefined
  }
  const isIncluded = valueAt(draft, '/fields/additionalCostsIncludeHeatingCosts') === true
  const [rent, costs, heating] = [amount('baseRent'), amount('additionalCosts'), amount('heatingCosts')]
  if (rent === undefined || (costs === undefined && heating === undefined)) return undefined
  return Math.round((rent + (costs ?? 0) + (isIncluded ? 0 : (heating ?? 0))) * 100) / 100
}

/** The total follows its parts, unless somebody has put something else there. */
export function withRentFollowing(before: Draft, after: Draft): Draft {
  const total = valueAt(after, totalRentPath)
  const [sumBefore, sum] = [rentSumOf(before), rentSumOf(after)]
  if (sum === sumBefore || total !== valueAt(before, totalRentPath)) return after
  return total === undefined || total === sumBefore ? withValueAt(after, totalRentPath, sum) : after
}

/** Beside the total: what the parts come to, where that is something else. */
export function RentSum({ draft, onTake }: { draft: Draft; onTake: (sum: number) => void }) {
  const words = useWords()
  const format = useFormat()
  const sum = rentSumOf(draft)
  if (sum === undefined) return null
  const isSame = valueAt(draft, totalRentPath) === sum
  return (
    <p className={classes.sum}>
      {words.propertyForm.rentSum(format.money(sum))}
      {!isSame && (
        <Button size="compact-xs" variant="light" onClick={() => onTake(sum)}>
          {words.propertyForm.takeSum}
        </Button>
      )}
    </p>
  )
}
