import { formatNumber, formatPoints } from '../../format.ts'
import { scoreText } from '../score-table.ts'
import classes from '../sheet/sheet.module.css'
import { decompositionMessages } from './decomposition-messages.ts'
import type { Part } from './parts.ts'

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
          {scoreText(score)}
          <i className="gs" />
        </td>
        <td className={`num ${classes.optNarrow}`}>{scoreText(average)}</td>
        <td className="num opt">{formatNumber(contribution * 100, 1)}</td>
        <td className="num">{difference === null ? '—' : formatPoints(difference * 100, 2)}</td>
        <td className={`num ${classes.optNarrow}`}>
          {rank ? `${formatNumber(rank.rank)} / ${formatNumber(rank.of)}` : ''}
        </td>
        <td className="opt" />
      </tr>
    </tfoot>
  )
}
