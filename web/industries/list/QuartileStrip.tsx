import { scaleLinear } from 'd3-scale'
import type { Quartiles } from '#contract/industries/industry-parts.ts'
import { Span } from '../../charts/plot/marks.tsx'
import { BoxPlot, percentStrip } from '../../charts/plot/strips.tsx'

interface Props {
  readonly quartiles: Quartiles
  /** 0 to 1; null draws no dot. */
  readonly average: number | null
  /** Ends of the scale, 0 to 1. */
  readonly range: readonly [number, number]
  readonly label: string
}

/** Lowest to highest as a line, the middle half as a box, the median as a tick, the average of the ten largest as a dot. */
export function QuartileStrip({ quartiles: { least, lower, median, upper, most }, average, range, label }: Props) {
  const strip = percentStrip(scaleLinear(range, [2, 98]))
  const y = 11
  return (
    <svg className="dot-line" height={22} role="img" aria-label={label}>
      <Span from="0" to="100%" y={y} stroke="var(--rule-faint)" />
      <BoxPlot {...{ strip, lower, median, upper, y }} min={least} max={most} reach={4} />
      {average !== null && (
        <circle cx={strip.at(average)} cy={y} r={4.2} fill="var(--ink)" stroke="var(--paper)" strokeWidth={1.2} />
      )}
    </svg>
  )
}

/** Tens around all of them. */
export function rangeOf(all: readonly (Quartiles | null)[]): readonly [number, number] {
  const values = all.filter((each) => each !== null)
  if (values.length === 0) return [0, 1]
  const tens = (value: number, round: (value: number) => number) => round(value * 10) / 10
  return [
    tens(Math.min(...values.map(({ least }) => least)), Math.floor),
    tens(Math.max(...values.map(({ most }) => most)), Math.ceil),
  ]
}
