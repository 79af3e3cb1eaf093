import type { PortfolioFigures, PortfolioStrip } from '#contract/portfolio/figures.ts'
import type { Holdings } from '#methodology/portfolio/holdings.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { companyOf } from '../view/view.ts'

/** The negative screens, with their names. */
export function negativeScreens() {
  return themeTables().rows.filter(({ kind }) => kind === 'negative_screen')
}

/** Whether each company of the market is hit by any of some screens. */
function hitsOf({ themes, snapshot }: PortfolioView, screens: readonly string[]): Uint8Array {
  const hits = new Uint8Array(snapshot.panel.companies.length)
  for (const screen of screens)
    for (const [company, state] of themes.get(screen)!.entries()) if (state === 'hit') hits[company] = 1
  return hits
}

/** Companies that any negative screen hits. */
export function excludedBy(view: PortfolioView, holdings: Holdings): PortfolioStrip['excluded'] {
  const hits = hitsOf(
    view,
    negativeScreens().map(({ code }) => code),
  )
  const sums = { companies: 0, weight: 0 }
  for (const [at, company] of holdings.companies.entries()) {
    if (company === -1 || hits[company] === 0 || holdings.weights[at] === 0) continue
    sums.companies += 1
    sums.weight += holdings.weights[at]!
  }
  return { ...sums, weight: Math.min(1, sums.weight) }
}

/** Positions that some screens hit. */
export function hitPositions(view: PortfolioView, holdings: Holdings, screens: readonly string[]): number[] {
  const hits = hitsOf(view, screens)
  return [...holdings.companies.keys()].filter(
    (at) => holdings.companies[at] !== -1 && hits[holdings.companies[at]!] === 1,
  )
}

/** What each negative screen says of the holdings, the heaviest violations first. */
export function violationsOf(
  view: PortfolioView,
  holdings: Holdings,
  benchmark: Holdings | null,
): PortfolioFigures['esg']['violations'] {
  return negativeScreens().map(({ code, name_ja, name_en }) => {
    const states = view.themes.get(code)!
    const sumOf = ({ companies, weights }: Holdings, isMeant: (state: string | undefined) => boolean) =>
      Math.min(
        1,
        companies.reduce((sum, company, at) => sum + (isMeant(states[company]) ? weights[at]! : 0), 0),
      )
    const isHit = (state: string | undefined) => state === 'hit'
    const companies = [...holdings.companies.entries()]
      .filter(([at, company]) => isHit(states[company]) && holdings.weights[at]! > 0)
      .sort(([a], [b]) => holdings.weights[b]! - holdings.weights[a]!)
      .map(([at, company]) => ({ company: companyOf(view, company), weight: holdings.weights[at]! }))
    return {
      screen: code,
      nameJa: name_ja,
      nameEn: name_en,
      weight: sumOf(holdings, isHit),
      benchmark: benchmark && sumOf(benchmark, isHit),
      unknown: sumOf(holdings, (state) => state === undefined || state === 'no_information'),
      companies,
    }
  })
}
