import type { CompanyTarget } from '#contract/targets/targets.ts'
import { formatShare, formatYear } from '../../format.ts'
import { cardMessages } from '../card-messages.ts'
import { changeText, tonnesText } from '../figure-text.ts'

/** Whether a target was reached, or how much of the way is done. */
export function TargetProgress({ target }: { target: CompanyTarget }) {
  const m = cardMessages()
  const { outcome } = target
  return (
    <>
      <b data-outcome={outcome}>{m.outcomes[outcome]}</b> {outcome === 'open' ? openText(target) : dueText(target)}
    </>
  )
}

function dueText({ inYear, targetYear, pace }: CompanyTarget): string {
  const m = cardMessages()
  if (inYear === null || !pace?.base || pace.targetEmissions === null) return ''
  const result = m.inYear(formatYear(targetYear), tonnesText(inYear), changeText(inYear / pace.base - 1))
  const over = inYear - pace.targetEmissions
  return over > 0 && tonnesText(over) !== '0' ? `${result}${m.comma}${m.leftOver(tonnesText(over))}` : result
}

function openText({ pace }: CompanyTarget): string {
  const m = cardMessages()
  if (!pace || pace.left === null) return m.noGap
  if (pace.left === 0) return m.reachedLevel
  const left = m.left(tonnesText(pace.left), tonnesText(pace.leftEachYear ?? pace.left))
  if (pace.done === null) return left
  return `${pace.done < 0 ? m.rose : m.progress(formatShare(pace.done))}${m.comma}${left}`
}
