import { type DisclosureFinding, disclosureFinding } from '#methodology/findings/disclosure.ts'
import { formatNumber } from '../../format.ts'
import { rawsMessages } from './messages.ts'
import type { FigureRow } from './model.ts'

type RangeFinding = Extract<DisclosureFinding, { readonly kind: 'told' }>

/** What the first indicator that tells something says: its range, and how many have no figure of it. */
export function rawsSentence(rows: readonly FigureRow[], year: number, units: 'companies' | 'industries'): string {
  const findings = rows
    .filter(({ row }) => row.kind === 'indicator' && !row.isBoolean)
    .flatMap((figure) => {
      const { values = [], states = [] } = figure.row.years[year] ?? {}
      const finding = disclosureFinding(values, states)
      return finding.kind === 'told' ? [{ figure, finding }] : []
    })
  const first = findings.find(({ finding }) => finding.without > 0) ?? findings[0]
  if (!first) return rawsMessages().nothing
  return head(first.figure, first.finding, units) + rest(first.finding, units)
}

function head({ name, text, unit }: FigureRow, { least, most, known, without }: RangeFinding, units: string): string {
  const m = rawsMessages()
  if (least !== most) return m.range(name, text(least), text(most), unit)
  const areIndustries = units === 'industries'
  // One figure is everybody's only where everybody has it.
  if (without === 0) return (areIndustries ? m.sameIndustries : m.same)(name, text(least), unit)
  return (areIndustries ? m.onlyIndustries : m.only)(name, text(least), unit, formatNumber(known))
}

function rest({ without, undisclosed }: RangeFinding, units: string): string {
  const m = rawsMessages()
  if (without === 0) return ''
  if (units === 'industries') return m.withoutIndustries(formatNumber(without))
  return (undisclosed === without ? m.silent : m.without)(formatNumber(without))
}
