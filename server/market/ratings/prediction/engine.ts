import { sizeCodes } from '#methodology/inference/parameters.ts'
import { exposureOf } from '#methodology/ratings/prediction/exposure.ts'
import type { ThemeTable } from '#methodology/ratings/prediction/themes.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import type { Ranks } from '#methodology/scores/ranks/ranks.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Caller } from '../../cache/caller.ts'
import { indicatorPosition } from '../../panel/positions.ts'
import type { ScoredMarket, ScoreEngine } from '../../scores/score-engine.ts'
import { meanWeights, scoreTables } from '../../scores/tables.ts'
import { CompanyFigures } from './company-figures.ts'
import type { PredictionSource } from './source.ts'
import type { TargetModel, TargetRatings } from './task.ts'

/** Models of some hundred kilobytes each: those of a handful of days. */
const most = 200
const made = new BoundedCache<TargetModel>({ name: 'rating-predictions', most })
const never = () => {
  throw new Error('This model was there a moment ago.')
}

/** By ranks, which belong to one basis of comparison, and by table. */
const figuresOf = oncePer((_: Ranks) =>
  oncePer((_: ThemeTable) => new BoundedCache<CompanyFigures>({ name: 'prediction-figures', most: 1 })),
)

/** Milliseconds after which no further model is begun within a call. */
const patience = 10_000

/** One of the vendor's scores, with its ratings where they are needed. */
export interface Target {
  readonly key: string
  readonly ratings: () => TargetRatings['ratings']
}

/** Predictions of a vendor's scores in a market; models are made in the pool. */
export class PredictionEngine {
  readonly #engine: ScoreEngine
  readonly #scored: ScoredMarket

  constructor(engine: ScoreEngine, scored: ScoredMarket) {
    this.#engine = engine
    this.#scored = scored
  }

  /** What is known of its companies; made once, since every company is asked of it. */
  figures(table: ThemeTable): CompanyFigures {
    return figuresOf(this.#scored.ranks)(table).get('', () => {
      const { values, states, indicators, years, companies } = this.#engine.panel
      const frame = { values, states, years, indicators: indicators.length, companies: companies.length }
      return new CompanyFigures({ ...this.#source(table), frame })
    })
  }

  /**
   * Models of the vendor's scores. Each takes seconds, on a whole market tens of them: they are made one after the other, each in a turn
   * of its own so that others are served in between, end when nobody waits for them any more, and are kept.
   *
   * @param name tells apart whatever ratings, scores and day they are of
   * @throws Refusal `market.preparing` where they take longer than a call may wait; what was made by then is kept
   */
  async models(
    table: ThemeTable,
    targets: readonly Target[],
    { name, caller }: { readonly name: string; readonly caller: Caller },
  ): Promise<readonly TargetModel[]> {
    const source = this.#source(table)
    const models: TargetModel[] = []
    const begin = performance.now()
    for (const { key: target, ratings } of targets) {
      const key = `${name} ${target}`
      const isMade = made.has(key)
      if (!isMade && performance.now() - begin > patience) throw new Refusal('market.preparing', { retryAfter: 1 })
      const input = () => ({ source, target: { key: target, ratings: ratings() } })
      models.push(isMade ? made.get(key, never) : await this.#model(input(), { key, caller }))
    }
    return models
  }

  /** Share of some models that is made; null where all are, or none is yet. */
  progress(keys: readonly string[], name: string): number | null {
    const ready = keys.filter((key) => made.has(`${name} ${key}`)).length
    return ready === 0 || ready === keys.length ? null : ready / keys.length
  }

  async #model(
    input: { readonly source: PredictionSource; readonly target: TargetRatings },
    { key, caller }: { readonly key: string; readonly caller: Caller },
  ): Promise<TargetModel> {
    const { pool, panel } = this.#engine
    const model = await this.#engine.kept(`prediction ${key}`, caller, ({ signal }) =>
      pool.run(panel, 'ratingPrediction', input, { signal, isPatient: true }),
    )
    return made.get(key, () => model)
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
