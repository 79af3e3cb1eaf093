import { dayOf } from '#server/imports/store/figures/observation-copy.ts'
import { type DemoCompany, demoDay, demoYears } from './companies.ts'

/** A fiscal year of a company: its first and last day, and the days its two documents came out. */
export interface Year {
  readonly fiscalYear: number
  readonly start: string
  readonly end: string
  /** The annual securities report, some three months later. */
  readonly reportOn: string
  /** The sustainability data book, some five months later. */
  readonly bookOn: string
}

export interface YearInDays {
  readonly start: number
  readonly end: number
  readonly reportOn: number
  readonly bookOn: number
}

const iso = (time: number) => new Date(time).toISOString().slice(0, 10)
const day = 86_400_000

const calendars = new WeakMap<DemoCompany, readonly Year[]>()

/** The fiscal years of a company in the order of `demoYears`; asked for with every report, so made once. */
export function calendarOf(company: DemoCompany): readonly Year[] {
  const cachedCalendar = calendars.get(company)
  if (cachedCalendar) return cachedCalendar
  const made = makeCalendar(company)
  calendars.set(company, made)
  return made
}

/** A year end in January to June belongs to the year before. */
function makeCalendar({ fiscalYearEnd, index }: DemoCompany): readonly Year[] {
  const month = Number(fiscalYearEnd.slice(0, 2))
  return demoYears.map((fiscalYear) => {
    const endYear = month <= 6 ? fiscalYear + 1 : fiscalYear
    const end = Date.UTC(endYear, month, 0)
    return {
      fiscalYear,
      start: iso(Date.UTC(endYear - 1, month, 1)),
      end: iso(end),
      reportOn: iso(end + (78 + (index % 12)) * day),
      // The book of a year to the end of June is out by the day the market stands still, though just so.
      bookOn: iso(Math.min(end + (120 + (index % 31)) * day, Date.parse(demoDay))),
    }
  })
}

/** The day on which a company left the market, some months after its last report; null for those that are on it. */
export function leftOn(company: DemoCompany): string | null {
  if (company.isListed) return null
  const { reportOn } = calendarOf(company)[company.lastYear]!
  return iso(Math.min(Date.parse(reportOn) + (120 + (company.index % 61)) * day, Date.parse(demoDay)))
}

export function inDays({ start, end, reportOn, bookOn }: Year): YearInDays {
  return { start: dayOf(start), end: dayOf(end), reportOn: dayOf(reportOn), bookOn: dayOf(bookOn) }
}
