import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Comparison, compareCompanies } from '#contract/comparisons/comparison.ts'
import { defaultInference, inferenceModes } from '#methodology/inference/estimate.ts'
import { requestOf } from '../app/query.ts'
import { useComparison as useTray } from '../companies/comparison.ts'
import { useScoreContext } from '../scoring/use-scores.ts'
import { readIds, useComparisonAddress } from './address.ts'
import { yearsOf } from './conditions.ts'

/** Most companies of one comparison, and most drawn by name. */
export const limits = { companies: 50, five: 5 } as const

/** The numbers of the companies: of the link, else of those put aside; and those the link has beyond the limit. */
export function useComparedIds(): {
  readonly ids: readonly number[]
  readonly beyond: number
  readonly isLink: boolean
} {
  const [{ companies }] = useComparisonAddress()
  const tray = useTray().companies
  return useMemo(() => {
    const all = companies === undefined ? tray.map(({ id }) => id) : readIds(companies)
    const ids = all.slice(0, limits.companies)
    return { ids, beyond: all.length - ids.length, isLink: companies !== undefined }
  }, [companies, tray])
}

/** The comparison of the address, with chosen rows; the last answer stays while the next is on its way. */
export function useCompared(rows: readonly string[]) {
  const [{ region, org_kbn, target, factor, set_avg, ...address }] = useComparisonAddress()
  const { ids } = useComparedIds()
  const { from, to } = yearsOf(address)
  const { year: _, ...context } = useScoreContext()
  const query = {
    ...context,
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
  const context = useScoreContext()
  const isFew = comparison.units === 'companies' && comparison.companies.length >= 3
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
