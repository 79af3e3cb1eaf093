import type { z } from 'zod'
import type { FactStatus } from '#contract/market/indicators.ts'
import { tipOnText } from '../ui/floating/tip.ts'
import { factMessages } from './fact-messages.ts'

/** How far a fact was checked, beside it. */
export function FactTag({ status }: { status: z.infer<typeof FactStatus> }) {
  const m = factMessages()
  return (
    <span className="tag fact-tag" {...tipOnText(m.means[status])}>
      {m.status[status]}
    </span>
  )
}
