import { useMemo, useRef } from 'react'
import { useWidth } from '../../../charts/engine/use-size.ts'
import { NavigableChart } from '../../../charts/navigation/NavigableChart.tsx'
import { XAxis, YAxis } from '../../../charts/plot/axes.tsx'
import { Band, Line } from '../../../charts/plot/lines.tsx'
import { Plot } from '../../../charts/plot/Plot.tsx'
import { boxOf, endsOf, ticksOf, yearArea } from '../../../charts/plot/scales.ts'
import { formatCompact } from '../../../format.ts'
import type { ScenarioLine } from './lines.ts'

interface Props {
  readonly label: string
  readonly years: readonly number[]
  readonly lines: readonly ScenarioLine[]
  /** The two lines that a band lies between. */
  readonly band?: readonly [low: string, high: string]
  /** The year that headlines speak of. */
  readonly marked: number
  readonly text: (value: number) => string
  readonly height?: number
}

/** Lines over the years from zero, to be walked with the keyboard. */
export function LinesChart({ label, years, lines, band, marked, text, height = 320 }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const ticks = useMemo(
    () => ticksOf(0, Math.max(0, ...lines.flatMap(({ values }) => values.map((v) => v ?? 0)))),
    [lines],
  )
  const box = boxOf({ width, height }, { left: 60, right: 16, top: 14, bottom: 30 })
  const area = yearArea(box, { years: [years[0]!, years.at(-1)!], values: endsOf(ticks) })
  const { x, y, left, right, top, foot } = area
  const points = lines.flatMap(({ key, name, values }) =>
    values.flatMap((value, at) =>
      value === null
        ? []
        : [
            {
              key: `${key} ${at}`,
              row: key,
              text: `${years[at]} ${name} ${text(value)}`,
              at: [years[at]!, value] as const,
              opens: false,
            },
          ],
    ),
  )
  const step = [1, 2, 5, 10].find((each) => each * (right - left) >= years.length * 40) ?? 10
  return (
    <NavigableChart
      {...{ label, width, height, points, frame }}
      places={points.map(({ at: [year, value] }) => ({ x: x(year), y: y(value) }))}
    >
      <Plot width={width} height={height}>
        <YAxis area={area} ticks={ticks} text={formatCompact} />
        <XAxis area={area} ticks={years.filter((year) => year % step === 0)} text={String} />
        {years.includes(marked) && (
          <line x1={x(marked)} x2={x(marked)} y1={top} y2={foot} stroke="var(--rule-mid)" strokeDasharray="1 3" />
        )}
        {band && <Band area={area} points={between(years, lines, band)} fill="var(--series-2)" fillOpacity={0.14} />}
        {lines.map(({ key, color, dash, values }) => (
          <Line
            key={key}
            area={area}
            points={years.map((year, at) => ({ year, value: values[at] ?? null }))}
            stroke={color}
            strokeWidth={1.8}
            strokeDasharray={dash}
            strokeLinecap="round"
          />
        ))}
      </Plot>
    </NavigableChart>
  )
}

/** Both ends of a band, over the years that have them. */
function between(years: readonly number[], lines: readonly ScenarioLine[], band: readonly [low: string, high: string]) {
  const [low, high] = band.map((key) => lines.find((line) => line.key === key)?.values ?? [])
  return years.flatMap((year, at) => {
    const ends = { low: low![at] ?? null, high: high![at] ?? null }
    return ends.low === null || ends.high === null ? [] : [{ year, low: ends.low, high: ends.high }]
  })
}
