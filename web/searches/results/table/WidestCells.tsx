import type { SearchCell } from '#contract/search/searches.ts'
import { textWidth } from '../../../charts/labels/labels.ts'
import { namesOf, shortName, useClassifications } from '../../../companies/names.ts'
import { tooLittleShort } from '../../../scoring/Unscored.tsx'
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
              <CellText cell={widest(rows, index, column)} column={column} />
            </span>
          </td>
        ))}
      </tr>
    </tfoot>
  )
}

const longest = (texts: readonly string[]) =>
  texts.reduce((best, text) => (textWidth(text) > textWidth(best) ? text : best), '')

function widest(rows: Props['rows'], index: number, column: TableColumn): SearchCell {
  const cells = rows.map(({ cells }) => cells[index]!)
  return cells.reduce((best, cell) => (widthOf(cell, column) > widthOf(best, column) ? cell : best))
}

/** Nearly: a lock and a tag are as wide as so many letters. */
function widthOf({ state, value, text, known }: SearchCell, column: TableColumn): number {
  if (state === 'locked') return 60
  if (known) return textWidth(tooLittleShort(known))
  if (value === null && text === null) return 24
  return textWidth(text ?? figureOf(value!, column)) + (state === 'estimated' ? 36 : 0)
}
