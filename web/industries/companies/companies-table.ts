import type { listIndustryCompanies } from '#contract/market/industries.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { pillars } from '#methodology/scores/pillar-parts.ts'
import type { TableOf } from '../../charts/figure/table.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { countCell, nameOf, pointsCell, scoreCell, shareCell } from '../figures.ts'
import { industryMessages } from '../messages.ts'

/** The page of companies, for a spreadsheet. */
export function companiesTable(
  { companies, sizeBy }: Output<typeof listIndustryCompanies>,
  caption: string,
  marketName: (code: string | null) => string | null,
): TableOf {
  const m = industryMessages()
  const { letters, bands } = scoreMessages()
  const numbers = [m.rank, m.total, ...pillars.map((key) => letters[key]), m.change, m.coverage, m.sizeBy[sizeBy]]
  return {
    caption,
    columns: [
      { label: m.company },
      { label: 'ID' },
      { label: m.market },
      ...numbers.map((label) => ({ label, isNumber: true })),
      { label: m.position },
    ],
    rows: companies.map((row) => ({
      key: String(row.id),
      cells: [
        nameOf(row),
        row.ticker,
        marketName(row.marketCode),
        countCell(row.rank?.rank ?? null),
        scoreCell(row.values.sustainability_score),
        ...pillars.map((key) => scoreCell(row.values[key])),
        pointsCell(row.change),
        shareCell(row.coverage),
        countCell(row.size === null ? null : row.size / 100),
        row.band && bands[row.band],
      ],
    })),
  }
}
