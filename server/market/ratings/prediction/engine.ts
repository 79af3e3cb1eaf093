import { sizeCodes } from '#methodology/inference/parameters.ts'
import { exposureOf } from '#methodology/ratings/prediction/exposure.ts'
import type { ThemeTable } from '#methodology/ratings/prediction/themes.ts'
import { categories } from '#methodology/scores/hierarchy.ts'
import type { Ranks } from '#methodology/scores/ranks/ranks.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import { indicatorPosition } from '../../panel/positions.ts'
import type { ScoredMarket, ScoreEngine } from '../../scores/score-engine.ts'
import { meanWeights, scoreTables } from '../../scores/tables.ts'
import { CompanyFigures } from './company-figures.ts'
import type { PredictionSource } from './source.ts'
import type { TargetModel, TargetRatings } from './task.ts'

/** Models of some hundred kilobytes each: those of a handful of days. */
const max = 200
const made = new BoundedCache<TargetModel>({ name: 'rating-predictions', max: max })

/** By ranks, which belong to one basis of comparison, and by table. */
const figuresOf = oncePer((_: Ranks) =>
  oncePer((_: ThemeTable) => new BoundedCache<CompanyFigures>({ name: 'prediction-figures', max: 1 })),
)

/** Milliseconds that a call waits for all of them: each is made in a turn of its own, and between calls none would be. */
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
   * Models of the vendor's scores, cached. Each takes seconds, on a whole market tens of seconds, so they are fitted one after the other,
   * each in a turn of its own to let other calls in between, and stop when nobody waits.
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
    const { pool, panel } = this.#engine
    const models: TargetModel[] = []
    const begin = performance.now()
    for (const { key: target, ratings } of targets) {
      const key = `${name} ${target}`
      const make = () => {
        const input = { source, target: { key: target, ratings: ratings() } }
        const patienceLeft = Math.max(0, patience - (performance.now() - begin))
        return this.#engine.inTurn(
          `prediction ${key}`,
          caller,
          ({ signal }) => pool.run(panel, 'ratingPrediction', input, { signal, isPatient: true }),
          patienceLeft,
        )
      }
      models.push(await made.getMade(key, make))
    }
    return models
  }

  /** Share of some models that is made; null where all are, or none is yet. */
  progress(keys: readonly string[], name: string): number | null {
    const ready = keys.filter((key) => made.has(`${name} ${key}`)).length
    return ready === 0 || ready === keys.length ? null : ready / keys.length
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
