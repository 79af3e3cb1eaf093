import { scaleLinear } from 'd3-scale'
import { XAxis, YAxis } from '../../charts/plot/axes.tsx'
import { linePath } from '../../charts/plot/paths.ts'
import { boxOf, endsOf, ticksOf } from '../../charts/plot/scales.ts'
import { formatDay } from '../../format.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

const size = { width: 640, height: 260 }
const box = boxOf(size, { left: 52, right: 10, top: 12, bottom: 24 })

interface Props {
  readonly points: readonly { readonly date: string }[]
  /** Of the portfolio and of its benchmark, point by point; null where there is none. */
  readonly own: readonly (number | null)[]
  readonly other: readonly (number | null)[]
  readonly format: (value: number) => string
  readonly label: string
}

/** A figure over the days held, from zero up; the benchmark as a dashed line. What is missing is a gap. */
export function HistoryLine({ points, own, other, format, label }: Props) {
  const m = portfolioMessages().time
  const ticks = ticksOf(0, Math.max(0, ...[...own, ...other].map((value) => value ?? 0)))
  const times = points.map(({ date }) => Date.parse(date))
  const ends = endsOf(times)
  const x = scaleLinear(ends, [box.left, box.right])
  const y = scaleLinear(endsOf(ticks), [box.foot, box.top])
  const area = { ...box, x, y }
  const path = (values: readonly (number | null)[]) =>
    linePath(times.map((time, at) => [x(time), values[at] == null ? null : y(values[at])]))
  const last = other.at(-1)
  return (
    <svg className={classes.svg} viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={label}>
      <YAxis area={area} ticks={ticks} text={format} />
      <XAxis area={area} ticks={ends} text={(time) => formatDay(new Date(time).toISOString().slice(0, 10))} isInside />
      <path d={path(other)} fill="none" stroke="var(--series-2)" strokeWidth={1.5} strokeDasharray="4 3" />
      {last != null && (
        <text x={x(ends[1])} y={y(last) - 14} textAnchor="end" fill="var(--series-2)" fontWeight={600}>
          {m.benchmark} {format(last)}
        </text>
      )}
      <path d={path(own)} fill="none" stroke="var(--ink)" strokeWidth={2} />
      {own.map((value, at) =>
        value === null ? null : (
          <circle key={points[at]!.date} cx={x(times[at]!)} cy={y(value)} r={3.5} fill="var(--ink)" />
        ),
      )}
    </svg>
  )
}
