import type { SearchFault } from '#contract/search/fault.ts'
import { parseCondition } from '#contract/search/text.ts'
import { useSearchState } from '../state.ts'
import type { SearchResult } from '../use-searches.ts'
import { AdvancedConditions } from './AdvancedConditions.tsx'
import { ConditionBoard } from './ConditionBoard.tsx'
import classes from './conditions.module.css'
import { FaultNotice } from './faults/FaultNotice.tsx'
import { conditionMessages } from './messages.ts'
import { NoResults } from './NoResults.tsx'
import { SimpleConditions } from './SimpleConditions.tsx'

interface Props {
  /** The last answer; undefined before the first, and when the search was refused. */
  readonly result: SearchResult | undefined
  readonly fault: SearchFault | undefined
  readonly isOutdated: boolean
}

/** The question below the box for names: the sentence, the conditions and their editors. */
export function Conditions({ result, fault, isOutdated }: Props) {
  const m = conditionMessages()
  const { state } = useSearchState()
  const isReadable = parseCondition(state.where ?? '').kind === 'read'
  return (
    <section className={classes.con} aria-labelledby="conditions">
      <h2 className="sr" id="conditions">
        {m.section}
      </h2>
      <ConditionBoard result={result} isOutdated={isOutdated}>
        {fault && <FaultNotice fault={fault} />}
        {isReadable && (state.mode === 'simple' ? <SimpleConditions /> : <AdvancedConditions />)}
        {result?.total === 0 && !isOutdated && <NoResults result={result} />}
      </ConditionBoard>
    </section>
  )
}
