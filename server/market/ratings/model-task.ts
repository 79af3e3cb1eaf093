import { sizeCodes } from '#methodology/inference/parameters.ts'
import { cellIndex, type MarketShape, runOf } from '#methodology/panel/layout.ts'
import { counts, type PanelIndicator } from '#methodology/panel/panel.ts'
import type { PeerGroups } from '#methodology/panel/peers.ts'
import { featuresOf } from '#methodology/ratings/model/features.ts'
import { Leakage } from '#methodology/ratings/model/leakage.ts'
import { type RatingModel, ratingModelOf } from '#methodology/ratings/model/model.ts'
import { keyAt, type Scores } from '#methodology/scores/standard/market-scores.ts'
import type { Frame } from '../panel/frame.ts'

export interface RatingModelInput {
  readonly indicators: readonly Pick<PanelIndicator, 'code'>[]
  readonly peers: PeerGroups
  readonly scores: Scores
  /** By year × companies + place: 1 for a company without a report. */
  readonly absent: Uint8Array
  /** By position of the year and of the company, on the common axis; NaN without one. */
  readonly ratings: readonly Float64Array[]
  /** Position in the panel. */
  readonly company: number
}

/** The model of a vendor's rating for one company; `leakage` where a feature gives the rating away, null with too few ratings. */
export function ratingModel(frame: Frame, input: RatingModelInput): RatingModel | 'leakage' | null {
  const shape: MarketShape = { years: frame.years.length, companies: frame.companies }
  const figureOf = figuresOf(frame, shape, input.indicators)
  const { peers, scores, absent, ratings, company } = input
  const featuresAt = (year: number, position: number) => {
    const place = peers.placeOf[position]!
    if (absent[year * shape.companies + place] === 1) return null
    const at = (key: Parameters<typeof keyAt.get>[0]) => cellIndex(shape, keyAt.get(key)!, year, place)
    return featuresOf({
      score: (category) => orNull(scores.values[at(category)]!),
      coverage: scores.coverage[at('sustainability_score')]!,
      sales: figureOf(sizeCodes.sales, year, position),
      headcount: figureOf(sizeCodes.headcount, year, position),
    })
  }
  try {
    return ratingModelOf({ shape, peers, ratings, featuresAt }, company)
  } catch (error) {
    if (error instanceof Leakage) return 'leakage'
    throw error
  }
}

function figuresOf(frame: Frame, shape: MarketShape, indicators: RatingModelInput['indicators']) {
  const positions = new Map(indicators.map(({ code }, position) => [code, position]))
  return (code: string, year: number, company: number): number | null => {
    const position = positions.get(code)
    if (position === undefined) return null
    const isKnown = counts(runOf(frame.states, shape, position, year)[company]!)
    return isKnown ? runOf(frame.values, shape, position, year)[company]! : null
  }
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)
