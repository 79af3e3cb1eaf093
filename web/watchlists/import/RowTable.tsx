import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { WatchlistField, WatchlistFileRow } from '#contract/watchlists/watchlist-file.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatNumber } from '../../format.ts'
import { CellField } from '../../ui/files/CellField.tsx'
import { LineOpener } from '../../ui/files/LineOpener.tsx'
import classes from './import.module.css'
import { importMessages } from './import-messages.ts'
import { isTaken, type Plan } from './plan.ts'

export type WatchlistCells = Partial<Record<WatchlistField, string>>

const rowHeight = 42

interface Props {
  readonly rows: readonly WatchlistFileRow[]
  readonly plan: Plan
  readonly change: (line: number, cells: WatchlistCells) => void
  /** Opens what can be said of a line besides. */
  readonly open: (line: number) => void
}

/** The rows of the file by line, each as it is written, in fields that mend it; drawn as far as they are in sight. */
export function RowTable({ rows, plan, change, open }: Props) {
  const m = importMessages()
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]!.line,
    overscan: 8,
  })
  const items = virtual.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = items.length === 0 ? 0 : virtual.getTotalSize() - items.at(-1)!.end
  const heads = [m.line, m.ticker, m.country, m.ratio, m.company, m.outcome]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the arrow keys
    <section ref={box} className={classes.box} tabIndex={0} aria-label={m.outcome}>
      <table className={classes.table} aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Gap height={before} />}
          {items.map(({ index, key }) => (
            <FileRow key={key as number} row={rows[index]!} index={index} plan={plan} change={change} open={open} />
          ))}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </section>
  )
}

function Gap({ height }: { height: number }) {
  return (
    <tr className={classes.gap} style={{ height }}>
      <td colSpan={6} />
    </tr>
  )
}

interface RowProps extends Omit<Props, 'rows'> {
  readonly row: WatchlistFileRow
  readonly index: number
}

function FileRow({ row, index, plan, change, open }: RowProps) {
  const m = importMessages()
  const { line, company, suggestion } = row
  const written = formatNumber(line)
  const cell = (name: WatchlistField, label: string) => (
    <td>
      <CellField label={label} value={row[name]} set={(text) => change(line, { [name]: text })} />
    </td>
  )
  const name = (of: NonNullable<typeof company>) => shortName(namesOf(of).first)
  return (
    <tr aria-rowindex={index + 2} data-left={!isTaken(row, plan) || undefined}>
      <th scope="row" className="num">
        <LineOpener line={line} open={open} />
      </th>
      {cell('ticker', m.tickerOf(written))}
      {cell('country', m.countryOf(written))}
      {cell('ratio', m.ratioOf(written))}
      <td className={classes.company}>
        {company && name(company)}
        {!company && suggestion?.ticker && (
          <>
            {m.suggest(name(suggestion))}{' '}
            <button
              type="button"
              className="act"
              aria-label={m.takeLabel(name(suggestion))}
              onClick={() => change(line, { ticker: suggestion.ticker! })}
            >
              {m.take}
            </button>
          </>
        )}
      </td>
      <td>{outcomeText(row)}</td>
    </tr>
  )
}

function outcomeText({ outcome, before, stake, sameAs, issue }: WatchlistFileRow): string {
  const m = importMessages()
  if (outcome === 'duplicate' && sameAs !== null) return m.sameAs(formatNumber(sameAs))
  if (outcome === 'unknown' && issue) return m.issues[issue]
  if (outcome !== 'change') return m.outcomes[outcome]
  const say = (one: number | null) => (one === null ? m.noStake : formatNumber(one, 2))
  return m.changed(say(before), say(stake))
}
