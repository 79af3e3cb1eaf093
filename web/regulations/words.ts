import type { FirstBinding, RegulationHead, RegulationTerm } from '#contract/regulations/regulations.ts'
import { formatDay, formatMonth } from '../format.ts'
import { language } from '../i18n/language.ts'
import { detailMessages } from './detail-messages.ts'
import { regulationMessages } from './messages.ts'

/** A date of a regulation: a day, or a year where the day is not known. */
export function dateText(from: string): string {
  return from.length === 4 ? regulationMessages().year(from) : formatDay(from)
}

/** Whether it is in force, in words. */
export function forceText({ force, from }: Pick<RegulationHead, 'force' | 'from'>): string {
  return regulationMessages().force[force](from === null ? '' : dateText(from))
}

/** A fiscal year by the month it ends in: `2027年3月`, `2027/03`. */
function yearText(end: string): string {
  return language() === 'ja' ? `${Number(end.slice(0, 4))}年${Number(end.slice(5, 7))}月` : formatMonth(end)
}

/** The first fiscal year that binds a company where the date counts by them, else the date. */
export function bindingText({ from, yearEnd }: Pick<FirstBinding, 'from' | 'yearEnd'>): string {
  return yearEnd ? detailMessages().yearEnd(yearText(yearEnd)) : dateText(from)
}

/** The fiscal years of a company that a term is about; null where its years are not on file, or the term names none. */
export function termYears(
  { firstYear, lastYear }: Pick<RegulationTerm, 'firstYear' | 'lastYear'>,
  yearEnd: string | null,
): string | null {
  if (yearEnd === null || firstYear === null) return null
  const m = detailMessages()
  const monthIn = (after: number) => yearText(`${Number(yearEnd.slice(0, 4)) + after}${yearEnd.slice(4)}`)
  return lastYear === null ? m.yearEnd(monthIn(firstYear)) : m.years(monthIn(firstYear), monthIn(lastYear))
}
