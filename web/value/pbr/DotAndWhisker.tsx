import { useState } from 'react'
import type { RegressionRow, Regressions } from '#contract/value-models/regressions.ts'
import { formatNumber } from '../../format.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { useValueAddress } from '../use-address.ts'
import classes from '../value.module.css'
import { pbrMessages } from './messages.ts'
import { fittedRows, reachOf, survives } from './order.ts'
import { RegressionLine } from './RegressionLine.tsx'
import { signedText } from './text.ts'
import { Unfolded } from './Unfolded.tsx'
import { WhiskerAxis } from './Whisker.tsx'

/** Rows before one asks for the others. */
const atFirst = 30
const columns = 9

/** One row per indicator: a dot at its impact, its interval, and the numbers behind it; a row unfolds. */
export function DotAndWhisker({ list }: { readonly list: Regressions }) {
  const m = pbrMessages()
  const c = m.columns
  const { row: open } = useValueAddress()
  const [isAll, setAll] = useState(false)
  const rows = useFilteredRows(list)
  const reach = reachOf(rows)
  const visibleRows = isAll ? rows : rows.filter(({ indicator }, at) => at < atFirst || indicator === open)
  if (rows.length === 0)
    return (
      <p className="note">
        {list.family.tests === 0 ? m.chance.none : m.finding.none(formatNumber(list.family.tests))}
      </p>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls takes the arrow keys
    <section className={classes.box} aria-label={m.name} tabIndex={0}>
      <table className={classes.dots}>
        <caption className="sr">{m.name}</caption>
        <Head
          columns={[
            c.indicator,
            <>
              <span className="sr">{c.interval}</span>
              <WhiskerAxis reach={reach} format={signedText} />
            </>,
            num(c.impact),
            c.lag,
            num('t / q'),
            num('n'),
            num(
              <>
                {c.change}
                <small>{c.changeLong}</small>
              </>,
            ),
            num(c.actual),
            c.category,
          ]}
        />
        {visibleRows.map((row) => (
          <tbody key={row.indicator}>
            <RegressionLine row={row} reach={reach} />
            {open === row.indicator && (
              <tr>
                <td colSpan={columns} className={classes.unfolded}>
                  <Unfolded row={row} list={list} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {visibleRows.length < rows.length && (
        <button type="button" className="act" onClick={() => setAll(true)}>
          {m.more(formatNumber(rows.length - visibleRows.length))}
        </button>
      )}
    </section>
  )
}

/** Those that the filters leave, in their order. */
function useFilteredRows(list: Regressions): RegressionRow[] {
  const { category, survivors } = useValueAddress()
  return fittedRows(list).filter(
    (row) => (category === undefined || row.large === category) && (survivors !== 'on' || survives(row)),
  )
}
