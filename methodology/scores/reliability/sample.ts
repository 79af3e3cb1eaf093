import { cellIndex } from '../../panel/layout.ts'
import { type Category, horizonWeight, scoreKeys, totalKeys } from '../hierarchy.ts'
import { usedIndicators } from '../ranks/in-use.ts'
import type { Scores, StandardInput } from '../standard/market-scores.ts'
import { isDisclosed } from '../standard/sums.ts'

/** Companies that reliability and rank errors are measured on at most, evenly chosen: of 1,000 a correlation has a standard error of 0.03. Ours. */
const maxCompanies = 1000

/** Percentiles of one indicator in use, by position among the places of a sample. */
export interface IndicatorColumn {
  readonly category: Category
  /** What it weighs in its category, above 0. */
  readonly weight: number
  /** 0 to 1; NaN without one. */
  readonly percentiles: Float64Array
  /** 1 where the figure was disclosed, or estimated by its source. */
  readonly disclosed: Uint8Array
}

/** What reliability and rank errors of one fiscal year are measured on. */
export interface SampledYear {
  readonly year: number
  /** Places of companies with any of the four totals, in the order of the peers. */
  readonly places: Int32Array
  readonly columns: readonly IndicatorColumn[]
}

export function sampleYear(input: StandardInput, scores: Pick<Scores, 'values'>, year: number): SampledYear {
  const places = placesOf(input, scores, year)
  const used = usedIndicators(input.ranks, { years: input.years, year, industries: input.peers.industries.length })
  return { year, places, columns: used.map((indicator) => columnOf(input, { indicator, year, places })) }
}

function placesOf({ companies, years }: StandardInput, { values }: Pick<Scores, 'values'>, year: number): Int32Array {
  const runs = totalKeys.map((key) => cellIndex({ years, companies }, scoreKeys.indexOf(key), year, 0))
  const hasScore = (place: number) => runs.some((run) => !Number.isNaN(values[run + place]!))
  const all = Int32Array.from({ length: companies }, (_, place) => place).filter(hasScore)
  const step = Math.max(1, all.length / maxCompanies)
  return Int32Array.from({ length: Math.floor(all.length / step) }, (_, at) => all[Math.floor(at * step)]!)
}

/** Read once: every draw adds the same columns up in another way. */
function columnOf(
  { indicators, peers, ranks, years, companies, period }: StandardInput,
  { indicator, year, places }: { readonly indicator: number; readonly year: number; readonly places: Int32Array },
): IndicatorColumn {
  const column = indicator * years + year
  const percentiles = new Float64Array(places.length).fill(Number.NaN)
  const disclosed = new Uint8Array(places.length)
  for (const [at, place] of places.entries()) {
    const cell = column * companies + place
    const origin = ranks.origins[cell]!
    if (origin === 0) continue
    const industry = peers.industryOf[peers.order[place]!]!
    percentiles[at] = ranks.parts[cell]! / ranks.units[column * peers.industries.length + industry]!
    disclosed[at] = isDisclosed[origin]!
  }
  const { category } = indicators[indicator]!
  return { category, weight: horizonWeight(indicators[indicator]!, period), percentiles, disclosed }
}
