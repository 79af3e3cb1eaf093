import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { SearchQuery } from '#contract/search/searches.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { type RatingVendor, ratingVendors } from '#methodology/ratings/vendor-scales.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import { callerOf } from '#server/http/caller.ts'
import type { Deps } from '#server/http/deps.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { type User, userOf } from '#server/http/user.ts'
import { type Caller, ownCaller } from '#server/market/cache/caller.ts'
import { FairQueue } from '#server/market/cache/fair-queue.ts'
import type { Built } from '#server/market/panel/build.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { Ledgers } from '#server/market/ratings/rating-history.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { type Known, leavesOf, readCondition, refuse } from '../parse/conditions.ts'
import { Mask } from './bit-set.ts'
import { Columns } from './columns.ts'
import { readSides, type Sides } from './company-facts.ts'
import { type Question, Sieve, type Sifted } from './evaluator.ts'
import { Lists } from './lists.ts'
import { type ThemeStates, themeStates } from './theme-states.ts'
import { Words } from './words.ts'

/** The market as one account sees it on one day under one recipe, ready to be asked. */
export interface SearchView {
  readonly snapshot: MarketSnapshot
  readonly sides: Sides
  readonly columns: Columns
  readonly lists: Lists
  readonly words: Words
  /** Fiscal year of figures that say none; null in an empty market. */
  readonly year: number | null
  /** Whether scores are still being worked out, and stand empty. */
  readonly isProvisional: boolean
  readonly listed: Mask
  readonly known: Known
  readonly orders: BoundedCache<Int32Array>
  readonly sieve: Sieve
  readonly allowed: readonly RatingVendor[]
  /** Who asks. */
  readonly caller: Caller
}

/** A view as it is kept, for whoever may see the same. */
type KeptView = Omit<SearchView, 'caller'>

/** Views that are cached beside each other for one market, and orders of companies for one view. */
const mostViews = 8
const mostOrders = 60

/** Opens views, and keeps what is the same for many searches. */
export class Views {
  readonly #deps: Deps
  readonly #ledgers: Ledgers
  readonly #lookups = new FairQueue()
  readonly #sides = oncePer(
    (_: Built) => new BoundedCache<Promise<Sides>>({ name: 'search-company-facts', most: mostViews }),
  )
  readonly #themes = oncePer(
    (_: Sides) => new BoundedCache<Promise<ThemeStates>>({ name: 'search-themes', most: mostViews }),
  )
  /** By the scores they show, so that they go with them. */
  readonly #views = oncePer(
    (_: object) => new BoundedCache<Promise<KeptView>>({ name: 'search-views', most: mostViews }),
  )

  constructor(deps: Deps) {
    this.#deps = deps
    this.#ledgers = new Ledgers(deps.db)
  }

  /** Early, companies are found also while a new market is being scored; their scores stand empty then. */
  async open(query: SearchQuery, request: FastifyRequest, { isEarly = false } = {}): Promise<SearchView> {
    const caller = callerOf(request)
    return { ...(await inTime(this.#open(query, { user: userOf(request), caller, isEarly }))), caller }
  }

  /** Make what the searches of everybody rest on; what fails here fails again, and is told, when somebody asks. */
  prepare(): void {
    const user = { supportedVendors: [...ratingVendors] }
    this.#open(SearchQuery.parse({}), { user, caller: ownCaller, isEarly: false }).catch(() => {})
  }

  async #open(query: SearchQuery, { user, caller, isEarly }: Opening): Promise<KeptView> {
    const { market, clock } = this.#deps
    const { asOf, peers: basis, inference, period, year } = query
    const today = tokyoDay(clock())
    const allowed = ratingVendors.filter((vendor) => user.supportedVendors.includes(vendor))
    const known = firstOf(asOf ?? today, today)
    const request = { asOf, basis, inference, period, year, today }
    const scored = async () => {
      const snapshot = await market.snapshot(request, caller)
      const key = [year, known, allowed].join(' ')
      return this.#views(snapshot.identity).get(key, () => this.#make(query, { snapshot, allowed, known }))
    }
    const unscored = isEarly ? await market.unscoredSnapshot(request, caller) : null
    if (!unscored || unscored.isReady(inference)) return scored()
    return inMoment(scored(), () => this.#make(query, { snapshot: unscored, allowed, known }))
  }

  async #make(query: SearchQuery, { snapshot, allowed, known }: Making) {
    const { db, market } = this.#deps
    const { panel } = snapshot
    const [sides, ledger] = await Promise.all([
      this.#sides(panel).get(known, () => readSides(db, panel, known)),
      this.#ledgers.of(await market.current()),
    ])
    const themes = await this.#themes(sides).get(`${query.year}`, () => themeStates(panel, sides, query.year))
    const { defaultYear } = snapshot
    const year = query.year ?? (defaultYear === null ? panel.years.at(-1) : panel.years[defaultYear]) ?? null
    if (query.year !== undefined && !panel.years.includes(query.year)) {
      throw refuse('year', 'year', { text: String(query.year) })
    }
    const columns = new Columns({
      snapshot,
      sides,
      ledger,
      allowed,
      known,
      year,
      isYearAsked: query.year !== undefined,
    })
    const lists = new Lists(panel, sides, themes)
    const words = new Words({ db, sides, day: known, queue: this.#lookups })
    const sieve = new Sieve({
      companies: panel.companies.length,
      column: (measure) => columns.of(measure),
      fits: (condition) => lists.fits(condition),
    })
    return {
      snapshot,
      sides,
      columns,
      lists,
      words,
      year,
      isProvisional: !snapshot.hasScores,
      allowed,
      listed: Mask.where(panel.companies.length, (company) => panel.companies[company]!.isListed),
      known: { years: panel.years, hasRule: (code: string) => themes.has(code) },
      orders: new BoundedCache<Int32Array>({ name: 'search-orders', most: mostOrders }),
      sieve,
    }
  }
}

interface Opening {
  readonly user: Pick<User, 'supportedVendors'>
  readonly caller: Caller
  readonly isEarly: boolean
}

interface Making {
  readonly snapshot: MarketSnapshot
  readonly allowed: RatingVendor[]
  readonly known: string
}

/** How long scores are waited for before the rest is answered without them, in milliseconds. */
const moment = 1500

async function inMoment<T>(making: Promise<T>, makeDo: () => Promise<T>): Promise<T> {
  const late = setTimeout(moment, 'late' as const, { ref: false })
  const first = await Promise.race([making, late])
  return first === 'late' ? makeDo() : first
}

/** Ask a condition of a view, after the words in it have been looked up. */
export async function siftIn(view: SearchView, query: Asked): Promise<Sifted> {
  return view.sieve.sift(await questionOf(view, query))
}

type Asked = Pick<SearchQuery, 'q' | 'where'>

export async function questionOf({ known, words, listed, caller }: SearchView, { q, where }: Asked): Promise<Question> {
  const root = readCondition(where, known)
  const found = await words.find(
    leavesOf(root).filter((leaf) => leaf.kind === 'words'),
    caller,
  )
  return { root, listed, words: found, called: words.called(q) }
}
