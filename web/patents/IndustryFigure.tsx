import type { PatentSummary } from '#contract/patents/summary.ts'
import { PlainTable } from '../charts/figure/ChartTable.tsx'
import { Figure } from '../charts/figure/Figure.tsx'
import { type Cell, figureCell, type TableOf } from '../charts/figure/table.ts'
import { formatDay, formatNumber, formatShare } from '../format.ts'
import { patentMessages } from './messages.ts'
import { peersNameOf, sourceOf } from './names.ts'

type Rank = { readonly rank: number; readonly of: number } | null

/** The company among those of its industry that have patents: how many, and how many of them are green. */
export function IndustryFigure({ summary }: { summary: PatentSummary }) {
  const { industry: m } = patentMessages()
  const { industry, day, patents } = summary
  if (!industry) {
    return (
      <Figure
        id="patent-industry"
        number={5}
        span={6}
        name={m.name}
        views={[{ key: 'none', label: m.view, content: <p>{m.missing}</p> }]}
      />
    )
  }
  const name = peersNameOf(industry)
  const { rank } = industry
  const finding = rank
    ? m.finding(formatNumber(rank.rank), formatNumber(rank.of), name)
    : m.findingNone(formatNumber(industry.withPatents), name)
  const table = industryTable(summary, industry, finding)
  return (
    <Figure
      id="patent-industry"
      number={5}
      span={6}
      name={m.name}
      finding={finding}
      unit={m.unit(formatNumber(industry.companies), formatDay(day))}
      views={[{ key: 'comparison', label: m.view, content: <PlainTable table={table} /> }]}
      table={table}
      notes={
        <p className="fig-note">
          {m.note} {patents > 0 && !industry.green.rank && m.few}
        </p>
      }
      source={sourceOf(summary)}
    />
  )
}

function industryTable(
  { patents, green }: PatentSummary,
  industry: NonNullable<PatentSummary['industry']>,
  caption: string,
): TableOf {
  const { industry: m } = patentMessages()
  const share = (value: number | null) => figureCell(value, (number) => formatShare(number, 1))
  const count = (value: number, decimals = 0) => figureCell(value, (number) => formatNumber(number, decimals))
  const rankCell = (rank: Rank): Cell => rank && `${formatNumber(rank.rank)} / ${formatNumber(rank.of)}`
  return {
    caption,
    columns: [
      { label: m.figure },
      { label: m.own, isNumber: true },
      { label: m.median, isNumber: true },
      { label: m.mean, isNumber: true },
      { label: m.rank, isNumber: true },
    ],
    rows: [
      {
        key: 'count',
        cells: [m.count, count(patents), count(industry.median, 1), count(industry.mean, 1), rankCell(industry.rank)],
      },
      {
        key: 'green',
        cells: [
          m.green,
          share(patents === 0 ? null : green.patents / patents),
          share(industry.green.median),
          share(industry.green.share),
          rankCell(industry.green.rank),
        ],
      },
    ],
  }
}
