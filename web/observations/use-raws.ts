import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Indicator } from '#contract/market/indicators.ts'
import { listObservations } from '#contract/market/observations.ts'
import type { Request } from '#contract/wire/endpoint.ts'
import { requestOf } from '../app/query.ts'
import { useCompany } from '../companies/use-company.ts'
import { useIndicators } from '../indicators/use-indicators.ts'
import type { Units } from './table/as-filed.ts'
import { asFiled } from './table/as-filed.ts'
import { type Choice, type Observations, type Row, toRows } from './table/rows.ts'

/** What the raw data tab asks for: the company, the catalogue, and the figures up to a year as of a day. */
export function useRaws(companyId: number, query: { toYear: number | undefined; asOf: string | undefined }) {
  const company = useCompany(companyId)
  const indicators = useIndicators()
  const observations = useQuery({
    ...requestOf(listObservations, { params: { companyId }, query }),
    // The last answer stays while the next is on its way, but never another company's.
    placeholderData: (previous, of) => (companyOf(of?.queryKey) === companyId ? keepPreviousData(previous) : undefined),
  })
  return { company, indicators, observations }
}

/** Whose observations a key of the query cache names. */
const companyOf = (key: readonly unknown[] | undefined) =>
  (key?.[1] as Request<typeof listObservations> | undefined)?.params.companyId

/** The rows of the table; the same objects as long as nothing changed, so that only changed rows are drawn again. */
export function useRows(
  indicators: readonly Indicator[] | undefined,
  observations: Observations | undefined,
  { view, basis, states, hasSubsidiaries, find, units }: Choice & { readonly units: Units },
): readonly Row[] {
  return useMemo(() => {
    if (!indicators || !observations) return []
    const rows = toRows(indicators, observations, { view, basis, states, hasSubsidiaries, find })
    return units === 'filed' ? rows.map(asFiled) : rows
  }, [indicators, observations, view, basis, states, hasSubsidiaries, find, units])
}
