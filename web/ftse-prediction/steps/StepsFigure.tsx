import { Link } from '@tanstack/react-router'
import type { FtsePrediction, FtseStep } from '#contract/ftse-prediction/company.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { formatNumber, formatPoints, formatShare } from '../../format.ts'
import { Head, num } from '../../ui/rows/Head.tsx'
import { useIsPrinting } from '../../ui/use-is-printing.ts'
import { stepOrders } from '../address.ts'
import classes from '../themes/themes.module.css'
import { useFtseAddress } from '../use-prediction.ts'
import { stepMessages } from './messages.ts'
import { inOrder } from './order.ts'
import { stepTable } from './table.ts'
import { type Names, useNames } from './use-names.ts'

/** Steps that are listed at first. */
const few = 10

/** What would raise the score, by indicator. */
export function StepsFigure({ prediction }: { readonly prediction: FtsePrediction }) {
  const m = stepMessages()
  const { stepsBy } = useFtseAddress()
  const names = useNames(prediction)
  const steps = inOrder(prediction.steps, stepsBy)
  const [easiest] = prediction.steps
  return (
    <Figure
      id="ftse_steps"
      number={3}
      name={m.name}
      finding={
        easiest
          ? m.finding(
              names.indicator(easiest),
              formatPoints(easiest.gain, 2),
              easiest.peers === null ? '—' : formatShare(easiest.peers),
            )
          : m.noFinding
      }
      unit={m.unit}
      views={[{ key: 'list', label: m.list, content: <Steps steps={steps} names={names} /> }]}
      table={stepTable(steps, names)}
      notes={<p className="note">{m.note}</p>}
    />
  )
}

function Steps({ steps, names }: { readonly steps: readonly FtseStep[]; readonly names: Names }) {
  const m = stepMessages()
  const { stepsBy, steps: stepsView, change } = useFtseAddress()
  const isPrinting = useIsPrinting()
  const isAll = stepsView === 'all' || isPrinting
  return (
    <>
      <div className="tools">
        <label>
          {m.order}{' '}
          <select
            value={stepsBy}
            onChange={({ target }) => {
              const next = stepOrders.find((one) => one === target.value)
              change({ stepsBy: next === 'ease' ? undefined : next })
            }}
          >
            {stepOrders.map((one) => (
              <option key={one} value={one}>
                {m.orders[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <table className={classes.table}>
        <Head
          columns={[
            m.columns.indicator,
            m.columns.kind,
            ...[m.columns.gain, m.columns.effect, m.columns.peers].map(num),
          ]}
        />
        <tbody>
          {(isAll ? steps : steps.slice(0, few)).map((step) => (
            <StepRow key={step.indicator} step={step} names={names} />
          ))}
        </tbody>
      </table>
      {steps.length > few && !isPrinting && (
        <button
          type="button"
          className={`act ${classes.more}`}
          onClick={() => change({ steps: isAll ? undefined : 'all' })}
        >
          {isAll ? m.first(formatNumber(few)) : m.all(formatNumber(steps.length))}
        </button>
      )}
    </>
  )
}

function StepRow({ step, names }: { readonly step: FtseStep; readonly names: Names }) {
  const m = stepMessages()
  const { indicator, kind, gain, effect, peers } = step
  return (
    <tr>
      <th scope="row">
        <Link to="/definitions/$indicator" params={{ indicator }} search={{}}>
          {names.indicator(step)}
        </Link>{' '}
        <span className="code">{indicator}</span> <small className="mut">{names.theme(step)}</small>
      </th>
      <td>{m.kinds[kind]}</td>
      <td className="num" data-label={m.columns.gain}>
        {formatPoints(gain, 2)}
      </td>
      <td className="num" data-label={m.columns.effect}>
        {effect === null ? '—' : formatPoints(effect, 2)}
      </td>
      <td className="num" data-label={m.columns.peers}>
        {peers === null ? '—' : formatShare(peers)}
      </td>
    </tr>
  )
}
