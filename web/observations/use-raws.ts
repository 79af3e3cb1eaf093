import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { listObservations } from '#contract/market/observations.ts'
import { call } from '../app/call.ts'
import { useCompany } from '../companies/use-company.ts'
import { useIndicators } from '../indicators/use-indicators.ts'
import { type Choice, type Observations, type Row, toRows } from './table/rows.ts'

/** What the raw data tab asks for: the company, the catalogue, and the figures up to a year as of a day. */
export function useRaws(companyId: number, query: { toYear: number | undefined; asOf: string | undefined }) {
  const company = useCompany(companyId)
  const indicators = useIndicators()
  const observations = useQuery({
    queryKey: ['raws', companyId, query.toYear, query.asOf],
    queryFn: ({ signal }) => call(listObservations, { params: { companyId }, query }, signal),
    // The last answer stays while the next is on its way, but never another company's.
    placeholderData: (previous, of) => (of?.queryKey[1] === companyId ? keepPreviousData(previous) : undefined),
  })
  return { company, indicators, observations }
}

/** The rows of the table; the same objects as long as nothing changed, so that only changed rows are drawn again. */
export function useRows(
  indicators: readonly Indicator[] | undefined,
  observations: Observations | undefined,
  { view, basis, states, hasSubsidiaries, find }: Choice,
): readonly Row[] {
  return useMemo(
    () =>
      indicators && observations
        ? toRows(indicators, observations, { view, basis, states, hasSubsidiaries, find })
        : [],
    [indicators, observations, view, basis, states, hasSubsidiaries, find],
  )
}
