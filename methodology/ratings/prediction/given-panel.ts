import type { PredictionRow } from './rows.ts'

/** A draw of 0 to 1 that is the same every time (Park and Miller). */
export function draws(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

/** Sum of twelve draws less six: as good as a standard normal. */
export const normal = (draw: () => number) => Array.from({ length: 12 }, draw).reduce((sum, one) => sum + one, -6)

interface PanelOptions {
  readonly companies?: number
  readonly years?: number
  readonly seed?: number
  /** Standard deviation of what no feature tells. */
  readonly noise?: number
}

/**
 * Invented ratings: 2.5 + 1.2 (a − ½) + 0.6 (b − ½) + noise, with a and b the first two of ten features of 0 to 1; industries of ten
 * companies, whose mean says nothing, and a structure that is the first feature alone.
 */
export function givenRows({ companies = 120, years = 5, seed = 3, noise = 0.3 }: PanelOptions = {}) {
  const draw = draws(seed)
  const last = new Map<number, number>()
  const rows = Array.from({ length: years * companies }, (_, at): PredictionRow => {
    const [year, company] = [Math.floor(at / companies), at % companies]
    const features = Float64Array.from({ length: 10 }, draw)
    const signal = 2.5 + 1.2 * (features[0]! - 0.5) + 0.6 * (features[1]! - 0.5)
    const rating = Math.min(5, Math.max(0, signal + noise * normal(draw)))
    const previous = last.get(company) ?? null
    last.set(company, rating)
    return {
      company,
      year,
      rating,
      previous,
      features,
      chain: [Math.floor(company / 10), 99],
      structure: 5 * features[0]!,
    }
  })
  return { names: Array.from({ length: 10 }, (_, at) => `feature ${at}`), rows }
}
