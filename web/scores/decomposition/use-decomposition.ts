import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type decompositionReferences, getDecomposition } from '#contract/scores/decomposition.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import { listPeers } from '#contract/scores/peers.ts'
import type { PeerDisplay } from '#methodology/scores/displays.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { requestOf } from '../../app/query.ts'
import type { ScoreContext } from '../../scoring/use-scores.ts'

interface Against {
  readonly against?: (typeof decompositionReferences)[number]
  readonly other?: number | undefined
}

/** The parts of a score, compared with a reference. */
export function useDecomposition(companyId: number, key: ScoreKey, query: ScoreContext & Against) {
  return useQuery({
    ...requestOf(getDecomposition, { params: { companyId, key }, query }),
    placeholderData: keepPreviousData,
  })
}

export function useIndicatorScore(companyId: number, indicator: string, query: ScoreContext) {
  return useQuery(requestOf(getIndicatorScore, { params: { companyId, indicator }, query }))
}

export function usePeers(
  companyId: number,
  keys: readonly ScoreKey[],
  query: ScoreContext & { scope?: 'industry' | 'market'; display?: PeerDisplay },
) {
  return useQuery({
    ...requestOf(listPeers, { params: { companyId }, query: { ...query, keys: keys.join(',') } }),
    placeholderData: keepPreviousData,
  })
}
