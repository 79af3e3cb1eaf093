import { type UnlikeMonths, unlikePeriodWords } from '#contract/market/unlike-periods.ts'
import { language } from '../../i18n/language.ts'

/** What stands beside a change between years that are not equally long. */
export const unlikePeriodsText = (months: UnlikeMonths): string => unlikePeriodWords[language()](...months)

/** The same before the change, as the company's own table has it; nothing where the years are alike. */
export function UnlikePeriods({ months }: { months: UnlikeMonths | undefined }) {
  return months && <small className="mut">{unlikePeriodsText(months)} </small>
}

interface Compared {
  readonly months?: UnlikeMonths | undefined
}

/** A last column of a table for a spreadsheet that says which changes those are; none where there is no such change. */
export function periodsColumn(rows: readonly Compared[], label: string) {
  const hasAny = rows.some(({ months }) => months)
  return {
    columns: hasAny ? [{ label }] : [],
    cellsOf: ({ months }: Compared) => (hasAny ? [months ? unlikePeriodsText(months) : null] : []),
  }
}
