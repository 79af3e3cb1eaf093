import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listWatchlistFigures, type WatchlistFigures } from '#contract/watchlists/watchlist-figures.ts'
import { requestOf } from '../../app/query.ts'
import { useProfile } from '../../app/use-profile.ts'
import { useScoreContext } from '../../scoring/use-scores.ts'
import { lastVisit } from './last-visit.ts'

/** Figures of all lists, with the news since the visit before. */
export function useListFigures() {
  const owner = useProfile().data?.email
  const [visits] = useState(() => new Map<string, ReturnType<typeof lastVisit>>())
  if (owner !== undefined && !visits.has(owner)) visits.set(owner, lastVisit(owner))
  const visit = owner === undefined ? undefined : visits.get(owner)
  const figures = useQuery({
    ...requestOf(listWatchlistFigures, { query: { ...useScoreContext(), ...(visit && { since: visit.since }) } }),
    enabled: visit !== undefined,
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
  return { ...figures, isFirstVisit: visit?.isFirst ?? true }
}

export const figuresOf = (lists: readonly WatchlistFigures[] | undefined, id: number) =>
  lists?.find(({ watchlistId }) => watchlistId === id)
