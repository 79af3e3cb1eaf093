import type { WeightImport } from '#contract/scores/weight-imports.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { customBases } from '#methodology/scores/custom/bases.ts'
import { toWeightMatrix, weightsHash } from '#methodology/scores/custom.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { isIndustryOf } from '#server/catalogue/custom-industries.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import type { Market } from '#server/market/market.ts'
import type { CustomRow } from '#server/market/scores/custom-tasks.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { whenReady } from '#server/market/when-ready.ts'
import type { Recipe } from '../weights.ts'

export interface ScoredRow {
  readonly year: number
  readonly rank: number
  readonly company_id: number
  readonly score: number
  readonly e: number | null
  readonly s: number | null
  readonly g: number | null
  readonly coverage: number
  readonly standard_rank: number | null
}

interface ScoredMarket {
  readonly years: WeightImport['years']
  readonly rows: readonly ScoredRow[]
  readonly recipe: NonNullable<WeightImport['recipe']>
}

interface Place {
  readonly market: Market
  readonly now: Date
  readonly caller: Caller
  /** Told the share of the years that are scored, in percent, after each of them; throws to end the work. */
  readonly onProgress: (percent: number) => void
}

/** The whole market in every fiscal year by somebody's own weights, in the pool that all scores are made in. */
export async function scoreYears(
  { industries, weights, adjustments }: Recipe,
  { market, now, caller, onProgress }: Place,
): Promise<ScoredMarket> {
  const basis = customBases[industries as keyof typeof customBases]
  const snapshot = await whenReady(() => market.snapshot({ basis, today: tokyoDay(now) }, caller), caller.signal)
  const parsed = toWeightMatrix(weights, snapshot.weighable, snapshot.peers, isIndustryOf(industries))
  if ('faults' in parsed)
    throw new Error(`the weights do not fit the market: ${JSON.stringify(parsed.faults.slice(0, 3))}`)
  const ranks = await whenReady(() => snapshot.whatIf.adjusted(adjustments, caller), caller.signal)
  const years: WeightImport['years'][number][] = []
  const rows: ScoredRow[] = []
  for (const [at, year] of snapshot.panel.years.entries()) {
    const {
      rows: scored,
      total,
      summary,
    } = await snapshot.whatIf.custom({ matrix: parsed.matrix, ranks, year: at, page: all })
    if (total > 0) {
      const { correlation, both, onlyStandard, onlyOwn, top } = summary
      years.push({ year, companies: total, correlation, both, onlyStandard, onlyOwn, top })
      for (const row of scored) rows.push(toRow(snapshot, year, row))
    }
    onProgress(Math.round((100 * (at + 1)) / snapshot.panel.years.length))
  }
  if (years.length === 0) throw new Error('no company has a score by the weights in any year')
  const hash = weightsHash(weights, adjustments)
  const recipe = {
    ...snapshot.recipeName,
    method: 'custom' as const,
    weights: hash,
    hash: hashOf({ ...snapshot.recipe, method: 'custom', weights: hash }),
  }
  return { years, rows, recipe }
}

const all = { sort: 'rank', isReversed: false, isIn: null, from: 0, to: Number.MAX_SAFE_INTEGER, wanted: [] } as const

const toRow = ({ panel, peers }: MarketSnapshot, year: number, row: CustomRow): ScoredRow => ({
  year,
  rank: row.rank,
  company_id: panel.companies[peers.order[row.place]!]!.id,
  score: row.score,
  e: orNull(row.e),
  s: orNull(row.s),
  g: orNull(row.g),
  coverage: row.coverage,
  standard_rank: row.standardRank > 0 ? row.standardRank : null,
})

const orNull = (value: number) => (Number.isNaN(value) ? null : value)
