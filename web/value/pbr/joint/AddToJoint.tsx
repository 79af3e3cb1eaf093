import { maxJointIndicators } from '#contract/value-models/joint.ts'
import { jointMessages } from './messages.ts'
import { useJointChoice } from './use-joint.ts'

/** Puts an indicator into the joint regression below. */
export function AddToJoint({ indicator }: { readonly indicator: string }) {
  const m = jointMessages()
  const [{ codes }, change] = useJointChoice()
  const isIn = codes.includes(indicator)
  const isFull = codes.length >= maxJointIndicators
  return (
    <button
      type="button"
      className="act"
      disabled={isIn || isFull}
      onClick={() => change({ codes: [...codes, indicator] })}
    >
      {isIn ? m.added : isFull ? m.full(maxJointIndicators) : m.add}
    </button>
  )
}
