import { stateCode } from '../../methodology/figures/cell-states.ts'
import { columnAt, counts, type Panel, shapeOf } from '../../methodology/panel/panel.ts'
import { peerGroups } from '../../methodology/panel/peers.ts'
import { membersOf, type ScoreKey } from '../../methodology/scores/hierarchy.ts'
import type { Method } from '../../methodology/scores/method.ts'
import { rankPanel } from '../../methodology/scores/ranks/rank-panel.ts'
import { emptyRanks, type Ranks } from '../../methodology/scores/ranks/ranks.ts'
import { emptyScores, keyAt, type Scores } from '../../methodology/scores/standard/market-scores.ts'
import { scoreMarket } from '../../methodology/scores/standard/standard.ts'
import { rankOptions } from '../../server/market/scores/imputation.ts'
import { materialityOf, scoredIndicators, scoreTables } from '../../server/market/scores/tables.ts'

/** What a study does to ranks before they are scored, or to scores after. */
export interface Treatment {
  readonly ranks?: (market: StudiedMarket, ranks: Ranks, states: Uint8Array) => void
  readonly scores?: (market: StudiedMarket, scores: Scores) => void
}

/** The last fiscal years of a market, with what all methods share. */
export class StudiedMarket {
  readonly panel: Panel
  readonly peers
  readonly indicators
  readonly weights: Float64Array
  readonly members
  /** Totals of each vendor with imported ratings, as percentiles by position of the company; NaN where it rates none. */
  readonly ratings: readonly Float64Array[]
  readonly #treatment: Treatment

  constructor(panel: Panel, years: readonly number[], ratings: readonly Float64Array[], treatment: Treatment = {}) {
    this.#treatment = treatment
    this.panel = yearsOf(panel, years)
    this.peers = peerGroups(panel.companies, 'gics74', scoreTables().walks)
    this.indicators = scoredIndicators(panel)
    this.weights = materialityOf(this.peers, scoreTables())
    this.ratings = ratings
    this.members = membersOf(this.indicators, 'short')
  }

  /** Ranks and scores of a method, industry inference; of the panel with other states where they are given. */
  score(method: Method, states: Uint8Array = this.panel.states): { readonly ranks: Ranks; readonly scores: Scores } {
    const panel = { ...this.panel, states }
    const { indicators, peers, weights } = this
    const shape = shapeOf(panel)
    const ranks = emptyRanks({ ...shape, indicators: indicators.length, industries: peers.industries.length })
    rankPanel(panel, indicators, peers, ranks, rankOptions(panel, 'industry', method))
    this.#treatment.ranks?.(this, ranks, states)
    const scores = emptyScores(shape)
    scoreMarket({ ...shape, indicators, peers, ranks, weights, period: 'short', method, isWorstValue: false }, scores)
    this.#treatment.scores?.(this, scores)
    return { ranks, scores }
  }

  /** One score of the last year but `back`, by position of the company. */
  scoresOf({ values }: Pick<Scores, 'values'>, key: ScoreKey, back = 0): Float64Array {
    const { years, companies } = shapeOf(this.panel)
    const start = (keyAt.get(key)! * years + years - 1 - back) * companies
    const own = new Float64Array(companies)
    for (const [position, place] of this.peers.placeOf.entries()) own[position] = values[start + place]!
    return own
  }

  /** States in which figures of the last year are hidden, or those of all years as if they had never been disclosed. */
  hiding(isHidden: (indicator: number, company: number) => boolean, isAlways = false): Uint8Array {
    const hidden = { ...this.panel, states: this.panel.states.slice() }
    const last = this.panel.years.length - 1
    for (const [index, { position }] of this.indicators.entries()) {
      for (let year = isAlways ? 0 : last; year <= last; year++) {
        const { states } = columnAt(hidden, position, year)
        for (const [company, state] of states.entries())
          if (counts(state) && isHidden(index, company)) states[company] = stateCode['not-disclosed']
      }
    }
    return hidden.states
  }
}

/** A panel of some of its years. */
function yearsOf(panel: Panel, years: readonly number[]): Panel {
  const { companies } = shapeOf(panel)
  const size = panel.indicators.length * years.length * companies
  const values = new Float64Array(size)
  const states = new Uint8Array(size)
  for (const indicator of panel.indicators.keys()) {
    for (const [at, year] of years.entries()) {
      const column = columnAt(panel, indicator, panel.years.indexOf(year))
      values.set(column.values, (indicator * years.length + at) * companies)
      states.set(column.states, (indicator * years.length + at) * companies)
    }
  }
  return { ...panel, years, values, states }
}
