import type { decompositionReferences } from '#contract/scores/decomposition.ts'
import { Empty } from '../../ui/states/Empty.tsx'
import { decompositionMessages } from './decomposition-messages.ts'

interface Props {
  readonly kind: (typeof decompositionReferences)[number]
  readonly isChosen: boolean
  readonly toAverage: () => void
}

/** Nobody to hold the score against yet, or nothing of theirs. */
export function NothingToCompare({ kind, isChosen, toAverage }: Props) {
  const m = decompositionMessages()
  return (
    <Empty
      title={isChosen ? m.nothing[kind] : m.choose}
      actions={
        kind !== 'average' && (
          <button type="button" className="btn" onClick={toAverage}>
            {m.toAverage}
          </button>
        )
      }
    >
      {!isChosen && <p>{m.chooseText}</p>}
    </Empty>
  )
}
