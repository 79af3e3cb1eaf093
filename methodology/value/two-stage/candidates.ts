import { columnFacts, type KpiColumn, lagged, leastKnown, valueLags } from './columns.ts'
import { firstStage } from './first-stage.ts'
import { pickRows, rowsWhere, type ValueMarket, type ValueSample, valueRows } from './sample.ts'

/**
 * The rows of a market with its candidates: indicators that enough rows before a year have and that do not stand still, each at the lag
 * at which it goes best with what the first stage leaves of these rows. Nothing of that year or later chooses.
 *
 * @param before position of the year
 */
export function valueSample(market: ValueMarket, before: number): ValueSample {
  const rows = valueRows(market)
  const learned = rowsWhere(rows, (year) => year < before)
  const stage = firstStage(pickRows(rows, learned))
  if (!stage) return { ...rows, columns: [] }
  const left = new Float64Array(rows.lnPbr.length)
  for (const [at, row] of learned.entries()) left[row] = stage.residuals[at]!
  const columns = market.kpis.flatMap((kpi, index): KpiColumn[] => {
    let best: (KpiColumn & { readonly correlation: number; readonly mean: number }) | null = null
    for (const lag of valueLags) {
      const values = lagged(market, kpi, { ...rows, lag })
      const facts = columnFacts(values, left, learned)
      if (facts.known < leastKnown || facts.correlation <= (best?.correlation ?? 0)) continue
      best = { kpi: index, lag, values, ...facts }
    }
    if (!best) return []
    const { lag, values, known, mean } = best
    for (let row = 0; row < values.length; row++) if (Number.isNaN(values[row]!)) values[row] = mean
    return [{ kpi: index, lag, values, known }]
  })
  return { ...rows, columns }
}
