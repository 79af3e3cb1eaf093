import type { getKnownGroup, KnownGroupResult } from '#contract/industries/known-group.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { type Total, totalKeys } from '#methodology/scores/hierarchy.ts'
import { knownGroup, minKnownGroup } from '#methodology/themes/known-groups.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import type { CallDeps } from '#server/deps.ts'
import { Refusal } from '#server/http/refusal.ts'
import { companyFactsOf, type RuleFacts, ruleFactsOf } from '#server/market/facts/company-facts.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { marketFacts } from './figures.ts'
import type { Group, IndustryView } from './group.ts'
import { summaryOf } from './summary.ts'

type Answer = Output<typeof getKnownGroup>
type List = Answer['lists'][number]

interface Query {
  readonly asOf?: string | undefined
  readonly year?: number | undefined
  readonly list?: string | undefined
}

/** A list that an operator imported, held against the scores of an industry. */
export async function knownGroupOf(
  { db, clock }: CallDeps,
  { market, group }: IndustryView,
  { asOf, year, list }: Query,
): Promise<Answer> {
  const today = tokyoDay(clock())
  const day = firstOf(asOf ?? today, today)
  const { panel } = market
  const facts = await companyFactsOf(db, panel, day)
  const [{ terms }, { kind }] = await Promise.all([
    ruleFactsOf(db, panel, facts, { asOf: day, year }),
    db.selectFrom('market').select('kind').executeTakeFirstOrThrow(),
  ])
  const lists = listsIn(market, group, terms)
  const chosen = list === undefined ? lists[0] : lists.find(({ term }) => term === list)
  if (list !== undefined && !chosen) throw new Refusal('list.not-found')
  return {
    ...marketFacts(market, group),
    industry: summaryOf(market, group),
    isInvented: kind === 'demo',
    min: minKnownGroup,
    lists,
    chosen: chosen
      ? { ...chosen, results: totalKeys.map((key) => resultOf({ market, group, terms }, key, chosen.term)) }
      : null,
  }
}

/** Memberships and states of themes that were brought in as they are, and with whom; what a rule makes of figures is no list. */
function listsIn({ peers }: MarketSnapshot, { start, end }: Group, terms: RuleFacts['terms']): List[] {
  const counts = new Map<string, number>()
  for (const company of peers.order.subarray(start, end))
    for (const [term, value] of terms[company]!)
      if (value === 1 && /^(index|theme)\./.test(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return [...counts]
    .map(([term, companies]) => ({ term, ...nameOf(term), companies }))
    .sort((a, b) => b.companies - a.companies || (a.term < b.term ? -1 : 1))
}

/** As the table of rules names it, else as its importer does. */
function nameOf(term: string): Pick<List, 'nameJa' | 'nameEn'> {
  const { names, rows } = themeTables()
  const code = term.slice(term.indexOf('.') + 1)
  const row = term.startsWith('theme.') ? code : rows.find(({ rule }) => rule.includes(`${term}=`))?.code
  return names.get(row ?? '') ?? { nameJa: code, nameEn: code }
}

interface ListedView extends IndustryView {
  readonly terms: RuleFacts['terms']
}

function resultOf({ market, group, terms }: ListedView, key: Total, term: string): KnownGroupResult {
  const { peers, year } = market
  const companies = peers.order.subarray(group.start, group.end)
  const scores = year === null ? new Float64Array(companies.length).fill(Number.NaN) : market.scores(key, year)
  const measures = knownGroup({
    scores: year === null ? scores : scores.slice(group.start, group.end),
    isMember: Uint8Array.from(companies, (company) => (terms[company]!.get(term) === 1 ? 1 : 0)),
    industries: Int32Array.from(companies, (company) => peers.industryOf[company]!),
  })
  // Within one industry, taking its mean from all of its scores changes nothing.
  const isWithinOne = measures.result !== null && group.level !== 'market'
  const result = isWithinOne ? { ...measures.result!, withinIndustries: null } : measures.result
  return { key, ...measures, result }
}
