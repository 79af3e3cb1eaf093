import type { RegressionRow, Regressions } from '#contract/value-models/regressions.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import classes from '../value.module.css'
import { pbrMessages } from './messages.ts'

/** Indicators without a coefficient, by why they have none. */
export function Unfitted({ list }: { readonly list: Regressions }) {
  const m = pbrMessages()
  const rows = list.rows.filter(({ best }) => best.fit === null)
  if (rows.length === 0) return null
  return (
    <details className={classes.unfitted}>
      <summary>{m.unfitted(formatNumber(rows.length))}</summary>
      <ul className="note">
        {rows.map((row) => (
          <li key={row.indicator}>
            {nameOf(row)} · {reasonOf(row, list)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Why an indicator has no coefficient. */
export function reasonOf({ best }: Pick<RegressionRow, 'best'>, { fewest }: Pick<Regressions, 'fewest'>): string {
  const { states } = pbrMessages()
  if (best.state === 'few-rows') return states['few-rows'](formatNumber(best.n), formatNumber(fewest.rows))
  return states[best.state]
}
