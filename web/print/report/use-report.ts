import { useQueries } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { getCompany } from '#contract/market/companies.ts'
import { listObservations } from '#contract/market/observations.ts'
import { getScores } from '#contract/scores/scores.ts'
import { requestOf } from '../../app/query.ts'
import { CallFailed } from '../../app/send.ts'
import { displayLimit } from '../../companies/comparison.ts'
import { type ReportSearch, reportOf } from '../../companies/report/report-address.ts'
import { useIndicators } from '../../indicators/use-indicators.ts'
import { toRows } from '../../observations/table/rows.ts'
import { shownScores, useDisplay } from '../../scoring/displays.ts'
import { useIndicatorContext } from '../../scoring/use-scores.ts'
import { byStake, watchlistIn } from '../../watchlists/set.ts'
import { useWatchlist } from '../../watchlists/use-watchlists.ts'

/** Whom the address names; of a watchlist the five with the largest stakes. */
function useNamed({ companies, set }: ReportSearch) {
  const watchlistId = companies === undefined ? watchlistIn(set) : undefined
  const list = useWatchlist(watchlistId)
  if (watchlistId === undefined) return { companies }
  const first = byStake(list.data?.members ?? []).slice(0, displayLimit)
  return { list, companies: first.map(({ companyId }) => companyId).join('-') || undefined }
}

/** Everything a report of up to five companies shows, company by company in the order of the address. */
export function useReport() {
  const search = useSearch({ strict: false }) as ReportSearch
  const { list, companies: named } = useNamed(search)
  const report = reportOf({ ...search, companies: named })
  const { asOf, basis = 'consolidated' } = search
  const context = useIndicatorContext()
  const display = useDisplay()
  const indicators = useIndicators()
  const of = report.companies.map((companyId) => ({ companyId }))
  const companies = useQueries({ queries: of.map((params) => requestOf(getCompany, { params, query: { asOf } })) })
  const scores = useQueries({ queries: of.map((params) => requestOf(getScores, { params, query: context })) })
  const raws = useQueries({
    queries: of.map((params) => requestOf(listObservations, { params, query: { toYear: report.to, asOf } })),
  })
  const choice = { view: 'all', basis, states: 'all', hasSubsidiaries: false, find: '' } as const
  const members = report.companies.flatMap((id, at) => {
    const [company, own, figures] = [companies[at]?.data, scores[at]?.data, raws[at]?.data]
    if (!company || !own || !figures || !indicators.data) return []
    const chosen = indicators.data.filter(({ code }) => report.indicators.includes(code))
    const isIn = (year: number) => year >= report.from && year <= report.to
    const rows = toRows(chosen, figures, choice).map((row) => ({
      ...row,
      cells: row.cells.filter((_, index) => isIn(figures.years[index]!)),
    }))
    return [{ id, company, scores: shownScores(own, display), rows, years: figures.years.filter(isIn), raws: figures }]
  })
  const all = [...companies, ...scores, ...raws]
  const isAbsent = (error: unknown) => error instanceof CallFailed && error.code === 'company.not-found'
  const isListMissing = list?.error instanceof CallFailed && list.error.code === 'watchlist.not-found'
  return {
    report,
    members,
    indicators: indicators.data,
    list: list?.data,
    isPending: list?.isPending || indicators.isPending || all.some(({ isPending }) => isPending),
    isListMissing,
    failed: list?.isError && !isListMissing ? list : all.find(({ error }) => error && !isAbsent(error)),
    unknown: report.companies.filter((_, at) => isAbsent(companies[at]?.error)),
  }
}
export type Member = ReturnType<typeof useReport>['members'][number]
