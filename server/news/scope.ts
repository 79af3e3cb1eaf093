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
  refuseTooMuch(filter)
  return scopeIn(await companiesOf(deps, filter), filter, deps.clock())
}

/** The scope of a filter whose companies are looked up already. */
export const scopeIn = (companies: Scope['companies'], filter: NewsFilter, now: Date): Scope => ({
  filter,
  words: readNewsWords(filter.q),
  companies,
  period: periodOf(filter, now),
})

function refuseTooMuch({ q }: NewsFilter): void {
  if (hasTooManyWords(readNewsWords(q))) throw new Refusal('news.words')
  if (q.length > newsWordLimits.characters) throw new Refusal('request.invalid')
}

/** Companies that a filter names in any way; null for all. */
export async function companiesOf(deps: CallDeps, filter: NewsFilter): Promise<Scope['companies']> {
  const sets = await Promise.all([
    filter.companies,
    filter.set === undefined ? undefined : membersOf(deps, filter.set),
    filter.industry === undefined ? undefined : industryCompanies(deps, filter.industry, filter.asOf),
    filter.theme === undefined ? undefined : themeCompanies(deps, filter.theme, filter.asOf),
  ])
  const given = sets.filter((set) => set !== undefined)
  const [first, ...others] = given.map((ids) => new Set(ids))
  return first ? [...first].filter((id) => others.every((set) => set.has(id))) : null
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
