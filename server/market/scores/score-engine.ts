import type { InferenceTrail } from '#methodology/inference/inference.ts'
import { shapeOf } from '#methodology/panel/panel.ts'
import { type PeerBasis, type PeerGroups, peerGroups } from '#methodology/panel/peers.ts'
import { layoutOf } from '#methodology/scores/custom/year-scores.ts'
import { categories, type Members, type Period, type ScoredIndicator } from '#methodology/scores/hierarchy.ts'
import { industryLeaders } from '#methodology/scores/industry-average.ts'
import { methods, type StandardVersion } from '#methodology/scores/method.ts'
import { emptyRanks, type Ranks } from '#methodology/scores/ranks/ranks.ts'
import type { Recipe } from '#methodology/scores/recipe.ts'
import { emptyScores, type Scores } from '#methodology/scores/standard/market-scores.ts'
import { minimumOf } from '#methodology/scores/standard/minimum.ts'
import { usualImpactParameters } from '#server/catalogue/impact-parameters.ts'
import type { Caller } from '#server/http/turns/caller.ts'
import type { Turn } from '#server/http/turns/fair-queue.ts'
import type { Patience } from '#server/http/turns/patience.ts'
import { SharedWork } from '#server/machine/shared-work.ts'
import type { MarketCache } from '../cache/market-cache.ts'
import { bytesIn } from '../cache/shared-memory.ts'
import type { LoadedPanel } from '../panel/build.ts'
import type { PanelPool, TaskOptions } from '../panel/pool.ts'
import { type AdjustedRanks, type Differences, differencesOf, emptyArrays, withArrays } from './adjusted-ranks.ts'
import { inferFigure, inferredValue } from './imputation.ts'
import { IndicatorLists } from './indicator-lists.ts'
import { isOwn, type OwnScoring, type OwnWeights, ownWeights, scoringKey } from './own-scoring.ts'
import type { CacheFile } from './score-cache.ts'
import { recipeOf } from './score-recipe.ts'
import { isDefault, type NamedRule, type RankRule, type ScoreRule } from './score-rule.ts'
import type { Sizes } from './sizes.ts'
import { figuresName, revisionName } from './state-names.ts'
import { materialityOf, scoreTables } from './tables.ts'

/** Positions of a scored indicator, of a year and of a company. */
interface FigurePlace {
  readonly indicator: number
  readonly year: number
  readonly company: number
}

/** Indicators that are ranked again while somebody waits. */
const maxTurnedAtOnce = 20

interface EngineParts {
  readonly basis: PeerBasis
  /** Whether that is what the market is compared by where nothing else is named. */
  readonly isUsualBasis: boolean
  readonly sizes: Sizes
  readonly pool: PanelPool
  readonly cache: MarketCache
  readonly patience: Patience
  /** Where ranks and scores are kept; null keeps none. */
  readonly folder: string | null
  /** Day that the panel is of; null for the present. */
  readonly asOf: string | null
}

/** Scores with the ranks they come from. */
export interface ScoredMarket extends AdjustedRanks {
  readonly scores: Scores
}

/** Works out the ranks and scores of one panel on one basis of comparison; its peers and weights never change. */
export class ScoreEngine {
  readonly panel: LoadedPanel
  readonly peers: PeerGroups
  readonly #lists: IndicatorLists
  /** Industry × 13 + category. */
  readonly weights: Float64Array
  readonly sizes: Sizes
  /** By industry, positions of the ten companies of its average. */
  readonly leaders: readonly Int32Array[]
  readonly #own = new WeakMap<OwnScoring, OwnWeights>()
  readonly #folder: string | null
  readonly #isUsualBasis: boolean
  readonly #asOf: string | null
  readonly pool: PanelPool
  readonly #cache: MarketCache
  readonly #patience: Patience

  constructor(panel: LoadedPanel, { basis, isUsualBasis, sizes, pool, cache, patience, folder, asOf }: EngineParts) {
    const tables = scoreTables()
    this.panel = panel
    this.#isUsualBasis = isUsualBasis
    this.peers = peerGroups(panel.companies, basis, tables.walks)
    this.#lists = new IndicatorLists(panel)
    this.weights = materialityOf(this.peers, tables)
    this.sizes = sizes
    this.leaders = industryLeaders(this.peers, sizes.values)
    this.pool = pool
    this.#cache = cache
    this.#patience = patience
    this.#folder = folder
    this.#asOf = asOf
  }

  /** The catalogue's own scored indicators. */
  get indicators(): readonly ScoredIndicator[] {
    return this.#lists.catalogue
  }

  members(period: Period, version: StandardVersion): Members {
    return this.#lists.members(period, version)
  }

