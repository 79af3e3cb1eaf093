import { formatNumber, formatYear } from '../../format.ts'
import { unitWords } from '../../indicators/units.ts'
import { rawMessages } from '../../observations/messages.ts'
import { FigureText } from '../../observations/table/FigureCell.tsx'
import { absenceOf, type Row } from '../../observations/table/rows.ts'
import type { ScoreScreen } from '../../scores/sheet/ScorePage.tsx'
import { printMessages } from '../../ui/print/print-messages.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { Skeleton } from '../../ui/states/ErrorState.tsx'
import classes from '../parts.module.css'
import { printCompanyMessages } from './print-company-messages.ts'
import { nameOf, usePrintRows } from './use-print-rows.ts'

/** The major indicators over five years, each with the number of its source. */
export function IndicatorsPart({ companyId, scores }: ScoreScreen) {
  const m = printCompanyMessages()
  const print = usePrintRows(companyId, scores.year)
  if (!print) return <Skeleton rows={12} />
  const { rows, rest, years, data, notes } = print
  if (rows.length === 0) return <p>{m.noIndicators}</p>
  const noteOf = (row: Row) => notes.find(({ figures }) => figures.some((figure) => figure.row === row))?.number
  return (
    <>
      <table className={`compact ${classes.indicators}`}>
        <Head columns={[m.indicator, m.unit, ...years.map((year) => num(formatYear(year))), num(m.note)]} />
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.indicator.code} ${row.boundary} ${row.part}`}>
              <th scope="row">{nameOf(row)}</th>
              <td className="note">{row.indicator.type === 'boolean' ? '' : unitWords(row.indicator.unit)}</td>
              {row.cells.map((cell, at) => (
                <td key={years[at]} className="num">
                  <FigureText
                    row={row}
                    cell={cell}
                    absence={rawMessages().absences[absenceOf(row.indicator, years[at]!, data)]}
                  />
                </td>
              ))}
              <td className="num note">{noteOf(row) ?? ''}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="fig-note">
        {m.noteKey} {rest > 0 && <b>{printMessages().onScreen(formatNumber(rest))}</b>}
      </p>
    </>
  )
}
