import { Link } from '@tanstack/react-router'
import type { Fillable } from '#contract/scores/score.ts'
import { formatNumber } from '../format.ts'
import { nameOf } from '../i18n/names.ts'
import { scoreMessages } from './score-messages.ts'
import { unscoredMessages } from './unscored/unscored-messages.ts'

/** Which files would fill what a missing score lacks, and what is held and cannot be ranked. */
export function WaysToFill({ fillable }: { fillable: Fillable | null | undefined }) {
  const m = scoreMessages()
  const why = unscoredMessages().reasons
  if (!fillable) return null
  const { annualReport, template, held } = fillable
  const reasons = [...new Set(held.map(({ reason }) => reason))]
  return (
    <ul className="note" aria-label={m.waysToFill}>
      {annualReport > 0 && <li>{m.fillByReport(formatNumber(annualReport))}</li>}
      {template > 0 && (
        <li>
          {m.fillByTemplate(formatNumber(template))} <Link to="/templates">{m.toTemplates}</Link>
        </li>
      )}
      {reasons.map((reason) => {
        const figures = held.filter((figure) => figure.reason === reason)
        const names = figures.map((figure) => nameOf(figure))
        return <li key={reason}>{m.held(formatNumber(figures.length), why[reason], names)}</li>
      })}
    </ul>
  )
}
