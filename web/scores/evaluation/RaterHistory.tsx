import { Sparkline } from '../../charts/small/Sparkline.tsx'
import { Head, num } from '../../ui/rows/Head.tsx'
import classes from '../ratings.module.css'
import { evaluationMessages } from './evaluation-messages.ts'
import type { Rater } from './raters.ts'

/** The rating of each rater in each year, on its own scale, and the trend on the common axis. */
export function RaterHistory({ raters }: { raters: readonly Rater[] }) {
  const m = evaluationMessages()
  const withHistory = raters.filter(({ history }) => history.length > 0)
  const years = [...new Set(withHistory.flatMap(({ history }) => history.map(({ year }) => year)))].sort()
  const at = ({ history }: Rater, year: number) => history.find((one) => one.year === year)
  return (
    <div className="scroll">
      <table className={classes.evals}>
        <Head columns={[m.rater, m.axis, ...years.map(num)]} />
        <tbody>
          {withHistory.map((rater) => (
            <tr key={rater.key}>
              <th scope="row" className="name">
                {rater.name}
              </th>
              <td className={classes.sparkCol}>
                <Sparkline
                  values={years.map((year) => {
                    const axis = at(rater, year)?.axis
                    return axis == null ? null : axis * 100
                  })}
                  range={[0, 100]}
                  width={110}
                  height={26}
                />
              </td>
              {years.map((year) => (
                <td key={year} className="num">
                  {at(rater, year)?.text ?? <span className="und">—</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
