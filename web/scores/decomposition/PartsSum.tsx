import { formatDifference, formatNumber } from '../../format.ts'
import classes from '../sheet/sheet.module.css'
import { decompositionMessages } from './decomposition-messages.ts'
import type { Part } from './parts.ts'

/** As fine as the differences of the rows, so that they add up to what stands beside them. */
const fine = (value: number | null) => (value === null ? '—' : formatNumber(value * 100, 2))

/** What the differences of the rows add up to, and of which two figures that is the difference. */
export function sumNote({ score, average, difference }: Part): string {
  const ends = difference === null ? '—' : formatDifference(score! * 100, average! * 100, 2)
  return decompositionMessages().sumNote(ends, fine(score), fine(average))
}

/** The foot of the tree: what all rows add up to, left out ones included. */
export function PartsSum({ whole: { share, score, average, contribution, difference, rank } }: { whole: Part }) {
  return (
    <tfoot>
      <tr>
        <th scope="row">{decompositionMessages().all}</th>
        <td className={`num ${classes.optNarrow}`}>{formatNumber(share * 100, 1)}</td>
        <td className="opt" />
        <td />
        <td className="num">
          {fine(score)}
          <i className="gs" />
        </td>
        <td className={`num ${classes.optNarrow}`}>{fine(average)}</td>
        <td className="num opt">{formatNumber(contribution * 100, 1)}</td>
        <td className="num">{difference === null ? '—' : formatDifference(score! * 100, average! * 100, 2)}</td>
        <td className={`num ${classes.optNarrow}`}>
          {rank ? `${formatNumber(rank.rank)} / ${formatNumber(rank.of)}` : ''}
        </td>
        <td className="opt" />
      </tr>
    </tfoot>
  )
}
