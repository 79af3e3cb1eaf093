import { Link } from '@tanstack/react-router'
import type { CompanyImpact } from '#contract/scores/impact.ts'
import { formatExact, formatYear } from '../format.ts'
import { unitWords } from '../indicators/units.ts'
import { Head, num } from '../ui/rows/Head.tsx'
import classes from './impact.module.css'
import { impactMessages } from './messages.ts'

interface Props {
  readonly companyId: number
  readonly impact: CompanyImpact
}

/** The figures of the filing company that the parts are made from; each opens where it was filed. */
export function InputsFigure({ companyId, impact }: Props) {
  const m = impactMessages()
  return (
    <section className="fig c12" aria-labelledby="impact-inputs">
      <header>
        <p className="label">
          <i>4</i>
          <span>{m.inputs}</span>
        </p>
        <h2 className="sr" id="impact-inputs">
          {m.inputs}
        </h2>
        <p className="unit">{m.inputsNote}</p>
      </header>
      <div className="fig-body">
        <table className={classes.table}>
          <Head columns={[m.figure, m.year, num(m.value), m.state]} />
          <tbody>
            {impact.inputs.map(({ figure, indicator, year, value, state }) => (
              <tr key={figure}>
                <th scope="row">{m.figures[figure]}</th>
                <td>{formatYear(year)}</td>
                <td className="num">
                  <Link
                    to="/companies/$companyId/raws"
                    params={{ companyId }}
                    search={{ view: 'all', figure: `${indicator}.${year}.parent.` }}
                  >
                    {value === null ? '—' : `${formatExact(value)} ${unitWords(units[figure] ?? '', value)}`}
                  </Link>
                </td>
                <td>{m.states[state]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** As the catalogue has them. */
const units: Readonly<Record<string, string>> = {
  employees: 'persons',
  employeesBefore: 'persons',
  averagePay: 'JPY thousand',
  femaleShare: '%',
  femaleManagers: '%',
  payRatio: '%',
}
