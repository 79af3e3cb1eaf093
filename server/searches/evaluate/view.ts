import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { GroupCondition } from '#contract/search/condition.ts'
import type { Measure } from '#contract/search/measure.ts'
import { SearchQuery } from '#contract/search/searches.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Deps } from '#server/deps.ts'
import { callerOf } from '#server/http/caller.ts'
import { type Caller, ownCaller } from '#server/http/turns/caller.ts'
import { FairQueue } from '#server/http/turns/fair-queue.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { type User, userOf } from '#server/http/user.ts'
import { type CompanyFacts, companyFactsOf } from '#server/market/facts/company-facts.ts'
import { themeStatesOf } from '#server/market/facts/theme-states.ts'
import { Columns } from '#server/market/measures/columns.ts'
import { unlikePeriodsOf } from '#server/market/measures/unlike-periods.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { type RatingHistories, ratingHistoriesOf } from '#server/market/ratings/rating-histories.ts'
import { basisOf, scoringOf } from '#server/market/scores/chosen-scoring.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { companiesOfLists } from '#server/watchlists/companies.ts'
import {
  leavesOf,
  readCondition,
  refuse,
  refuseWatchlist,
  type SearchVocabulary,
  watchlistsIn,
} from '../parse/conditions.ts'
import { BitSet } from './bit-set.ts'
import { type Evaluation, type EvaluationRequest, Evaluator } from './evaluator.ts'
import { Lists } from './lists.ts'
import { Words } from './words.ts'

/** The market as one account sees it on one day under one recipe, ready to be asked. */
export interface SearchView {
  readonly snapshot: MarketSnapshot
  readonly companyFacts: CompanyFacts
  readonly columns: Columns
  readonly lists: Lists
  readonly words: Words
  /** Fiscal year of figures that say none; null in an empty market. */
  readonly year: number | null
  /** Whether scores are still being worked out, and stand empty. */
  readonly isProvisional: boolean
  readonly listed: BitSet
  readonly vocabulary: SearchVocabulary
  readonly orders: BoundedCache<Int32Array>
  readonly evaluator: Evaluator
  readonly allowed: readonly RatingVendor[]
  /** Of each measure, of which of these companies it is a change between years that are not equally long. */
  readonly unlikePeriods: (
    measures: readonly Measure[],
    companies: readonly number[],
  ) => ReturnType<typeof unlikePeriodsOf>
  /** Who asks. */
  readonly caller: Caller
  /** Companies of the lists of whom asks, as they are now. */
  readonly watchlists: (ids: readonly number[]) => Promise<ReadonlyMap<number, readonly number[]>>
}

/** A cached view, shared by all accounts with the same rights. */
type CachedView = Omit<SearchView, 'caller' | 'watchlists'>

/** Views that are cached beside each other for one market, and orders of companies for one view. */
const maxViews = 8
const maxOrders = 60

