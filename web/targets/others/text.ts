import type { CompanyTargets } from '#contract/targets/targets.ts'
import { formatCalendarYear, formatExact, formatYear } from '../../format.ts'
import { listMessages } from '../list-messages.ts'

type Other = CompanyTargets['others'][number]

/** A number in its unit; words, and what carries a unit already, as they are. */
const inUnit = (text: string | null, unit: string | null) =>
  text !== null && unit && /\d$/.test(text) ? `${text}${unit === '%' ? '' : ' '}${unit}` : text

export function goalText({ target, unit, sentence }: Other): string | null {
  const { others: m } = listMessages()
  if (!sentence?.amount) return inUnit(target, unit)
  const { direction, unit: measure, value, most, isYearly } = sentence.amount
  const range = most === null ? formatExact(value) : `${formatExact(value)}–${formatExact(most)}`
  const text = `${direction === 'cut' ? '−' : ''}${range}${m.amountUnits[measure]}`
  return isYearly ? m.yearly(text) : text
}

export function periodText({ period, sentence }: Other): string | null {
  if (!sentence?.year) return period
  const { year, isFiscal } = sentence.year
  return isFiscal ? formatYear(year) : formatCalendarYear(year)
}

export function nowText({ result, now, unit }: Other): string | null {
  return inUnit(result ?? (now === null ? null : formatExact(now)), unit)
}
