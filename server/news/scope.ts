import type { NewsFilter } from '#contract/news/filter.ts'
import { hasTooManyWords, type NewsWords, newsWordLimits, readNewsWords } from '#contract/news/words.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import type { CallDeps } from '#server/http/caller.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { openUnscoredGroup } from '#server/industries/group.ts'
import { companyFactsOf, themeStatesOf } from '#server/market/facts/market-facts.ts'
import { getList, listFollowed } from '#server/watchlists/members.ts'
import { type Period, periodOf } from './period.ts'

/** What a filter asks, with its names looked up. */
export interface Scope {
  readonly filter: NewsFilter
  readonly words: NewsWords
  readonly period: Period
  /** Companies that fit; null for all. */
  readonly companies: readonly number[] | null
}

/** Look up what a filter names; refused where it names what is not there. */
export async function scopeOf(deps: CallDeps, filter: NewsFilter): Promise<Scope> {
  const words = readNewsWords(filter.q)
  if (hasTooManyWords(words)) throw new Refusal('news.words')
  if (filter.q.length > newsWordLimits.characters) throw new Refusal('request.invalid')
  const sets = await Promise.all([
    filter.companies,
    filter.set === undefined ? undefined : membersOf(deps, filter.set),
    filter.industry === undefined ? undefined : industryCompanies(deps, filter.industry, filter.asOf),
    filter.theme === undefined ? undefined : themeCompanies(deps, filter.theme, filter.asOf),
  ])
  const given = sets.filter((set) => set !== undefined)
  const [first, ...others] = given.map((ids) => new Set(ids))
  const companies = first ? [...first].filter((id) => others.every((set) => set.has(id))) : null
  return { filter, words, companies, period: periodOf(filter, deps.clock()) }
}

async function membersOf({ db, caller }: CallDeps, set: string): Promise<number[]> {
  if (set === 'watchlists') return listFollowed(db, caller.account)
  const which = { accountId: caller.account, watchlistId: Number(set.slice('watchlist-'.length)) }
  return (await getList(db, which)).members.map(({ companyId }) => companyId)
}

/** Companies of one industry, or of several, joined by commas. */
async function industryCompanies(deps: CallDeps, industries: string, asOf: string | undefined): Promise<number[]> {
  const groups = await Promise.all(
    industries.split(',').map(async (industryId) => {
      const { market, group } = await openUnscoredGroup(deps, industryId, asOf)
      const places = market.peers.order.subarray(group.start, group.end)
      return Array.from(places, (position) => market.panel.companies[position]!.id)
    }),
  )
  return [...new Set(groups.flat())]
}

/** Companies of which the rule of the theme says that they do it. */
async function themeCompanies({ db, market, caller, clock }: CallDeps, theme: string, asOf: string | undefined) {
  if (!themeTables().rules.has(theme)) throw new Refusal('request.invalid')
  const day = asOf ?? tokyoDay(clock())
  const { panel } = await inTime(market.unscoredSnapshot({ asOf, today: tokyoDay(clock()) }, caller))
  const facts = await companyFactsOf(db, panel, day)
  const states = (await inTime(themeStatesOf(db, panel, facts, { asOf: day, year: undefined }))).get(theme) ?? []
  return panel.companies.flatMap(({ id }, position) => (done.has(states[position] ?? '') ? [id] : []))
}

/** States in which a rule of any kind says yes. */
const done = new Set(['implemented', 'hit', 'applies', 'member'])
