import type { LoadedPanel } from '#server/market/panel/build.ts'
import { fullYearsOf } from '#server/market/panel/full-years.ts'
import { type CompanyTerms, termsOf } from '#server/market/ratings/theme-terms.ts'
import type { RuleFacts } from './company-facts.ts'

/** What rules may ask of the companies of a market, by their position in the panel. */
export interface MarketTerms {
  readonly of: (company: number) => CompanyTerms['of']
  /** Positions of the fiscal years whose figures are looked at; −1 without one. */
  readonly years: Int32Array
}

/** @param year fiscal year; of each company the newest that holds enough when undefined */
export function marketTerms(panel: LoadedPanel, ruleFacts: RuleFacts, year: number | undefined): MarketTerms {
  const years =
    year === undefined
      ? fullYearsOf(panel).newest
      : new Int32Array(panel.companies.length).fill(panel.years.indexOf(year))
  const of = (company: number) => {
    const row = ruleFacts.companies[company]!
    const scandal = ruleFacts.scandal[company]!
    const importedTerms = ruleFacts.terms[company]!
    return termsOf({
      panel,
      company,
      year: years[company]!,
      facts: {
        country: row.country,
        isListed: row.is_listed,
        market: row.market_code,
        gics: row.gics_code,
        scandal: Number.isNaN(scandal) ? null : scandal,
      },
      importedTerm: (name) => {
        const value = importedTerms.get(name)
        return value === undefined ? undefined : { term: { kind: 'disclosed', value } }
      },
    })
  }
  return { of, years }
}
