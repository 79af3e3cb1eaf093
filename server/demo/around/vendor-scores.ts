import { z } from 'zod'
import { readTable } from '#server/catalogue/csv-table.ts'
import { type DemoCompany, demoYears } from '../companies.ts'
import { normalQuantile, normalShare } from '../normal.ts'
import { Random } from '../random.ts'
import { cholesky, commonDirection } from './cholesky.ts'
import { type Pillar, pillars } from './pillars.ts'
import { categoriesOf, onScale, rankOf, type Vendor } from './vendor-scales.ts'

/**
 * Whose published correlations stand in for whose, and the share of companies each rates, the largest first. Two of the
 * study's raters are none of our vendors: Moody's ESG, like FTSE built on what companies disclose, stands for FTSE; KLD, the
 * loosest of them, for CDP, which rates the environment alone.
 */
export const raters: readonly (readonly [vendor: Vendor, rater: string, share: number])[] = [
  ['msci', 'MSCI', 0.33],
  ['sp', 'S&P Global', 0.38],
  ['refinitiv', 'Refinitiv', 0.48],
  ['sustainalytics', 'Sustainalytics', 0.41],
  ['cdp', 'KLD', 0.37],
  ['ftse', 'Moodys ESG', 0.34],
]
const columns = { total: 'ESG', environment: 'E', social: 'S', governance: 'G' } as const

const number = z.coerce.number()
const Pair = z.object({ rater_a: z.string(), rater_b: z.string(), ESG: number, E: number, S: number, G: number })

/** The published correlations between ratings, in the order of `raters`. */
export function publishedCorrelations(pillar: Pillar = 'total'): number[][] {
  const pairs = readTable('berg_rating_correlations.csv', Pair)
  return raters.map(([, a]) =>
    raters.map(([, b]) => {
      if (a === b) return 1
      const pair = pairs.find(
        ({ rater_a, rater_b }) => (rater_a === a && rater_b === b) || (rater_a === b && rater_b === a),
      )
      return pair![columns[pillar]]
    }),
  )
}

/** How much of what raters have in common is the company's quality, and how much of a pillar the total's view. */
const qualityPart = 0.55
const totalPart = 0.8
/** Ratings change slowly. */
const memory = 0.94
const fresh = Math.sqrt(1 - memory * memory)
const ratedYears = [2022, 2023, 2024, 2025, 2026]

interface DemoScore {
  readonly company: DemoCompany
  readonly vendor: Vendor
  /** `total`, a pillar, or a category of the vendor's, which only the newest rating has. */
  readonly item: string
  readonly ratedOn: string
  readonly value: string
  readonly number: number | null
  /** Standard normal behind it, more is better; for the test of the correlations. */
  readonly latent: number
}

/** Invented ratings on the vendors' own scales: a Gaussian copula with the published correlations, larger companies covered first. */
export function* demoScores(companies: readonly DemoCompany[], seed: number): Generator<DemoScore> {
  const lowers = pillars.map((pillar) => cholesky(publishedCorrelations(pillar)))
  const direction = commonDirection(lowers[0]!)
  for (const company of companies) {
    const random = new Random(`${seed} ratings ${company.index}`)
    const rank = (company.size + 0.45 * random.normal()) / Math.hypot(1, 0.45)
    const isCovered = raters.map(
      ([, , share]) => rank + 0.2 * random.normal() > normalQuantile(1 - share) * Math.hypot(1, 0.2),
    )
    const normals = () => raters.map(() => random.normal())
    let shared = leaning(normals(), direction, company.quality, random)
    let own = pillars.map(normals)
    for (const year of ratedYears) {
      const reported = year - 1 - demoYears[0]!
      const latents = latentsOf(lowers, shared, own)
      if (reported >= company.firstYear && reported <= company.lastYear)
        for (const v of raters.keys())
          if (isCovered[v]) yield* ratingOf({ company, v, year, latents: latents.map((row) => row[v]!), random })
      const next = leaning(normals(), direction, company.quality, random)
      shared = shared.map((before, k) => {
        const lasting = qualityPart * company.quality * direction[k]!
        return lasting + memory * (before - lasting) + fresh * (next[k]! - lasting)
      })
      own = own.map((row) => row.map((before) => memory * before + fresh * random.normal()))
    }
  }
}

/** Independent normals whose part along a direction is mostly the company's quality. */
function leaning(normals: readonly number[], direction: readonly number[], quality: number, random: Random): number[] {
  const along = normals.reduce((sum, value, k) => sum + value * direction[k]!, 0)
  const latent = qualityPart * quality + Math.sqrt(1 - qualityPart ** 2) * random.normal()
  return normals.map((value, k) => value + (latent - along) * direction[k]!)
}

/** What each rater sees, by pillar: correlated as published, a pillar close to the total. */
function latentsOf(
  lowers: readonly (readonly (readonly number[])[])[],
  shared: readonly number[],
  own: readonly (readonly number[])[],
): number[][] {
  const rest = Math.sqrt(1 - totalPart ** 2)
  return lowers.map((lower, p) => {
    const visible = shared.map((value, k) => (p === 0 ? value : totalPart * value + rest * own[p]![k]!))
    return lower.map((row) => row.reduce((sum, weight, k) => sum + weight * visible[k]!, 0))
  })
}

interface Rating {
  readonly company: DemoCompany
  /** Position among the raters. */
  readonly v: number
  readonly year: number
  /** By pillar. */
  readonly latents: readonly number[]
  readonly random: Random
}

function* ratingOf({ company, v, year, latents, random }: Rating): Generator<DemoScore> {
  const vendor = raters[v]![0]
  const month = 1 + ((company.index * 5 + v * 3) % 10)
  const ratedOn = `${year}-${String(month).padStart(2, '0')}-${vendor === 'cdp' ? '12' : '20'}`
  const score = (item: string, latent: number): DemoScore => {
    const value = onScale(vendor, item, latent)
    return { company, vendor, item, ratedOn, value, number: rankOf(vendor, value), latent }
  }
  // CDP rates no pillars; its total is that of its climate questionnaire.
  const items = vendor === 'cdp' ? pillars.slice(0, 1) : pillars
  for (const [p, item] of items.entries()) yield score(item, latents[p]!)
  if (year !== ratedYears.at(-1)) return
  for (const { code, pillar, share } of categoriesOf(vendor)) {
    const latent = 0.7 * latents[pillars.indexOf(pillar)]! + Math.sqrt(1 - 0.49) * random.normal()
    if (normalShare(company.size) > 1 - share) yield score(code, latent)
  }
}
