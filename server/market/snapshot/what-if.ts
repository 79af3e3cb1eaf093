import type { CustomScores, Sensitivity } from '#methodology/scores/custom.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { methods } from '#methodology/scores/method.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import type { Lever, LeverStep } from '#methodology/scores/simulation/levers.ts'
import { minimumOf } from '#methodology/scores/standard.ts'
import type { ScoredMarket, ScoreEngine, ScoreRule } from '../scores/score-engine.ts'
import type { FigureChange, Simulated } from '../scores/simulation-tasks.ts'

interface OwnWeights {
  /** Industry × indicators + indicator. */
  readonly matrix: Float64Array
}

/** Positions in the panel. */
interface CompanyYear {
  readonly year: number
  readonly company: number
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

  /** Scores with weights of one's own; its arrays lie like those of scores, with a row for the whole and each pillar. */
  custom({ matrix, coverageYear }: OwnWeights & { readonly coverageYear: number }): Promise<CustomScores> {
    return this.#engine.pool.run(this.#engine.panel, 'custom', { ...this.#weighted(matrix), coverageYear })
  }

  /** Which of those weights the rank of a company depends on, in one year. */
  sensitivity({ matrix, ...at }: OwnWeights & CompanyYear): Promise<Sensitivity[]> {
    return this.#engine.pool.run(this.#engine.panel, 'sensitivity', { ...this.#weighted(matrix), ...at })
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
    const known = await pool.run(panel, 'simulate', { name, ...input })
    if (known) return known
    const market = { ...this.#simulated, year }
    return (await pool.run(panel, 'simulate', { name, market, ...input }))!
  }

  /** What each of its indicators would do for its score; it takes a second. */
  levers({
    year,
    ...input
  }: CompanyYear & { readonly step: LeverStep; readonly movable: readonly number[] }): Promise<Lever[]> {
    const options = { isPatient: true }
    return this.#engine.pool.run(this.#engine.panel, 'levers', { ...this.#simulated, year, ...input }, options)
  }

  /** Everything that the scores depend on. */
  get #name(): string {
    return hashOf(this.#engine.recipe(this.#rule, this.#asOf))
  }

  /** A statistical model of a vendor's rating for a company, from ratings by year and company. */
  ratingModel(input: { readonly ratings: readonly Float64Array[]; readonly company: number }) {
    const { panel, peers, pool } = this.#engine
    const { ranks, scores } = this.#scored
    const indicators = panel.indicators.map(({ code }) => ({ code }))
    const known = { indicators, peers, scores, absent: ranks.absent }
    return pool.run(panel, 'ratingModel', { ...known, ...input }, { isPatient: true })
  }

  #weighted(matrix: Float64Array) {
    const { indicators, peers, panel } = this.#engine
    return { indicators, peers, ranks: this.#scored.ranks, years: panel.years.length, matrix, minimum: this.#minimum }
  }

  get #simulated() {
    const { indicators, peers, weights } = this.#engine
    const { values: _, states: __, ...panel } = this.#engine.panel
    const { inference, period, version } = this.#rule
    return { panel, indicators, peers, weights, ...this.#scored, method: methods[version], mode: inference, period }
  }

  /** A score by one's own weights is a mean of indicators; under the worst-value rule it needs no minimum. */
  get #minimum() {
    const { inference, version } = this.#rule
    return minimumOf({ method: methods[version], isWorstValue: inference === 'worst-value' })?.mean ?? null
  }
}
