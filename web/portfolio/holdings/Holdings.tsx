import { useDeferredValue, useId, useMemo } from 'react'
import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { maxExtraColumns } from '#contract/portfolio/holdings.ts'
import { formatNumber } from '../../format.ts'
import { MeasurePicker } from '../../indicators/measures/MeasurePicker.tsx'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { usePortfolioAddress } from '../address.ts'
import { Chip } from '../Chip.tsx'
import { labelOf, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import { useHoldings } from '../use-portfolio.ts'
import { readOrder, shownRows, type TableColumn, tableColumns } from './columns.ts'
import { HoldingTable } from './HoldingTable.tsx'
import classes from './holdings.module.css'
import { Out } from './Out.tsx'

/** What is held, the heaviest first, with any column of the search beside it; and the ways out. */
export function Holdings({ figures }: { figures: PortfolioFigures }) {
  const words = portfolioMessages()
  const m = words.holdingsTable
  const titleId = useId()
  const [{ find = '', sort }, change] = usePortfolioAddress()
  const holdings = useHoldings()
  const deferredFind = useDeferredValue(find)
  const { data } = holdings
  const { violations } = figures.esg
  const columns = useMemo(
    () => tableColumns(data?.columns ?? [], new Map(violations.map((row) => [row.screen, labelOf(row)]))),
    [data, violations],
  )
  const visibleRows = useMemo(
    () => shownRows(data?.holdings ?? [], columns, { find: deferredFind, order: readOrder(sort) }),
    [data, columns, deferredFind, sort],
  )
  if (holdings.isError) return <ErrorState error={holdings.error} retry={() => void holdings.refetch()} />
  if (!data) return <Skeleton rows={16} />
  const finding =
    data.companies > data.holdings.length
      ? words.shown(formatNumber(data.holdings.length), formatNumber(data.companies))
      : m.finding(formatNumber(data.companies))
  return (
    <section className="fig c12" aria-labelledby={titleId}>
      <header className={classes.head}>
        <p className="label">
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id={titleId}>
          {finding}
        </h2>
        <Out figures={figures} holdings={data} />
      </header>
      <div className={classes.tools}>
        <input
          type="search"
          aria-label={m.find}
          placeholder={m.find}
          maxLength={100}
          value={find}
          onChange={({ target }) => change({ find: target.value || undefined })}
        />
        <Extra columns={columns.filter(({ isExtra }) => isExtra)} />
        <span className="note" role="status">
          {visibleRows.length < data.holdings.length &&
            m.found(formatNumber(visibleRows.length), formatNumber(data.holdings.length))}
        </span>
      </div>
      <HoldingTable name={finding} rows={visibleRows} columns={columns} />
      <Unmatched figures={figures} />
    </section>
  )
}

/** What the market does not know, the heaviest first: it is in the weights, and in no figure. */
function Unmatched({ figures: { portfolio } }: { figures: PortfolioFigures }) {
  const m = portfolioMessages().holdingsTable
  const { unmatched, positions, matched } = portfolio
  if (unmatched.length === 0) return null
  const textOf = ({ label, weight }: (typeof unmatched)[number]) => `${label} ${percentText(weight, 2)}%`
  const named = unmatched.filter(({ isCash }) => !isCash).map(textOf)
  const cash = unmatched.filter(({ isCash }) => isCash).map(textOf)
  const others = positions - matched - unmatched.length
  return (
    <p className="note">
      {cash.length > 0 && `${m.cash(cash.join(', '))} `}
      {named.length > 0 && m.unmatched(named.join(', '))}
      {others > 0 && ` ${m.unmatchedOthers(formatNumber(others))}`}
    </p>
  )
}

/** Columns beside our own: each can go, more can come. */
function Extra({ columns }: { columns: readonly TableColumn[] }) {
  const m = portfolioMessages().holdingsTable
  const [{ columns: text = '' }, change] = usePortfolioAddress()
  const measures = text.split(',').filter(Boolean)
  const set = (next: readonly string[]) => change({ columns: next.join() || undefined })
  return (
    <>
      {columns.map(({ key, label }) => (
        <Chip
          key={key}
          text={label}
          label={m.removeColumn(label)}
          remove={() => set(measures.filter((one) => one !== key))}
        />
      ))}
      {measures.length < maxExtraColumns ? (
        <MeasurePicker
          label={m.addColumn}
          text=""
          selection={new Set(measures)}
          choose={(of) => set(measures.includes(of) ? measures.filter((one) => one !== of) : [...measures, of])}
        />
      ) : (
        <span className="note">{m.columnsFull(formatNumber(maxExtraColumns))}</span>
      )}
    </>
  )
}
