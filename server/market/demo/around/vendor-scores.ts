import { z } from 'zod'
import type { Vendor } from '#server/imports/records.ts'
import { rankOf } from '#server/imports/tables/read-records.ts'
import { readTable } from '#server/indicators/csv-table.ts'
import type { DemoCompany } from '../companies.ts'
import { Random } from '../random.ts'

/**
 * Whose published correlations stand in for whose. Two of the study's raters are none of our vendors: Moody's ESG stands for
 * FTSE, and KLD, the loosest of them, for CDP, which rates climate alone.
 */
export const raters: readonly (readonly [Vendor, string, number])[] = [
  ['msci', 'MSCI', 0.33],
  ['sp', 'S&P Global', 0.38],
  ['refinitiv', 'Refinitiv', 0.48],
  ['sustainalytics', 'Sustainalytics', 0.41],
  ['cdp', 'KLD', 0.37],
  ['ftse', 'Moodys ESG', 0.34],
]

const Pair = z.object({ rater_a: z.string(), rater_b: z.string(), ESG: z.coerce.number() })

/** The published correlations between totals, in the order of `raters`. */
export function publishedCorrelations(): number[][] {
  const pairs = readTable('berg_rating_correlations.csv', Pair)
  return raters.map(([, a]) =>
    raters.map(([, b]) => {
      if (a === b) return 1
      const pair = pairs.find(
        ({ rater_a, rater_b }) => (rater_a === a && rater_b === b) || (rater_a === b && rater_b === a),
      )
      return pair!.ESG
    }),
  )
}

/** What every rater sees of a company: its own quality. The rest they share only as the study says. */
const seen = 0.5
const years = [2021, 2022, 2023, 2024, 2025]
const persistence = 0.93

/** Lower triangle of a matrix whose product with its transpose gives the matrix back. */
function cholesky(matrix: readonly (readonly number[])[]): number[][] {
  const lower = matrix.map((row) => row.map(() => 0))
  for (const [i, row] of matrix.entries()) {
    for (let j = 0; j <= i; j++) {
      let rest = row[j]!
      for (let k = 0; k < j; k++) rest -= lower[i]![k]! * lower[j]![k]!
      lower[i]![j] = i === j ? Math.sqrt(Math.max(rest, 1e-9)) : rest / lower[j]![j]!
    }
  }
  return lower
}

export interface DemoScore {
  readonly company: DemoCompany
  readonly vendor: Vendor
  readonly item: 'total' | 'environment' | 'social' | 'governance'
  readonly ratedOn: string
  readonly value: string
  readonly number: number
  /** Standard normal behind it, for the test of the correlations. */
  readonly latent: number
}

/** Invented ratings on the vendors' own scales: a Gaussian copula with the published correlations, larger companies covered first. */
export function* demoScores(companies: readonly DemoCompany[], seed: number): Generator<DemoScore> {
  const rest = publishedCorrelations().map((row) => row.map((value) => value - seen * seen))
  const lower = cholesky(rest)
  for (const company of companies) {
    const random = new Random(`${seed} ratings ${company.index}`)
    const isCovered = raters.map(([, , share]) => company.size + 0.45 * random.normal() > quantileOf(1 - share))
    let own = raters.map(() => random.normal())
    for (const year of years) {
      const latents = lower.map(
        (row) => seen * company.quality + row.reduce((sum, weight, k) => sum + weight * own[k]!, 0),
      )
      for (const [v, [vendor]] of raters.entries()) {
        if (!isCovered[v] || year - 2015 < company.firstYear || year - 2015 > company.lastYear) continue
        const ratedOn = `${year}-${String(3 + ((company.index + v) % 8)).padStart(2, '0')}-15`
        const items =
          vendor === 'cdp' || vendor === 'sustainalytics'
            ? (['total'] as const)
            : (['total', 'environment', 'social', 'governance'] as const)
        for (const item of items) {
          const latent = item === 'total' ? latents[v]! : 0.75 * latents[v]! + 0.66 * random.normal()
          const value = onScale(vendor, latent, item)
          yield { company, vendor, item, ratedOn, value, number: rankOf(vendor, value) ?? Number(value), latent }
        }
      }
      own = own.map((before) => persistence * before + Math.sqrt(1 - persistence * persistence) * random.normal())
    }
  }
}

const msci = ['CCC', 'B', 'BB', 'BBB', 'A', 'AA', 'AAA']
const refinitiv = ['D-', 'D', 'D+', 'C-', 'C', 'C+', 'B-', 'B', 'B+', 'A-', 'A', 'A+']
const cdp = ['F', 'D-', 'D', 'C-', 'C', 'B-', 'B', 'A-', 'A']

/** A standard normal on the vendor's scale; the classes in the middle are the usual ones. */
function onScale(vendor: Vendor, latent: number, item: string): string {
  const share = 1 / (1 + Math.exp(-1.702 * latent))
  const step = (names: readonly string[]) => names[Math.min(names.length - 1, Math.floor(share * names.length))]!
  if (vendor === 'msci') return item === 'total' ? step(msci) : (Math.round(100 * share) / 10).toFixed(1)
  if (vendor === 'refinitiv') return step(refinitiv)
  if (vendor === 'cdp') return step(cdp)
  if (vendor === 'sp') return String(Math.round(8 + 84 * share))
  if (vendor === 'ftse') return (Math.round(50 * share) / 10).toFixed(1)
  return (Math.round(10 * Math.min(60, Math.max(5, 25 - 7.5 * latent))) / 10).toFixed(1)
}

/** Standard normal quantile by bisection of the logistic approximation; coverage needs no more. */
function quantileOf(share: number): number {
  return Math.log(share / (1 - share)) / 1.702
}
