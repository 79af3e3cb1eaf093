import { formatNumber } from '../../format.ts'
import { level, minT } from '../pbr/order.ts'
import { percentText } from '../pbr/text.ts'
import classes from '../value.module.css'
import { simulationMessages } from './messages.ts'
import type { SimulationResult } from './use-simulation.ts'

/** The change in the exact form, what the linear one gives, and how far it may be off. */
export function Result({ result, isBack }: { readonly result: SimulationResult; readonly isBack: boolean }) {
  const m = simulationMessages()
  const { pbr, changes } = result
  const isUnsure = changes.some(({ t, q }) => Math.abs(t) < minT || q > level)
  return (
    <div role="status" className={classes.result}>
      {isBack ? (
        <p>{m.neededNote}</p>
      ) : (
        <>
          <p className={classes.headline}>
            <b>{m.result(percentText(pbr.exact))}</b>
            {pbr.changed !== null && <> · {m.changedPbr(formatNumber(pbr.changed, 2))}</>}
          </p>
          {pbr.low !== null && pbr.high !== null && (
            <p>{m.resultNote(percentText(pbr.linear), percentText(pbr.low), percentText(pbr.high))}</p>
          )}
        </>
      )}
      {isUnsure && <p className="note">{m.unsure}</p>}
    </div>
  )
}
