import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { CompanyHead } from '../companies/CompanyHead.tsx'
import { namesOf } from '../companies/names.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { useContext } from '../context/search.ts'
import { formatDay, formatNumber } from '../format.ts'
import { ScoreStrip } from '../scoring/ScoreStrip.tsx'
import { Side } from '../ui/slot.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import { rawMessages } from './messages.ts'
import { readSelected, type Selected, selectedText } from './selected.ts'
import { Categories } from './table/Categories.tsx'
import { Legend } from './table/Legend.tsx'
import { NoFigures, NothingFits } from './table/NothingFits.tsx'
import { columnNames } from './table/RawHead.tsx'
import { RawTable } from './table/RawTable.tsx'
import { type Choice, toGroups } from './table/rows.ts'
import { Tools } from './table/Tools.tsx'
import { useRaws, useRows } from './use-raws.ts'
import { WhyPanel } from './why/WhyPanel.tsx'

const defaultColumns = 'next,source'

/** The raw data tab: every figure of a company by classification and year, each with its reason. */
export function RawData() {
  const m = rawMessages()
  const { companyId } = useParams({ from: '/app/companies/$companyId' })
  const search = useSearch({ from: '/app/companies/$companyId/raws' })
  const navigate = useNavigate({ from: '/companies/$companyId/raws' })
  const [{ asOf, year: toYear, basis = 'all' }] = useContext()
  const { category } = search
  const { company, indicators, observations } = useRaws(companyId, { toYear, asOf })

  const choice: Choice = {
    view: search.view ?? 'held',
    basis,
    states: search.states ?? 'all',
    hasSubsidiaries: search.subsidiaries === 1,
    find: search.find ?? '',
  }
  const rows = useRows(indicators.data, observations.data, choice)
  const groups = useMemo(() => toGroups(rows, { view: choice.view }, category), [rows, choice.view, category])
  const columns = useMemo(
    () => new Set<string>(columnNames.filter((name) => (search.columns ?? defaultColumns).split(',').includes(name))),
    [search.columns],
  )
  const figure = useMemo(() => readSelected(search.figure), [search.figure])
  const change = useCallback(
    (next: Partial<typeof search>) =>
      void navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false }),
    [navigate],
  )
  const select = useCallback((chosen: Selected) => change({ figure: selectedText(chosen) }), [change])
  const failed = [company, indicators, observations].find(({ isError }) => isError)
  const isLoaded = indicators.data && observations.data
  const isEmpty = isLoaded && observations.data?.newestYear === null && !asOf && choice.view === 'held'

  return (
    <>
      <Side>
        <Categories rows={rows} choice={choice} category={category} choose={(chosen) => change({ category: chosen })} />
      </Side>
      <main className="co-page" id="content" tabIndex={-1}>
        {company.data && <title>{`${namesOf(company.data).first.text} ${m.title} – Satoyama`}</title>}
        <ContextBar
          acts={['asOf', 'year', 'period', 'inference', 'basis', 'vendors']}
          years={company.data?.years ?? []}
          newest={observations.data?.newestYear}
          asOfNote={asOf && m.asOfLine(formatDay(asOf), formatNumber(observations.data?.changedSince ?? 0))}
        />
        {company.data ? (
          <CompanyHead company={company.data} strip={<ScoreStrip companyId={companyId} />} />
        ) : (
          <h1 className="sr">{m.title}</h1>
        )}
        {!company.data && !failed && <Skeleton rows={3} />}
        <div className={`two ${figure ? '' : 'no-why'}`}>
          <div className={`left ${observations.isPlaceholderData ? 'is-stale' : ''}`}>
            {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
            {!failed && !isLoaded && <Skeleton rows={14} />}
            {isEmpty && <NoFigures />}
            {indicators.data && observations.data && !isEmpty && (
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
                  <NothingFits reset={() => void navigate({ search: {}, replace: true })} />
                )}
                <Legend />
              </>
            )}
          </div>
          {figure && indicators.data && observations.data && (
            <WhyPanel
              key={`${search.figure} ${asOf}`}
              companyId={companyId}
              selected={figure}
              asOf={asOf}
              company={company.data}
              indicators={indicators.data}
              observations={observations.data}
              close={() => change({ figure: undefined })}
            />
          )}
        </div>
      </main>
    </>
  )
}
