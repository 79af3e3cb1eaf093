import { firstDay, isMissing, readDate, years } from '#server/imports/cells.ts'

/** In which order days of one column stand that have only figures. */
export type DayOrder = 'dmy' | 'mdy'

export type DayCell = { readonly day: string | null } | { readonly fault: 'date' | 'day-order' }

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The cell without the time that may stand behind its day. */
function dayText(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(/[T ]\s*\d{1,2}:\d{2}.*$/i, '')
    .replace(/\s*\(?(現在|時点|付)\)?$/, '')
    .trim()
}

/** Day and month, or month and day, before a year, with slashes; a year that stands first, and points, are read in one way only. */
const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/

/**
 * The order of day and month in a column, inferred from dates with a number above 12; null where there is none, or they contradict each
 * other.
 */
export function dayOrderOf(texts: Iterable<string>): {
  readonly order: DayOrder | null
  readonly isMixed: boolean
  readonly either: number
} {
  const count = { dmy: 0, mdy: 0, either: 0 }
  for (const text of texts) {
    const [, first, second] = slashed.exec(dayText(text)) ?? []
    if (first === undefined) continue
    if (Number(first) > 12) count.dmy++
    else if (Number(second) > 12) count.mdy++
    else if (first !== second) count.either++
  }
  const isMixed = count.dmy > 0 && count.mdy > 0
  const order = isMixed ? null : count.dmy > 0 ? 'dmy' : count.mdy > 0 ? 'mdy' : null
  return { order, isMixed, either: count.either }
}

/**
 * A day in any form that files have, with or without a time behind it. `11/05/2026` is read in the order of its column, and refused where
 * nothing tells that order.
 */
export function readDayCell(text: string, order: DayOrder | null): DayCell {
  if (isMissing(text)) return { day: null }
  const written = dayText(text)
  const [, first, second, year] = slashed.exec(written) ?? []
  if (first !== undefined) {
    const own = Number(first) > 12 || first === second ? 'dmy' : Number(second) > 12 ? 'mdy' : order
    if (own === null) return { fault: 'day-order' }
    return own === 'dmy' ? toDay(year!, second!, first) : toDay(year!, first, second!)
  }
  const [, day, month, after] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(written) ?? []
  if (day !== undefined) return toDay(after!, month!, day)
  const named = namedMonth(written)
  if (named) return toDay(...named)
  const [, yearOfMonth, monthAlone] = wholeMonth.exec(written) ?? []
  if (yearOfMonth !== undefined && Number(monthAlone) >= 1 && Number(monthAlone) <= 12)
    return toDay(
      yearOfMonth,
      monthAlone!,
      String(new Date(Date.UTC(Number(yearOfMonth), Number(monthAlone), 0)).getUTCDate()),
    )
  const serial = /^\d{5}$/.test(written) ? serialDay(Number(written)) : null
  if (serial) return { day: serial }
  const read = readDate(written)
  return 'value' in read ? { day: read.value } : { fault: 'date' }
}

/** `2025年11月末`, `2025/11`, `202511`: the last day of the month is meant. */
const wholeMonth = /^((?:19|20)\d{2})[-/.年]?\s?(\d{1,2})(?:月(?:末日?)?)?$/

/** `20-Nov-2026`, `20 November 2026`, `Nov 20, 2026`. */
function namedMonth(text: string): [year: string, month: string, day: string] | null {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[-\s/.]+([a-z]{3})[a-z]*[-\s/.,]+(\d{4})$/i.exec(text)
  const monthFirst = /^([a-z]{3})[a-z]*[-\s/.]+(\d{1,2})(?:st|nd|rd|th)?[-\s/.,]+(\d{4})$/i.exec(text)
  const [name, day, year] = dayFirst ? [dayFirst[2], dayFirst[1], dayFirst[3]] : (monthFirst?.slice(1) ?? [])
  const month = months.indexOf(name?.toLowerCase() ?? '') + 1
  return month === 0 ? null : [year!, String(month), day!]
}

function toDay(year: string, month: string, day: string): DayCell {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  const isWithin = Number(year) >= firstDay && Number(year) <= years.last
  return isReal && isWithin ? { day: date.toISOString().slice(0, 10) } : { fault: 'date' }
}

/** First and last day that a number of five digits is taken for, as Excel counts days from 1899-12-30: 2000-01-01 and 2064-12-31. */
const serials = { first: 36_526, last: 60_266 }

/** The day that a spreadsheet’s number counts; null for a number that is none. */
function serialDay(serial: number): string | null {
  if (serial < serials.first || serial > serials.last) return null
  return new Date(Date.UTC(1899, 11, 30) + serial * 86_400_000).toISOString().slice(0, 10)
}
