import type { Period, ScoredIndicator } from '#methodology/hierarchy.ts'
import { industryLeaders } from '#methodology/industry-average.ts'
import type { InferenceTrail } from '#methodology/inference.ts'
import { minimumPeers, type PeerBasis, type PeerGroups, peerGroups } from '#methodology/peers.ts'
import { emptyRanks, type Ranks } from '#methodology/ranks.ts'
import type { Recipe } from '#methodology/recipe.ts'
import { emptyScores, type Scores, standardVersion } from '#methodology/standard.ts'
import type { Built } from '../panel/build.ts'
import type { PanelPool } from '../panel/pool.ts'
import { type InferenceName, inferFigure, inferredValue } from './fill.ts'
import type { Keep } from './kept.ts'
import { materialityOf, scoredIndicators, scoreTables } from './tables.ts'

/** Sizes that the average of an industry is taken by. */
export interface Sizes {
  /** Of the panel's companies; NaN where unknown. */
  readonly values: Float64Array
  readonly by: 'market-cap' | 'sales'
  /** Day they are of, `YYYY-MM-DD`; null for sales. */
  readonly day: string | null
}

interface BookParts {
  readonly basis: PeerBasis
  readonly sizes: Sizes
  readonly pool: PanelPool
  /** Where ranks and scores are kept; null keeps none. */
  readonly folder: string | null
  /** Day that the panel is of; null for the present. */
  readonly asOf: string | null
}

/** One market on one basis of comparison: its peers and weights, and ranks and scores as they are asked for. Never changes. */
export class Book {
  readonly panel: Built
  readonly peers: PeerGroups
  readonly indicators: readonly ScoredIndicator[]
  /** Industry × 13 + category. */
  readonly weights: Float64Array
  readonly sizes: Sizes
  /** By industry, positions of the ten companies of its average. */
  readonly leaders: readonly Int32Array[]
  readonly #folder: string | null
  readonly #asOf: string | null
  readonly #pool: PanelPool
  readonly #ranks = new Map<InferenceName, Promise<Ranks>>()
  readonly #scores = new Map<string, Promise<Scores>>()
  readonly #ready = new Set<string>()

  constructor(panel: Built, { basis, sizes, pool, folder, asOf }: BookParts) {
    const tables = scoreTables()
    this.panel = panel
    this.peers = peerGroups(panel.companies, basis, tables.walks)
    this.indicators = scoredIndicators(panel)
    this.weights = materialityOf(this.peers, tables)
    this.sizes = sizes
    this.leaders = industryLeaders(this.peers, sizes.values)
    this.#pool = pool
    this.#folder = folder
    this.#asOf = asOf
  }

  ranks(inference: InferenceName): Promise<Ranks> {
    return kept(this.#ranks, inference, async () => {
      const { values: _, states: __, ...panel } = this.panel
      const ranks = emptyRanks({
        indicators: this.indicators.length,
        years: panel.years.length,
        companies: panel.companies.length,
        industries: this.peers.industries.length,
      })
      const { indicators, peers } = this
      const keep = this.#keep(inference)
      await this.#pool.run(this.panel, 'rank', { panel, indicators, peers, inference, ranks, keep })
      return ranks
    })
  }

  /** Whether scores can be had without waiting. */
  isReady(inference: InferenceName, period: Period): boolean {
    return this.#ready.has(`${inference} ${period}`)
  }

  scores(inference: InferenceName, period: Period): Promise<Scores> {
    return kept(this.#scores, `${inference} ${period}`, async () => {
      const ranks = await this.ranks(inference)
      const { indicators, peers, weights } = this
      const shape = { years: this.panel.years.length, companies: this.panel.companies.length }
      const scores = emptyScores(shape)
      const keep = this.#keep(inference, period)
      await this.#pool.run(this.panel, 'score', { ...shape, indicators, peers, weights, ranks, period, scores, keep })
      this.#ready.add(`${inference} ${period}`)
      return scores
    })
  }

  /** Everything that ranks, or scores, depend on. */
  #keep(inference: InferenceName, period?: Period): Keep | null {
    if (this.#folder === null) return null
    return {
      folder: this.#folder,
      of: { ...this.recipe(inference, period ?? 'short', this.#asOf), isScores: period !== undefined },
    }
  }

  async custom(inference: InferenceName, matrix: Float64Array, coverageYear: number) {
    const { indicators, peers, panel } = this
    const ranks = await this.ranks(inference)
    return this.#pool.run(panel, 'custom', {
      indicators,
      peers,
      ranks,
      years: panel.years.length,
      matrix,
      coverageYear,
    })
  }

  /** What stands for a figure that is missing, and how it came about; null where nothing was inferred. */
  inferred(
    inference: InferenceName,
    at: { readonly indicator: number; readonly year: number; readonly company: number },
  ): InferenceTrail | null {
    return inferFigure(this.panel, inference, { ...at, indicator: this.indicators[at.indicator]!.position })
  }

  /** The value alone. */
  inferredValue(
    inference: InferenceName,
    at: { readonly indicator: number; readonly year: number; readonly company: number },
  ): number | null {
    return inferredValue(this.panel, inference, { ...at, indicator: this.indicators[at.indicator]!.position })
  }

  recipe(inference: InferenceName, period: Period, asOf: string | null): Recipe {
    const { marketId, revision } = this.panel
    return {
      method: 'standard',
      version: standardVersion,
      period,
      inference,
      peers: this.peers.basis,
      minimumPeers,
      weights: 'standard',
      tables: scoreTables().hash,
      vintage: { market: marketId, asOf, revision },
    }
  }
}

/** What was begun once is waited for by all; what failed is begun anew. */
function kept<K, V>(held: Map<K, Promise<V>>, key: K, make: () => Promise<V>): Promise<V> {
  const found = held.get(key)
  if (found) return found
  const made = make()
  held.set(key, made)
  made.catch(() => held.delete(key))
  return made
}
