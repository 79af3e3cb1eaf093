import { setTimeout } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { SearchQuery } from '#contract/search/searches.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { type RatingVendor, ratingVendors } from '#methodology/ratings/vendor-scales.ts'
import type { Ranks } from '#methodology/scores/ranks.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { keyAt, type Scores } from '#methodology/scores/standard.ts'
import { callerOf } from '#server/http/caller.ts'
import type { Deps } from '#server/http/deps.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { type User, userOf } from '#server/http/user.ts'
import { type Caller, ownCaller } from '#server/market/cache/caller.ts'
import { FairQueue } from '#server/market/cache/fair-queue.ts'
import type { Built } from '#server/market/panel/build.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { Ledgers } from '#server/market/ratings/rating-history.ts'
import type { Book } from '#server/market/scores/score-engine.ts'
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
  readonly book: Book
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
  readonly orders: Map<string, Int32Array>
  readonly sieve: Sieve
  readonly allowed: readonly RatingVendor[]
  /** Who asks. */
  readonly caller: Caller
}

/** A view as it is kept, for whoever may see the same. */
type KeptView = Omit<SearchView, 'caller'>

/** Views that are kept beside each other for one market. */
const mostViews = 8

/** Opens views, and keeps what is the same for many searches. */
export class Views {
  readonly #deps: Deps
  readonly #ledgers: Ledgers
  readonly #lookups = new FairQueue()
  readonly #sides = new WeakMap<Built, Map<string, Promise<Sides>>>()
  readonly #themes = new WeakMap<Sides, Map<string, Promise<ThemeStates>>>()
  /** By the scores they show, so that they go with them. */
  readonly #views = new WeakMap<Scores, Map<string, Promise<KeptView>>>()

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
    const { asOf, peers, inference, period } = query
    const today = tokyoDay(clock())
    const allowed = ratingVendors.filter((vendor) => user.supportedVendors.includes(vendor))
    const known = firstOf(asOf ?? today, today)
    const scored = async () => {
      const book = await market.book({ asOf, basis: peers, today, scores: { inference, period } }, caller)
      const [ranks, scores] = [await book.ranks(inference, caller), await book.scores(inference, period, caller)]
      const key = [query.year, known, allowed].join(' ')
      return kept(heldOf(this.#views, scores), key, mostViews, () =>
        this.#make(query, { book, allowed, known, ranks, scores }),
      )
    }
    const book = isEarly ? await market.book({ asOf, basis: peers, today }, caller) : null
    if (!book || book.isReady(inference, period)) return scored()
    return inMoment(scored(), () => this.#make(query, { book, allowed, known, ranks: null, scores: null }))
  }

  async #make(query: SearchQuery, { book, allowed, known, ranks, scores }: Making) {
    const { db, market } = this.#deps
    const { panel } = book
    const [sides, ledger] = await Promise.all([
      kept(heldOf(this.#sides, panel), known, mostViews, () => readSides(db, panel, known)),
      this.#ledgers.of(await market.current()),
    ])
    const themes = await kept(heldOf(this.#themes, sides), `${query.year}`, mostViews, () =>
      themeStates(panel, sides, query.year),
    )
    const year = query.year ?? usualYear(book, scores)
    if (query.year !== undefined && !panel.years.includes(query.year)) {
      throw refuse('year', 'year', { text: String(query.year) })
    }
    const columns = new Columns({
      book,
      ranks,
      scores,
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
      book,
      sides,
      columns,
      lists,
      words,
      year,
      isProvisional: scores === null,
      allowed,
      listed: Mask.where(panel.companies.length, (company) => panel.companies[company]!.isListed),
      known: { years: panel.years, hasRule: (code: string) => themes.has(code) },
      orders: new Map<string, Int32Array>(),
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
  readonly book: Book
  readonly allowed: RatingVendor[]
  readonly known: string
  /** Null while they are being worked out. */
  readonly ranks: Ranks | null
  readonly scores: Scores | null
}

/** How long scores are waited for before the rest is answered without them, in milliseconds. */
const moment = 1500

async function inMoment<T>(making: Promise<T>, makeDo: () => Promise<T>): Promise<T> {
  const late = setTimeout(moment, 'late' as const, { ref: false })
  const first = await Promise.race([making, late])
  return first === 'late' ? makeDo() : first
}

/** The newest year that half as many companies have a score of as in the fullest one. */
function usualYear({ panel }: Book, scores: Scores | null): number | null {
  if (scores === null) return panel.years.at(-1) ?? null
  const { length } = panel.companies
  const counts = panel.years.map((_, year) => {
    const at = (keyAt.get('sustainability_score')! * panel.years.length + year) * length
    return scores.values.subarray(at, at + length).reduce((sum, score) => sum + (Number.isNaN(score) ? 0 : 1), 0)
  })
  const most = Math.max(0, ...counts)
  return panel.years[counts.findLastIndex((count) => count > 0 && count * 2 >= most)] ?? panel.years.at(-1) ?? null
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

export function recipeOf({ book }: SearchView, query: SearchQuery) {
  const recipe = book.recipe(query.inference, query.period, query.asOf ?? null)
  const { version, peers, vintage } = recipe
  return {
    hash: hashOf(recipe),
    version,
    inference: query.inference,
    period: query.period,
    peers,
    asOf: vintage.asOf,
    revision: vintage.revision,
  }
}

function heldOf<K extends object, V>(held: WeakMap<K, Map<string, V>>, key: K): Map<string, V> {
  const found = held.get(key) ?? new Map<string, V>()
  held.set(key, found)
  return found
}

/** What was begun once is waited for by all, the ones used last are kept, and what failed is begun anew. */
function kept<V>(held: Map<string, Promise<V>>, key: string, most: number, make: () => Promise<V>): Promise<V> {
  const value = held.get(key) ?? make()
  held.delete(key)
  held.set(key, value)
  value.catch(() => held.delete(key))
  for (const old of [...held.keys()].slice(0, -most)) held.delete(old)
  return value
}
