import { useRef } from 'react'
import type { Industry } from '#contract/market/industry.ts'
import { useWidth } from '../../charts/engine/use-size.ts'
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
  const known = marks.flatMap((mark) => (mark.value === null ? [] : [{ ...mark, value: mark.value }]))
  const isRight = known.reduce((sum, { value }) => sum + value - middle, 0) > 0
  return known
    .sort((a, b) => (isRight ? b.value - a.value : a.value - b.value))
    .map((mark, index) => ({ ...mark, isRight, y: 14 + index * 14 }))
}

/** Tens with room around every score and mark; all there is where nobody has a score. */
function rangeOf(values: readonly number[]): readonly [number, number] {
  if (values.length === 0) return [0, 1]
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return [Math.max(0, Math.floor(low * 10 - 1) / 10), Math.min(1, Math.ceil(high * 10 + 1) / 10)]
}

type Scale = (share: number) => number

/** How many companies stand where from 0 to 100, the middle half darker, with median, average and the market’s median. */
export function IndustryHistogram({ total, label }: { total: Industry['totals'][number]; label: string }) {
  const m = industryMessages()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame) || defaultWidth
  const { scores, quartiles, average, marketMedian } = total
  const [low, high] = rangeOf([scores[0], scores.at(-1), average, marketMedian].filter((value) => value != null))
  const x: Scale = (share) => 16 + ((share - low) / (high - low)) * (width - 32)
  const ticks = Array.from({ length: Math.round((high - low) * 10) + 1 }, (_, index) => low + index / 10)
  const bins = binsOf(scores, [low, high], Math.round((high - low) / step))
  const most = Math.max(1, ...bins.map(({ count }) => count))
  const isMiddle = (from: number, to: number) =>
    quartiles && (from + to) / 2 >= quartiles.lower && (from + to) / 2 <= quartiles.upper
  const marks = [
    { name: m.median, value: quartiles?.median ?? null, color: 'var(--ink)', dash: undefined },
    { name: m.tenAverage, value: average, color: 'var(--ink)', dash: '5 3' },
    { name: m.marketMedian, value: marketMedian, color: 'var(--ink-2)', dash: '1.5 3' },
  ]
  return (
    <div ref={frame}>
      <svg
        data-picture
        className={classes.industryHistogram}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={label}
        fontFamily="var(--font-sans)"
        fontSize={11}
      >
        {bins.map(({ from, to, count }) => (
          <rect
            key={from}
            x={x(from) + 0.6}
            width={x(to) - x(from) - 1.2}
            y={base - (count / most) * (base - top - 10)}
            height={(count / most) * (base - top - 10)}
            fill={isMiddle(from, to) ? 'var(--series-ref)' : 'var(--series-peer)'}
          />
        ))}
        <line x1={x(0)} x2={x(1)} y1={base} y2={base} stroke="var(--rule-mid)" />
        {ticks.map((share) => (
          <text key={share} x={x(share)} y={base + 16} textAnchor="middle" fill="var(--ink-2)">
            {formatScore(share).replace(/\.0$/, '')}
          </text>
        ))}
        {quartiles && <Quarters quartiles={quartiles} x={x} />}
        {inSteps(marks, (low + high) / 2).map((mark) => (
          <Mark key={mark.name} {...mark} x={x} />
        ))}
      </svg>
    </div>
  )
}

interface QuartersProps {
  readonly quartiles: NonNullable<Industry['totals'][number]['quartiles']>
  readonly x: Scale
}

/** The box below the axis: lowest, quarter, median, quarter, highest. */
function Quarters({ quartiles: { least, lower, median, upper, most }, x }: QuartersProps) {
  const y = base + 34
  return (
    <g>
      <line x1={x(least)} x2={x(most)} y1={y} y2={y} stroke="var(--rule-mid)" />
      <rect x={x(lower)} width={x(upper) - x(lower)} y={y - 6} height={12} fill="var(--series-ref)" />
      <line x1={x(median)} x2={x(median)} y1={y - 8} y2={y + 8} stroke="var(--ink)" strokeWidth={2} />
    </g>
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
      <text
        x={x(value) + (isRight ? -6 : 6)}
        y={y}
        textAnchor={isRight ? 'end' : 'start'}
        fill={color}
        stroke="var(--paper)"
        strokeWidth={3}
        paintOrder="stroke"
      >
        {`${name} ${formatScore(value)}`}
      </text>
    </g>
  )
}
