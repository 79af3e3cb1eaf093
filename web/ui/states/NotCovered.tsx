import { formatDay } from '../../format.ts'
import { Empty } from './Empty.tsx'
import { stateMessages } from './state-messages.ts'

interface Props {
  /** What is covered, in words: `時価総額上位500社`, `the 500 largest companies`. */
  readonly universe: string
  /** The day the universe was drawn, `2024-07-31`. */
  readonly asOf: string
  readonly request?: () => void
}

export function NotCovered({ universe, asOf, request }: Props) {
  const m = stateMessages()
  return (
    <Empty
      title={m.notCovered}
      actions={
        request && (
          <button type="button" className="btn" onClick={request}>
            {m.requestCoverage}
          </button>
        )
      }
    >
      <p>{m.universe(universe, formatDay(asOf))}</p>
    </Empty>
  )
}
