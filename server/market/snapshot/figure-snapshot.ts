import { cellIndex, type MarketShape } from '#methodology/panel/layout.ts'
import { type Column, columnAt, shapeOf } from '#methodology/panel/panel.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import type { Members, Period, ScoredIndicator } from '#methodology/scores/hierarchy.ts'
import { defaultVersion, type Method, type MethodName, type StandardVersion } from '#methodology/scores/method.ts'
import { RankedFigures } from '#methodology/scores/ranks/ranked-figures.ts'
import { hashOf, type Recipe } from '#methodology/scores/recipe.ts'
import { oncePer } from '#server/cache/once.ts'
import type { LoadedPanel } from '../panel/build.ts'
import type { InferenceName } from '../scores/imputation.ts'
import { isOwn, methodOf, type Scoring } from '../scores/own-scoring.ts'
import type { ScoreEngine } from '../scores/score-engine.ts'
import type { ScoreRule } from '../scores/score-rule.ts'
import type { Places } from './places.ts'
import type { TextRule } from './without-text.ts'

/** Which market, seen how. */
export interface SnapshotRequest {
  /** Day that it looks back to; the present when left out. */
  readonly asOf?: string | undefined
  readonly basis?: PeerBasis | undefined
  /** Whether figures read from the words of filings take part; they do when left out. */
  readonly text?: TextRule | undefined
  /** Rule for missing figures; that of the industry when left out. */
  readonly inference?: InferenceName | undefined
  /** Short when left out. */
  readonly period?: Period | undefined
  /** Of the standard method; the usual one when left out. */
  readonly version?: StandardVersion | undefined
  /** How companies are scored; by the standard method when left out. */
  readonly scoring?: Scoring | undefined
  /** Fiscal year asked for. */
  readonly year?: number | undefined
  /** Today in Tokyo, `YYYY-MM-DD`: the averages of industries are fixed at the start of its month. */
  readonly today: string
}

const rankedFigures = oncePer((panel: LoadedPanel) => new RankedFigures(panel))

/**
 * One consistent state of the market: its figures, its peer groups and the recipe of its scores. Indicators, years and companies are
 * positions in the panel; scored indicators are positions in `indicators`; places are positions in the order of the peers.
 */
export class FigureSnapshot {
  readonly engine: ScoreEngine
  readonly request: SnapshotRequest
  protected readonly shape: MarketShape

  constructor(engine: ScoreEngine, request: SnapshotRequest) {
    this.engine = engine
    this.request = request
    this.shape = shapeOf(engine.panel)
  }

  get panel() {
    return this.engine.panel
  }

  get peers() {
    return this.engine.peers
  }

  /** The scored indicators, as the method has them count. */
  get indicators() {
    return this.engine.indicatorsOf(this.rule)
  }

  /** Those of them that weights of one's own are given to: the catalogue's own, which stand first. */
  get weighable(): readonly ScoredIndicator[] {
    return this.own?.indicators ?? this.engine.indicators
  }

  get sizes() {
    return this.engine.sizes
  }

  /** Whether scores under a rule can be had without waiting. */
  isReady(inference: InferenceName): boolean {
    return this.engine.isReady({ ...this.rule, inference })
  }

  get inference(): InferenceName {
    return this.request.inference ?? 'industry'
  }

  get period(): Period {
    return this.request.period ?? 'short'
  }

  get scoring(): Scoring {
    return this.request.scoring ?? 'standard'
  }

  get methodName(): MethodName {
    return isOwn(this.scoring) ? this.scoring.name : this.scoring
  }

  /** Whether its scores are means of indicators. */
  get hasIndicators(): boolean {
    return this.scoring !== 'employment-impact'
  }

  /** Weights of somebody's own; null under any other method. */
  get own() {
    return isOwn(this.scoring) ? this.engine.own(this.scoring) : null
  }

  get rule(): ScoreRule {
    const { version = defaultVersion } = this.request
    return { inference: this.inference, period: this.period, version, scoring: this.scoring }
  }

  get method(): Method {
    return methodOf(this.rule)
  }

  /** What is ranked instead of the figures themselves: amounts per size; null where the method ranks the figures. */
  get rankedFigures(): RankedFigures | null {
    return this.method.isPerSize ? rankedFigures(this.panel) : null
  }

  get recipe(): Recipe {
    return this.engine.recipe(this.rule, this.request.asOf ?? null)
  }

  /** The recipe as an answer names it. */
  get recipeName() {
    const { recipe } = this
    const { version, inference, period, peers, vintage } = recipe
    return {
      hash: hashOf(recipe),
      method: this.methodName,
      ...(this.panel.text && { text: this.panel.text }),
      ...(isOwn(this.scoring) && { own: { title: this.scoring.title, version: this.scoring.version } }),
      version,
      inference,
      period,
      peers,
      asOf: vintage.asOf,
      revision: vintage.revision,
    }
  }

  /** One indicator of the panel in one year, of all companies. */
  column(indicator: number, year: number): Column {
    return columnAt(this.panel, indicator, year)
  }

  /** The cell of a company. */
  figure(indicator: number, year: number, company: number) {
    const at = cellIndex(this.shape, indicator, year, company)
    return { value: this.panel.values[at]!, state: this.panel.states[at]! }
  }

  /** Figure that was inferred for a scored indicator; null where nothing was. */
  inferredValue(at: { readonly indicator: number; readonly year: number; readonly company: number }): number | null {
    return this.engine.inferredValue(this.rule, at)
  }

  /** The same with how it came about. */
  inferred(at: { readonly indicator: number; readonly year: number; readonly company: number }) {
    return this.engine.inferred(this.rule, at)
  }

  get market(): Places {
    return { start: 0, end: this.shape.companies }
  }

  /** Places of the company's industry. */
  peersOf(company: number): Places {
    return this.peers.industries[this.peers.industryOf[company]!]!
  }

  /** Companies that the average of an industry is taken of, largest first. */
  leadersOf(industry: number): Int32Array {
    return this.engine.leaders[industry]!
  }

  /** Materiality weights of an industry, or sums of weights of one's own, in the order of the categories. */
  weightsOf(industry: number): Float64Array {
    return this.own?.members(industry).weights ?? this.engine.weightsOf(industry)
  }

  /** Indicators of each score that is a mean of indicators, in an industry. */
  membersOf(industry: number): Members {
    return this.own?.members(industry).members ?? this.engine.members(this.period, this.rule.version)
  }

  /** Position of the year asked for, else another; null for a year that the market does not have. */
  yearOr(other: number | null): number | null {
    const { year } = this.request
    const position = year === undefined ? other : this.panel.years.indexOf(year)
    return position === -1 ? null : position
  }

  /** Numbers by place, in the panel's order of companies. */
  inPanelOrder(byPlace: Float64Array): Float64Array {
    const { placeOf } = this.peers
    return Float64Array.from(placeOf, (place) => byPlace[place]!)
  }
}
