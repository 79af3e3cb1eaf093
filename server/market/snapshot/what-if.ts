import { runOf } from '#methodology/panel/layout.ts'
import { shapeOf } from '#methodology/panel/panel.ts'
import { type Adjustments, adjusted } from '#methodology/scores/custom/adjustments.ts'
import type { Sensitivity } from '#methodology/scores/custom/moves.ts'
import type { Ranges } from '#methodology/scores/custom/ranges.ts'
import { layoutOf, type WeightedMarket } from '#methodology/scores/custom/year-scores.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { methods } from '#methodology/scores/method.ts'
import type { Ranks } from '#methodology/scores/ranks/ranks.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import type { Lever, LeverStep } from '#methodology/scores/simulation/levers.ts'
import { keyAt } from '#methodology/scores/standard/market-scores.ts'
import { minimumOf } from '#methodology/scores/standard/minimum.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import { PredictionEngine } from '../ratings/prediction/engine.ts'
import type { CustomAnswer, CustomPage } from '../scores/custom-tasks.ts'
import type { ScoredMarket, ScoreEngine } from '../scores/score-engine.ts'
import type { ScoreRule } from '../scores/score-rule.ts'
import type { FigureChange, Simulated } from '../scores/simulation-tasks.ts'

/** Weights of one's own, for one year. */
interface OwnWeights {
  /** Industry × indicators + indicator. */
  readonly matrix: Float64Array
  readonly year: number
  /** What is weighed, of `adjusted`; the standard's percentiles when left out. */
  readonly ranks?: Ranks | undefined
}

let lastNumber = 0
/**
 * Percentiles by number: they never change once they are there, and threads keep sums of them. The parts of a method's own stay, while
 * its ranks are put together for each call.
 */
const numberOf = oncePer((_: Ranks['parts']) => `ranks ${++lastNumber}`)

const layouts = oncePer(({ indicators, peers }: ScoreEngine) => layoutOf(indicators, peers))

/** Positions in the panel. */
interface CompanyYear {
  readonly year: number
  readonly company: number
}

/** Who waits for a model, and what tells it apart from others of its kind. */
export interface ModelRequest {
  readonly name: string
  readonly caller: Caller
}

/** A scored market as it would be with other weights, or with other figures of a company; worked out in the pool. */
export class WhatIf {
  readonly #engine: ScoreEngine
  readonly #rule: ScoreRule
  readonly #scored: ScoredMarket
  readonly #asOf: string | null

  constructor(
    engine: ScoreEngine,
    { rule, scored, asOf }: { rule: ScoreRule; scored: ScoredMarket; asOf: string | null },
  ) {
    this.#engine = engine
    this.#rule = rule
    this.#scored = scored
    this.#asOf = asOf
  }

