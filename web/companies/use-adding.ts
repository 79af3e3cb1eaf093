import { formatNumber } from '../format.ts'
import { type ComparedCompany, comparisonLimit, newcomers, useComparison } from './comparison.ts'
import { comparisonMessages } from './comparison-messages.ts'

/** Whether some companies can be added to the comparison: why not, before anybody tries, or null; and how to add them. */
export function useAdding(list: readonly ComparedCompany[]): {
  readonly refusal: string | null
  readonly add: () => boolean
} {
  const m = comparisonMessages()
  const comparison = useComparison()
  const { placesLeft } = comparison
  const newCount = newcomers(list, comparison).length
  const limit = formatNumber(comparisonLimit)
  const refusal =
    newCount <= placesLeft ? null : placesLeft === 0 ? m.full(limit) : m.left(limit, formatNumber(placesLeft))
  return { refusal, add: () => refusal === null && comparison.add(list) }
}
