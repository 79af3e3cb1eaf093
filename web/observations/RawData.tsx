import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { getCompany } from '#contract/companies.ts'
import { listIndicators } from '#contract/indicators.ts'
import { listObservations } from '#contract/observations.ts'
import { call } from '../app/call.ts'
import { CompanyHead } from '../companies/CompanyHead.tsx'
import { namesOf } from '../companies/names.ts'
import { Side } from '../ui/Shell.tsx'
import { Skeleton, Trouble } from '../ui/Trouble.tsx'
import { Categories } from './Categories.tsx'
import { ContextBar } from './ContextBar.tsx'
import { Legend } from './Legend.tsx'
import { rawMessages } from './messages.ts'
import { RawTable } from './RawTable.tsx'
import { type Choice, toGroups, toRows } from './rows.ts'
import { readSelected, type Selected, selectedText } from './selected.ts'
import { Tools } from './Tools.tsx'
import { WhyPanel } from './WhyPanel.tsx'

export const defaultColumns = 'next,source'

/** The raw data tab: every figure of a company by classification and year, each with its reason. */
export function RawData() {
  const m = rawMessages()
  const { companyId } = useParams({ from: '/app/companies/$companyId' })
  const search = useSearch({ from: '/app/companies/$companyId/raws' })
  const navigate = useNavigate({ from: '/companies/$companyId/raws' })
  const { toYear, asOf, category } = search
  const figure = readSelected(search.figure)
  const company = useQuery({
    queryKey: ['company', companyId],
    queryFn: ({ signal }) => call(getCompany, { params: { companyId } }, signal),
  })
  const indicators = useQuery({
    queryKey: ['indicators'],
    queryFn: ({ signal }) => call(listIndicators, {}, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const observations = useQuery({
    queryKey: ['raws', companyId, toYear, asOf],
    queryFn: ({ signal }) => call(listObservations, { params: { companyId }, query: { toYear, asOf } }, signal),
    placeholderData: keepPreviousData,
  })

  const choice: Choice = {
    view: search.view ?? 'held',
    basis: search.basis ?? 'all',
    states: search.states ?? 'all',
    hasSubsidiaries: search.subsidiaries === 1,
    find: search.find ?? '',
  }
  const rows = useRows(indicators.data, observations.data, choice)
  const groups = toGroups(rows, choice, category)
  const columns = new Set((search.columns ?? defaultColumns).split(',').filter(Boolean))
  const change = (next: Partial<typeof search>) =>
    void navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false })
  const select = (chosen: Selected | undefined) => change({ figure: chosen && selectedText(chosen) })
  const failed = [company, indicators, observations].find(({ isError }) => isError)

  return (
    <>
      <Side>
        <Categories rows={rows} choice={choice} category={category} choose={(chosen) => change({ category: chosen })} />
      </Side>
      <main className="co-page" id="content">
        {company.data && <title>{`${namesOf(company.data).first.text} ${m.title} – Satoyama`}</title>}
        <ContextBar
          asOf={asOf}
          toYear={toYear}
          observations={observations.data}
          years={company.data?.years ?? []}
          change={change}
        />
        {company.data ? <CompanyHead company={company.data} /> : !failed && <Skeleton rows={3} />}
        <div className={`two ${figure ? '' : 'no-why'}`}>
          <div className={`left ${observations.isPlaceholderData ? 'is-stale' : ''}`}>
            {failed && <Trouble error={failed.error} retry={() => void failed.refetch()} />}
            {!failed && !observations.data && <Skeleton rows={14} />}
            {observations.data &&
              indicators.data &&
              observations.data.newestYear === null &&
              !asOf &&
              choice.view === 'held' && (
                <section className="empty">
                  <h2>{m.noFigures}</h2>
                  <p>{m.noFiguresText}</p>
                  <code>npm run satoyama -- import &lt;files or folders…&gt;</code>
                </section>
              )}
            {observations.data &&
              indicators.data &&
              (observations.data.newestYear !== null || choice.view !== 'held') && (
                <>
                  <Tools
                    choice={choice}
                    columns={columns}
                    groups={groups}
                    years={observations.data.years}
                    indicators={indicators.data}
                    change={change}
                  />
                  {groups.length > 0 ? (
                    <RawTable
                      groups={groups}
                      data={observations.data}
                      columns={columns}
                      selected={figure}
                      select={select}
                    />
                  ) : (
                    <Nothing reset={() => void navigate({ search: {}, replace: true })} />
                  )}
                  <Legend />
                </>
              )}
          </div>
          {figure && indicators.data && observations.data && (
            <WhyPanel
              key={`${figure.indicator} ${figure.year} ${figure.boundary} ${figure.part} ${asOf}`}
              companyId={companyId}
              selected={figure}
              asOf={asOf}
              company={company.data}
              indicators={indicators.data}
              observations={observations.data}
              close={() => select(undefined)}
            />
          )}
        </div>
      </main>
    </>
  )
}

function useRows(
  indicators: Parameters<typeof toRows>[0] | undefined,
  data: Parameters<typeof toRows>[1] | undefined,
  choice: Choice,
) {
  const { view, basis, states, hasSubsidiaries, find } = choice
  return useMemo(
    () => (indicators && data ? toRows(indicators, data, { view, basis, states, hasSubsidiaries, find }) : []),
    [indicators, data, view, basis, states, hasSubsidiaries, find],
  )
}

function Nothing({ reset }: { reset: () => void }) {
  const m = rawMessages()
  return (
    <section className="empty">
      <h2>{m.empty}</h2>
      <p>{m.emptyText}</p>
      <button type="button" className="btn" onClick={reset}>
        {m.reset}
      </button>
    </section>
  )
}
