import { useRef } from 'react'
import type { RiskByIndustry } from '#contract/climate-risk/risk-by-industry.ts'
import { climateGroups, groupOf } from '#methodology/climate-risk/categories.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { tip } from '../../ui/floating/tip.ts'
import { measureText, percentileText, ratioText } from './figures.ts'
import classes from './industries.module.css'
import { riskMessages } from './messages.ts'
import { inOrder } from './order.ts'
import {
  cellText,
  type OpenCell,
  type RiskCategory,
  type RiskCell,
  type RiskIndustry,
  useRiskAddress,
} from './use-risk.ts'

/** Where an arrow leads, in rows and measured columns. */
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Industries by category: one hue in five steps, each with its number; what has no method is hatched, all the way down. */
export function HeatMap({ risk }: { risk: RiskByIndustry }) {
  const m = riskMessages()
  const { column: order, cell, change } = useRiskAddress()
  const table = useRef<HTMLTableElement>(null)
  const industries = inOrder(risk.industries, order)
  const open = (next: OpenCell) => change({ cell: cellText(next), why: undefined })
  const move = (event: React.KeyboardEvent) => {
    const step = arrows[event.key]
    const from = (event.target as HTMLElement).dataset.at?.split('.').map(Number)
    if (!step || !from) return
    const to = table.current?.querySelector<HTMLElement>(`[data-at="${from[0]! + step[0]}.${from[1]! + step[1]}"]`)
    event.preventDefault()
    to?.focus()
  }
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the arrow keys
    <section className={classes.box} aria-label={m.map} tabIndex={0}>
      <table ref={table} className={classes.map} onKeyDown={move}>
        <caption className="sr">{m.name}</caption>
        <colgroup>
          <col data-name />
          {risk.categories.map(({ key, measure }) => (
            <col key={key} data-none={measure === null || undefined} />
          ))}
        </colgroup>
        <Head categories={risk.categories} emissions={risk.emissions} />
        <tbody>
          {industries.map((industry, row) => (
            <tr key={industry.id}>
              <th scope="row">
                {nameOf(industry)} <small>{formatNumber(industry.companies)}</small>
              </th>
              {risk.categories.map(({ key, measure }) => {
                if (measure === null)
                  return row === 0 ? <NoMethod key={key} category={key} rows={industries.length} /> : null
                const column = industry.cells.findIndex(({ category }) => category === key)
                return (
                  <MapCell
                    key={key}
                    at={[row, column]}
                    industry={industry}
                    cell={industry.cells[column]!}
                    fewest={risk.fewest}
                    isOpen={cell?.industryId === industry.id && cell.category === key}
                    open={open}
                  />
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Head({ categories, emissions }: Pick<RiskByIndustry, 'categories' | 'emissions'>) {
  const m = riskMessages()
  const { column: order, change } = useRiskAddress()
  const sortBy = (key: RiskCategory['key'] | 'code') => change({ column: key === 'policy' ? undefined : key })
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          <button type="button" aria-pressed={order === 'code'} onClick={() => sortBy('code')} {...tip(m.byCode)}>
            {m.industry}
          </button>
        </th>
        {climateGroups.map((group) => (
          <th key={group} scope="colgroup" colSpan={categories.filter((each) => each.group === group).length}>
            {m.groups[group]}
          </th>
        ))}
      </tr>
      <tr>
        {categories.map(({ key, measure }) => (
          <th
            key={key}
            scope="col"
            aria-sort={order === key ? 'descending' : undefined}
            data-none={measure === null || undefined}
          >
            {measure === null ? (
              <span {...tip(m.reasons[key] ?? '')}>{m.categories[key]}</span>
            ) : (
              <button type="button" onClick={() => sortBy(key)} {...tip(m.order(m.categories[key]))}>
                {m.categories[key]}
                {order === key && <span aria-hidden="true"> ↓</span>}
              </button>
            )}
            <small>{measureText(key, emissions)}</small>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function NoMethod({ category, rows }: { category: RiskCategory['key']; rows: number }) {
  const m = riskMessages()
  return (
    <td rowSpan={rows} className={classes.noMethod} {...tip(m.reasons[category] ?? '')}>
      <span>{m.noMethod}</span>
    </td>
  )
}

interface CellProps {
  /** Row and column among what is measured. */
  readonly at: readonly [number, number]
  readonly industry: RiskIndustry
  readonly cell: RiskCell
  readonly fewest: number
  readonly isOpen: boolean
  readonly open: (cell: OpenCell) => void
}

function MapCell({ at: [row, column], industry, cell, fewest, isOpen, open }: CellProps) {
  const m = riskMessages()
  const { median, percentile, step, n, losses, category } = cell
  const of = formatNumber(industry.companies)
  const words = [
    percentile !== null && step !== null
      ? `${m.percentile(percentileText(percentile))}, ${m.step(formatNumber(step))}`
      : m.fewCell(formatNumber(fewest)),
    m.cell(formatNumber(n), of),
    losses > 0 ? m.lossCell(formatNumber(losses)) : '',
    m.openCell,
  ]
  return (
    <td data-step={step ?? undefined}>
      <button
        type="button"
        data-at={`${row}.${column}`}
        tabIndex={row === 0 && column === 0 ? 0 : -1}
        aria-pressed={isOpen}
        onClick={() => open({ industryId: industry.id, category })}
      >
        <span className="sr">
          {nameOf(industry)} · {m.groups[groupOf(category)]} · {m.categories[category]}{' '}
        </span>
        <b>{step === null || median === null ? '—' : ratioText(median)}</b>
        {step !== null && percentile !== null && <i>{formatNumber(step)}</i>}
        <small>
          {percentile !== null && `${percentileText(percentile)} · `}
          {formatNumber(n)}/{of}
        </small>
        <span className="sr"> {words.filter(Boolean).join(' · ')}</span>
      </button>
    </td>
  )
}
