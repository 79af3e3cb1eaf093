import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { scoreNames, scoreTitle } from '#contract/scores/score-names.ts'
import { betweenText } from '../../charts/figure/difference.ts'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatNumber, formatScore } from '../../format.ts'
import { language } from '../../i18n/language.ts'
import { heldName, labelOf, percentText } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'

export const titleOf = (key: string) => scoreTitle(key, scoreNames[language()])

type Score = PortfolioFigures['esg']['scores'][number]

/** Scores beside the benchmark's, each with its coverage. */
export function scoresTable(scores: readonly Score[]): TableOf {
  const m = portfolioMessages().esg
  return {
    caption: m.name,
    columns: [
      { label: m.key },
      { label: m.value, isNumber: true },
      { label: m.benchmark, isNumber: true },
      { label: m.difference, isNumber: true },
      { label: m.coverage, isNumber: true },
      { label: m.disclosed, isNumber: true },
      { label: m.range },
    ],
    rows: scores.map(({ key, value, benchmark, coverage, disclosed, lower, upper }) => ({
      key,
      cells: [
        titleOf(key),
        figureCell(value, formatScore),
        figureCell(benchmark, formatScore),
        figureCell(value === null || benchmark === null ? null : value - benchmark, () =>
          betweenText(value!, benchmark!, formatScore),
        ),
        figureCell(coverage, percentText),
        figureCell(disclosed, percentText),
        lower === null || upper === null ? null : `${formatScore(lower)}–${formatScore(upper)}`,
      ],
    })),
  }
}

/** Negative screens, those that weigh most first, and who is hit by any of them. */
export function violationTable({ esg, strip, benchmarkStrip }: PortfolioFigures): TableOf {
  const m = portfolioMessages().esg
  return {
    caption: m.violations,
    columns: [
      { label: m.screen },
      { label: portfolioMessages().climate.weight, isNumber: true },
      { label: m.benchmark, isNumber: true },
      { label: m.unknown, isNumber: true },
      { label: m.companies },
    ],
    rows: [
      ...esg.violations
        .toSorted((a, b) => b.weight - a.weight)
        .map((row) => ({
          key: row.screen,
          cells: [
            labelOf(row),
            figureCell(row.weight, percentText),
            figureCell(row.benchmark, percentText),
            figureCell(row.unknown, percentText),
            row.companies.map(({ company }) => heldName(company)).join(', ') || null,
          ],
        })),
      {
        key: 'any',
        cells: [
          m.anyScreen,
          figureCell(strip.excluded.weight, percentText),
          figureCell(benchmarkStrip?.excluded.weight ?? null, percentText),
          null,
          portfolioMessages().holdings(formatNumber(strip.excluded.companies)),
        ],
      },
    ],
  }
}
