import type { listRegulations, RegulationHead } from '#contract/regulations/regulations.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { type Regulation, regulations } from '#server/catalogue/regulations.ts'
import { themeStatesOf } from '#server/market/facts/theme-states.ts'
import { countStates, forceOf } from './counts.ts'
import type { Market, RegulationView } from './view.ts'

/** Every regulation with its dates and how many listed companies are in each state. */
export async function listAll(market: Market): Promise<Output<typeof listRegulations>> {
  const { db, panel, facts, asOf, year } = market
  const all = await themeStatesOf(db, panel, facts, { asOf, year })
  const listed = [...panel.companies.keys()].filter((company) => panel.companies[company]!.isListed)
  return {
    day: asOf,
    listed: listed.length,
    regulations: regulations().map((regulation) => {
      const states = all.get(regulation.code)! as RegulationView['states']
      return toHead(regulation, asOf, countStates({ states }, listed))
    }),
  }
}

export function toHead(regulation: Regulation, day: string, states: RegulationHead['states']): RegulationHead {
  const { slug, code, theme, binds, nature, indicators } = regulation
  return {
    ...{ slug, code, nameJa: theme.name_ja, nameEn: theme.name_en, jurisdiction: theme.jurisdiction, binds, nature },
    ...forceOf(regulation, day),
    status: theme.status,
    states,
    indicators: indicators.length,
  }
}
