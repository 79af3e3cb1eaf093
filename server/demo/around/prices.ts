import { calendarOf } from '../calendar.ts'
import type { DemoCompany } from '../companies.ts'
import { demoDay, demoYears } from '../companies.ts'
import { Random } from '../random.ts'

/** Year-end figures of a company by position in `demoYears`; NaN where it has none. */
export interface YearEnds {
  readonly close: Float64Array
  readonly cap: Float64Array
  readonly volume: Float64Array
}

interface DemoPrice {
  readonly tradedOn: string
  readonly closeJpy: number
  /** Null where the reports beside it say nothing of it. */
  readonly capMillionJpy: number | null
  readonly volume: number | null
}

/** Last business days of the months of a share: a walk that passes through the year-end prices of the reports and goes on to today. */
export function pricesOf(company: DemoCompany, ends: YearEnds, seed: number): DemoPrice[] {
  const random = new Random(`${seed} prices ${company.index}`)
  const knots = calendarOf(company).flatMap(({ end }, year) =>
    year >= company.firstYear && year <= company.lastYear && ends.close[year]! > 0
      ? [
          {
            month: monthOf(end),
            close: Math.log(ends.close[year]!),
            shares: ends.cap[year]! / ends.close[year]!,
            volume: ends.volume[year]!,
          },
        ]
      : [],
  )
  const [first, last] = [knots[0], knots.at(-1)]
  if (!first || !last) return []
  const today = monthOf(demoDay) - 1
  const until = company.lastYear === demoYears.length - 1 ? today : last.month
  const prices: DemoPrice[] = []
  let knot = 0
  let drift = first.close
  for (let month = first.month; month <= until; month++) {
    while (knots[knot + 1] && knots[knot + 1]!.month <= month) knot++
    const [from, to] = [knots[knot]!, knots[knot + 1]]
    const share = to ? (month - from.month) / (to.month - from.month) : 0
    // Between two knots a bridge, after the last a walk.
    drift =
      month === from.month
        ? from.close
        : drift + 0.07 * random.normal() + (to ? (to.close - drift) / Math.max(1, to.month - month + 1) : 0.003)
    const close = Math.exp(drift)
    const shares = to ? from.shares + share * (to.shares - from.shares) : from.shares
    prices.push({
      tradedOn: lastBusinessDay(month),
      closeJpy: close >= 1000 ? Math.round(close) : Math.round(close * 10) / 10,
      capMillionJpy: roundedOrNull(close * shares),
      volume: roundedOrNull((from.volume > 0 ? from.volume : shares * 2500) * Math.exp(0.35 * random.normal())),
    })
  }
  return prices
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
const roundedOrNull = (value: number) => (Number.isFinite(value) ? Math.round(value) : null)

const dayLength = 86_400_000

/** The last day of a month on which the exchange is open. */
export function lastBusinessDay(month: number): string {
  let time = Date.UTC(Math.floor(month / 12), (month % 12) + 1, 0)
  while (isClosed(new Date(time))) time -= dayLength
  return new Date(time).toISOString().slice(0, 10)
}

/** Weekends, the last day of the year, and the holidays that touch a month's end: 29 April, the day after when that was a Sunday, and the long week of 2019. */
function isClosed(date: Date): boolean {
  const weekday = date.getUTCDay()
  const day = date.toISOString().slice(5, 10)
  if (weekday === 0 || weekday === 6 || day === '12-31' || day === '04-29') return true
  return day === '04-30' && (weekday === 1 || date.getUTCFullYear() === 2019)
}
