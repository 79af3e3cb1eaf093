import { sizeCodes } from '#methodology/inference/parameters.ts'
import { shapeOf } from '#methodology/panel/panel.ts'
import { exposureOf } from '#methodology/ratings/prediction/exposure.ts'
import type { ThemeTable } from '#methodology/ratings/prediction/themes.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import type { Caller } from '../../cache/caller.ts'
import { indicatorPosition } from '../../panel/positions.ts'
import type { ScoredMarket, ScoreEngine } from '../../scores/score-engine.ts'
import { meanWeights, scoreTables } from '../../scores/tables.ts'
import { CompanyFigures } from './company-figures.ts'
import type { PredictionSource } from './source.ts'
import type { TargetModel, TargetRatings } from './task.ts'

/** Predictions of a vendor's scores in a market; models are made in the pool. */
export class PredictionEngine {
  readonly #engine: ScoreEngine
  readonly #scored: ScoredMarket

  constructor(engine: ScoreEngine, scored: ScoredMarket) {
    this.#engine = engine
    this.#scored = scored
  }

  /** What is known of its companies. */
  figures(table: ThemeTable): CompanyFigures {
    const { values, states, indicators, years } = this.#engine.panel
    const frame = { values, states, years, indicators: indicators.length, ...shapeOfCompanies(this.#engine) }
    return new CompanyFigures({ ...this.#source(table), frame })
  }

  /**
   * Models of the vendor's scores. They take seconds to minutes, give way to everything else, end when nobody waits for them any more, and
   * are kept.
   *
   * @param name tells apart whatever ratings, scores and day they are of
   */
  async models(
    table: ThemeTable,
    targets: readonly TargetRatings[],
    { name, caller }: { readonly name: string; readonly caller: Caller },
  ): Promise<readonly TargetModel[]> {
    const { pool, panel } = this.#engine
    const input = { source: this.#source(table), targets }
    const made = await this.#engine.kept(`ratings ${name}`, caller, async ({ signal }) => ({
      models: await pool.run(panel, 'ratingPrediction', input, { signal, isPatient: true }),
    }))
    return made.models
  }

  #source(table: ThemeTable): PredictionSource {
    const { panel, peers, indicators } = this.#engine
    const scored = new Map(indicators.map(({ code }, position) => [code, position]))
    const positionOf = (code: string) => indicatorPosition(panel, code) ?? -1
    return {
      table,
      peers,
      ranks: this.#scored.ranks,
      positions: Int32Array.from(table.indicators, ({ code }) => positionOf(code)),
      scored: Int32Array.from(table.indicators, ({ code }) => scored.get(code) ?? -1),
      sales: positionOf(sizeCodes.sales),
      headcount: positionOf(sizeCodes.headcount),
      exposures: meanWeights(peers, scoreTables()).map((weights) =>
        table.themes.map((theme) =>
          exposureOf(theme.categories.map((category) => weights[categories.indexOf(category)]!)),
        ),
      ),
    }
  }
}

const shapeOfCompanies = ({ panel }: ScoreEngine) => ({ companies: shapeOf(panel).companies })
