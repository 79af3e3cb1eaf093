import type { RegressionRow } from '#contract/value-models/regressions.ts'
import { nameOf } from '../../indicators/names.ts'
import { unitWords } from '../../indicators/units.ts'
import { Icon } from '../../ui/icons.tsx'
import { pbrMessages } from '../pbr/messages.ts'
import { actualText, percentText, rangeText, signedText } from '../pbr/text.ts'
import classes from '../value.module.css'
import type { Draft } from './draft.ts'
import { simulationMessages } from './messages.ts'
import { useSimulated } from './use-simulated.ts'
import type { SimulationResult } from './use-simulation.ts'

interface Props {
  readonly rows: readonly RegressionRow[]
  readonly draft: Draft
  readonly isBack: boolean
  readonly result: SimulationResult | undefined
}

/** One indicator a row: its coefficient, what it is now, how much it changes and what it is then. */
export function ChangeRows({ rows, draft, isBack, result }: Props) {
  const m = simulationMessages()
  const [codes, change] = useSimulated()
  return (
    <div className={classes.box}>
      <table className={`compact ${classes.changes}`}>
        <thead>
          <tr>
            <th scope="col">{m.indicator}</th>
            <th scope="col" className="num">
              {m.coefficient}
            </th>
            <th scope="col">{pbrMessages().columns.actual}</th>
            <th scope="col" className={isBack ? 'num' : undefined}>
              {isBack ? m.needed : m.change}
            </th>
            <th scope="col" className="num">
              {m.changed}
            </th>
            <th scope="col">
              <span className="sr">{m.remove('')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { indicator, best } = row
            const { value, low, high } = best.fit!.kpi
            const answer = result?.changes.find((each) => each.indicator === indicator)
            const name = nameOf(row)
            return (
              <tr key={indicator}>
                <th scope="row">
                  {name} <small>{pbrMessages().lag(best.lag)}</small>
                </th>
                <td className="num">
                  {signedText(value)}
                  <small>{rangeText(signedText(low), signedText(high))}</small>
                </td>
                <td>
                  <input
                    aria-label={m.actualOf(name)}
                    inputMode="decimal"
                    size={10}
                    value={draft.actualOf(row)}
                    onChange={({ target }) => draft.setActual(indicator, target.value)}
                  />{' '}
                  <small>{unitWords(row.unit)}</small>
                </td>
                <td className={isBack ? 'num' : undefined}>
                  {isBack ? (
                    <Needed answer={answer} />
                  ) : (
                    <input
                      aria-label={m.changeOf(name)}
                      inputMode="decimal"
                      size={6}
                      value={draft.changeOf(row)}
                      onChange={({ target }) => draft.setChange(indicator, target.value)}
                    />
                  )}
                </td>
                <td className="num">{answer?.changed == null ? '—' : actualText(answer.changed)}</td>
                <td>
                  <button
                    type="button"
                    className="icon-btn"
                    aria-label={m.remove(name)}
                    onClick={() => change(codes.filter((code) => code !== indicator))}
                  >
                    <Icon name="close" />
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Needed({ answer }: { readonly answer: SimulationResult['changes'][number] | undefined }) {
  const m = simulationMessages()
  if (!answer) return <>—</>
  if (answer.change === null || answer.linear === null) return <>{m.unreachable}</>
  return (
    <>
      {percentText(answer.change)} <small>({percentText(answer.linear)})</small>
    </>
  )
}
