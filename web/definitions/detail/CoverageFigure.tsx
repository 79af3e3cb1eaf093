import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { getCoverage } from '#contract/market/indicators.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { type CellState, cellStates } from '#methodology/figures/cell-states.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatDifference, formatNumber, formatShare, formatYear } from '../../format.ts'
import { tipOnText } from '../../ui/floating/tip.ts'
import classes from '../definitions.module.css'
import { definitionMessages } from '../messages.ts'
import { stateOf } from './figure-state.ts'

export type Coverage = Output<typeof getCoverage>
type Year = Coverage['years'][number]

/** From what was disclosed to what could not be; companies without a report are left out. */
const order: readonly CellState[] = [
  'disclosed',
  'read-from-text',
  'under-review',
  'other-boundary',
  'estimated',
  'not-stated',
  'not-disclosed',
  'not-applicable',
  'not-tagged',
]

interface Props {
  readonly coverage: UseQueryResult<Coverage>
  /** The year that the screen is about. */
  readonly selectedYear: number | null
}

/** Companies by state in every fiscal year, and the share that disclosed. */
export function CoverageFigure({ coverage, selectedYear }: Props) {
  const m = definitionMessages().coverage
  const years = coverage.data?.years ?? []
  const finding = coverage.data && findingOf(years, selectedYear)
  return (
    <Figure
      id="coverage"
      number={1}
      span={6}
      name={m.name}
      finding={finding}
      unit={m.unit}
      state={stateOf(coverage, 320)}
      views={[{ key: 'bars', label: m.chart, content: <Bars years={years} selectedYear={selectedYear} /> }]}
      table={coverage.data && tableOf(years)}
      notes={
        <p className={classes.defNote}>
          <Link to="/algorithm/$method" params={{ method: 'disclosure-rate' }} search={{}}>
            {m.method}
          </Link>
        </p>
      }
    />
  )
}

/** The year on the screen, and how far it is from the first with a rate. */
function findingOf(years: readonly Year[], selectedYear: number | null): string {
  const m = definitionMessages().coverage
  const now = years.find(({ fiscalYear }) => fiscalYear === selectedYear)
  if (!now || now.rate === null) return m.none
  const text = m.finding(
    formatYear(now.fiscalYear),
    formatNumber((now.companies.disclosed ?? 0) + (now.companies['read-from-text'] ?? 0)),
    formatNumber(now.eligible),
    formatShare(now.rate, 1),
  )
  const first = years.find(({ rate, fiscalYear }) => rate !== null && fiscalYear < now.fiscalYear)
  return first
    ? text + m.change(formatYear(first.fiscalYear), formatDifference(now.rate * 100, first.rate! * 100))
    : text
}

function Bars({ years, selectedYear }: { years: readonly Year[]; selectedYear: number | null }) {
  const m = definitionMessages().coverage
  const max = Math.max(1, ...years.map(reported))
  const present = order.filter((state) => years.some(({ companies }) => (companies[state] ?? 0) > 0))
  return (
    <>
      <ul className={classes.defKey}>
        {present.map((state) => (
          <li key={state}>
            <i className={classes.defPart} data-state={state} aria-hidden="true" />
            {m.states[state]}
          </li>
        ))}
      </ul>
      <ol className={classes.defBars}>
        {years.toReversed().map((year) => {
          const { fiscalYear, companies, rate } = year
          const parts = present.filter((state) => (companies[state] ?? 0) > 0)
          const rateText = rate === null ? '—' : formatShare(rate, 1)
          const words = parts.map((state) => m.part(m.states[state], formatNumber(companies[state] ?? 0))).join(' · ')
          return (
            <li key={fiscalYear} className={fiscalYear === selectedYear ? 'on' : undefined} {...tipOnText(words)}>
              <span className="sr">{m.bar(formatYear(fiscalYear), rateText, words)}</span>
              <span aria-hidden="true">{formatYear(fiscalYear)}</span>
              <span className={classes.defBar} aria-hidden="true">
                {parts.map((state) => (
                  <i
                    key={state}
                    className={classes.defPart}
                    data-state={state}
                    style={{ width: `${((companies[state] ?? 0) / max) * 100}%` }}
                  />
                ))}
              </span>
              <span className="num" aria-hidden="true">
                {rateText}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function reported({ companies }: Year): number {
  return order.reduce((sum, state) => sum + (companies[state] ?? 0), 0)
}

function tableOf(years: readonly Year[]): TableOf {
  const m = definitionMessages().coverage
  const states = [...order, ...cellStates.filter((state) => !order.includes(state))]
  const number = (label: string) => ({ label, isNumber: true })
  const count = (value: number) => figureCell(value, formatNumber)
  return {
    caption: m.name,
    columns: [
      { label: m.year },
      number(m.rate),
      number(m.eligible),
      number(m.reported),
      ...states.map((state) => number(m.states[state])),
    ],
    rows: years.toReversed().map((year) => ({
      key: String(year.fiscalYear),
      cells: [
        formatYear(year.fiscalYear),
        figureCell(year.rate, (rate) => formatShare(rate, 1)),
        count(year.eligible),
        count(reported(year)),
        ...states.map((state) => count(year.companies[state] ?? 0)),
      ],
    })),
  }
}
