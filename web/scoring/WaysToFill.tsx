import { Link } from '@tanstack/react-router'
import type { Fillable } from '#contract/scores/score.ts'
import { formatNumber } from '../format.ts'
import { scoreMessages } from './score-messages.ts'

/** Which files would fill what a missing score lacks. */
export function WaysToFill({ fillable }: { fillable: Fillable | null | undefined }) {
  const m = scoreMessages()
  if (!fillable) return null
  const { annualReport, template } = fillable
  return (
    <ul className="note" aria-label={m.waysToFill}>
      {annualReport > 0 && <li>{m.fillByReport(formatNumber(annualReport))}</li>}
      {template > 0 && (
        <li>
          {m.fillByTemplate(formatNumber(template))} <Link to="/templates">{m.toTemplates}</Link>
        </li>
      )}
    </ul>
  )
}
