import { scaleLinear } from 'd3-scale'
import { useRef } from 'react'
import type { Industry } from '#contract/industries/industry.ts'
import { useWidth } from '../../charts/engine/use-size.ts'
import { XAxis } from '../../charts/plot/axes.tsx'
import { halo } from '../../charts/plot/marks.tsx'
import { Plot } from '../../charts/plot/Plot.tsx'
import type { Scale } from '../../charts/plot/scales.ts'
import { BoxPlot, pixelStrip } from '../../charts/plot/strips.tsx'
import { binsOf } from '../../charts/small/bins.ts'
import { formatScore } from '../../format.ts'
import classes from '../industries.module.css'
import { industryMessages } from '../messages.ts'

/** Until its room has been measured. */
const defaultWidth = 640
const height = 236
const base = 186
const top = 44
/** Two points. */
const step = 0.02

/** All words on the side that has more room, in steps: what they pass over begins below them. */
function inSteps<M extends { readonly value: number | null }>(marks: readonly M[], middle: number) {
  const knownMarks = marks.flatMap((mark) => (mark.value === null ? [] : [{ ...mark, value: mark.value }]))
  const isRight = knownMarks.reduce((sum, { value }) => sum + value - middle, 0) > 0
  return knownMarks
    .sort((a, b) => (isRight ? b.value - a.value : a.value - b.value))
    .map((mark, index) => ({ ...mark, isRight, y: 14 + index * 14 }))
}

/** Tens with room around every score and mark; all there is where nobody has a score. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  if (values.length === 0) return [0, 1]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return [Math.max(0, Math.floor(low * 10 - 1) / 10), Math.min(1, Math.ceil(high * 10 + 1) / 10)]
}

/** How many companies stand where from 0 to 100, the middle half darker, with median, average and the market’s median. */
export function IndustryHistogram({ total, label }: { total: Industry['totals'][number]; label: string }) {
  const m = industryMessages()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame) || defaultWidth
  const { scores, quartiles, average, marketMedian } = total
  const [low, high] = rangeOf([scores[0], scores.at(-1), average, marketMedian].filter((value) => value != null))
  const x = scaleLinear([low, high], [16, width - 16])
  const bins = binsOf(scores, [low, high], Math.round((high - low) / step))
  const y = scaleLinear([0, Math.max(1, ...bins.map(({ count }) => count))], [base, top + 10])
  const isMiddle = (from: number, to: number) =>
    quartiles && (from + to) / 2 >= quartiles.lower && (from + to) / 2 <= quartiles.upper
  const marks = [
    { name: m.median, value: quartiles?.median ?? null, color: 'var(--ink)', dash: undefined },
    { name: m.tenAverage, value: average, color: 'var(--ink)', dash: '5 3' },
    { name: m.marketMedian, value: marketMedian, color: 'var(--ink-2)', dash: '1.5 3' },
  ]
  return (
    <div ref={frame}>
      <Plot {...{ width, height, label }} className={classes.industryHistogram}>
        {bins.map(({ from, to, count }) => (
          <rect
            key={from}
            x={x(from) + 0.6}
            width={x(to) - x(from) - 1.2}
            y={y(count)}
            height={base - y(count)}
            fill={isMiddle(from, to) ? 'var(--series-ref)' : 'var(--series-peer)'}
          />
        ))}
        <XAxis
          area={{ left: x(low), right: x(high), foot: base, x }}
          ticks={x.ticks(Math.round((high - low) * 10))}
          text={(share) => formatScore(share).replace(/\.0$/, '')}
        />
        {quartiles && (
          <BoxPlot
            min={quartiles.least}
            lower={quartiles.lower}
            median={quartiles.median}
            upper={quartiles.upper}
            max={quartiles.most}
            strip={pixelStrip(x)}
            y={base + 34}
            reach={6}
            fill="var(--series-ref)"
          />
        )}
        {inSteps(marks, (low + high) / 2).map((mark) => (
          <Mark key={mark.name} {...mark} x={x} />
        ))}
      </Plot>
    </div>
  )
}

interface MarkProps {
  readonly name: string
  readonly value: number
  readonly x: Scale
  /** Whether its words stand to the left of it. */
  readonly isRight: boolean
  readonly y: number
  readonly color: string
  readonly dash: string | undefined
}

function Mark({ name, value, x, isRight, y, color, dash }: MarkProps) {
  return (
    <g>
      <line x1={x(value)} x2={x(value)} y1={y - 8} y2={base} stroke={color} strokeWidth={1.3} strokeDasharray={dash} />
      <text x={x(value) + (isRight ? -6 : 6)} y={y} textAnchor={isRight ? 'end' : 'start'} fill={color} {...halo}>
        {`${name} ${formatScore(value)}`}
      </text>
    </g>
  )
}
