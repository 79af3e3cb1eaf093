import type { RegulationCompany, RegulationFilter } from '#contract/regulations/companies.ts'
import { disclosedShare, expectedOf } from '#contract/regulations/counts.ts'
import type { RegulationState } from '#contract/regulations/names.ts'
import type { FirstBinding } from '#contract/regulations/regulations.ts'
import { evaluateRules } from '#methodology/themes/themes.ts'
import { oncePer } from '#server/cache/once.ts'
import { termsAskedBy } from '#server/catalogue/regulations.ts'
import { searchWords, tickerOf } from '#server/catalogue/search-text.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import { toReason } from '#server/market/ratings/theme-reasons.ts'
import { gapsOfCompany } from './counts.ts'
import type { NamedSet } from './market.ts'
import { shareInScope } from './scope.ts'
import { type TermSources, termSourcesOf } from './term-sources.ts'
import type { RegulationView } from './view.ts'
import { firstYearEnd } from './year-ends.ts'

/** Positions of the companies that fit, in their order. */
export function chosenCompanies(view: RegulationView, filter: RegulationFilter, set: NamedSet | null): number[] {
  const words = searchWords(filter.find)
  const fitting = (set?.companies ?? view.listed).filter(
    (company) =>
      (filter.state === undefined || view.states[company] === filter.state) &&
      words.every((word) => view.facts.companies[company]!.search_text.includes(word)),
  )
  return fitting.sort(orders[filter.sort](view))
}

type Order = (view: RegulationView) => (a: number, b: number) => number

const bySize: Order =
  ({ facts: { marketCap, companies } }) =>
  (a, b) =>
    (marketCap[b]! || 0) - (marketCap[a]! || 0) ||
    (companies[a]!.security_code ?? '').localeCompare(companies[b]!.security_code ?? '')

const stateOrder: Readonly<Record<RegulationState, number>> = { applies: 0, unknown: 1, not_applicable: 2 }
const byState: Order = (view) => (a, b) =>
  stateOrder[view.states[a]!] - stateOrder[view.states[b]!] || bySize(view)(a, b)

/** Companies of which nothing can be said come last either way. */
const byShare =
  (direction: 1 | -1): Order =>
  (view) => {
    const shares = sharesOf(view)
    const own = (company: number) => shares[company]!
    return (a, b) => {
      const [left, right] = [own(a), own(b)]
      if (Number.isNaN(left) || Number.isNaN(right))
        return Number(Number.isNaN(left)) - Number(Number.isNaN(right)) || byState(view)(a, b)
      return direction * (left - right) || byState(view)(a, b)
    }
  }

const sharesOf = oncePer((view: RegulationView) =>
  Float64Array.from(view.states, (_, company) => disclosedShare(gapsOfCompany(view, company)) ?? Number.NaN),
)

const orders: Readonly<Record<RegulationFilter['sort'], Order>> = {
  state: byState,
  fewest: byShare(1),
  most: byShare(-1),
  first: (view) => (a, b) =>
    (view.first[a]?.from ?? '9999').localeCompare(view.first[b]?.from ?? '9999') || byState(view)(a, b),
  ticker:
    ({ facts: { companies } }) =>
    (a, b) =>
      (companies[a]!.security_code ?? '~').localeCompare(companies[b]!.security_code ?? '~'),
}

/** Companies as rows, with what decided. */
export async function toRows(view: RegulationView, companies: readonly number[]): Promise<RegulationCompany[]> {
  const sources = await termSourcesOf(view, termsAskedBy(view.regulation))
  return companies.map((company) => toRow(view, company, sources))
}

function toRow(view: RegulationView, company: number, sources: TermSources): RegulationCompany {
  const { facts } = view
  const row = facts.companies[company]!
  return {
    companyId: row.id,
    ticker: tickerOf(row.security_code),
    nameJa: row.name_ja,
    nameEn: row.name_en,
    market: row.market_code,
    state: view.states[company]!,
    because: reasonsOf(view, company, sources),
    first: bindingOf(view, company),
    fiscalYear: fiscalYearOf(view, company),
    yearEnd: yearEndOf(view, company),
    gaps: gapsOfCompany(view, company),
    figures: view.gaps.map((gaps) => gaps[company]!),
    worst: worstGap(view, company),
  }
}

/** The first date that binds the company, with the end of its first fiscal year that it counts from. */
export function bindingOf({ first, panel, yearEnds }: RegulationView, company: number): FirstBinding | null {
  const stage = first[company]
  if (!stage) return null
  const { from, force, status } = stage
  return { from, force, status, yearEnd: firstYearEnd(stage, yearEnds.get(panel.companies[company]!.id)) }
}

const fiscalYearOf = ({ panel, terms }: RegulationView, company: number) => panel.years[terms.years[company]!] ?? null

/** Last day of the fiscal year that is looked at. */
export function yearEndOf(view: RegulationView, company: number): string | null {
  const year = fiscalYearOf(view, company)
  const ends = view.yearEnds.get(view.panel.companies[company]!.id)
  return (year === null ? undefined : ends?.get(year)) ?? null
}

/** What decided; where nothing did, the tests that nobody could answer. */
export function reasonsOf(view: RegulationView, company: number, sources: TermSources): RegulationCompany['because'] {
  const { rules } = themeTables()
  const { code } = view.regulation
  const own = view.terms.of(company)
  const of: typeof own = (name) => {
    const value = own(name)
    const source = value && sources.get(view.panel.companies[company]!.id)?.get(name)
    return value && source && !value.indicator ? { ...value, source } : value
  }
  const { because, isDefault } = evaluateRules(rules, (name) => own(name)?.term, [code]).get(code)!
  return because.filter(({ holds }) => !isDefault || holds === null).map((one) => toReason(one, { of }))
}

/** Of what a company does not disclose, the indicator that most others in scope do. */
function worstGap(view: RegulationView, company: number): RegulationCompany['worst'] {
  const shares = shareInScope(view)
  const gaps = view.gaps.flatMap((own, at) => (isGap.has(own[company]!) ? [at] : []))
  const worst = gaps.sort((a, b) => shares[b]! - shares[a]! || a - b)[0]
  if (worst === undefined) return null
  const { code, nameJa, nameEn } = view.regulation.indicators[worst]!.indicator
  return { code, nameJa, nameEn }
}

const isGap: ReadonlySet<string> = new Set([
  'estimated',
  'not-disclosed',
  'not-stated',
  'other-boundary',
  'under-review',
])

/** Whether everything that applies to the company is disclosed; false without a report. */
export function isComplete(view: RegulationView, company: number): boolean {
  const counts = gapsOfCompany(view, company)
  return counts.disclosed > 0 && counts.disclosed === expectedOf(counts)
}
