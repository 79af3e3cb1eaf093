import { formatMonth } from '../format.ts'

/** First and last month of a period that left its fiscal year to a longer one, which its figures are kept under; null for any other part. */
export function shortPeriodText(part: string): string | null {
  const [, start, end] = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/.exec(part) ?? []
  return start && end ? `${formatMonth(start)}–${formatMonth(end)}` : null
}
