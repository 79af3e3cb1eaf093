import { fiscalYear } from '#methodology/figures/fiscal-year.ts'
import { type CellResult, isFormula, isMissing, readDay, years } from './cells.ts'
import { toYear, yearPattern } from './eras.ts'

/** A fiscal year and its days, `YYYY-MM-DD`, the last included. */
export interface FiscalPeriod {
  readonly fiscalYear: number
  readonly periodStart: string
  readonly periodEnd: string
}

const yearAlone = new RegExp(`^(?:FY)?${yearPattern}(?:年度?)?$`, 'i')
const yearAndMonth = new RegExp(`^(?:FY)?${yearPattern}([年./-])(\\d{1,2})(月)?(期末?|末)?$`, 'i')

/**
 * A fiscal year as tables write it. `2023`, `FY2023`, `2023年度` and `令和5年度` are Japan's, from April. Where a month is named,
 * `2024年3月期`, `令和6年3月期`, `R6.3`, `2024/3`, `202403`, the twelve months that end with it are meant; of a day, `2024/3/31`, those that
 * end on it, when it is the last of its month.
 */
export function readFiscalPeriod(text: string): CellResult<FiscalPeriod> {
  if (isMissing(text)) return { value: null }
  if (isFormula(text)) return { reason: 'formula' }
  // A column of numbers writes 2030 as 2030.0.
  const folded = text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/^((?:FY)?\d{4})\.0+$/i, '$1')
  const period = fromApril(folded) ?? toMonthEnd(folded) ?? toLastDay(text)
  if (period) return isYear(period.fiscalYear) ? { value: period } : { reason: 'year' }
  return { reason: isDayOrTwoYears(text, folded) ? 'period' : 'year' }
}

/** `2024/2/3`, a day that ends no period, and `2023/24`, which may be a month or the year from one to the other. */
function isDayOrTwoYears(text: string, folded: string): boolean {
  const day = readDay(text)
  return ('value' in day && day.value !== null) || /^(?:FY)?(19|20)\d{2}[-/~–](\d{2}|(19|20)\d{2})$/i.test(folded)
}

/** The same as a year alone. */
export function readYear(text: string): CellResult<number> {
  const result = readFiscalPeriod(text)
  return 'reason' in result ? result : { value: result.value?.fiscalYear ?? null }
}

/** The last day of a period: a day, or a month whose last day is meant. */
export function readPeriodEnd(text: string): CellResult<string> {
  const day = readDay(text)
  if ('value' in day) return day
  const period = toMonthEnd(text.normalize('NFKC').replace(/\s/g, ''))
  return period && isYear(period.fiscalYear) ? { value: period.periodEnd } : day
}

/** A year that nobody gave a month: Japan's, which begins in April. */
export const yearFromApril = (year: number): FiscalPeriod => ({
  fiscalYear: year,
  periodStart: `${year}-04-01`,
  periodEnd: `${year + 1}-03-31`,
})

const isYear = (year: number) => year >= years.first && year <= years.last

function fromApril(text: string): FiscalPeriod | null {
  const [, written] = yearAlone.exec(text) ?? []
  if (written === undefined) return null
  const { year, holds } = toYear(written)
  // 平成31年度 began in Heisei, and 令和元年度 ended in Reiwa: both are fiscal 2019.
  return holds(4, 1) || holds(12, 31) ? yearFromApril(year) : null
}

/** A day that is no month's last may be the first of a month that a spreadsheet made of `2024/3`, or anything else. */
function toLastDay(text: string): FiscalPeriod | null {
  const day = readDay(text)
  const period = 'value' in day && day.value !== null ? toMonthEnd(day.value.slice(0, 7).replace('-', '年')) : null
  return period && 'value' in day && period.periodEnd === day.value ? period : null
}

function toMonthEnd(text: string): FiscalPeriod | null {
  const [, written = '', separator = '', monthText = '', named, suffix] =
    yearAndMonth.exec(text.replace(/^(\d{4})(\d{2})(?=期?$)/, '$1/$2')) ?? []
  const { year, holds } = toYear(written)
  const month = Number(monthText)
  if (written === '' || month < 1 || month > 12) return null
  // `2010/11` may be November 2010 or the year from 2010 to 2011.
  if (separator !== '年' && !named && !suffix && monthText.length === 2 && month === (year + 1) % 100) return null
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  if (!holds(month, 1) && !holds(month, lastDay)) return null
  const periodStart = new Date(Date.UTC(year - 1, month, 1)).toISOString().slice(0, 10)
  const periodEnd = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  const fiscal = fiscalYear(periodStart, periodEnd)
  return fiscal === null ? null : { fiscalYear: fiscal, periodStart, periodEnd }
}
