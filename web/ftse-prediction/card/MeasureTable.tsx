import type { FtseTarget } from '#contract/ftse-prediction/model.ts'
import type { FtseMeasure } from '#contract/ftse-prediction/parts.ts'
import { formatNumber, formatShare } from '../../format.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import classes from '../themes/themes.module.css'
import { cardMessages } from './messages.ts'

type Measures = NonNullable<FtseTarget['measures']>
type Guess = keyof ReturnType<typeof cardMessages>['guesses']

const rowsOf = ({ model, lastYear, industryMean, structure }: Measures): [Guess, FtseMeasure][] => [
  ['model', model],
  ...(lastYear ? ([['lastYear', lastYear.rival]] as [Guess, FtseMeasure][]) : []),
  ...(lastYear && lastYear.model.n !== model.n
    ? ([['modelOnLastYear', lastYear.model]] as [Guess, FtseMeasure][])
    : []),
  ['industryMean', industryMean],
  ...(structure ? ([['structure', structure.rival]] as [Guess, FtseMeasure][]) : []),
]

/** Each way of guessing in a row: error, share within half a point, rank correlation, coverage. */
export function MeasureTable({ measures }: { readonly measures: Measures }) {
  const m = cardMessages()
  const { columns } = m
  return (
    <table className={classes.table}>
      <Head
        columns={[
          columns.guess,
          ...[columns.error, columns.close, columns.spearman, columns.coverage, columns.n].map(num),
        ]}
      />
      <tbody>
        {rowsOf(measures).map(([guess, measure]) => (
          <tr key={guess} data-on={guess === 'model' || undefined}>
            <th scope="row">{m.guesses[guess]}</th>
            <td className="num" data-label={columns.error}>
              {formatNumber(measure.error, 2)}
            </td>
            <td className="num" data-label={columns.close}>
              {formatShare(measure.close)}
            </td>
            <td className="num" data-label={columns.spearman}>
              {formatNumber(measure.spearman, 2)}
            </td>
            <td className="num" data-label={columns.coverage}>
              {formatShare(measure.coverage)}
            </td>
            <td className="num" data-label={columns.n}>
              {formatNumber(measure.n)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
