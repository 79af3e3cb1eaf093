import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getSpider } from '#contract/scores/peers.ts'
import { isOwnMethod } from '#methodology/scores/method.ts'
import { requestOf } from '../../app/query.ts'
import type { ScoreContext } from '../../scoring/use-scores.ts'

const guesses = { 'time-series': 1, industry: 2, 'worst-value': 0 } as const

/** Axes of the radar in a fiscal year: the eight that weigh most in the industry. */
export function useSpider(
  companyId: number,
  year: number | null,
  { inference = 'industry', asOf, period, version, method = 'standard' }: ScoreContext,
) {
  const query = {
    guess_kbn: guesses[inference],
    asOf,
    period,
    version,
    ...(isOwnMethod(method) && { method_id: method }),
    ...(year !== null && { fy: year }),
  }
  return useQuery({
    ...requestOf(getSpider, { params: { companyId }, query }),
    placeholderData: keepPreviousData,
  })
}
