import type { Indicator } from '#contract/market/indicators.ts'
import type { Lever } from '#contract/simulator/simulator.ts'
import { leverSteps } from '#methodology/scores/simulation/levers.ts'
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
  const at = (value: number) =>
    high === low ? width / 2 : inset + ((value - low) / (high - low)) * (width - 2 * inset)
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
      <line x1={inset} x2={width - inset} y1={y} y2={y} stroke="var(--rule)" />
      {goals.median !== null && (
        <line
          x1={at(goals.median)}
          x2={at(goals.median)}
          y1={y - 7}
          y2={y + 7}
          stroke="var(--series-ref)"
          strokeWidth={2}
        />
      )}
      {goals.quartile !== null && (
        <line
          x1={at(goals.quartile)}
          x2={at(goals.quartile)}
          y1={y - 4}
          y2={y + 4}
          stroke="var(--series-ref)"
          strokeWidth={2}
        />
      )}
      {goals.best !== null && (
        <circle cx={at(goals.best)} cy={y} r={3.4} fill="var(--paper)" stroke="var(--ink)" strokeWidth={1.2} />
      )}
      {from.value !== null && (
        <>
          <line x1={at(from.value)} x2={at(to)} y1={y} y2={y} stroke="var(--ink)" strokeWidth={1.4} />
          <circle cx={at(from.value)} cy={y} r={4.4} fill="var(--ink)" stroke="var(--paper)" strokeWidth={1.2} />
        </>
      )}
      <path d={`M${at(to)} ${y - 4.5}l4.5 4.5l-4.5 4.5l-4.5-4.5z`} fill="var(--brand)" stroke="var(--paper)" />
    </svg>
  )
}
