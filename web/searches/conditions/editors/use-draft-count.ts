import type { Condition } from '#contract/search/condition.ts'
import { printCondition } from '#contract/search/text.ts'
import { useSettled } from '../../../ui/states/use-settled.ts'
import { useSearchQuery } from '../../state.ts'
import { useCount } from '../../use-searches.ts'
import { useBoard } from '../board.ts'
import { type Place, put } from '../places.ts'

/** How many companies there would be with a draft in its place, and what it does there; undefined until it is counted. */
export function useDraftCount(place: Place, condition: Condition | null) {
  const { root } = useBoard()
  const { where: _, ...question } = useSearchQuery()
  const drafted = condition && put(root, place, condition)
  const where = drafted ? printCondition(drafted.root) : ''
  const settled = useSettled(where)
  const count = useCount({ ...question, ...(settled && { where: settled }) }, settled !== '' && condition !== null)
  const isCurrent = settled === where && !count.isPlaceholderData
  return {
    total: drafted ? count.data?.total : undefined,
    isCurrent,
    step: isCurrent ? count.data?.steps.find(({ path }) => path === drafted?.path) : undefined,
  }
}
