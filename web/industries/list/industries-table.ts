import type { IndustrySummary } from '#contract/industries/industry-parts.ts'
import { pillars } from '#methodology/scores/pillar-parts.ts'
import { pointsSinceCell } from '../../charts/figure/difference.ts'
import type { TableOf } from '../../charts/figure/table.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { countCell, nameOf, scoreCell, shareCell } from '../figures.ts'
import { industryMessages } from '../messages.ts'

/** Every figure of the list, for a spreadsheet. */
export function industriesTable(rows: readonly IndustrySummary[], caption: string): TableOf {
  const m = industryMessages()
  const { letters } = scoreMessages()
  const numbers = [
    m.companies,
    m.scored,
    `${m.average} ${m.total}`,
    ...pillars.map((key) => `${m.average} ${letters[key]}`),
    m.change,
    m.least,
    m.lower,
    m.median,
    m.upper,
    m.most,
    m.coverage,
  ].map((label) => ({ label, isNumber: true }))
  return {
    caption,
    columns: [{ label: m.industry }, { label: 'ID' }, { label: m.sector }, ...numbers],
    rows: rows.map((row) => ({
      key: row.id,
      cells: [
        nameOf(row),
        row.id,
        row.sector && nameOf(row.sector),
        countCell(row.companies),
        countCell(row.scored),
        scoreCell(row.averages.sustainability_score),
        ...pillars.map((key) => scoreCell(row.averages[key])),
        pointsSinceCell(row.averages.sustainability_score, row.change),
        ...(['least', 'lower', 'median', 'upper', 'most'] as const).map((key) =>
          scoreCell(row.quartiles?.[key] ?? null),
        ),
        shareCell(row.coverage),
      ],
    })),
  }
}
