import type { PortfolioFigures, PortfolioStrip } from '#contract/portfolio/figures.ts'
import { themeTables } from '#server/catalogue/theme-rules.ts'
import type { Held } from '../view/held.ts'
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
export function excludedBy(view: PortfolioView, held: Held): PortfolioStrip['excluded'] {
  const hits = hitsOf(
    view,
    negativeScreens().map(({ code }) => code),
  )
  const found = { companies: 0, weight: 0 }
  for (const [at, company] of held.companies.entries()) {
    if (company === -1 || hits[company] === 0 || held.weights[at] === 0) continue
    found.companies += 1
    found.weight += held.weights[at]!
  }
  return { ...found, weight: Math.min(1, found.weight) }
}

/** Positions that some screens hit. */
export function hitPositions(view: PortfolioView, held: Held, screens: readonly string[]): number[] {
  const hits = hitsOf(view, screens)
  return [...held.companies.keys()].filter((at) => held.companies[at] !== -1 && hits[held.companies[at]!] === 1)
}

/** What each negative screen says of what is held, the heaviest violations first. */
export function violationsOf(
  view: PortfolioView,
  held: Held,
  benchmark: Held | null,
): PortfolioFigures['esg']['violations'] {
  return negativeScreens().map(({ code, name_ja, name_en }) => {
    const states = view.themes.get(code)!
    const sumOf = ({ companies, weights }: Held, isMeant: (state: string | undefined) => boolean) =>
      Math.min(
        1,
        companies.reduce((sum, company, at) => sum + (isMeant(states[company]) ? weights[at]! : 0), 0),
      )
    const isHit = (state: string | undefined) => state === 'hit'
    const companies = [...held.companies.entries()]
      .filter(([at, company]) => isHit(states[company]) && held.weights[at]! > 0)
      .sort(([a], [b]) => held.weights[b]! - held.weights[a]!)
      .map(([at, company]) => ({ company: companyOf(view, company), weight: held.weights[at]! }))
    return {
      screen: code,
      nameJa: name_ja,
      nameEn: name_en,
      weight: sumOf(held, isHit),
      benchmark: benchmark && sumOf(benchmark, isHit),
      unknown: sumOf(held, (state) => state === undefined || state === 'no_information'),
      companies,
    }
  })
}
