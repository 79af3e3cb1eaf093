import { useState } from 'react'
import { type OwnPriceRow, type PriceReading, priceNames, type readPriceFile } from '#contract/scenario/own-prices.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { formatExact, formatNumber } from '../../../format.ts'
import { CellFields } from '../../../ui/files/CellFields.tsx'
import { HowRead } from '../../../ui/files/HowRead.tsx'
import { LineEditor } from '../../../ui/files/LineEditor.tsx'
import { LineOpener } from '../../../ui/files/LineOpener.tsx'
import { lineMessages } from '../../../ui/files/line-messages.ts'
import { isFull, ofLine, withoutLine } from '../../../ui/files/said-of-lines.ts'
import { Head } from '../../../ui/rows/Head.tsx'
import classes from '../scenario.module.css'
import { coverageOfPrices } from './coverage.ts'
import { ownMessages } from './own-messages.ts'

interface Props {
  readonly read: Output<typeof readPriceFile>
  readonly how: PriceReading
  readonly change: (next: Partial<PriceReading>) => void
}

/** What a table of prices was read as: what it reaches, what was assumed, and every row in the order of the file. */
export function PricePreview({ read, how, change }: Props) {
  const all = ownMessages()
  const m = all.prices
  const { rows, assumed, others, copyright } = read
  const { taken, open, left, scenarios, regions, years } = coverageOfPrices(rows)
  const fields: Readonly<Record<string, string>> = m.fields
  return (
    <>
      <p className="finding" role="status">
        {all.counts(formatNumber(taken), formatNumber(open), formatNumber(left))}
      </p>
      {years && (
        <p className="note">{m.coverage(formatNumber(scenarios), regions.join(m.between), years.map(String))}</p>
      )}
      {others > 0 && <p className="note">{m.others(formatNumber(others))}</p>}
      {copyright && <p className="note">{copyright}</p>}
      <HowRead
        label={all.assumed}
        assumed={assumed}
        how={how}
        // Other lines: what was said of those of another sheet is of none of them.
        change={(next) => change(next.sheet === undefined ? next : { ...next, decisions: {}, cells: {} })}
        nameOf={(field) => fields[field] ?? m.ofYear(field)}
      />
      <Rows {...{ read, how, change }} />
    </>
  )
}

function Rows({ read: { rows, years }, how, change }: Props) {
  const all = ownMessages()
  const m = all.prices
  const [openLine, setOpenLine] = useState<number>()
  const open = rows.find(({ line }) => line === openLine)
  return (
    <>
      <p className="note">{lineMessages().open}</p>
      {open && (
        <PriceEditor key={open.line} row={open} {...{ years, how, change }} close={() => setOpenLine(undefined)} />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={m.open}>
        <table className={classes.table}>
          <Head columns={[all.line, all.outcome, m.columns]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.line}>
                <td className="num">
                  <LineOpener line={row.line} open={setOpenLine} />
                </td>
                <td>{m.outcomes[row.outcome]}</td>
                <th scope="row">
                  {nameOf(row)}
                  <small>{row.unit}</small>
                  <small>{row.points.map(({ year, price }) => `${year}: ${formatExact(price)}`).join(', ')}</small>
                </th>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

const nameOf = ({ scenario, region }: OwnPriceRow) => [scenario, region].filter(Boolean).join(' · ') || '—'

interface EditorProps extends Pick<Props, 'how' | 'change'> {
  readonly row: OwnPriceRow
  /** Those that have a column. */
  readonly years: readonly number[]
  readonly close: () => void
}

/** A row of the file: its names, unit and prices are corrected, or it is left out. */
function PriceEditor({ row, years, how: { decisions, cells }, change, close }: EditorProps) {
  const { line } = row
  const fields: Readonly<Record<string, string>> = ownMessages().prices.fields
  const own = cells?.[line]
  return (
    <LineEditor
      line={line}
      written={nameOf(row)}
      isLeft={row.outcome === 'left-out'}
      isChanged={row.outcome === 'left-out' || own !== undefined}
      isFull={isFull(line, decisions, cells)}
      leave={() => change({ decisions: ofLine(decisions, line, 'leave') })}
      asRead={() => change({ decisions: withoutLine(decisions, line), cells: withoutLine(cells, line) })}
      close={close}
    >
      <CellFields
        fields={[...priceNames, ...years.map(String)]}
        nameOf={(field) => fields[field] ?? field}
        cells={row.cells}
        set={(field, text) => change({ cells: ofLine(cells, line, { ...own, [field]: text }) })}
      />
    </LineEditor>
  )
}
