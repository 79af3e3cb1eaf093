import type { ForecastKind } from '#methodology/forecast/curve.ts'
import type { ForecastModel } from '#methodology/forecast/model.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import { keyAt, type Scores } from '#methodology/scores/standard/market-scores.ts'
import type { ScoreEngine } from '../scores/score-engine.ts'
import type { ModelRequest } from '../snapshot/what-if.ts'
import type { ForecastInput, ForecastSource, MarketForecasts } from './forecast-task.ts'

/** Indicators that add up, by their positions in the panel, and how they behave. */
export interface ForecastFigures {
  readonly kind: ForecastKind
  readonly indicators: readonly number[]
}

/** What is forecast of a market. */
export type ForecastSubject = ScoreKey | ForecastFigures

/** Forecasts of a market's scores and figures; worked out in the pool. */
export class ForecastEngine {
  readonly #engine: ScoreEngine
  readonly #scores: Scores | null

  constructor(engine: ScoreEngine, scores: Scores | null) {
    this.#engine = engine
    this.#scores = scores
  }

  /** The method for one of them, and how it did; made in its turn. */
  model(subject: ForecastSubject, { name, caller }: ModelRequest): Promise<ForecastModel> {
    const { pool, panel } = this.#engine
    return this.#engine.inTurn(`forecast ${name}`, caller, ({ signal }) =>
      pool.run(panel, 'forecastModel', this.#inputOf(subject), { signal, isPatient: true }),
    )
  }

  /**
   * The same with the forecast of every company.
   *
   * @param until position of the last year, counted on beyond those of the market
   */
  market(subject: ForecastSubject, until: number): Promise<MarketForecasts> {
    const { pool, panel } = this.#engine
    return pool.run(panel, 'forecastMarket', { ...this.#inputOf(subject), until }, { isPatient: true })
  }

  #inputOf(subject: ForecastSubject): ForecastInput {
    const { industryOf, industries } = this.#engine.peers
    const isScore = typeof subject === 'string'
    return {
      source: isScore ? this.#scoreSource(subject) : { kind: 'figures', indicators: subject.indicators },
      kind: isScore ? 'score' : subject.kind,
      industryOf,
      industries: industries.length,
    }
  }

  #scoreSource(key: ScoreKey): ForecastSource {
    if (!this.#scores) throw new Error('This snapshot was asked for without scores.')
    const { placeOf } = this.#engine.peers
    return { kind: 'score', values: this.#scores.values, row: keyAt.get(key)!, placeOf }
  }
}
