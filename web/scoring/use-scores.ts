import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Score } from '#contract/scores/score.ts'
import type { ScoreQuery } from '#contract/scores/score-query.ts'
import { getScoreHistory, getScores } from '#contract/scores/scores.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { isOwnMethod, type MethodName } from '#methodology/scores/method.ts'
import { requestOf } from '../app/query.ts'
import { useContext } from '../context/search.ts'

export type ScoreContext = Partial<ScoreQuery>

/** Which scores the address asks for. The context's word for no inference is shorter than the method's. */
export function useScoreContext(): ScoreContext {
  const [{ asOf, year, method, version, period, inference, peers, text }] = useContext()
  return {
    ...(asOf && { asOf }),
    ...(year && { year }),
    ...(isChosenMethod(method) && { method }),
    ...(version && { version }),
    ...(period && { period }),
    ...(inference && { inference }),
    ...(peers && { peers }),
    ...(text && { text }),
  }
}

const isChosenMethod = (method: string | undefined): method is MethodName =>
  method === 'employment-impact' || (method !== undefined && isOwnMethod(method))

/** The same for what speaks of the indicators of a score, which the employment impact has none of: the printed sheets. */
export function useIndicatorContext(): ScoreContext {
  const { method, ...context } = useScoreContext()
  return { ...context, ...(method !== 'employment-impact' && method && { method }) }
}

/** The same for what speaks of the standard method alone, as the simulator does. */
export function useStandardContext(): Omit<ScoreContext, 'method'> {
  const { method: _, ...context } = useScoreContext()
  return context
}

/** All scores of a company in the year of the context; the last ones stay while others are on their way. */
export function useScores(companyId: number, query: ScoreContext) {
  return useQuery({
    ...requestOf(getScores, { params: { companyId }, query }),
    placeholderData: keepPreviousData,
    // The other rules for missing figures follow when they have been worked out.
    refetchInterval: ({ state: { data } }) => (data?.policies.every(({ isReady }) => isReady) === false ? 2000 : false),
  })
}

export function useScoreHistory(companyId: number, { year: _, ...query }: ScoreContext, keys?: readonly ScoreKey[]) {
  return useQuery({
    ...requestOf(getScoreHistory, {
      params: { companyId },
      query: { ...query, ...(keys && { keys: keys.join(',') }) },
    }),
    placeholderData: keepPreviousData,
  })
}

/** One of them; undefined when there is none. */
export const scoreOf = (scores: readonly Score[] | undefined, key: ScoreKey) =>
  scores?.find((score) => score.key === key)
