import type { GapState, RegulationState } from '#contract/regulations/names.ts'
import { cellStates, isDisclosure } from '#methodology/figures/cell-states.ts'
import { columnAt } from '#methodology/panel/panel.ts'
import { ruleStates } from '#methodology/themes/themes.ts'
import { BoundedCache } from '#server/cache/bounded-cache.ts'
import { oncePer } from '#server/cache/once.ts'
import type { Regulation, Stage } from '#server/catalogue/regulations.ts'
import type { Db } from '#server/db/database.ts'
import { type CompanyFacts, type RuleFacts, ruleFactsOf } from '#server/market/facts/company-facts.ts'
import { type MarketTerms, marketTerms, themeStatesOf } from '#server/market/facts/theme-states.ts'
import type { LoadedPanel } from '#server/market/panel/build.ts'
import { indicatorPosition } from '#server/market/panel/positions.ts'
import { type FigureMarks, figureMarksOf } from './figure-marks.ts'
import { type YearEnds, yearEndsOf } from './year-ends.ts'

/** The market on a day, for one fiscal year or of each company its newest. */
export interface Market {
  readonly db: Db
  readonly panel: LoadedPanel
  readonly facts: CompanyFacts
  readonly asOf: string
  readonly year: number | undefined
}

/** A regulation over a market: what the rule says of every company, and what is there of the indicators that serve it. */
export interface RegulationView extends Market {
  readonly regulation: Regulation
  readonly ruleFacts: RuleFacts
  readonly terms: MarketTerms
  /** By position of the company. */
  readonly states: readonly RegulationState[]
  /** Positions of the listed companies. */
  readonly listed: readonly number[]
  /** By position, the first date that binds the company; undefined where nothing tells, a planned one for what is not bound. */
  readonly first: readonly (Stage | undefined)[]
  /** What is there of an indicator, by its place among those that serve the regulation, and by position of the company. */
  readonly gaps: readonly (readonly GapState[])[]
  readonly marks: FigureMarks
  readonly yearEnds: YearEnds
}

/** Regulations, and years of them, that are kept beside each other for one day of one market. */
const maxViews = 40
const cacheOf = oncePer(
  (_: CompanyFacts) => new BoundedCache<Promise<RegulationView>>({ name: 'regulations', max: maxViews }),
)

/** Worked out once for all who ask. */
export function viewOf(market: Market, regulation: Regulation): Promise<RegulationView> {
  return cacheOf(market.facts).get(`${market.year} ${regulation.code}`, () => makeView(market, regulation))
}

async function makeView(market: Market, regulation: Regulation): Promise<RegulationView> {
  const { db, panel, facts, asOf, year } = market
  const [ruleFacts, all, marks, yearEnds] = await Promise.all([
    ruleFactsOf(db, panel, facts, { asOf, year }),
    themeStatesOf(db, panel, facts, { asOf, year }),
    figureMarksOf(db, facts, asOf),
    yearEndsOf(db, facts, asOf),
  ])
  const states = all.get(regulation.code)! as readonly RegulationState[]
  const terms = marketTerms(panel, ruleFacts, year)
  return {
    ...market,
    regulation,
    ruleFacts,
    terms,
    states,
    listed: [...panel.companies.keys()].filter((company) => panel.companies[company]!.isListed),
    first: states.map((state, company) => firstStage(regulation, state, terms.of(company))),
    gaps: regulation.indicators.map(({ indicator }) => gapsOf(panel, indicator.sameAs ?? indicator.code, terms.years)),
    marks,
    yearEnds,
  }
}

/** The first date that is in the text for what is bound, the first that is planned for what is not. */
function firstStage(
  { stages }: Regulation,
  state: RegulationState,
  terms: ReturnType<MarketTerms['of']>,
): Stage | undefined {
  const force = state === 'applies' ? 'in_force' : 'planned'
  return stages.find((stage) => {
    if (stage.force !== force || stage.of === 'unknown') return false
    if (stage.of === 'all') return state === 'applies'
    return ruleStates(new Map([['stage', stage.of]]), (name) => terms(name)?.term).get('stage')!.state === 'bound'
  })
}

/** What is there of an indicator in each company's year; what the market has no column of, nobody discloses. */
function gapsOf(panel: LoadedPanel, code: string, years: Int32Array): GapState[] {
  const indicator = indicatorPosition(panel, code)
  const columns = indicator === undefined ? [] : panel.years.map((_, year) => columnAt(panel, indicator, year).states)
  return Array.from(years, (year, company) => {
    if (year < 0) return 'no-report'
    const state = columns[year]?.[company]
    if (state === undefined) return 'not-disclosed'
    return isDisclosure(state) ? 'disclosed' : (cellStates[state] as GapState)
  })
}
