import type { IndustryCompany, listIndustryCompanies } from '#contract/industries/industries.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { pillars } from '#methodology/scores/pillar-parts.ts'
import { pointsSinceCell } from '../../charts/figure/difference.ts'
import type { TableOf } from '../../charts/figure/table.ts'
import { periodsColumn } from '../../charts/small/UnlikePeriods.tsx'
import { onScale } from '../../scoring/displays.ts'
import { scoreMessages } from '../../scoring/score-messages.ts'
import { countCell, nameOf, pointsCell, scoreCell, shareCell } from '../figures.ts'
import { industryMessages } from '../messages.ts'

type Answer = Output<typeof listIndustryCompanies>

/** The same with scores in the display that the answer has beside them. */
export function shownCompanies(answer: Answer): Answer {
  const { display } = answer
  if (!display) return answer
  const scaledValues = (values: IndustryCompany['values']) =>
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, onScale(value, display)])) as typeof values
  return {
    ...answer,
    companies: answer.companies.map((row) => ({ ...row, values: scaledValues(row.displayed ?? row.values) })),
  }
}

/** The columns that hold scores; a difference on the year stays in points of score. */
export function shownColumns(): string[] {
  const { letters } = scoreMessages()
  return [industryMessages().total, ...pillars.map((key) => letters[key])]
}

/** The page of companies, for a spreadsheet. */
export function companiesTable(
  { companies, sizeBy, display }: Answer,
  caption: string,
  marketName: (row: IndustryCompany) => string | null,
): TableOf {
  const m = industryMessages()
  const { letters, bands } = scoreMessages()
  const numbers = [
    m.rank,
    m.total,
    ...pillars.map((key) => letters[key]),
    changeLabel(display),
    m.coverage,
    m.sizeBy[sizeBy],
  ]
  const periods = periodsColumn(companies, m.periods)
  return {
    caption,
    rowsAre: 'companies',
    columns: [
      { label: m.company },
      { label: 'ID' },
      { label: m.market },
      ...numbers.map((label) => ({ label, isNumber: true })),
      { label: m.position },
      ...periods.columns,
    ],
    rows: companies.map((row) => ({
      key: String(row.id),
      cells: [
        nameOf(row),
        row.ticker,
        marketName(row),
        countCell(row.rank?.rank ?? null),
        scoreCell(row.values.sustainability_score),
        ...pillars.map((key) => scoreCell(row.values[key])),
        display ? pointsCell(row.change) : pointsSinceCell(row.values.sustainability_score, row.change),
        shareCell(row.coverage),
        countCell(row.size === null ? null : row.size / 100),
        row.band && bands[row.band],
        ...periods.cellsOf(row),
      ],
    })),
  }
}

/** What the difference on the year is called: beside other displays it says that it is in points of score. */
export function changeLabel(display: Answer['display']): string {
  const m = industryMessages()
  return display ? m.changeInPoints : m.change
}
