import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Comparison, compareCompanies } from '#contract/comparisons/comparison.ts'
import { employmentImpactId } from '#contract/scores/score-query.ts'
import type { WatchlistMember } from '#contract/watchlists/watchlists.ts'
import { defaultInference, inferenceModes } from '#methodology/inference/estimate.ts'
import { isOwnMethod } from '#methodology/scores/method.ts'
import { requestOf } from '../app/query.ts'
import { useComparison as useTray } from '../companies/comparison.ts'
import { useScoreContext } from '../scoring/use-scores.ts'
import { byStake, watchlistIn } from '../watchlists/set.ts'
import { useWatchlist } from '../watchlists/use-watchlists.ts'
import { readIds, useComparisonAddress } from './address.ts'
import { yearsOf } from './conditions.ts'

/** Most companies of one comparison, and most drawn by name. */
export const limits = { companies: 50, five: 5 } as const

interface Compared {
  readonly ids: readonly number[]
  /** How many there are beyond the limit. */
  readonly beyond: number
  /** Whether the address says whom. */
  readonly isLink: boolean
}

/** The numbers of the companies: of the link, of the watchlist that it names, else of those put aside. */
export function useComparedIds(): Compared {
  const [{ companies, set }] = useComparisonAddress()
  const tray = useTray().companies
  const members = useComparedList()?.data?.members
  return useMemo(() => {
    const all = companies !== undefined ? readIds(companies) : set ? idsByStake(members) : tray.map(({ id }) => id)
    const ids = all.slice(0, limits.companies)
    return { ids, beyond: all.length - ids.length, isLink: companies !== undefined || set !== undefined }
  }, [companies, set, members, tray])
}

const idsByStake = (members: readonly WatchlistMember[] = []) => byStake(members).map(({ companyId }) => companyId)

/** The watchlist that stands in the address in place of companies; undefined without one. */
export function useComparedList() {
  const [{ companies, set }] = useComparisonAddress()
  const watchlistId = companies === undefined ? watchlistIn(set) : undefined
  const list = useWatchlist(watchlistId)
  return watchlistId === undefined ? undefined : list
}

/** The comparison of the address, with chosen rows; the last answer stays while the next is on its way. */
export function useCompared(rows: readonly string[]) {
  const [{ region, org_kbn, target, factor, set_avg, ...address }] = useComparisonAddress()
  const { ids } = useComparedIds()
  const { from, to } = yearsOf(address)
  const { year: _, method, ...context } = useScoreContext()
  const query = {
    ...context,
    ...(method === 'employment-impact' ? { method: employmentImpactId } : method && isOwnMethod(method) && { method }),
    companies: ids.join(','),
    rows: rows.join(','),
    from_y: from,
    to_y: to,
    ...(region && { region }),
    ...(org_kbn && { org_kbn }),
    ...(target && { target }),
    ...(factor && { factor }),
    ...(set_avg && { set_avg }),
  }
  return useQuery({
    ...requestOf(compareCompanies, { query }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  })
}

/** Scores of the whole in one year, of a few companies under each other rule for missing figures, in points; empty while they come. */
export function useOtherRules(comparison: Comparison, year: number): (number | null)[][] {
  // The year of the head is that of the columns: a comparison has no other.
  const { method, year: _, ...context } = useScoreContext()
  // Only the standard method infers anything.
  const isFew = method === undefined && comparison.units === 'companies' && comparison.companies.length >= 3
  const others = inferenceModes.filter((mode) => mode !== (context.inference ?? defaultInference))
  const results = useQueries({
    queries: others.map((inference) => ({
      ...requestOf(compareCompanies, {
        query: {
          ...context,
          inference,
          companies: comparison.companies.map(({ id }) => id).join(','),
          rows: 'sustainability_score',
          from_y: comparison.years[year],
          to_y: comparison.years[year],
        },
      }),
      enabled: isFew && comparison.companies.length <= limits.five && year in comparison.years,
    })),
  })
  return results.flatMap(({ data }) => {
    const scores = data?.rows[0]?.years[0]?.values
    return scores ? [scores.map((value) => (value === null ? null : value * 100))] : []
  })
}
