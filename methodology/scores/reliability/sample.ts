import { type Category, horizonWeight, type Total, totals } from '../hierarchy.ts'
import { usedIndicators } from '../ranks/in-use.ts'
import { cellsOf, type Scores, type StandardInput } from '../standard/market-scores.ts'
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

/** What the reliability and the rank errors of one total in one fiscal year are measured on. */
export interface Sample {
  readonly key: Total
  /** Places of companies with the total, in the order of the peers. */
  readonly places: Int32Array
  /** Of its indicators in use. */
  readonly columns: readonly IndicatorColumn[]
}

/** Of the companies with the total alone: those without it say nothing of it, though they may be many more. */
export function sampleOf(
  input: StandardInput,
  scores: Pick<Scores, 'values'>,
  { key, year }: { readonly key: Total; readonly year: number },
): Sample {
  const places = placesOf(input, scores.values, cellsOf(input, key, year))
  const used = usedIndicators(input.ranks, { years: input.years, year, industries: input.peers.industries.length })
  const own = used.filter((at) => (totals[key] as readonly Category[]).includes(input.indicators[at]!.category))
  return { key, places, columns: own.map((indicator) => columnOf(input, { indicator, year, places })) }
}

function placesOf({ companies }: StandardInput, values: Float64Array, start: number): Int32Array {
  const hasScore = (place: number) => !Number.isNaN(values[start + place]!)
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
