import type { SearchCell } from '#contract/search/searches.ts'
import { textWidth } from '../../../charts/labels/labels.ts'
import { unlikePeriodsText } from '../../../charts/small/UnlikePeriods.tsx'
import { namesOf, shortName, useClassifications } from '../../../companies/names.ts'
import { tooLittleShort } from '../../../scoring/unscored/Unscored.tsx'
import type { SearchResult } from '../../use-searches.ts'
import classes from '../results.module.css'
import { CellText, figureOf } from './CellText.tsx'
import type { TableColumn } from './columns.ts'

interface Props {
  readonly rows: SearchResult['rows']
  readonly columns: readonly TableColumn[]
}

/** One row without height, of the longest text of each column: columns are as wide as all of their rows need, drawn or not. */
export function WidestCells({ rows, columns }: Props) {
  const { industry } = useClassifications()
  const names = rows.map((row) => shortName(namesOf(row).first))
  return (
    <tfoot className={classes.widest} aria-hidden="true">
      <tr>
        <td className="pick" />
        <td className="code">{longest(rows.map(({ ticker }) => ticker ?? ''))}</td>
        <td className="co">
          <b>{longest(names)}</b>
        </td>
        <td className={classes.sector}>
          {longest(rows.map((row) => industry({ ...row, edinetIndustry: null }) ?? ''))}
        </td>
        {columns.map((column, index) => (
          <td key={column.text} className={`num ${index === 0 ? classes.pri : ''}`}>
            <span className="fig-btn">
              <CellText {...widest(rows, index, column)} column={column} />
            </span>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

const longest = (texts: readonly string[]) =>
  texts.reduce((best, text) => (textWidth(text) > textWidth(best) ? text : best), '')

function widest(rows: Props['rows'], index: number, column: TableColumn) {
  const all = rows.map(({ cells }) => ({ cell: cells[index]!, cells }))
  return all.reduce((best, one) => (widthOf(one, column) > widthOf(best, column) ? one : best))
}

/** Nearly: a lock and a tag are as wide as so many letters. */
function widthOf({ cell, cells }: { cell: SearchCell; cells: readonly SearchCell[] }, column: TableColumn): number {
  const { state, value, text, known, months } = cell
  if (state === 'locked') return 60
  if (known) return textWidth(tooLittleShort(known))
  if (value === null && text === null) return 24
  const mark = months ? textWidth(unlikePeriodsText(months)) : 0
  return (
    mark +
    textWidth(text ?? figureOf(value!, column, cells)) +
    (state === 'estimated' || state === 'read-from-text' ? 36 : 0)
  )
}