/** Opens views, and keeps what is the same for many searches. */
export class Views {
  readonly #deps: Deps
  readonly #ratingHistories: RatingHistories
  readonly #lookups = new FairQueue()
  /** By the scores they show, so that they go with them. */
  readonly #views = oncePer(
    (_: object) => new BoundedCache<Promise<CachedView>>({ name: 'search-views', max: maxViews }),
  )

  constructor(deps: Deps) {
    this.#deps = deps
    this.#ratingHistories = ratingHistoriesOf(deps.db)
  }

  /** Early, companies are found also while a new market is being scored; their scores stand empty then. */
  async open(query: SearchQuery, request: FastifyRequest, { isEarly = false } = {}): Promise<SearchView> {
    return this.openFor(query, { user: userOf(request), caller: callerOf(request), isEarly })
  }

  /** The same for an account that waits elsewhere than at a request. */
  async openFor(query: SearchQuery, { user, caller, isEarly }: AccountView): Promise<SearchView> {
    const view = await inTime(this.#open(query, { user, caller, isEarly }))
    return { ...view, caller, watchlists: (ids) => companiesOfLists(this.#deps.db, user.id, ids) }
  }

  /** Make what the searches of everybody rest on; what fails here fails again, and is told, when somebody asks. */
  prepare(): void {
    this.#open(SearchQuery.parse({}), { user: 'everything', caller: ownCaller, isEarly: false }).catch(() => {})
  }

  async #open(query: SearchQuery, { user, caller, isEarly }: ViewRequest): Promise<CachedView> {
    const { market, clock } = this.#deps
    const { asOf, peers, inference, period, version, year, method } = query
    const scoring = await scoringOf(this.#deps.db, user === 'everything' ? null : user.id, method)
    const basis = basisOf(scoring, peers)
    const today = tokyoDay(clock())
    const { vendors } = await this.#ratingHistories.of(await market.current())
    const allowed = vendors.filter(({ key }) => user === 'everything' || user.supportedVendors.includes(key))
    const lastDay = firstOf(asOf ?? today, today)
    const request = { asOf, basis, inference, period, version, scoring, year, today }
    const scored = async () => {
      const snapshot = await market.snapshot(request, caller)
      const key = [year, lastDay, allowed.map(({ key }) => key)].join(' ')
      return this.#views(snapshot.identity).get(key, () => this.#make(query, { snapshot, allowed, asOf: lastDay }))
    }
    const unscored = isEarly ? await market.unscoredSnapshot(request, caller) : null
    if (!unscored || unscored.isReady(inference)) return scored()
    return inMoment(scored(), () => this.#make(query, { snapshot: unscored, allowed, asOf: lastDay }))
  }

  async #make(query: SearchQuery, { snapshot, allowed, asOf }: ViewParts) {
    const { db, market } = this.#deps
    const { panel } = snapshot
    const present = await market.current()
    const [companyFacts, ratingHistory] = await Promise.all([
      companyFactsOf(db, panel, asOf),
      this.#ratingHistories.of(present),
    ])
    const themes = await themeStatesOf(db, panel, companyFacts, { asOf, year: query.year })
    const { defaultYear } = snapshot
    const year = query.year ?? (defaultYear === null ? null : panel.years[defaultYear]!)
    if (query.year !== undefined && !present.years.includes(query.year)) {
      throw refuse('year', 'year', { text: String(query.year) })
    }
    const columns = new Columns({
      snapshot,
      companyFacts,
      ratingHistory,
      allowed,
      asOf,
      year,
      isYearAsked: query.year !== undefined,
    })
    const lists = new Lists(panel, companyFacts, themes)
    const words = new Words({ db, companyFacts, asOf, queue: this.#lookups })
    const evaluator = new Evaluator({
      companies: panel.companies.length,
      column: (measure) => columns.of(measure),
      fits: (condition) => lists.fits(condition),
    })
    return {
      snapshot,
      companyFacts,
      columns,
      lists,
      words,
      year,
      isProvisional: !snapshot.hasScores,
      allowed,
      unlikePeriods: (measures: readonly Measure[], companies: readonly number[]) =>
        unlikePeriodsOf(measures, companies, { db, snapshot, asOf, year }),
      listed: BitSet.where(panel.companies.length, (company) => panel.companies[company]!.isListed),
      // A year that was not known yet on a past day may be asked for, and is empty.
      vocabulary: { years: present.years, hasRule: (code: string) => themes.has(code), vendors: ratingHistory.vendors },
      orders: new BoundedCache<Int32Array>({ name: 'search-orders', max: maxOrders }),
      evaluator,
    }
  }
}

interface ViewRequest {
  /** Whose view; `everything` is what the views of all rest on. */
  readonly user: Pick<User, 'id' | 'supportedVendors'> | 'everything'
  readonly caller: Caller
  readonly isEarly: boolean
}

interface AccountView extends ViewRequest {
  readonly user: Pick<User, 'id' | 'supportedVendors'>
}

interface ViewParts {
  readonly snapshot: MarketSnapshot
  readonly allowed: readonly RatingVendor[]
  readonly asOf: string
}

/** How long scores are waited for before the rest is answered without them, in milliseconds. */
const moment = 1500

async function inMoment<T>(making: Promise<T>, makeDo: () => Promise<T>): Promise<T> {
  const late = setTimeout(moment, 'late' as const, { ref: false })
  const first = await Promise.race([making, late])
  return first === 'late' ? makeDo() : first
}

/** Ask a condition of a view, after the words in it have been looked up. */
export async function evaluateIn(view: SearchView, query: ConditionQuery): Promise<Evaluation> {
  return view.evaluator.evaluate(await toEvaluationRequest(view, query))
}

type ConditionQuery = Pick<SearchQuery, 'q' | 'where'>

export async function toEvaluationRequest(view: SearchView, { q, where }: ConditionQuery): Promise<EvaluationRequest> {
  const { vocabulary, words, listed, caller } = view
  const root = readCondition(where, vocabulary)
  const wordMatches = await words.find(
    leavesOf(root).filter((leaf) => leaf.kind === 'words'),
    caller,
  )
  const watchlists = await watchlistsOf(view, root, where)
  return { root, listed, words: wordMatches, watchlists, nameMatches: words.matchNames(q) }
}

/** The companies of the watchlists that a condition names; refused where the caller has no such list. */
async function watchlistsOf(
  { companyFacts: { companies }, watchlists }: SearchView,
  root: GroupCondition,
  where: string,
): Promise<Map<number, BitSet>> {
  const watchlistIds = watchlistsIn(root)
  const lists = await watchlists(watchlistIds)
  const masks = watchlistIds.map((id) => {
    const list = lists.get(id)
    if (!list) throw refuseWatchlist(where, id)
    const own = new Set(list)
    return [id, BitSet.where(companies.length, (company) => own.has(companies[company]!.id))] as const
  })
  return new Map(masks)
}
