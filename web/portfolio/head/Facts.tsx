import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { shownPositions } from '#contract/portfolio/sources.ts'
import { formatDay, formatNumber, formatYear } from '../../format.ts'
import { percentText, sideTexts, sourceName } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

/** Held when, how weighed, against what, and what of it the market does not know. */
export function Facts({ figures: { portfolio, benchmark, fiscalYear } }: { figures: PortfolioFigures }) {
  const m = portfolioMessages()
  const { positions, matched, matchedWeight, value, date, weighting, entered, unpriced, sides } = portfolio
  const facts = [
    m.holdings(formatNumber(positions)),
    value === null || weighting === 'market-cap' ? null : m.yen(value),
    date === null ? null : m.held(formatDay(date)),
    fiscalYear === null ? null : m.fiscalYear(formatYear(fiscalYear)),
    m.weightings[weighting],
    entered === null ? null : m.entered(formatNumber(entered, 2)),
    sides ? m.sides(...sideTexts(sides)) : null,
    unpriced === 0 ? null : m.unpriced(formatNumber(unpriced)),
    benchmark && m.against(sourceName(benchmark)),
    matched === positions ? null : m.unmatched(formatNumber(positions - matched), percentText(1 - matchedWeight)),
    matched > shownPositions ? m.shown(formatNumber(shownPositions), formatNumber(positions)) : null,
  ]
  return <p className={classes.facts}>{facts.filter((fact) => fact !== null).join(' · ')}</p>
}
