import { Link } from '@tanstack/react-router'
import type { ThemeReason } from '#contract/scores/ratings.ts'
import { formatDay, formatYear } from '../../format.ts'
import { termValue } from './term-value.ts'
import { themeMessages } from './theme-messages.ts'

/** The figure behind a state, linked to its cell in the raw data. */
export function ReasonFigure({
  companyId,
  reason: { term, indicator, average, source, found: figure },
}: {
  companyId: number
  reason: ThemeReason
}) {
  const m = themeMessages()
  if (figure.kind === 'missing') return <span className="dim">{m.missing[figure.reason] ?? m.noInformation}</span>
  const text = termValue(figure.value, { term, unit: indicator?.unit })
  const words = figure.kind === 'estimated' ? m.estimated(text) : text
  if (average) {
    const { fromYear, toYear, boundary } = average
    return (
      <Link
        to="/companies/$companyId/raws"
        params={{ companyId }}
        search={{ figure: `${average.indicator}.${toYear}.${boundary}.` }}
      >
        {words} {m.averageOf(formatYear(fromYear), formatYear(toYear))}
      </Link>
    )
  }
  if (!indicator) return source ? `${words} (${m.source(source.name, formatDay(source.validFrom))})` : words
  const address = `${term}.${indicator.fiscalYear}.${indicator.boundary}.`
  return (
    <Link to="/companies/$companyId/raws" params={{ companyId }} search={{ figure: address }}>
      {words} {formatYear(indicator.fiscalYear)}
    </Link>
  )
}

/** What a test asked of it. */
export function conditionText({ term, test, indicator }: ThemeReason): string {
  const m = themeMessages()
  const text = (operand: number | string) =>
    termValue(operand, { term, unit: typeof operand === 'number' ? indicator?.unit : undefined })
  if (test.kind === 'reported') return m.reported
  if (test.kind === 'comparison') return `${signs[test.operator]} ${text(test.operand)}`
  const list = test.operands.map(text).join(', ')
  return test.isIn ? m.isIn(list) : m.notIn(list)
}

const signs = { '=': '=', '!=': '≠', '<': '<', '<=': '≤', '>': '>', '>=': '≥' } as const
