import type { ScoreQuery } from '#contract/scores/scores.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { columnAt } from '#methodology/panel/panel.ts'
import { type ScoreKey, scoreKeys } from '#methodology/scores/hierarchy.ts'
import type { Ranks } from '#methodology/scores/ranks.ts'
import { keyAt, rankAmong, type Scores } from '#methodology/scores/standard.ts'
import type { CallDeps } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import type { Caller } from '#server/market/cache/caller.ts'
import { recipeName } from '#server/market/scores/recipe-name.ts'
import type { Book } from '#server/market/scores/score-engine.ts'

/** The scores of one market under one recipe, and where one company stands in them. */
export class ScoreView {
  readonly book: Book
  readonly query: ScoreQuery
  readonly ranks: Ranks
  readonly scores: Scores
  /** Who asked. */
  readonly caller: Caller
  /** Of the company, in the panel. */
  readonly company: number
  readonly place: number
  readonly industry: number
  /** Years with a score of the whole, by position. */
  readonly years: readonly number[]
  /** Position of the year asked for, or of the newest with a score; null without one. */
  readonly year: number | null

  constructor(
    book: Book,
    query: ScoreQuery,
    { ranks, scores, company, caller }: { ranks: Ranks; scores: Scores; company: number; caller: Caller },
  ) {
    this.book = book
    this.query = query
    this.ranks = ranks
    this.scores = scores
    this.caller = caller
    this.company = company
    this.place = book.peers.placeOf[company]!
    this.industry = book.peers.industryOf[company]!
    const { years } = book.panel
    this.years = [...years.keys()].filter((year) => this.value('sustainability_score', year) !== null)
    const asked = query.year === undefined ? undefined : years.indexOf(query.year)
    const year = asked ?? this.years.at(-1) ?? -1
    this.year = year === -1 ? null : year
  }

  /** Where a score of a year begins. */
  at(key: ScoreKey, year: number): number {
    const { years, companies } = this.book.panel
    return (keyAt.get(key)! * years.length + year) * companies.length
  }

  /** Of the company itself, or of another by its position in the panel. */
  value(key: ScoreKey, year: number, company = this.company): number | null {
    return orNull(this.scores.values[this.at(key, year) + this.book.peers.placeOf[company]!]!)
  }

  coverage(key: ScoreKey, year: number): number {
    return this.scores.coverage[this.at(key, year) + this.place]!
  }

  rank(key: ScoreKey, year: number) {
    return rankAmong(this.scores.values, this.at(key, year), this.place, this.book.peers.industries[this.industry]!)
  }

  /** Scores of the industry's companies that have one, ascending. */
  peers(key: ScoreKey, year: number): Float64Array {
    const { start, end } = this.book.peers.industries[this.industry]!
    const at = this.at(key, year)
    return this.scores.values
      .slice(at + start, at + end)
      .filter((score) => !Number.isNaN(score))
      .sort()
  }

  /** Mean of the industry's ten largest that have one. */
  average(key: ScoreKey, year: number): number | null {
    const held = [...this.leaders].flatMap((company) => this.value(key, year, company) ?? [])
    return held.length === 0 ? null : held.reduce((sum, score) => sum + score, 0) / held.length
  }

  get leaders(): Int32Array {
    return this.book.leaders[this.industry]!
  }

  get fiscalYear(): number | null {
    return this.year === null ? null : this.book.panel.years[this.year]!
  }

  figure(indicator: number, year: number) {
    const { values, states } = columnAt(this.book.panel, this.book.indicators[indicator]!.position, year)
    return { value: values[this.company]!, state: states[this.company]! }
  }

  get recipe() {
    return recipeName(this.book, this.query)
  }
}

const orNull = (value: number) => (Number.isNaN(value) ? null : value)

/** The view that a request asks for. */
export function openView(deps: CallDeps, companyId: number, query: ScoreQuery): Promise<ScoreView> {
  return inTime(findView(deps, companyId, query))
}

async function findView({ market, clock, caller }: CallDeps, companyId: number, query: ScoreQuery): Promise<ScoreView> {
  const { asOf, peers, inference, period } = query
  const book = await market.book(
    { asOf, basis: peers, today: tokyoDay(clock()), scores: { inference, period } },
    caller,
  )
  const company = book.panel.companies.findIndex(({ id }) => id === companyId)
  if (company === -1) throw new Refusal('company.not-found')
  const [ranks, scores] = [await book.ranks(inference, caller), await book.scores(inference, period, caller)]
  return new ScoreView(book, query, { ranks, scores, company, caller })
}

/** The same company and year under another rule for missing figures; null while that is still being worked out. */
export async function otherInference(view: ScoreView, inference: ScoreQuery['inference']): Promise<ScoreView | null> {
  const { book, query, company, caller } = view
  if (!book.isReady(inference, query.period)) {
    book.scores(inference, query.period, caller).catch(() => {})
    return null
  }
  const [ranks, scores] = [await book.ranks(inference, caller), await book.scores(inference, query.period, caller)]
  const year = view.fiscalYear ?? undefined
  return new ScoreView(
    book,
    { ...query, inference, ...(year !== undefined && { year }) },
    { ranks, scores, company, caller },
  )
}

export const isScoreKey = (key: string): key is ScoreKey => scoreKeys.includes(key as ScoreKey)
