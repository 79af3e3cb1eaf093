import { formatDay } from '../../format.ts'
import { portfolioMessages } from '../messages.ts'
import classes from '../portfolio.module.css'

const frame = { width: 640, height: 260, left: 52, right: 10, top: 12, bottom: 24 }

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
  const known = [...own, ...other].filter((value) => value !== null)
  const most = Math.max(...known, 1e-12) * 1.08
  const times = points.map(({ date }) => Date.parse(date))
  const x = (at: number) =>
    frame.left + ((times[at]! - times[0]!) / (times.at(-1)! - times[0]!)) * (frame.width - frame.left - frame.right)
  const y = (value: number) => frame.top + (1 - value / most) * (frame.height - frame.top - frame.bottom)
  const path = (values: readonly (number | null)[]) =>
    values.reduce<string>((text, value, at) => {
      if (value === null) return text
      const isFirst = at === 0 || values[at - 1] === null
      return `${text}${isFirst ? 'M' : 'L'}${x(at).toFixed(1)},${y(value).toFixed(1)}`
    }, '')
  return (
    <svg className={classes.svg} viewBox={`0 0 ${frame.width} ${frame.height}`} role="img" aria-label={label}>
      {[0, most / 2, most].map((value) => (
        <g key={value}>
          <line x1={frame.left} x2={frame.width} y1={y(value)} y2={y(value)} stroke="var(--rule)" />
          <text x={frame.left - 6} y={y(value) + 4} textAnchor="end" fill="var(--ink-2)">
            {format(value)}
          </text>
        </g>
      ))}
      <path d={path(other)} fill="none" stroke="var(--series-2)" strokeWidth={1.5} strokeDasharray="4 3" />
      {other.at(-1) != null && (
        <text
          x={x(points.length - 1)}
          y={y(other.at(-1)!) - 14}
          textAnchor="end"
          fill="var(--series-2)"
          fontWeight={600}
        >
          {m.benchmark} {format(other.at(-1)!)}
        </text>
      )}
      <path d={path(own)} fill="none" stroke="var(--ink)" strokeWidth={2} />
      {own.map((value, at) =>
        value === null ? null : <circle key={points[at]!.date} cx={x(at)} cy={y(value)} r={3.5} fill="var(--ink)" />,
      )}
      {points.map(({ date }, at) =>
        at === 0 || at === points.length - 1 ? (
          <text key={date} x={x(at)} y={frame.height - 6} textAnchor={at === 0 ? 'start' : 'end'} fill="var(--ink-2)">
            {formatDay(date)}
          </text>
        ) : null,
      )}
    </svg>
  )
}
