import type { CompanyTargets } from '#contract/targets/targets.ts'
import { targetHorizons, targetTemperatureScopes } from '#contract/targets/targets.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatCalendarYear, formatNumber } from '../../format.ts'
import { Head } from '../../ui/rows/Head.tsx'
import { temperatureHeadline } from '../list-headlines.ts'
import { listMessages } from '../list-messages.ts'
import { targetsMessages } from '../messages.ts'
import classes from '../targets.module.css'

type Temperature = CompanyTargets['temperature']
type Cell = Temperature['grid'][number]

/** Degrees by scope and horizon; each opens to its formula. */
export function TemperatureFigure({ temperature }: { temperature: Temperature }) {
  const { temperature: m } = listMessages()
  const finding = temperatureHeadline(temperature)
  return (
    <Figure
      id="temperature"
      number={2}
      name={m.name}
      finding={finding}
      unit={m.unit(formatCalendarYear(temperature.referenceYear))}
      views={[{ key: 'grid', label: m.grid, content: <Grid temperature={temperature} caption={finding} /> }]}
      table={tableOf(temperature, finding)}
      notes={<p className="fig-note">{m.note(formatNumber(temperature.default, 1))}</p>}
      source={m.source}
    />
  )
}

const cellOf = ({ grid }: Temperature, scope: string, horizon: string) =>
  grid.find((each) => each.scope === scope && each.horizon === horizon)

function Grid({ temperature, caption }: { temperature: Temperature; caption: string }) {
  const { temperature: m } = listMessages()
  const { scopes } = targetsMessages()
  return (
    <table className={classes.table}>
      <caption className="sr">{caption}</caption>
      <Head columns={[m.scope, ...targetHorizons.map((horizon) => m.horizons[horizon])]} />
      <tbody>
        {targetTemperatureScopes.map((scope) => (
          <tr key={scope}>
            <th scope="row">{scopes[scope]}</th>
            {targetHorizons.map((horizon) => {
              const cell = cellOf(temperature, scope, horizon)
              return <td key={horizon}>{cell && <Score cell={cell} />}</td>
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Score({ cell }: { cell: Cell }) {
  const { temperature: m } = listMessages()
  const { scopes } = targetsMessages()
  const { score, isDefault, regression, scope, horizon } = cell
  if (score === null) return <span className="note">— {m.missing}</span>
  const degrees = `${formatNumber(score, 2)} ℃`
  if (!regression)
    return (
      <>
        <b>{degrees}</b> <span className="note">{isDefault ? m.isDefault : m.combined}</span>
      </>
    )
  return (
    <details className={classes.formula}>
      <summary>
        <b>{degrees}</b> <span className="sr">{m.formulaOf(`${scopes[scope]} ${m.horizons[horizon]}`)}</span>
      </summary>
      <code>{formulaOf(regression, score)}</code>
      <span className="note">
        {m.variables}: <span lang="en">{regression.variable}</span>
        <br />
        {m.larr}: {formatNumber(regression.larr, 2)}%
      </span>
    </details>
  )
}

/** With all the decimals that the coefficients have, so that it can be worked out again. */
function formulaOf({ param, intercept, larr }: NonNullable<Cell['regression']>, score: number): string {
  return `max(${formatNumber(param, 6)} × ${formatNumber(larr, 4)} + ${formatNumber(intercept, 6)}, 0) = ${formatNumber(score, 2)}`
}

function tableOf(temperature: Temperature, caption: string): TableOf {
  const { temperature: m } = listMessages()
  const { scopes } = targetsMessages()
  return {
    caption,
    rowsAre: 'companies',
    columns: [
      { label: m.scope },
      { label: m.horizon },
      { label: '℃', isNumber: true },
      { label: m.basis },
      { label: m.formula },
    ],
    rows: temperature.grid.map((cell) => ({
      key: `${cell.scope} ${cell.horizon}`,
      cells: [
        scopes[cell.scope],
        m.horizons[cell.horizon],
        figureCell(cell.score, (score) => formatNumber(score, 2)),
        cell.score === null
          ? m.missing
          : cell.regression
            ? cell.regression.variable
            : cell.isDefault
              ? m.isDefault
              : m.combined,
        cell.regression && cell.score !== null ? formulaOf(cell.regression, cell.score) : null,
      ],
    })),
  }
}
