import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { everything, type GroupCondition } from '#contract/search/condition.ts'
import { type Parsed, parseCondition, printCondition } from '#contract/search/text.ts'
import { useScoreContext } from '../scoring/use-scores.ts'
import type { SearchState } from './address.ts'

/** Parts of the state that are the question itself; another question begins on its first page. */
const queryKeys = ['q', 'where', 'columns', 'sort'] as const

/** What is saved of a search: everything but where one is in it. */
export const persistentKeys = [...queryKeys, 'mode', 'view', 'axes', 'density'] as const

export function useSearchState() {
  const state: SearchState = useSearch({ from: '/app/v2/comparisons' })
  const navigate = useNavigate({ from: '/v2/comparisons' })
  /** Change some of it in place; another question begins on its first page. */
  const change = useCallback(
    (next: Partial<SearchState>, { isStep = false } = {}) =>
      void navigate({
        search: (old) => ({
          ...old,
          ...(queryKeys.some((key) => key in next) && { page: undefined }),
          ...next,
        }),
        replace: !isStep,
        resetScroll: false,
      }),
    [navigate],
  )
  const parsed: Parsed<GroupCondition> = useMemo(() => parseCondition(state.where ?? ''), [state.where])
  const root = parsed.kind === 'read' ? parsed.value : everything
  const setRoot = useCallback(
    (next: GroupCondition, more: Partial<SearchState> = {}) =>
      change({ where: printCondition(next) || undefined, ...more }, { isStep: true }),
    [change],
  )
  return { state, change, root, setRoot }
}

/** The query of the search without columns and pages. */
export function useSearchQuery() {
  const { state } = useSearchState()
  const { q, where } = state
  return { ...useScoreContext(), ...(q && { q }), ...(where && { where }) }
}
