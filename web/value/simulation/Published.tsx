import type { Regressions } from '#contract/value-models/regressions.ts'
import { formatExact } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { FactTag } from '../../indicators/FactTag.tsx'
import { Head } from '../../ui/rows/Head.tsx'
import { percentText } from '../pbr/text.ts'
import classes from '../value.module.css'
import { simulationMessages } from './messages.ts'

/** What companies published of themselves, apart from what this market says. */
export function Published({ list }: { readonly list: Regressions }) {
  const m = simulationMessages()
  const isJa = language() === 'ja'
  if (list.published.length === 0) return null
  return (
    <details className={classes.published}>
      <summary>{m.published}</summary>
      <div className={classes.box}>
        <table className="compact">
          <Head columns={[...m.publishedColumns]} />
          <tbody>
            {list.published.map((row) => (
              <tr key={`${row.companyEn} ${row.kpiEn}`}>
                <th scope="row">{isJa ? row.companyJa : row.companyEn}</th>
                <td>{isJa ? row.kpiJa : row.kpiEn}</td>
                <td className="num">{percentText(row.kpiChange)}</td>
                <td className="num">{percentText(row.pbrChange)}</td>
                <td className="num">{row.lag}</td>
                <td className="num">
                  {formatExact(row.elasticityLinear)} / {formatExact(row.elasticityExact)}
                </td>
                <td>
                  {row.source} <FactTag status={row.status} />
                  <small className={classes.noted}>{isJa ? row.noteJa : row.noteEn}</small>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
