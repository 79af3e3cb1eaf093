import { Icon } from '../ui/icons.tsx'
import { Gate } from '../ui/states/Gate.tsx'
import { type ComparedCompany, useComparison } from './comparison.ts'
import { comparisonMessages } from './comparison-messages.ts'
import classes from './comparison-tray.module.css'
import { useAdding } from './use-adding.ts'

/** Puts one company into the comparison and takes it out again; without room it stays and says so. */
export function CompareButton({ company }: { company: ComparedCompany }) {
  const m = comparisonMessages()
  const { has, remove } = useComparison()
  const { refusal, add } = useAdding([company])
  const isIn = has(company.id)
  return (
    <span className={classes.compareButton}>
      <Gate isClosed={refusal !== null} reason={refusal ?? ''}>
        <button
          type="button"
          className="btn"
          aria-pressed={isIn}
          onClick={() => {
            if (isIn) remove(company.id)
            else add()
          }}
        >
          <Icon name={isIn ? 'check' : 'scales'} />
          <span className="compare-word">{isIn ? m.added : m.add}</span>
        </button>
      </Gate>
    </span>
  )
}
