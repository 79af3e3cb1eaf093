import type { SearchFault } from '#contract/search/fault.ts'
import { parseCondition } from '#contract/search/text.ts'
import { useSearchState } from '../state.ts'
import type { SearchResult } from '../use-searches.ts'
import { Advanced } from './Advanced.tsx'
import { ConditionBoard } from './ConditionBoard.tsx'
import { Faulty } from './faults/Faulty.tsx'
import { conditionMessages } from './messages.ts'
import { NameBox } from './NameBox.tsx'
import { NoneLeft } from './NoneLeft.tsx'
import { Simple } from './Simple.tsx'
import './conditions.css'

interface Props {
  /** The last answer; undefined before the first, and when the search was refused. */
  readonly found: SearchResult | undefined
  readonly fault: SearchFault | undefined
  readonly isOutdated: boolean
}

/** The question: the box for names, the sentence, the conditions and their editors. */
export function Conditions({ found, fault, isOutdated }: Props) {
  const m = conditionMessages()
  const { state } = useSearchState()
  const isReadable = parseCondition(state.where ?? '').kind === 'read'
  return (
    <section className="con" aria-labelledby="conditions">
      <h2 className="sr" id="conditions">
        {m.section}
      </h2>
      <ConditionBoard found={found} isOutdated={isOutdated}>
        <NameBox found={found} isOutdated={isOutdated} />
        {fault && <Faulty fault={fault} />}
        {isReadable && (state.mode === 'simple' ? <Simple /> : <Advanced />)}
        {found?.total === 0 && !isOutdated && <NoneLeft found={found} />}
      </ConditionBoard>
    </section>
  )
}
