import type { UseQueryResult } from '@tanstack/react-query'
import type { FigureState } from '../../charts/figure/Figure.tsx'

/** What stands instead of a figure while its answer is on the way, or failed. */
export function stateOf(query: UseQueryResult, height: number): FigureState | undefined {
  if (query.data !== undefined) return undefined
  if (query.isError) return { kind: 'error', error: query.error, retry: () => void query.refetch() }
  return { kind: 'loading', height }
}