  /** Percentiles with directions and transforms of one's own; undefined where none differs from the standard's. */
  async adjusted(adjustments: Adjustments, caller: Caller): Promise<Ranks | undefined> {
    if (adjustments.length === 0) return undefined
    const indicators = adjusted(this.#engine.indicators, adjustments)
    return (await this.#engine.adjustedRanks(this.#rule, indicators, caller)).ranks
  }

  /** The market with weights of one's own, beside its standard scores. */
  custom({ year, page, ...own }: OwnWeights & { readonly page: CustomPage }): Promise<CustomAnswer> {
    const { values, coverage } = this.#scored.scores
    const of = (all: Float64Array) => runOf(all, shapeOf(this.#engine.panel), keyAt.get('sustainability_score')!, year)
    const standard = { scores: of(values), coverage: of(coverage) }
    const market = this.#weighted(own)
    const name = numberOf(market.ranks.parts)
    return this.#engine.pool.run(this.#engine.panel, 'custom', { name, market, year, standard, page })
  }

  /** Which of those weights the rank of the company at a place depends on. */
  sensitivity({ year, place, ...own }: OwnWeights & { readonly place: number }): Promise<Sensitivity[]> {
    return this.#engine.pool.run(this.#engine.panel, 'sensitivity', { market: this.#weighted(own), year, place })
  }

  /**
   * How robust the ranks under those weights are, cached. It takes seconds, has the lowest priority, and stops when nobody waits.
   *
   * @param name tells apart whatever weights, scores and year they are of
   */
  ranges(
    { seed, year, ...own }: OwnWeights & { readonly seed: string },
    name: string,
    caller: Caller,
  ): Promise<Ranges> {
    const { pool, panel, indicators } = this.#engine
    const codes = indicators.map(({ code }) => code)
    const input = { market: this.#weighted(own), year, seed, codes }
    return this.#engine.kept(`ranges ${name}`, caller, ({ signal }) =>
      pool.run(panel, 'ranges', input, { signal, isPatient: true }),
    )
  }

  /** A company scored with some of its figures changed, one after the other. Too short to be ended: that would cost the thread. */
  async simulate({
    year,
    ...input
  }: CompanyYear & {
    readonly changes: readonly FigureChange[]
    readonly key: ScoreKey
    readonly keys: readonly ScoreKey[]
  }): Promise<Simulated> {
    const { pool, panel } = this.#engine
    const name = `${this.#name} ${year}`
    const cachedResult = await pool.run(panel, 'simulate', { name, ...input })
    if (cachedResult) return cachedResult
    const market = { ...this.#simulated, year }
    return (await pool.run(panel, 'simulate', { name, market, ...input }))!
  }

  /** What each of its indicators would do for its score; it takes a second, in its turn. */
  levers(
    { year, ...input }: CompanyYear & { readonly step: LeverStep; readonly movable: readonly number[] },
    { name, caller }: ModelRequest,
  ): Promise<Lever[]> {
    const { pool, panel } = this.#engine
    return this.#engine.inTurn(`levers ${name}`, caller, ({ signal }) =>
      pool.run(panel, 'levers', { ...this.#simulated, year, ...input }, { signal, isPatient: true }),
    )
  }

  /** Everything that the scores depend on. */
  get #name(): string {
    return hashOf(this.#engine.recipe(this.#rule, this.#asOf))
  }

  /** A statistical model of a vendor's rating for a company, from ratings by year and company; made in its turn. */
  ratingModel(
    input: { readonly ratings: readonly Float64Array[]; readonly company: number },
    { name, caller }: ModelRequest,
  ) {
    const { panel, peers, pool } = this.#engine
    const { ranks, scores } = this.#scored
    const indicators = panel.indicators.map(({ code }) => ({ code }))
    const baseInput = { indicators, peers, scores, absent: ranks.absent }
    return this.#engine.inTurn(`rating ${name}`, caller, ({ signal }) =>
      pool.run(panel, 'ratingModel', { ...baseInput, ...input }, { signal, isPatient: true }),
    )
  }

  /** What a vendor might say. */
  get predictions(): PredictionEngine {
    return new PredictionEngine(this.#engine, this.#scored)
  }

  /** No more than the threads need: the percentiles are in shared memory, the rest is small. */
  #weighted({ matrix, ranks = this.#scored.ranks }: Pick<OwnWeights, 'matrix' | 'ranks'>): WeightedMarket {
    const years = this.#engine.panel.years.length
    const isUsedOnly = methods[this.#rule.version].use !== null
    return { ...layouts(this.#engine), ranks, years, matrix, minimum: this.#minimum, isUsedOnly }
  }

  get #simulated() {
    const { peers, weights } = this.#engine
    const { values: _, states: __, ...panel } = this.#engine.panel
    const { inference, period, version } = this.#rule
    const indicators = this.#engine.standardIndicators(version)
    return { panel, indicators, peers, weights, ...this.#scored, method: methods[version], mode: inference, period }
  }

  /** A score by one's own weights is a mean of indicators; under the worst-value rule it needs no minimum. */
  get #minimum() {
    const { inference, version } = this.#rule
    return minimumOf({ method: methods[version], isWorstValue: inference === 'worst-value' })?.mean ?? null
  }
}
