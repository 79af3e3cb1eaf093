import type { CompanyTargets } from '#contract/targets/targets.ts'
import { targetHorizons, targetTemperatureScopes } from '#contract/targets/targets.ts'
import { formatNumber, formatSignificant } from '../../format.ts'
import { temperatureHeadline } from '../list-headlines.ts'
import { listMessages } from '../list-messages.ts'
import { targetsMessages } from '../messages.ts'
import classes from '../targets.module.css'

type Temperature = CompanyTargets['temperature']
type Cell = Temperature['grid'][number]

/** Temperature scores by scope and horizon; each opens its formula. */
export function TemperatureFigure({ temperature }: { readonly temperature: Temperature }) {
  const m = listMessages().temperature
  const words = targetsMessages()
  const { grid, referenceYear, default: usual } = temperature
  return (
    <section className="fig c12" aria-labelledby="temperature">
      <header>
        <p className="label">
          <i>2</i>
          <span>{m.name}</span>
        </p>
        <h2 className="finding" id="temperature">
          {temperatureHeadline(temperature)}
        </h2>
        <p className="unit">{m.unit(String(referenceYear))}</p>
      </header>
      <div className={`fig-body ${classes.scroller}`}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{m.scope}</th>
              {targetHorizons.map((horizon) => (
                <th key={horizon} scope="col">
                  {m.horizons[horizon]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {targetTemperatureScopes.map((scope) => (
              <tr key={scope}>
                <th scope="row">{words.scopes[scope]}</th>
                {targetHorizons.map((horizon) => (
                  <td key={horizon}>
                    <Score cell={grid.find((one) => one.scope === scope && one.horizon === horizon)!} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="note">{m.note(formatNumber(usual, 1))}</p>
      <p className="note">{m.source}</p>
    </section>
  )
}

function Score({ cell: { scope, horizon, score, isDefault, regression } }: { readonly cell: Cell }) {
  const m = listMessages().temperature
  const words = targetsMessages()
  if (score === null) return <>— {m.missing}</>
  const text = `${formatNumber(score, 2)}℃`
  if (!regression)
    return (
      <>
        <b>{text}</b> <small>{isDefault ? m.isDefault : m.combined}</small>
      </>
    )
  const { variable, param, intercept, larr } = regression
  const number = (value: number) => formatSignificant(Number(value.toPrecision(6)), 6)
  return (
    <details>
      <summary>
        <b>{text}</b> <span className="sr">{m.formulaOf(`${words.scopes[scope]} ${m.horizonNames[horizon]}`)}</span>
      </summary>
      <p>
        max({number(param)} × {number(larr * 100)} + {number(intercept)}, 0) = {text}
      </p>
      <p>
        {m.larr} {formatNumber(larr * 100, 2)}%
        <br />
        {m.variables} {variable}
      </p>
    </details>
  )
}
