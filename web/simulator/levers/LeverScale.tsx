import { scaleLinear } from 'd3-scale'
import type { Indicator } from '#contract/market/indicators.ts'
import type { Lever } from '#contract/simulator/simulator.ts'
import { leverSteps } from '#methodology/scores/simulation/levers.ts'
import { Diamond, Span, Tick } from '../../charts/plot/marks.tsx'
import { figureText } from '../figure-text.ts'
import { simulatorMessages } from '../messages.ts'
import classes from '../simulator.module.css'

const [width, height] = [150, 26]
const inset = 6

/** Now, the middle of the peers, their better quarter and the own best year on one line; read out as words. */
export function LeverScale({
  lever: { from, goals, to },
  indicator,
}: {
  lever: Lever
  indicator: Indicator | undefined
}) {
  const m = simulatorMessages()
  const marks = leverSteps.flatMap((step) => (goals[step] === null ? [] : [{ step, value: goals[step] }]))
  const all = [...marks.map(({ value }) => value), to, ...(from.value === null ? [] : [from.value])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const at = scaleLinear([low, high], [inset, width - inset])
  const y = height / 2
  const words = [
    m.marks.now(from.value === null ? m.undisclosed : figureText(from.value, indicator)),
    ...marks.map(({ step, value }) => m.marks[step](figureText(value, indicator))),
  ].join(m.comma)
  return (
    <svg
      className={classes.mark}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={words}
    >
      <Span from={inset} to={width - inset} y={y} stroke="var(--rule)" />
      {goals.median !== null && (
        <Tick x={at(goals.median)} y={y} reach={7} stroke="var(--series-ref)" strokeWidth={2} />
      )}
      {goals.quartile !== null && (
        <Tick x={at(goals.quartile)} y={y} reach={4} stroke="var(--series-ref)" strokeWidth={2} />
      )}
      {goals.best !== null && (
        <circle cx={at(goals.best)} cy={y} r={3.4} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.2} />
      )}
      {from.value !== null && (
        <>
          <Span from={at(from.value)} to={at(to)} y={y} stroke="var(--ink)" strokeWidth={1.4} />
          <circle cx={at(from.value)} cy={y} r={4.4} fill="var(--ink)" stroke="var(--paper)" strokeWidth={1.2} />
        </>
      )}
      <Diamond x={at(to)} y={y} reach={4.5} fill="var(--brand)" stroke="var(--paper)" />
    </svg>
  )
}
