import { formatDifference, formatNumber } from '../../format.ts'
import { axisText, type ChartOption, type Sheet } from '../engine/option.ts'
import { textWidth } from '../labels/labels.ts'
import { chartMessages } from '../messages.ts'
import type { ChartPoint } from '../navigation/points.ts'
import type { ProfileAxis } from './profile.ts'

/** More axes than this no longer read as a shape. */
export const maxAxes = 8

/** A line of the radar: radius and angle of each axis, back to the first; `-` leaves a gap. */
export function spokes(values: readonly (number | null)[]): (readonly [number | '-', number])[] {
  const step = 360 / values.length
  const around = values.map((value, index) => [value ?? '-', index * step] as const)
  return [...around, [values[0] ?? '-', 360] as const]
}

/** Angles of the axes that have no value of our own; they are hatched, never zero. */
export function gaps(values: readonly (number | null)[]): number[] {
  return values.flatMap((value, index) => (value === null ? [(index * 360) / values.length] : []))
}

export function radarPoints(axes: readonly ProfileAxis[]): ChartPoint[] {
  const m = chartMessages()
  return axes.slice(0, maxAxes).map(({ key, name, own, average }, index, visible) => {
    const difference =
      own === null || average === null
        ? ''
        : ` (${m.average} ${formatNumber(average, 1)}, ${formatDifference(own, average)})`
    return {
      key,
      text: own === null ? `${name}: ${m.undisclosed}` : `${name} ${formatNumber(own, 1)}${difference}`,
      at: [own ?? 50, (index * 360) / visible.length],
      opens: own !== null,
    }
  })
}

/** Own line in ink, average dashed, and at most one more; lines only, so that no area is weighed by eye. */
export function radarOption(all: readonly ProfileAxis[], sheet: Sheet): ChartOption {
  const { palette } = sheet
  const axes = all.slice(0, maxAxes)
  const own = axes.map((axis) => axis.own)
  const other = axes.map((axis) => axis.other ?? null)
  const line = { type: 'line', coordinateSystem: 'polar', connectNulls: false, silent: true } as const
  return {
    polar: { center: ['50%', '50%'], radius: radiusOf(axes, sheet) },
    angleAxis: angles(axes, sheet),
    radiusAxis: {
      min: 0,
      max: 100,
      interval: 25,
      axisLine: { show: false },
      axisTick: { show: false },
      axisLabel: {
        fontSize: 9,
        color: palette['ink-3'],
        formatter: (value: number) => (value === 50 ? '50' : ''),
        margin: 3,
      },
      splitLine: { lineStyle: { color: palette.rule } },
    },
    series: [
      { type: 'custom', coordinateSystem: 'polar', silent: true, data: gaps(own), renderItem: hatch(own, sheet) },
      {
        ...line,
        name: 'average',
        symbol: 'none',
        data: spokes(axes.map((axis) => axis.average)) as [number, number][],
        lineStyle: { color: palette['series-ref'], width: 1.2, type: [3, 2] },
      },
      {
        ...line,
        name: 'other',
        symbol: 'rect',
        symbolSize: 5,
        data: other.some((value) => value !== null) ? (spokes(other) as [number, number][]) : [],
        lineStyle: { color: palette['series-2'], width: 1.4, type: [6, 3] },
        itemStyle: { color: palette['series-2'] },
      },
      {
        ...line,
        name: 'own',
        symbol: 'circle',
        symbolSize: 5.5,
        data: spokes(own) as [number, number][],
        lineStyle: { color: palette['series-1'], width: 1.7 },
        itemStyle: { color: palette['series-1'] },
      },
    ],
  }
}

/** As large as the names around it allow. */
function radiusOf(axes: readonly ProfileAxis[], { width, height }: Sheet): number {
  const widest = Math.max(
    0,
    ...axes.flatMap(({ name }) => foldName(name).split('\n')).map((line) => textWidth(line, 11)),
  )
  return Math.max(40, Math.min(height / 2 - 40, width / 2 - widest - 10))
}

function angles(axes: readonly ProfileAxis[], sheet: Sheet): NonNullable<ChartOption['angleAxis']> {
  const step = 360 / axes.length
  const { palette } = sheet
  return {
    type: 'value',
    min: 0,
    max: 360,
    interval: step,
    startAngle: 90,
    clockwise: true,
    axisLine: { lineStyle: { color: palette['rule-mid'] } },
    axisTick: { show: false },
    splitLine: { lineStyle: { color: palette.rule } },
    axisLabel: {
      ...axisText(sheet),
      margin: 7,
      formatter: (angle: number) => (angle > 359 ? '' : foldName(axes[Math.round(angle / step)]?.name ?? '')),
    },
  }
}

/** A long name in two lines: at its space; a Japanese one in its middle. */
export function foldName(name: string): string {
  const space = name.indexOf(' ')
  if (space > 0) return `${name.slice(0, space)}\n${name.slice(space + 1)}`
  if (name.length < 6 || /[a-z]/i.test(name)) return name
  const middle = Math.ceil(name.length / 2)
  return `${name.slice(0, middle)}\n${name.slice(middle)}`
}

interface Api {
  coord(at: readonly number[]): number[]
}

function hatch(own: readonly (number | null)[], { palette }: Sheet) {
  const angle = gaps(own)
  return ({ dataIndex }: { dataIndex: number }, api: unknown) => {
    const [from, to] = [2, 100].map((radius) => (api as Api).coord([radius, angle[dataIndex]!]))
    return {
      type: 'line' as const,
      shape: { x1: from![0]!, y1: from![1]!, x2: to![0]!, y2: to![1]! },
      style: { stroke: palette['band-none'], lineWidth: 5, lineDash: [2, 3] },
    }
  }
}
