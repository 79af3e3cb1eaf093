import { useState } from 'react'
import type { OwnPriceRow, PriceReading, readPriceFile } from '#contract/scenario/own-prices.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { formatExact, formatNumber } from '../../../format.ts'
import { HowRead } from '../../../ui/files/HowRead.tsx'
import { LineEditor } from '../../../ui/files/LineEditor.tsx'
import { LineOpener } from '../../../ui/files/LineOpener.tsx'
import { isFull, ofLine, withoutLine } from '../../../ui/files/said-of-lines.ts'
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
        change={(next) => change(next.sheet === undefined ? next : { ...next, decisions: {} })}
        nameOf={(field) => fields[field] ?? field}
      />
      <Rows {...{ rows, how, change }} />
    </>
  )
}

function Rows({ rows, how: { decisions }, change }: Pick<Props, 'how' | 'change'> & { rows: readonly OwnPriceRow[] }) {
  const all = ownMessages()
  const m = all.prices
  const [openLine, setOpenLine] = useState<number>()
  const open = rows.find(({ line }) => line === openLine)
  return (
    <>
      <p className="note">{all.leavable}</p>
      {open && (
        <LineEditor
          key={open.line}
          line={open.line}
          written={nameOf(open)}
          isLeft={open.outcome === 'left-out'}
          isChanged={open.outcome === 'left-out'}
          isFull={isFull(open.line, decisions)}
          leave={() => change({ decisions: ofLine(decisions, open.line, 'leave') })}
          asRead={() => change({ decisions: withoutLine(decisions, open.line) })}
          close={() => setOpenLine(undefined)}
        >
          <p className="note">{m.toMend}</p>
        </LineEditor>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by the keyboard */}
      <section className={classes.scroll} tabIndex={0} aria-label={m.open}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{all.line}</th>
              <th scope="col">{all.outcome}</th>
              <th scope="col">{m.columns}</th>
            </tr>
          </thead>
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
