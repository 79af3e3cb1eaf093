import type { Effects, PortfolioFigures } from '#contract/portfolio/figures.ts'
import { betweenText } from '../../charts/figure/difference.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber } from '../../format.ts'
import { heldName, intensityText, labelOf, percentText, signed } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'

/** What each company adds to the intensity of the whole, the largest first. */
export function contributionTable({ climate }: PortfolioFigures): TableOf {
  const m = portfolioMessages().climate
  return {
    caption: m.contribution,
    rowsAre: 'companies',
    columns: [
      { label: m.company },
      { label: m.weight, isNumber: true },
      { label: m.intensity, isNumber: true },
      { label: m.contributionHead, isNumber: true },
      { label: m.share, isNumber: true },
    ],
    rows: climate.contributors.map(({ company, weight, intensity, contribution, cumulative }) => ({
      key: `${company.id}`,
      cells: [
        heldName(company),
        figureCell(weight, (share) => percentText(share, 2)),
        figureCell(intensity, intensityText),
        figureCell(contribution, intensityText),
        figureCell(cumulative, percentText),
      ],
    })),
  }
}

export function sectorTable({ climate }: PortfolioFigures): TableOf {
  const m = portfolioMessages().climate
  return {
    caption: m.sectors,
    columns: [
      { label: m.sector },
      { label: m.companies, isNumber: true },
      { label: m.weight, isNumber: true },
      { label: m.coverage, isNumber: true },
      { label: m.intensity, isNumber: true },
      { label: m.contributionHead, isNumber: true },
      { label: m.financed, isNumber: true },
    ],
    rows: climate.sectors.map(({ sector, companies, weight, coverage, waci, contribution, financed }) => ({
      key: sector.code,
      cells: [
        labelOf(sector),
        figureCell(companies, formatNumber),
        figureCell(weight, percentText),
        figureCell(coverage, percentText),
        figureCell(waci, intensityText),
        figureCell(contribution, intensityText),
        figureCell(financed, formatNumber),
      ],
    })),
  }
}

export interface EffectScale {
  /** From what the API answers to what is read: per 100 million yen, or points of 100. */
  readonly times: number
  readonly format: (value: number) => string
}

/** The three effects by sector, and their sums, which are the difference from the benchmark. */
export function effectsTable(effects: Effects, { times, format }: EffectScale, caption: string): TableOf {
  const m = portfolioMessages().climate
  const change = (value: number) =>
    figureCell(value * times, (scaledValue) => signed(scaledValue, (size) => format(size / times)))
  const parts = (row: Pick<Effects, 'allocation' | 'selection' | 'interaction'>) => [
    change(row.allocation),
    change(row.selection),
    change(row.interaction),
    change(row.allocation + row.selection + row.interaction),
  ]
  return {
    caption,
    columns: [
      { label: m.sector },
      { label: m.weight, isNumber: true },
      { label: m.benchmarkWeight, isNumber: true },
      { label: m.mean, isNumber: true },
      { label: m.benchmarkMean, isNumber: true },
      { label: m.allocation, isNumber: true },
      { label: m.selectionHead, isNumber: true },
      { label: m.interaction, isNumber: true },
      { label: m.total, isNumber: true },
    ],
    rows: [
      ...effects.sectors.map((row) => ({
        key: row.sector.code,
        cells: [
          labelOf(row.sector),
          figureCell(row.weight, percentText),
          figureCell(row.benchmarkWeight, percentText),
          figureCell(row.mean, format),
          figureCell(row.benchmarkMean, format),
          ...parts(row),
        ],
      })),
      {
        key: 'total',
        cells: [
          m.total,
          figureCell(1, percentText),
          figureCell(1, percentText),
          figureCell(effects.portfolio, format),
          figureCell(effects.benchmark, format),
          ...parts(effects).slice(0, -1),
          // Of the two figures as they are printed in this row, as the sentence above says it.
          {
            value: (effects.portfolio - effects.benchmark) * times,
            text: betweenText(effects.portfolio, effects.benchmark, format),
          },
        ],
      },
    ],
  }
}
