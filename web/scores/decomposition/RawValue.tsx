import type { Indicator } from '#contract/market/indicators.ts'
import { unitWords } from '../../indicators/units.ts'
import classes from '../sheet/sheet.module.css'
import { valueText } from '../why/value-text.ts'
import { decompositionMessages } from './decomposition-messages.ts'
import type { Part } from './parts.ts'

/** The figure that was ranked, marked where it is an estimate; a dash where the worst value stands for it. */
export function RawValue({ part: { leaf, level }, indicator }: { part: Part; indicator: Indicator | undefined }) {
  const m = decompositionMessages()
  if (level < 3) return null
  if (!leaf || leaf.value === null || !indicator) return <span className="und">—</span>
  const isEstimate = leaf.origin === 'inferred' || leaf.origin === 'estimated'
  return (
    <>
      {isEstimate && <span className="tag">{m.estimated}</span>}
      <span className={isEstimate ? 'est' : undefined}>{valueText(leaf.value, indicator)}</span>
      {indicator.type !== 'boolean' && <small className={classes.rawUnit}> {unitWords(indicator.unit)}</small>}
    </>
  )
}
