import { calendarOf } from './calendar.ts'
import { type DemoCompany, demoYears } from './companies.ts'

/** A document of the demo market, as the table of documents keeps it. */
interface DemoDocument {
  readonly kind: 'annual-report' | 'sustainability-report'
  readonly title: string
  readonly filedOn: string
  readonly periodStart: string
  readonly periodEnd: string
  readonly fiscalYear: number
  readonly nextUpdateOn: string
}

export const demoPublisher = 'Satoyama Demo'

const slashed = (day: string) => day.replaceAll('-', '/')

/** Two documents for each year, in the order of their numbers: the annual report, then the data book; also for years before the listing. */
export function documentsOf(company: DemoCompany): DemoDocument[] {
  const firstTerm = 12 + (company.index % 110)
  const calendar = calendarOf(company)
  return calendar.flatMap(({ fiscalYear, start, end, reportOn, bookOn }, year) => {
    const shared = { periodStart: start, periodEnd: end, fiscalYear }
    const next = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`.replace('02-29', '02-28')
    return [
      {
        ...shared,
        kind: 'annual-report' as const,
        title: `有価証券報告書－第${firstTerm + year}期（${slashed(start)}－${slashed(end)}）`,
        filedOn: reportOn,
        nextUpdateOn: next(reportOn),
      },
      {
        ...shared,
        kind: 'sustainability-report' as const,
        title: `サステナビリティデータブック${demoYears[year]! + 1}`,
        filedOn: bookOn,
        nextUpdateOn: next(bookOn),
      },
    ]
  })
}
