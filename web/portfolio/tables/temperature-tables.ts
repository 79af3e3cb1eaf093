import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { largestContributors, type WhatIf } from '#methodology/temperature/what-if.ts'
import { betweenText } from '../../charts/figure/difference.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber } from '../../format.ts'
import { degreesText, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'

/** Scopes by horizons. */
export function gridTable({ temperatures }: PortfolioFigures): TableOf {
  const m = portfolioMessages().temperature
  return {
    caption: m.grid,
    columns: [
      { label: m.grid },
      { label: m.score, isNumber: true },
      { label: m.benchmark, isNumber: true },
      { label: m.onTargets, isNumber: true },
    ],
    rows: temperatures.grid.map(({ scope, horizon, value, benchmark, targets }) => ({
      key: `${scope} ${horizon}`,
      cells: [
        m.cell(m.scopes[scope], m.horizons[horizon]),
        figureCell(value, degreesText),
        figureCell(benchmark, degreesText),
        figureCell(targets, percentText),
      ],
    })),
  }
}

export function aggregationTable({ temperatures }: PortfolioFigures): TableOf {
  const m = portfolioMessages().temperature
  return {
    caption: m.aggregations,
    columns: [{ label: m.aggregations }, { label: m.score, isNumber: true }, { label: m.lost, isNumber: true }],
    rows: temperatures.aggregations.map(({ name, value, lost, lostWeight }) => ({
      key: name,
      cells: [
        m.aggregation[name],
        figureCell(value, degreesText),
        figureCell(lost, (count) => `${formatNumber(count)} (${percentText(lostWeight)}%)`),
      ],
    })),
  }
}

/** What is thought to be done; of ten companies or fewer all are the largest. */
export function whatIfName(name: WhatIf, { portfolio: { matched } }: Pick<PortfolioFigures, 'portfolio'>): string {
  const { whatIf, whatIfAll } = portfolioMessages().temperature
  return matched <= largestContributors && (name === '3a' || name === '3b') ? whatIfAll[name] : whatIf[name]
}

export function whatIfTable(figures: PortfolioFigures): TableOf {
  const { temperatures, strip } = figures
  const m = portfolioMessages().temperature
  const p = portfolioMessages()
  const now = strip.temperature.value
  return {
    caption: m.whatIfs,
    columns: [
      { label: m.whatIfs },
      { label: p.before, isNumber: true },
      { label: p.after, isNumber: true },
      { label: p.whatif.change, isNumber: true },
      { label: m.asked, isNumber: true },
    ],
    rows: temperatures.whatIfs.map(({ name, value, companies }) => ({
      key: name,
      cells: [
        whatIfName(name, figures),
        figureCell(now, degreesText),
        figureCell(value, degreesText),
        figureCell(now === null || value === null ? null : value - now, () => betweenText(value!, now!, degreesText)),
        figureCell(companies, formatNumber),
      ],
    })),
  }
}
