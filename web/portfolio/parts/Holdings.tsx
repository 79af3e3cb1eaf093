import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import type { PortfolioHolding } from '#contract/portfolio/holdings.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell } from '../../charts/figure/table.ts'
import { formatNumber, formatScore } from '../../format.ts'
import { ErrorState, Skeleton } from '../../ui/states/ErrorState.tsx'
import { usePortfolioAddress } from '../address.ts'
import { degreesText, heldName, intensityText, labelOf, percentText, signed } from '../figures.ts'
import { portfolioMessages } from '../messages.ts'
import { useHoldings } from '../use-portfolio.ts'

/** What is held, the heaviest first; a row opens the target behind its temperature. */
export function Holdings({ figures }: { figures: PortfolioFigures }) {
  const words = portfolioMessages()
  const m = words.holdingsTable
  const [, change] = usePortfolioAddress()
  const holdings = useHoldings()
  if (holdings.isError) return <ErrorState error={holdings.error} retry={() => void holdings.refetch()} />
  if (!holdings.data) return <Skeleton rows={16} />
  const { holdings: rows, companies } = holdings.data
  const finding =
    companies > rows.length
      ? words.shown(formatNumber(rows.length), formatNumber(companies))
      : m.finding(formatNumber(rows.length))
  const screenNames = new Map(figures.esg.violations.map((row) => [row.screen, labelOf(row)]))
  return (
    <Figure
      id="holdings"
      name={m.name}
      finding={finding}
      span={12}
      views={[]}
      onSelectRow={(key) => change({ part: 'temperature', why: key })}
      table={{
        caption: finding,
        rowsAre: 'companies',
        columns: [
          { label: m.company },
          { label: m.code },
          { label: m.sector },
          { label: m.weight, isNumber: true },
          { label: m.over, isNumber: true },
          { label: m.score, isNumber: true },
          { label: m.change, isNumber: true },
          { label: m.intensity, isNumber: true },
          { label: m.contribution, isNumber: true },
          { label: m.financed, isNumber: true },
          { label: m.quality, isNumber: true },
          { label: m.temperature, isNumber: true },
          { label: m.sbti },
          { label: m.screens },
        ],
        rows: rows.map((row) => ({ key: `${row.company.id}`, cells: cellsOf(row, screenNames) })),
      }}
    />
  )
}

function cellsOf(row: PortfolioHolding, screenNames: ReadonlyMap<string, string>) {
  const m = portfolioMessages().holdingsTable
  const change = row.score === null || row.scoreBefore === null ? null : row.score - row.scoreBefore
  const statuses: Readonly<Record<string, string>> = m.statuses
  return [
    heldName(row.company),
    row.company.ticker,
    labelOf(row.sector),
    figureCell(row.weight, (share) => percentText(share, 2)),
    figureCell(row.benchmarkWeight === null ? null : row.weight - row.benchmarkWeight, (over) =>
      signed(over * 100, (size) => formatNumber(size, 2)),
    ),
    figureCell(row.score, formatScore),
    figureCell(change, (moved) => signed(moved, formatScore)),
    figureCell(row.intensity, (value) =>
      row.isDisclosed ? intensityText(value) : `${m.estimated} ${intensityText(value)}`,
    ),
    figureCell(row.contribution, intensityText),
    figureCell(row.financed, (value) => formatNumber(value)),
    figureCell(row.quality, formatNumber),
    figureCell(row.temperature, degreesText),
    row.sbti.map((status) => statuses[status] ?? status).join(', ') || null,
    row.screens.map((screen) => screenNames.get(screen) ?? screen).join(', ') || null,
  ]
}
