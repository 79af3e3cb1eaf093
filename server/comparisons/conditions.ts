import { type ComparisonQuery, comparisonBounds } from '#contract/comparisons/comparison.ts'
import { inferenceByGuess, methodById, type ScoreQuery } from '#contract/scores/score-query.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { periods } from '#methodology/scores/hierarchy.ts'
import { allRegions, regionsOf } from '#server/catalogue/regions.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'

/** Years before this one that a comparison begins with. */
const yearsBack = 5

/** The market that a comparison asks for; the numbers of a link overrule the words. */
export function scoreQueryOf({ guess_kbn, method_period, method, ...query }: ComparisonQuery): ScoreQuery {
  const scoring = typeof method === 'number' ? methodById.get(method) : method
  // A family of indicators is one of the standard's.
  if (!scoring || (scoring === method && (query.target !== 'total' || query.factor !== 'total')))
    throw new Refusal('method.not-available')
  const { asOf, version, peers, text } = query
  return {
    asOf,
    method: scoring,
    version,
    peers,
    text,
    inference: guess_kbn === undefined ? query.inference : inferenceByGuess[guess_kbn]!,
    period: method_period === undefined ? query.period : periods[method_period - 1]!,
  }
}

/** Positions of the fiscal years of a comparison that the market has, ascending. */
export function yearsOf(
  { panel }: MarketSnapshot,
  { from_y, to_y }: Pick<ComparisonQuery, 'from_y' | 'to_y'>,
  now: Date,
): number[] {
  const thisYear = Number(tokyoDay(now).slice(0, 4))
  const to = to_y ?? (from_y !== undefined && from_y > thisYear ? from_y : thisYear)
  const from = from_y ?? to - yearsBack
  if (from > to) throw new Refusal('comparison.years')
  if (to - from >= comparisonBounds.years) throw new Refusal('comparison.too-many')
  return [...panel.years.keys()].filter((year) => panel.years[year]! >= from && panel.years[year]! <= to)
}

/** By position of the company, whether its head office is in a region; null for the whole market. */
export async function membersOfRegion(db: Db, { panel }: MarketSnapshot, region: string): Promise<Uint8Array | null> {
  if (region === 'total') return null
  if (!allRegions().some(({ code }) => code === region)) throw new Refusal('comparison.region-unknown')
  const rows = await db.selectFrom('company').select(['id', 'country', 'address']).execute()
  const inside = new Set(rows.filter((row) => regionsOf(row).includes(region)).map(({ id }) => id))
  return Uint8Array.from(panel.companies, ({ id }) => Number(inside.has(id)))
}
