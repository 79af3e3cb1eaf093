import type { Measure, MeasureCondition } from '#contract/search/condition.ts'
import { printCondition, printMeasure } from '#contract/search/text.ts'
import { useQuestion } from '../../state.ts'
import { useSpread } from '../../use-searches.ts'
import { useBoard } from '../board.ts'
import { type Place, put } from '../places.ts'

/** Stands for the condition being edited: its own test plays no part in what comes to it. */
const standIn: MeasureCondition = {
  kind: 'measure',
  isExcluded: false,
  measure: { of: 'market_cap', aspect: 'value' },
  ranges: [],
  classes: [],
  absent: 'missing',
  isDisclosedOnly: false,
}

/** How a measure is spread over the companies that come to a place. */
export function useDraftSpread(place: Place, measure: Measure) {
  const { root } = useBoard()
  const drafted = put(root, place, standIn)
  return useSpread({
    ...useQuestion(),
    where: printCondition(drafted.root),
    at: drafted.path,
    measure: printMeasure(measure),
  })
}
