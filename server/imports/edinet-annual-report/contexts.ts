import { fiscalYear, twelveMonthsBefore, yearsBefore } from '#methodology/figures/fiscal-year.ts'
import { years } from '../cells.ts'
import { Unreadable } from '../rejections.ts'
import type { Fact } from './facts.ts'

/** A context's name taken apart. */
export interface Context {
  /** 0 the year reported, 1 the year before, and so on; null at the day of filing. */
  readonly yearsBack: number | null
  /** Members joined by `_`; empty for the group as a whole. */
  readonly member: string
}

/** `Prior1YearDuration_NonConsolidatedMember`; null for quarters, half years and anything unknown. */
export function readContext(name: string): Context | null {
  const match = /^(?:CurrentYear|Prior(\d)Year|(FilingDate))(?:Duration|Instant)(?:_(.+))?$/.exec(name)
  if (!match) return null
  return { yearsBack: match[2] ? null : Number(match[1] ?? 0), member: match[3] ?? '' }
}

export interface Period {
  readonly start: string
  readonly end: string
  readonly fiscalYear: number
}

/** The period of a year so many back, from the filing's own dates: alike for both forms, which agree only on those. */
export type Periods = (yearsBack: number) => Period | null

export function periodsOf(facts: readonly Fact[]): Periods {
  const date = (name: string) => facts.find(({ element }) => element === `jpdei_cor:${name}`)?.value ?? null
  const current = toPeriod(date('CurrentFiscalYearStartDateDEI'), date('CurrentFiscalYearEndDateDEI'))
  if (!current) throw new Unreadable('filing-without-period')

  const previous = toPeriod(date('PreviousFiscalYearStartDateDEI'), date('PreviousFiscalYearEndDateDEI'))
  return (yearsBack) => {
    if (yearsBack === 0) return current
    if (previous && yearsBack === 1) return previous
    // The year before a short period was none: what came before it is taken for twelve months.
    const base = twelveMonthsBefore(previous ?? current)
    const earlier = previous ? yearsBack - 2 : yearsBack - 1
    return toPeriod(yearsBefore(base.start, earlier), yearsBefore(base.end, earlier))
  }
}

function toPeriod(start: string | null, end: string | null): Period | null {
  const year = start && end ? fiscalYear(start, end) : null
  if (!start || !end || year === null || year < years.first || year > years.last) return null
  return { start, end, fiscalYear: year }
}
