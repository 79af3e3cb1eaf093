import type { DisclosedCount } from '#contract/scores/score.ts'
import { formatNumber } from '../../format.ts'
import { tip } from '../../ui/floating/tip.ts'
import { disclosedCountText, scoreMessages } from '../score-messages.ts'

/** In the place of a missing score: how little of what it is of was disclosed; a dash where there was no report. */
export function Unscored({ known }: { known: DisclosedCount | null | undefined }) {
  if (!known) return <span className="und">—</span>
  return (
    <span className="und nw" {...tip(disclosedCountText(known))}>
      <small aria-hidden="true">{tooLittleShort(known)}</small>
      <span className="sr">{disclosedCountText(known)}</span>
    </span>
  )
}

export const tooLittleShort = ({ disclosed, of }: DisclosedCount): string =>
  scoreMessages().tooLittleShort(formatNumber(disclosed), formatNumber(of))
