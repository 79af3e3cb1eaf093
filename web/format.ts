import { tokyoTime } from '#contract/wire/tokyo.ts'
import { language } from './i18n/language.ts'

/** The only place where a number or a date becomes text. */

const minus = (text: string) => text.replace('-', '−')

const formatters = new Map<string, Intl.NumberFormat>()

/** Making a formatter costs a hundred times what using it does, and a table holds thousands of figures. */
function formatter(min: number, max: number): Intl.NumberFormat {
  const key = `${min} ${max}`
  const cached = formatters.get(key)
  if (cached) return cached
  const created = new Intl.NumberFormat('en-US', { minimumFractionDigits: min, maximumFractionDigits: max })
  formatters.set(key, created)
  return created
}

/** A number with separators and so many decimals. */
export function formatNumber(value: number, decimals = 0): string {
  return minus(formatter(decimals, decimals).format(value))
}

/** A number as precisely as its source has it, at most six decimals. */
export function formatExact(value: number, minDecimals = 0): string {
  return minus(formatter(minDecimals, 6).format(value))
}

/** A number of any size to so many significant digits, but never short of a whole number: `10,716`, `1.235`, `0.000001235`. */
export function formatSignificant(value: number, digits = 4): string {
  if (Math.abs(value) >= 10 ** (digits - 1)) return formatNumber(value)
  return minus(new Intl.NumberFormat('en-US', { maximumSignificantDigits: digits }).format(value))
}

/** Decimals that a row of figures shares: none for large ones, else as many as its finest figure has, at most three. */
export function sharedDecimals(values: readonly number[]): number {
  if (values.some((value) => Math.abs(value) >= 100_000)) return 0
  const decimals = values.map((value) => String(Number(value.toFixed(3))).split('.')[1]?.length ?? 0)
  return Math.max(0, ...decimals)
}

const compact = new Map<string, Intl.NumberFormat>()

/** A figure at an axis, as short as it is read: `120万`, `1.2M`, `0.05`. */
export function formatCompact(value: number): string {
  const locale = language() === 'ja' ? 'ja-JP' : 'en-US'
  const cached = compact.get(locale)
  const created = cached ?? new Intl.NumberFormat(locale, { notation: 'compact', maximumSignificantDigits: 3 })
  compact.set(locale, created)
  return minus(created.format(value))
}

/** A change as a signed per cent, one decimal. */
export function formatChange(share: number): string {
  const percent = Number((share * 100).toFixed(1))
  return `${percent > 0 ? '+' : percent < 0 ? '−' : '±'}${Math.abs(percent).toFixed(1)}%`
}

/** A difference with its sign, without the dust that subtraction leaves. */
export function formatSigned(value: number): string {
  const clean = Number(value.toPrecision(12))
  return `${clean > 0 ? '+' : clean === 0 ? '±' : ''}${formatExact(clean)}`
}

/** A difference in points with its sign and so many decimals: `+4.9`, `−0.7`, `±0.0`. */
export function formatPoints(value: number, decimals = 1): string {
  const rounded = printed(value, decimals)
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : '±'}${formatNumber(Math.abs(rounded), decimals)}`
}

/** How far two figures that stand beside it are apart, as they are printed: 65.6 after 61.6 is +4.0, whatever the digits behind. */
export function formatDifference(to: number, from: number, decimals = 1): string {
  return formatPoints(printed(to, decimals) - printed(from, decimals), decimals)
}

/** A figure as it is printed: of a tie, such as 61.65, `toFixed` says something else than what stands on the screen. */
const printed = (value: number, decimals: number) =>
  Number(formatter(decimals, decimals).format(value).replaceAll(',', ''))

/** `2025-03-31` as `2025/03/31`. */
export function formatDay(day: string): string {
  return day.replaceAll('-', '/')
}

/** `2025/03` of a day. */
export function formatMonth(day: string): string {
  return formatDay(day).slice(0, 7)
}

/** A minute of Tokyo's clock, of a time that is Tokyo's already or of a moment that says its zone, such as `2026-01-15T03:00:00Z`. */
export function formatMinute(moment: string): string {
  const time = /T.*(Z|[+-]\d\d:?\d\d)$/.test(moment) ? tokyoTime(new Date(moment)) : moment
  return `${time.slice(0, 16).replaceAll('-', '/').replace('T', ' ')} JST`
}

/** A calendar year that a figure names, such as that of a target: it has no separators. */
export function formatCalendarYear(year: number): string {
  return String(Math.round(year))
}

export function formatYear(fiscalYear: number): string {
  return `FY${fiscalYear}`
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A fiscal period as its readers name it: `2025年3月期（FY2024）`, `FY2024 (Apr 2024–Mar 2025)`. */
export function formatPeriod(fiscalYear: number, start: string, end: string): string {
  const [startYear, startMonth] = start.split('-').map(Number) as [number, number]
  const [endYear, endMonth] = end.split('-').map(Number) as [number, number]
  if (language() === 'ja') return `${endYear}年${endMonth}月期（FY${fiscalYear}）`
  return `FY${fiscalYear} (${months[startMonth - 1]} ${startYear}–${months[endMonth - 1]} ${endYear})`
}

/** The month a year ends in, `3月決算`, `March year-end`. */
export function formatYearEnd(monthDay: string): string {
  const month = Number(monthDay.slice(0, 2))
  return language() === 'ja' ? `${month}月決算` : `${months[month - 1]} year-end`
}

/** A hash in groups of eight. */
export function formatHash(hash: string): string {
  return hash.replace(/(.{8})(?=.)/g, '$1 ')
}

export function formatBytes(bytes: number): string {
  return bytes < 1_000_000 ? `${formatNumber(bytes / 1000)} kB` : `${formatNumber(bytes / 1_000_000, 1)} MB`
}

/** A score of 0 to 1 on the scale of 0 to 100, one decimal. */
export function formatScore(share: number): string {
  return formatNumber(share * 100, 1)
}

/** A share of 0 to 1 in per cent: `86%`. Little is not nothing, `<1%`, and almost all is not all, `99%`. */
export function formatShare(share: number, decimals = 0): string {
  const step = 10 ** -decimals
  const percent = share * 100
  if (percent > 0 && percent < step) return `<${formatNumber(step, decimals)}%`
  return `${formatNumber(percent < 100 ? Math.min(percent, 100 - step) : percent, decimals)}%`
}
