import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getDecomposition } from '#contract/scores/decomposition.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import { listPeers } from '#contract/scores/peers.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { call } from '../../app/call.ts'
import type { ScoreContext } from '../../scoring/use-scores.ts'

interface Against {
  readonly against?: 'average' | 'last-year' | 'company'
  readonly other?: number | undefined
}

/** The parts of a score, compared with a reference. */
export function useDecomposition(companyId: number, key: ScoreKey, query: ScoreContext & Against) {
  return useQuery({
    queryKey: ['decomposition', companyId, key, query],
    queryFn: ({ signal }) => call(getDecomposition, { params: { companyId, key }, query }, signal),
    placeholderData: keepPreviousData,
  })
}

export function useIndicatorScore(companyId: number, indicator: string, query: ScoreContext) {
  return useQuery({
    queryKey: ['indicator-score', companyId, indicator, query],
    queryFn: ({ signal }) => call(getIndicatorScore, { params: { companyId, indicator }, query }, signal),
  })
}

export function usePeers(
  companyId: number,
  keys: readonly ScoreKey[],
  query: ScoreContext & { scope?: 'industry' | 'market' },
) {
  return useQuery({
    queryKey: ['score-peers', companyId, keys, query],
    queryFn: ({ signal }) =>
      call(listPeers, { params: { companyId }, query: { ...query, keys: keys.join(',') } }, signal),
    placeholderData: keepPreviousData,
  })
}
