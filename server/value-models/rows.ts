import type { Regression, RegressionRow } from '#contract/value-models/regressions.ts'
import type { TriedIndicator, TriedRegression } from '#methodology/value/pbr/family.ts'
import type { KpiForm } from '#methodology/value/pbr/market.ts'
import { pbrChange } from '#methodology/value/pbr/simulation.ts'
import type { PlacedKpi } from '#server/market/value/kpis.ts'
import type { Regressions } from '#server/market/value/value-models.ts'

type Tried = Regressions['indicators'][number]

/** Change of an indicator, in per cent, that a row tells the change of price to book for. */
const usualChange = 10

export function toRegression({ fit, ...rest }: TriedRegression): Regression {
  if (!fit) return { ...rest, fit }
  return { ...rest, fit: { ...fit, durbinWatson: Number.isNaN(fit.durbinWatson) ? null : fit.durbinWatson } }
}

/** The one that is told of first, or else the one with most rows. */
export const shownOf = ({ best, lags }: TriedIndicator): TriedRegression =>
  best ?? lags.reduce((max, one) => (one.n > max.n ? one : max))

/** A row of the list. */
export function toRow(years: readonly number[], kpi: PlacedKpi<KpiForm>, tried: Tried): RegressionRow {
  const best = shownOf(tried)
  return { ...headOf(years, kpi, { ...tried, shown: best }), best: toRegression(best) }
}

/** What a row says beside the regression. */
export function headOf(
  years: readonly number[],
  { row, form }: PlacedKpi<KpiForm>,
  { actual, shown: { fit } }: Pick<Tried, 'actual'> & { readonly shown: TriedRegression },
): Omit<RegressionRow, 'best'> {
  const { code, nameJa, nameEn, unit, large, middle } = row
  const change = { elasticity: fit?.kpi.value ?? 0, low: null, high: null, change: usualChange }
  return {
    ...{ indicator: code, nameJa, nameEn, unit, large, middle, form },
    actual: actual && { ...actual, year: years[actual.year]! },
    change: fit && form === 'log' ? pbrChange([change]).exact : null,
  }
}