  /** Materiality weights of an industry, in the order of the categories. */
  weightsOf(industry: number): Float64Array {
    return this.weights.subarray(industry * categories.length, (industry + 1) * categories.length)
  }

  /** Weights of somebody's own in this market. */
  own(scoring: OwnScoring): OwnWeights {
    const weights = this.#own.get(scoring) ?? ownWeights(scoring, this)
    this.#own.set(scoring, weights)
    return weights
  }

  async scored(rule: ScoreRule, by: Caller | Turn): Promise<ScoredMarket> {
    const ranks = await this.adjustedRanks(rule, this.indicatorsOf(rule), by)
    return { ...ranks, scores: await this.scores(rule, by) }
  }

  /** The scored indicators of a version of the standard method. */
  standardIndicators(version: StandardVersion): readonly ScoredIndicator[] {
    return this.#lists.of(version)
  }

  /** The scored indicators as a method has them count; weights of one's own are given to the catalogue's own alone. */
  indicatorsOf({ scoring, version }: Pick<ScoreRule, 'scoring' | 'version'>): readonly ScoredIndicator[] {
    return isOwn(scoring) ? this.own(scoring).indicators : this.standardIndicators(version)
  }

  /** Percentiles of indicators that count in another way than under the standard method; those of the standard where none does. */
  async adjustedRanks(
    rule: RankRule,
    indicators: readonly ScoredIndicator[],
    by: Caller | Turn,
  ): Promise<AdjustedRanks> {
    const differences = differencesOf(this.standardIndicators(rule.version), indicators)
    const standard = await this.ranks(rule, by)
    if (!differences) return { percentiles: standard, ranks: standard }
    const arrays = await this.#cache.get(this.#adjustedEntry(rule, differences), by, async (turn) => {
      const arrays = emptyArrays(standard, differences)
      await this.#cache.makeRoom(bytesIn(Object.fromEntries(Object.entries(arrays).filter(([, array]) => array))), turn)
      arrays.turnedParts?.set(standard.parts)
      const { values: _, states: __, ...panel } = this.panel
      const { percentiles, ranks } = withArrays(standard, arrays)
      const { inference, version } = rule
      const { turned, hasTransforms } = differences
      const how = { indicators, peers: this.peers, inference, method: methods[version], turned }
      const input = { panel, ...how, percentiles, ranks: hasTransforms ? ranks : null }
      // A slider waits for a few; many take as long as a ranking and give way to everything else.
      const isPatient = turned.length > maxTurnedAtOnce
      await this.pool.run(this.panel, 'adjust', input, { signal: turn.signal, isPatient })
      return arrays
    })
    return withArrays(standard, arrays)
  }

  ranks({ inference, version }: RankRule, by: Caller | Turn): Promise<Ranks> {
    return this.#cache.get(this.#cacheEntry({ inference, version }), by, async (turn) => {
      const { values: _, states: __, ...panel } = this.panel
      const indicators = this.standardIndicators(version)
      const ranks = emptyRanks({
        ...shapeOf(panel),
        indicators: indicators.length,
        industries: this.peers.industries.length,
      })
      await this.#cache.makeRoom(bytesIn(ranks), turn)
      const { peers } = this
      const cacheFile = this.#cacheFile({ inference, version })
      const how = { inference, method: methods[version], shared: SharedWork.memory() }
      const input = { panel, indicators, peers, ...how, ranks, cacheFile }
      const options = this.#taskOptions(turn, { inference, version })
      if (options.isPatient) await this.pool.run(this.panel, 'rank', input, options)
      else await this.pool.runShared(this.panel, { name: 'rank', along: 'rankAlong', input }, turn)
      return ranks
    })
  }

  /** Whether scores, and the ranks they come from, can be had without waiting. */
  isReady({ inference, version, ...rule }: ScoreRule): boolean {
    const entries = [this.#cacheEntry({ inference, version }), this.#cacheEntry({ inference, version, ...rule })]
    const indicators = this.indicatorsOf({ ...rule, version })
    const differences = differencesOf(this.standardIndicators(version), indicators)
    if (differences) entries.push(this.#adjustedEntry({ inference, version }, differences))
    return entries.every(({ key }) => this.#cache.has(key))
  }

  scores(scoreRule: ScoreRule, by: Caller | Turn): Promise<Scores> {
    const { inference, period, version } = scoreRule
    return this.#cache.get(this.#cacheEntry(scoreRule), by, async (turn) => {
      const { scoring } = scoreRule
      const indicators = this.indicatorsOf(scoreRule)
      const { ranks } = await this.adjustedRanks(scoreRule, indicators, turn)
      const { peers, weights } = this
      const shape = shapeOf(this.panel)
      const scores = emptyScores(shape)
      await this.#cache.makeRoom(bytesIn(scores), turn)
      const cacheFile = this.#cacheFile(scoreRule)
      if (isOwn(scoring)) {
        const { matrix } = this.own(scoring)
        const isWorstValue = inference === 'worst-value'
        const minimum = minimumOf({ method: methods[version], isWorstValue })?.mean ?? null
        const isUsedOnly = methods[version].use !== null
        const market = { ...layoutOf(indicators, peers), ranks, years: shape.years, matrix, minimum, isUsedOnly }
        await this.pool.run(this.panel, 'own', { market, indicators, scores }, this.#taskOptions(turn, scoreRule))
        return scores
      }
      if (scoring === 'employment-impact') {
        const { values: _, states: __, ...panel } = this.panel
        const input = { panel, peers, parameters: usualImpactParameters(), scores, cacheFile }
        await this.pool.run(this.panel, 'impact', input, this.#taskOptions(turn, scoreRule))
        return scores
      }
      const how = { method: methods[version], isWorstValue: inference === 'worst-value' }
      const shared = SharedWork.memory()
      const input = { ...shape, indicators, peers, weights, ranks, period, ...how, scores, cacheFile, shared }
      const options = this.#taskOptions(turn, scoreRule)
      if (options.isPatient) await this.pool.run(this.panel, 'score', input, options)
      else await this.pool.runShared(this.panel, { name: 'score', along: 'scoreAlong', input }, turn)
      return scores
    })
  }

  /** What takes seconds to work out from its scores: made in its turn, and kept as long as there is room. */
  kept<T extends object>(name: string, caller: Caller, make: (turn: Turn) => Promise<T>): Promise<T> {
    const revision = revisionName(this.panel)
    const { model: patience } = this.#patience
    return this.#cache.get({ key: `${revision} ${name}`, revision, patience, lane: 'models' }, caller, make)
  }

  /**
   * A model that somebody else keeps, made in its turn.
   *
   * @param patience milliseconds that the caller waits; as long as for any model when left out
   */
  inTurn<T>(
    name: string,
    caller: Caller,
    make: (turn: Turn) => Promise<T>,
    patience = this.#patience.model,
  ): Promise<T> {
    const key = `${revisionName(this.panel)} ${name}`
    return this.#cache.inTurn({ key, patience, lane: 'models' }, caller, make)
  }

  /** What every screen shows is made as fast as can be, everything else gives way to it. */
  #taskOptions({ signal }: Turn, rule: RankRule | ScoreRule): TaskOptions {
    return { signal, isPatient: !this.#cacheEntry(rule).isLasting }
  }

  /** How ranks, or scores of a period, are called in the cache. Those that every screen shows by itself last. */
  #cacheEntry({ inference, version, period, scoring = 'standard' }: NamedRule) {
    const { basis } = this.peers
    const figures = figuresName(this.panel)
    // Weights of one's own hold whatever the term.
    const term = isOwn(scoring) ? 'any' : (period ?? 'ranks')
    return {
      key: [figures, this.#asOf ?? 'now', basis, version, inference, term, scoringKey(scoring)].join(' '),
      revision: figures,
      isLasting: isDefault({ day: this.#asOf, isUsualBasis: this.#isUsualBasis, period, version, scoring }),
      patience: this.#asOf === null ? this.#patience.present : this.#patience.pastDay,
    }
  }

  #adjustedEntry(rule: RankRule, { key }: Differences) {
    const { inference, version } = rule
    const entry = this.#cacheEntry({ inference, version })
    return { ...entry, key: `${entry.key} ${key}`, isLasting: false }
  }

  /** Everything that ranks, or scores, depend on. */
  #cacheFile({ period, scoring = 'standard', ...rule }: NamedRule): CacheFile | null {
    if (this.#folder === null) return null
    return {
      folder: this.#folder,
      of: {
        ...this.recipe({ ...rule, period: period ?? 'short', scoring }, this.#asOf),
        isScores: period !== undefined,
      },
    }
  }

  /** What stands for a figure that is missing, and how it came about; null where nothing was inferred. */
  inferred(rule: RankRule, at: FigurePlace): InferenceTrail | null {
    return inferFigure(this.panel, rule, this.#figureAt(rule, at))
  }

  /** The value alone. */
  inferredValue(rule: RankRule, at: FigurePlace): number | null {
    return inferredValue(this.panel, rule, this.#figureAt(rule, at))
  }

  #figureAt({ version }: RankRule, { indicator, ...at }: FigurePlace) {
    return { ...at, indicator: this.standardIndicators(version)[indicator]! }
  }

  recipe(rule: ScoreRule, asOf: string | null): Recipe {
    return recipeOf(this, rule, asOf)
  }
}
