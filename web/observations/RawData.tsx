import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ComponentProps, useCallback, useMemo } from 'react'
import { CompanyHead } from '../companies/head/CompanyHead.tsx'
import { Updates } from '../companies/head/Updates.tsx'
import { namesOf } from '../companies/names.ts'
import { ContextBar } from '../context/ContextBar.tsx'
import { scoreChips, useContext } from '../context/search.ts'
import { formatDay, formatNumber } from '../format.ts'
import { Side } from '../ui/slot.tsx'
import { ErrorState, Skeleton } from '../ui/states/ErrorState.tsx'
import type { RawsSearch } from './address.ts'
import { rawMessages } from './messages.ts'
import { readSelected, type Selected, selectedText } from './selected.ts'
import { Categories } from './table/Categories.tsx'
import { Legend } from './table/Legend.tsx'
import { NoFigures, NothingFits } from './table/NothingFits.tsx'
import { columnNames } from './table/RawHead.tsx'
import { RawTable } from './table/RawTable.tsx'
import { type Choice, type Observations, toGroups } from './table/rows.ts'
import { Tools } from './table/Tools.tsx'
import { useRaws, useRows } from './use-raws.ts'
import { WhyPanel } from './why/WhyPanel.tsx'

/** In the order in which they are wanted: the last one leaves first where there is little room. */
const defaultColumns = 'change,source,next'

/** The raw data tab: every figure of a company by classification and year, each with its reason. */
export function RawData() {
  const m = rawMessages()
  const { companyId } = useParams({ from: '/app/companies/$companyId' })
  const search = useSearch({ from: '/app/companies/$companyId/raws' })
  const navigate = useNavigate({ from: '/companies/$companyId/raws' })
  const [{ asOf, year: toYear, basis = 'all' }] = useContext()
  const { category, units = 'harmonised' } = search
  const { company, indicators, observations } = useRaws(companyId, { toYear, asOf })

  const choice = choiceOf(search, basis)
  const rows = useRows(indicators.data, observations.data, { ...choice, units })
  const groups = useMemo(() => toGroups(rows, { view: choice.view }, category), [rows, choice.view, category])
  const columns = useMemo(
    () =>
      (search.columns ?? defaultColumns).split(',').filter((name) => (columnNames as readonly string[]).includes(name)),
    [search.columns],
  )
  const figure = useMemo(() => readSelected(search.figure), [search.figure])
  const change = useCallback(
    (next: Partial<typeof search>) =>
      void navigate({ search: (old) => ({ ...old, ...next }), replace: true, resetScroll: false }),
    [navigate],
  )
  const select = useCallback((selection: Selected) => change({ figure: selectedText(selection) }), [change])
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
          acts={[...scoreChips, 'basis']}
          updates={<Updates company={company.data} />}
          years={company.data?.years ?? []}
          newest={observations.data?.newestYear}
          asOfNote={asOf && m.asOfLine(formatDay(asOf), formatNumber(observations.data?.changedSince ?? 0))}
        />
        {company.data ? <CompanyHead company={company.data} /> : <h1 className="sr">{m.title}</h1>}
        {!company.data && !failed && <Skeleton rows={3} />}
        <div className={`two ${figure ? '' : 'no-why'}`}>
          <div className={`left ${observations.isPlaceholderData ? 'is-stale' : ''}`}>
            {failed && <ErrorState error={failed.error} retry={() => void failed.refetch()} />}
            {!failed && !isLoaded && <Skeleton rows={14} />}
            {isEmpty && <NoFigures />}
            {indicators.data && observations.data && !isEmpty && (
              <Figures
                {...{ choice, units, columns, groups, change, select }}
                isAskedFor={search.columns !== undefined}
                observations={observations.data}
                indicators={indicators.data}
                selected={figure}
                reset={() => void navigate({ search: {}, replace: true })}
              />
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

function choiceOf(
  { view = 'held', states = 'all', subsidiaries, find = '' }: RawsSearch,
  basis: Choice['basis'],
): Choice {
  return { view, basis, states, hasSubsidiaries: subsidiaries === 1, find }
}

interface FiguresProps extends Omit<ComponentProps<typeof Tools>, 'years'> {
  readonly observations: Observations
  readonly isAskedFor: boolean
  readonly selected: Selected | undefined
  readonly select: (selected: Selected) => void
  readonly reset: () => void
}

/** The table with its tools; says so when no row fits the choice. */
function Figures({ observations, isAskedFor, selected, select, reset, ...tools }: FiguresProps) {
  return (
    <>
      <Tools {...tools} years={observations.years} />
      {tools.groups.length > 0 ? (
        <RawTable
          groups={tools.groups}
          data={observations}
          columns={tools.columns}
          isAskedFor={isAskedFor}
          ask={(column) =>
            tools.change({ columns: [column, ...tools.columns.filter((name) => name !== column)].join() })
          }
          selected={selected}
          select={select}
        />
      ) : (
        <NothingFits reset={reset} />
      )}
      <Legend />
    </>
  )
}
