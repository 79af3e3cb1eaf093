import { useId, useMemo, useRef } from 'react'
import { useWidth } from '../../charts/engine/use-size.ts'
import { NavigableChart } from '../../charts/navigation/NavigableChart.tsx'
import type { ChartPoint } from '../../charts/navigation/points.ts'
import { Hatch } from '../../charts/plot/marks.tsx'
import { Plot } from '../../charts/plot/Plot.tsx'
import { formatYear } from '../../format.ts'
import { targetsMessages } from '../messages.ts'
import { EdgeWords } from './EdgeWords.tsx'
import { Actual, Average, Axes, FinalLine, ForecastFan, GapArea, PathLines, TargetLines } from './marks.tsx'
import type { PathModel } from './model.ts'
import { areaOf, chartHeight } from './scale.ts'

interface Props {
  readonly label: string
  readonly model: PathModel
  /** A value with its unit. */
  readonly text: (value: number) => string
  /** A level against the base year: `−42%`. */
  readonly level: (line: PathModel['lines'][number]) => string
  /** Tonnes and years beside the newest figure. */
  readonly gapText: string | null
  readonly open: (year: number) => void
}

/** Figures, targets, the paths that science asks for, the gap, and the forecast on one scale that begins at zero. */
export function PathChart({ label, model, text, level, gapText, open }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [clip, hatch] = [useId(), useId()]
  const area = areaOf(model, width)
  const { left, right, top, foot, x, y } = area
  const points = useMemo(() => pointsOf(model, text, level), [model, text, level])
  return (
    <NavigableChart
      {...{ label, width, points, frame, height: chartHeight }}
      places={points.map(({ at: [year, value] }) =>
        year <= model.last ? { x: x(year), y: Math.max(top, y(value)) } : undefined,
      )}
      onSelect={({ key, at: [year] }) => key.startsWith('actual') && open(year)}
    >
      <Plot width={width} height={chartHeight}>
        <defs>
          <clipPath id={clip}>
            <rect x={left - 8} y={0} width={right - left + 14} height={foot + 1} />
          </clipPath>
          <Hatch id={hatch} color="var(--ink-3)" />
        </defs>
        <Axes model={model} area={area} />
        <g clipPath={`url(#${clip})`}>
          <ForecastFan model={model} area={area} />
          <GapArea model={model} area={area} />
          <Average model={model} area={area} />
          <PathLines model={model} area={area} />
          <FinalLine model={model} area={area} hatch={hatch} />
          <TargetLines model={model} area={area} hatch={hatch} />
          <Actual model={model} area={area} />
        </g>
        <EdgeWords model={model} area={area} level={level} gapText={gapText} />
      </Plot>
    </NavigableChart>
  )
}

/** What can be walked: figures, targets, the newest end of each path, and the forecast. */
function pointsOf(model: PathModel, text: Props['text'], level: Props['level']): ChartPoint[] {
  const m = targetsMessages()
  const words = (year: number, name: string, value: number) => `${formatYear(year)} ${name} ${text(value)}`
  return [
    ...model.actual.flatMap(({ year, value, isEstimated }): ChartPoint[] => {
      if (value === null) return []
      const name = isEstimated ? `${m.actual} (${m.estimated})` : m.actual
      return [{ key: `actual ${year}`, row: 'actual', text: words(year, name, value), at: [year, value] }]
    }),
    ...model.lines.flatMap((line): ChartPoint[] => {
      const { index, to, isSure } = line
      if (to.year > model.last) return []
      const name = `${m.targetOf(level(line), formatYear(to.year))}${isSure ? '' : ` (${m.waiting})`}`
      const says = `${name} ${text(to.value)}`
      return [{ key: `target ${index}`, row: 'target', text: says, at: [to.year, to.value], opens: false }]
    }),
    ...model.paths.flatMap(({ name, points }): ChartPoint[] => {
      const end = points.findLast(({ year }) => year <= model.last)
      if (!end) return []
      const says = words(end.year, m.paths[name], end.value)
      return [{ key: `path ${name}`, row: name, text: says, at: [end.year, end.value], opens: false }]
    }),
    ...model.forecast.flatMap(({ year, middle, bands }): ChartPoint[] => {
      const band = bands ? ` (${m.band('80')} ${text(bands[80].low)}–${text(bands[80].high)})` : ''
      const says = `${words(year, m.forecast, middle)}${band}`
      return [{ key: `forecast ${year}`, row: 'forecast', text: says, at: [year, middle], opens: false }]
    }),
  ]
}
