import { useMemo, useRef } from 'react'
import { formatPoints } from '../../format.ts'
import { useWidth } from '../engine/use-size.ts'
import { NavigableChart } from '../navigation/NavigableChart.tsx'
import type { ChartPoint } from '../navigation/points.ts'
import { type Bar, bars, barText, brackets, scaleOf, type WaterfallInput } from './bars.ts'
import { Columns } from './Columns.tsx'
import { columnLayout, type Layout, rowLayout } from './layout.ts'
import { Rows } from './Rows.tsx'
import '../charts.module.css'

interface Props {
  readonly label: string
  readonly input: WaterfallInput
  readonly height?: number
  readonly onSelect?: ((key: string) => void) | undefined
}

/** Pixels a column needs before its name no longer fits below it. */
const minColumn = 42

/** From the reference to the own score, step by step: columns where they have room, rows where they have not. */
export function Waterfall({ label, input, height = 352, onSelect }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const all = useMemo(() => bars(input), [input])
  const points = useMemo(() => all.map(toPoint), [all])
  const groups = brackets(input, all)
  const isNarrow = width < (all.length + 1) * minColumn
  const scale = scaleOf(all)
  const layout: Layout = isNarrow
    ? rowLayout(all, groups, scale, width)
    : columnLayout(all, scale, { width, height, hasGroups: groups.length > 0 })
  const parts = { bars: all, brackets: groups, scale, layout, width, height: layout.height }

  return (
    <NavigableChart
      {...{ label, width, points, frame, height: layout.height }}
      places={layout.slots.map(({ x, y, width: wide, height: high }) => ({ x: x + wide / 2, y: y + high / 2 }))}
      hit={({ x, y }) => layout.hit(x, y)}
      onSelect={onSelect && (({ key }) => onSelect(key))}
    >
      {width > 0 && (isNarrow ? <Rows {...parts} /> : <Columns {...parts} />)}
    </NavigableChart>
  )
}

function toPoint(bar: Bar, index: number): ChartPoint {
  const text =
    bar.gain === null ? `${bar.name} ${barText(bar)}` : `${bar.name} ${formatPoints(bar.gain, bar.decimals ?? 2)}`
  return { key: bar.key, text, at: [index, bar.to], opens: bar.gain !== null }
}
