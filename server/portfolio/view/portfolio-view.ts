import type { PortfolioQuery } from '#contract/portfolio/figures.ts'
import type { CompanyScores } from '#methodology/temperature/score.ts'
import type { GroupName } from '#server/industries/names.ts'
import type { CompanyFacts } from '#server/market/facts/company-facts.ts'
import type { ThemeStates } from '#server/market/facts/theme-states.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import type { CompanyColumns } from './columns.ts'

/** Temperature scores of all companies from one reference year. */
export interface MarketTemperatures {
  readonly referenceYear: number
  /** By position in the panel. */
  readonly scores: readonly CompanyScores[]
}

/** Everything that figures of a portfolio are worked out from, of one fiscal year as known on one day. */
export interface PortfolioView {
  readonly snapshot: MarketSnapshot
  readonly facts: CompanyFacts
  readonly themes: ThemeStates
  /** Position of the fiscal year; null in an empty market. */
  readonly year: number | null
  readonly columns: CompanyColumns
  readonly query: PortfolioQuery
  /** Last day whose publications count. */
  readonly asOf: string
  /** By position in the panel. */
  readonly sectors: readonly GroupName[]
  readonly temperatures: MarketTemperatures
}
