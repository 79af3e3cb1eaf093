import type { FtseStep } from '#contract/ftse-prediction/company.ts'
import type { StepOrder } from '../address.ts'

/** Steps as the reader wants them: by ease as they come, or by what the structure or the model makes of them. */
export function inOrder(steps: readonly FtseStep[], order: StepOrder): readonly FtseStep[] {
  if (order === 'ease') return steps
  const value = ({ gain, effect }: FtseStep) => (order === 'gain' ? gain : (effect ?? Number.NEGATIVE_INFINITY))
  return steps.toSorted((a, b) => value(b) - value(a))
}
