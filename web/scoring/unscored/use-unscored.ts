import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listUnscored } from '#contract/scores/unscored.ts'
import { requestOf } from '../../app/query.ts'
import { formatYear } from '../../format.ts'
import type { ScoreContext } from '../use-scores.ts'
import { unscoredMessages } from './unscored-messages.ts'

/** The figures held of a company that reach no score, each with the reason. */
export function useUnscored(companyId: number, query: ScoreContext) {
  return useQuery({
    ...requestOf(listUnscored, { params: { companyId }, query }),
    placeholderData: keepPreviousData,
  })
}

/** Of one indicator, in a sentence; undefined where nothing is held back. */
export function useUnscoredSentence(companyId: number, indicator: string, query: ScoreContext): string | undefined {
  const { data } = useUnscored(companyId, query)
  const m = unscoredMessages()
  const unscoredFigure = data?.figures.find((figure) => figure.indicator === indicator)
  return (
    unscoredFigure &&
    m.held(
      formatYear(unscoredFigure.fiscalYear),
      m.boundaries[unscoredFigure.boundary],
      m.reasons[unscoredFigure.reason],
    )
  )
}
