import type { Indicator } from '#contract/market/indicators.ts'
import classes from '../sheet/sheet.module.css'
import { rankedText, rankedUnit } from '../why/value-text.ts'
import { decompositionMessages } from './decomposition-messages.ts'
import type { Part } from './parts.ts'

/** The figure that was ranked, an amount per size where such are, marked where it is an estimate; a dash where the worst value stands for it. */
export function RankedValue({ part: { leaf, level }, indicator }: { part: Part; indicator: Indicator | undefined }) {
  const m = decompositionMessages()
  if (level < 3) return null
  if (!leaf || leaf.ranked === null || !indicator) return <span className="und">—</span>
  const isEstimate = leaf.origin === 'inferred' || leaf.origin === 'estimated'
  const size = leaf.size?.indicator
  const unit = rankedUnit(indicator, size)
  return (
    <>
      {isEstimate && <span className="tag">{m.estimated}</span>}
      <span className={isEstimate ? 'est' : undefined}>{rankedText(leaf.ranked, indicator, size)}</span>
      {unit && <small className={classes.rawUnit}> {unit}</small>}
    </>
  )
}
