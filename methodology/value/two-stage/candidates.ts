import { columnFacts, type KpiColumn, lagged, minCoverage, valueLags } from './columns.ts'
import { firstStage } from './first-stage.ts'
import { pickRows, rowsWhere, type ValueMarket, type ValueSample, valueRows } from './sample.ts'

/** Most indicators that a net is fitted to: those that go best with what the first stage leaves. Ours, proposed. */
const maxCandidates = 120

/**
 * The rows of a market with its candidates: indicators that enough rows before a year have and that vary, each at the lag that
 * correlates best with the residuals of the first stage. Rows of that year or later take no part in the choice.
 *
 * @param before position of the first year by which anything else is chosen or told
 */
export function valueSample(market: ValueMarket, before: number): ValueSample {
  const rows = valueRows(market)
  const learned = rowsWhere(rows, (year) => year < before)
  const stage = firstStage(pickRows(rows, learned))
  if (!stage) return { ...rows, columns: [] }
  const left = new Float64Array(rows.lnPbr.length)
  for (const [at, row] of learned.entries()) left[row] = stage.residuals[at]!
  const candidates = market.kpis.flatMap((kpi, index) => {
    let best: Candidate | null = null
    for (const lag of valueLags) {
      const values = lagged(market, kpi, { ...rows, lag })
      const facts = columnFacts(values, left, learned)
      if (facts.known < minCoverage || facts.correlation <= (best?.correlation ?? 0)) continue
      best = { kpi: index, lag, values, ...facts }
    }
    return best ? [best as Candidate] : []
  })
  const chosen = candidates.sort((a, b) => b.correlation - a.correlation).slice(0, maxCandidates)
  return { ...rows, columns: chosen.sort((a, b) => a.kpi - b.kpi).map(filled) }
}

interface Candidate extends KpiColumn {
  readonly correlation: number
  readonly mean: number
}

function filled({ kpi, lag, values, known, mean }: Candidate): KpiColumn {
  return { kpi, lag, known, values: values.map((value) => (Number.isNaN(value) ? mean : value)) }
}
