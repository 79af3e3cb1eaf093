import type { Regressions } from '#contract/value-models/regressions.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { categoryName } from '../../indicators/categories.ts'
import { unitWords } from '../../indicators/units.ts'
import { pbrMessages } from './messages.ts'
import { fittedRows } from './order.ts'
import { actualOfForm, percentText, pText, signedText, tText } from './text.ts'

/** Every indicator that was fitted, with all that the row of a regression holds. */
export function regressionTable(list: Regressions): TableOf {
  const m = pbrMessages()
  const c = m.columns
  const { sector, industry } = list.scope
  const number = (label: string) => ({ label, isNumber: true })
  return {
    caption: m.name,
    columns: [
      { label: c.indicator },
      { label: c.industry },
      { label: c.subIndustry },
      { label: c.category },
      { label: c.unit },
      ...[c.actual, `${c.changeLong} %`, c.impact, c.lag, 'b2', 't', 'p', 'q', c.n, c.companies, c.adjusted, c.dw].map(
        number,
      ),
    ],
    rows: fittedRows(list).map((row) => {
      const { best, actual } = row
      const fit = best.fit!
      return {
        key: row.indicator,
        cells: [
          nameOf(row),
          sector ? nameOf(sector) : industry ? nameOf(industry) : m.scope.market,
          industry ? nameOf(industry) : m.scope.market,
          categoryName(row.large),
          unitWords(row.unit),
          figureCell(actual?.value ?? null, (value) => actualOfForm(value, row.form)),
          figureCell(row.change, percentText),
          figureCell(fit.normalized.value, signedText),
          figureCell(best.lag, formatNumber),
          figureCell(fit.kpi.value, signedText),
          figureCell(fit.kpi.t, tText),
          figureCell(fit.kpi.p, pText),
          figureCell(best.q, pText),
          figureCell(best.n, formatNumber),
          figureCell(best.companies, formatNumber),
          figureCell(fit.adjustedR2, tText),
          figureCell(fit.durbinWatson, tText),
        ],
      }
    }),
  }
}
