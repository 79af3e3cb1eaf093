import { type IndustryName, industryIdOf, readIndustryId } from '#contract/market/industry-id.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import type { PeerBasis } from '#methodology/panel/peers.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { inTime } from '#server/http/turns/in-time.ts'
import { isIndustry } from '#server/industries/names.ts'
import { companyFactsOf } from '#server/market/facts/company-facts.ts'
import { themeStatesOf } from '#server/market/facts/theme-states.ts'
import { getList, listFollowed } from '#server/watchlists/members.ts'

/** Companies of a list of the caller’s own, or of all of them. */
export async function listCompaniesOf({ db, caller }: CallDeps, set: string): Promise<number[]> {
  if (set === 'watchlists') return listFollowed(db, caller.account)
  const key = { accountId: caller.account, id: Number(set.slice('watchlist-'.length)) }
  return (await getList(db, key)).members.map(({ companyId }) => companyId)
}

/**
 * Companies of one industry, or of several, joined by commas. One that the classification has and no company of this market stands in
 * is empty and takes nothing from the others; one that it does not have is refused.
 */
export async function industryCompanies(
  deps: CallDeps,
  industries: string,
  asOf: string | undefined,
): Promise<number[]> {
  const ids = await Promise.all(
    industries.split(',').map(async (industryId) => {
      const name = readIndustryId(industryId)
      if (!name) throw new Refusal('industry.not-found')
      const own = (await companiesByIndustry(deps, name.basis, asOf)).get(industryIdOf(name))
      if (!own && !isIndustry(name)) throw new Refusal('industry.not-found')
      return own ?? []
    }),
  )
  return [...new Set(ids.flat())]
}

/** Companies of each industry of a basis that has any, by the industry’s name in addresses, and of the whole market. */
export async function companiesByIndustry(
  { market, clock, caller }: CallDeps,
  basis: PeerBasis,
  asOf: string | undefined,
): Promise<Map<string, number[]>> {
  const { panel, peers } = await inTime(market.unscoredSnapshot({ asOf, basis, today: tokyoDay(clock()) }, caller))
  const companiesAt = (places: Int32Array) => Array.from(places, (position) => panel.companies[position]!.id)
  const nameOf = (code: IndustryName['code']) => industryIdOf({ basis, code })
  return new Map([
    [nameOf('market'), companiesAt(peers.order)],
    ...peers.industries.map(
      ({ code, start, end }) => [nameOf(code), companiesAt(peers.order.subarray(start, end))] as const,
    ),
  ])
}

/** Companies of which the rule of the theme says that they do it. */
export async function themeCompanies(deps: CallDeps, theme: string, asOf: string | undefined): Promise<number[]> {
  if (!themeTables().rules.has(theme)) throw new Refusal('request.invalid', { field: 'query.theme' })
  return (await companiesByTheme(deps, asOf)).get(theme) ?? []
}

/** The same of every theme. */
export async function companiesByTheme(
  { db, market, caller, clock }: CallDeps,
  asOf: string | undefined,
): Promise<Map<string, number[]>> {
  const today = tokyoDay(clock())
  const { panel } = await inTime(market.unscoredSnapshot({ asOf, today }, caller))
  const facts = await companyFactsOf(db, panel, asOf ?? today)
  const themes = await inTime(themeStatesOf(db, panel, facts, { asOf: asOf ?? today, year: undefined }))
  return new Map(
    [...themes].map(([theme, states]) => [
      theme,
      panel.companies.flatMap(({ id }, position) => (done.has(states[position] ?? '') ? [id] : [])),
    ]),
  )
}

/** States in which a rule of any kind says yes. */
const done = new Set(['implemented', 'hit', 'applies', 'member'])
