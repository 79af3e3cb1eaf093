import type { Simulation } from '#contract/simulator/simulator.ts'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { Waterfall } from '../../charts/waterfall/Waterfall.tsx'
import { formatPoints, formatScore, formatYear } from '../../format.ts'
import { nameOf } from '../../i18n/names.ts'
import { useIndicatorMap } from '../../indicators/use-indicators.ts'
import { useDisplayWords } from '../../scoring/displays.ts'
import { ScoreSelect } from '../../scoring/ScoreSelect.tsx'
import { scoreName } from '../../scoring/score-messages.ts'
import { useSimulatorAddress } from '../address.ts'
import { planHeadline } from '../headline.ts'
import { simulatorMessages } from '../messages.ts'
import classes from '../simulator.module.css'

/** From the score as it is to the score with the plan, step by step. */
export function ResultFigure({ simulation }: { simulation: Simulation }) {
  const m = simulatorMessages()
  const indicators = useIndicatorMap().data
  const [{ key }, change] = useSimulatorAddress()
  const { before, after } = simulation.scores.find((score) => score.key === simulation.key)!
  const { points } = useDisplayWords()
  const finding = planHeadline(simulation)
  const named = (code: string) => {
    const indicator = indicators?.get(code)
    return indicator ? nameOf(indicator) : code
  }
  const steps = simulation.steps.map(({ indicator, effect }) => ({
    key: indicator,
    name: named(indicator),
    gain: (effect ?? 0) * 100,
  }))
  const isDrawn = before.score !== null && after.score !== null
  return (
    <Figure
      id="simulation"
      number={1}
      name={m.result}
      finding={finding}
      unit={
        <>
          {simulation.year !== null && m.resultUnit(scoreName(simulation.key), formatYear(simulation.year))} {points}{' '}
          <ScoreSelect
            label={m.scoreChoice}
            className={classes.choice}
            value={key}
            choose={(next) => change({ key: next })}
          />
        </>
      }
      views={[
        {
          key: 'waterfall',
          label: m.waterfall,
          isPicture: isDrawn,
          content: isDrawn ? (
            <Waterfall
              label={finding}
              height={300}
              input={{
                start: { name: m.now, value: before.score! * 100 },
                end: { name: m.simulated, value: after.score! * 100 },
                steps,
                groups: [],
              }}
            />
          ) : (
            <p className="note">{m.notDrawn}</p>
          ),
        },
      ]}
      table={tableOf(simulation, finding, named)}
      notes={<p>{m.peersStand}</p>}
    />
  )
}

function tableOf({ scores, key, steps }: Simulation, caption: string, named: (code: string) => string): TableOf {
  const m = simulatorMessages()
  const { before, after } = scores.find((score) => score.key === key)!
  const score = (value: number | null) => figureCell(value === null ? null : value * 100, () => formatScore(value!))
  const number = (label: string) => ({ label, isNumber: true })
  return {
    caption,
    columns: [{ label: m.indicator }, number(m.points), number(m.score)],
    rows: [
      { key: 'before', cells: [m.now, null, score(before.score)] },
      ...steps.map(({ indicator, effect, after: state }) => ({
        key: indicator,
        cells: [
          named(indicator),
          figureCell(effect === null ? null : effect * 100, (points) => formatPoints(points)),
          score(state.score),
        ],
      })),
      { key: 'after', cells: [m.simulated, null, score(after.score)] },
    ],
  }
}
