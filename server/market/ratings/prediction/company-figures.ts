import { cellStates, isSilence } from '#methodology/figures/cell-states.ts'
import { cellIndex, type MarketShape, runOf } from '#methodology/panel/layout.ts'
import { counts } from '#methodology/panel/panel.ts'
import type { Exposure } from '#methodology/ratings/prediction/exposure.ts'
import type { PredictedCompany } from '#methodology/ratings/prediction/features.ts'
import { type IndicatorFigure, pointsOf } from '#methodology/ratings/prediction/points.ts'
import { type Structure, structureOf } from '#methodology/ratings/prediction/structure.ts'
import { originCode } from '#methodology/scores/ranks/ranks.ts'
import { type PredictionFigures, sectorsOf } from './source.ts'

/** Fewest companies of the market that disclose an indicator in a year for a point to be asked for. Ours, proposed. */
export const fewestDisclosing = 10

/** What is known of the companies of a market, as predictions look at it; the same in the threads and outside of them. */
export class CompanyFigures {
  readonly source: PredictionFigures
  readonly sectors: readonly number[]
  readonly #shape: MarketShape
  /** By indicator × years + year. */
  readonly #asked = new Map<number, boolean>()

  constructor(source: PredictionFigures) {
    this.source = source
    this.sectors = sectorsOf(source.peers)
    this.#shape = { years: source.frame.years.length, companies: source.frame.companies }
  }

  hasReport(year: number, company: number): boolean {
    const { ranks, peers } = this.source
    return ranks.absent[year * this.#shape.companies + peers.placeOf[company]!] === 0
  }

  /** By indicator of the table. */
  figures(year: number, company: number): IndicatorFigure[] {
    return Array.from(this.source.table.indicators, (_, indicator) => this.figure(indicator, year, company))
  }

  figure(indicator: number, year: number, company: number): IndicatorFigure {
    const position = this.source.positions[indicator]!
    if (!this.isAsked(indicator, year)) return excluded
    const at = cellIndex(this.#shape, position, year, company)
    const state = this.source.frame.states[at]!
    if (counts(state)) {
      const percentile = this.#percentile(this.source.scored[indicator]!, year, company)
      return { state: 'known', value: this.source.frame.values[at]!, percentile }
    }
    return isSilence(cellStates[state]) ? undisclosed : excluded
  }

  company(year: number, company: number): PredictedCompany {
    const { peers, sales, headcount } = this.source
    const { chain } = peers.industries[peers.industryOf[company]!]!
    const figures = this.figures(year, company)
    return {
      figures,
      structure: this.structure(company, figures),
      sales: this.#known(sales, year, company),
      headcount: this.#known(headcount, year, company),
      sector: this.sectors.findIndex((group) => chain.includes(group)),
    }
  }

  exposuresOf(company: number): readonly Exposure[] {
    const { exposures, peers } = this.source
    return exposures[peers.industryOf[company]!]!
  }

  /** Scores of a company by the structure, with these figures. */
  structure(company: number, figures: readonly IndicatorFigure[]): Structure {
    const { table } = this.source
    const points = figures.map((figure, at) => pointsOf(table.indicators[at]!, figure))
    return structureOf(table, { exposures: this.exposuresOf(company), points })
  }

  /** Whether enough companies of the market disclose an indicator in a year. */
  isAsked(indicator: number, year: number): boolean {
    const key = indicator * this.#shape.years + year
    const cachedAnswer = this.#asked.get(key)
    if (cachedAnswer !== undefined) return cachedAnswer
    const position = this.source.positions[indicator]!
    let count = 0
    if (position !== -1)
      for (const state of runOf(this.source.frame.states, this.#shape, position, year)) if (counts(state)) count++
    this.#asked.set(key, count >= fewestDisclosing)
    return count >= fewestDisclosing
  }

  /** Among the peers; NaN among too few, and for what is not ranked. */
  #percentile(scored: number, year: number, company: number): number {
    if (scored === -1) return Number.NaN
    const { ranks, peers } = this.source
    const groups = { years: this.#shape.years, companies: peers.industries.length }
    const units = ranks.units[cellIndex(groups, scored, year, peers.industryOf[company]!)]!
    const at = cellIndex(this.#shape, scored, year, peers.placeOf[company]!)
    const origin = ranks.origins[at]
    const isOwn = origin === originCode.disclosed || origin === originCode.estimated
    return units > 0 && isOwn ? ranks.parts[at]! / units : Number.NaN
  }

  #known(position: number, year: number, company: number): number | null {
    if (position === -1) return null
    const at = cellIndex(this.#shape, position, year, company)
    return counts(this.source.frame.states[at]!) ? this.source.frame.values[at]! : null
  }
}

const nothing = { value: Number.NaN, percentile: Number.NaN } as const
const undisclosed: IndicatorFigure = { state: 'undisclosed', ...nothing }
const excluded: IndicatorFigure = { state: 'excluded', ...nothing }
