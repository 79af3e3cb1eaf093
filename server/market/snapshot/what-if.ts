import type { CustomScores, Sensitivity } from '#methodology/scores/custom.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { methods } from '#methodology/scores/method.ts'
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

  constructor(engine: ScoreEngine, rule: ScoreRule, scored: ScoredMarket) {
    this.#engine = engine
    this.#rule = rule
    this.#scored = scored
  }

  /** Scores with weights of one's own; its arrays lie like those of scores, with a row for the whole and each pillar. */
  custom({ matrix, coverageYear }: OwnWeights & { readonly coverageYear: number }): Promise<CustomScores> {
    return this.#engine.pool.run(this.#engine.panel, 'custom', { ...this.#weighted(matrix), coverageYear })
  }

  /** Which of those weights the rank of a company depends on, in one year. */
  sensitivity({ matrix, ...at }: OwnWeights & CompanyYear): Promise<Sensitivity[]> {
    return this.#engine.pool.run(this.#engine.panel, 'sensitivity', { ...this.#weighted(matrix), ...at })
  }

  /** A company scored with some of its figures changed, one after the other. */
  simulate(
    input: CompanyYear & { readonly changes: readonly FigureChange[]; readonly key: ScoreKey },
    signal: AbortSignal,
  ): Promise<Simulated> {
    return this.#engine.pool.run(this.#engine.panel, 'simulate', { ...this.#simulated, ...input }, { signal })
  }

  /** What each of its indicators would do for its score; it takes a second. */
  levers(
    input: CompanyYear & { readonly step: LeverStep; readonly movable: readonly number[] },
    signal: AbortSignal,
  ): Promise<Lever[]> {
    const options = { signal, isPatient: true }
    return this.#engine.pool.run(this.#engine.panel, 'levers', { ...this.#simulated, ...input }, options)
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
