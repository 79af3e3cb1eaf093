import type { MeasureCondition } from '#contract/search/condition.ts'
import type { Measure } from '#contract/search/measure.ts'
import { measureOf } from '#contract/search/measure.ts'
import { printCondition, printMeasure } from '#contract/search/text.ts'
import { useSearchQuery } from '../../state.ts'
import { useSpread } from '../../use-searches.ts'
import { useBoard } from '../board.ts'
import { type Place, put } from '../places.ts'

/** Stands for the condition being edited: its own test plays no part in what comes to it. */
const standIn: MeasureCondition = {
  kind: 'measure',
  isExcluded: false,
  measure: measureOf('market_cap'),
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
    ...useSearchQuery(),
    where: printCondition(drafted.root),
    at: drafted.path,
    measure: printMeasure(measure),
  })
}
