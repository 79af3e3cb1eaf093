import type { CompanyDocument } from '#contract/documents/documents.ts'
import type { Indicator } from '#contract/market/indicators.ts'
import { formatCalendarYear, formatDay, formatExact, formatMinute, formatNumber, formatPeriod } from '../format.ts'
import { unitWords } from '../indicators/units.ts'
import { documentMessages } from './messages.ts'

/** What kind of document it is; a correction says so. */
export function kindText({ kind, isAmendment }: Pick<CompanyDocument, 'kind' | 'isAmendment'>): string {
  const m = documentMessages()
  return isAmendment ? m.correctionOf(m.kinds[kind]) : m.kinds[kind]
}

/** The minute of filing in Tokyo, or the day where only that is known. */
export const filedText = ({ submittedAt, filedOn }: Pick<CompanyDocument, 'submittedAt' | 'filedOn'>) =>
  submittedAt ? formatMinute(submittedAt) : formatDay(filedOn)

/** That it counts no more, and since when; null for one that counts. */
export function voidText({
  voidSince,
  isWithdrawn,
}: Pick<CompanyDocument, 'voidSince' | 'isWithdrawn'>): string | null {
  const m = documentMessages()
  if (voidSince === null) return null
  return isWithdrawn ? m.withdrawnOn(formatDay(voidSince)) : m.hiddenOn(formatDay(voidSince))
}

/** The period that it reports; null where it reports none. */
export function periodText({ fiscalYear, periodStart, periodEnd }: CompanyDocument): string | null {
  if (periodEnd === null) return null
  if (fiscalYear === null || periodStart === null) return formatDay(periodEnd)
  return formatPeriod(fiscalYear, periodStart, periodEnd)
}

/** What stands above the list: the latest document, and how much of the list corrects something. */
export function headline(documents: readonly CompanyDocument[]): string {
  const m = documentMessages()
  const [latest] = documents
  if (!latest) return m.empty
  const corrections = documents.filter(({ isAmendment }) => isAmendment).length
  const restated = documents.reduce((sum, document) => sum + document.restated, 0)
  return (
    m.latest(kindText(latest), formatDay(latest.filedOn)) +
    m.join([
      corrections > 0 ? m.corrections(formatNumber(corrections)) : m.noCorrections,
      restated > 0 ? m.restatedFigures(formatNumber(restated)) : m.noRestated,
    ])
  )
}

/** A value in the indicator's unit, as precisely as it is kept. */
export function valueText(value: number | null, indicator: Indicator | undefined): string {
  const m = documentMessages()
  if (value === null) return m.notApplicable
  if (!indicator) return formatExact(value)
  if (indicator.type === 'boolean') return value === 1 ? m.yes : m.no
  if (indicator.unit === 'year') return formatCalendarYear(value)
  return `${formatExact(value, indicator.unit === '%' ? 1 : 0)} ${unitWords(indicator.unit, value)}`.trim()
}
