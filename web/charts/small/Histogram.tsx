import { formatNumber } from '../../format.ts'
import classes from '../charts.module.css'
import { PlainTable } from '../figure/ChartTable.tsx'
import { chartMessages } from '../messages.ts'
import { binsOf } from './bins.ts'

interface Props {
  /** What the figures are, such as "GHG intensity, 168 companies". */
  readonly label: string
  readonly values: readonly number[]
  readonly own: number | null
  readonly average?: number | null
  readonly range: readonly [number, number]
  readonly count?: number
  readonly decimals?: number
}

const width = 320
const height = 84
const base = 66

/** The figure's place in its industry: the step it falls into is ink. */
export function Histogram({ label, values, own, average = null, range, count = 20, decimals = 0 }: Props) {
  const m = chartMessages()
  const bins = binsOf(values, range, count)
  const max = Math.max(1, ...bins.map((bin) => bin.count))
  const x = (value: number) => ((value - range[0]) / (range[1] - range[0])) * width
  const text = (value: number) => formatNumber(value, decimals)
  const isOwn = (from: number, to: number) => own !== null && own >= from && (own < to || to >= range[1])
  const rows = bins.map(({ from, to, count: each }) => ({
    key: String(from),
    cells: [`${text(from)}–${text(to)}`, { value: each, text: String(each) }],
  }))
  return (
    <div className={classes.histogram}>
      <svg viewBox={`0 0 ${width} ${height}`} fontFamily="var(--font-sans)" aria-hidden="true">
        {bins.map(({ from, to, count: each }) => (
          <rect
            key={from}
            x={x(from) + 0.5}
            width={Math.max(1, x(to) - x(from) - 1)}
            y={base - (each / max) * 50}
            height={(each / max) * 50}
            fill={isOwn(from, to) ? 'var(--ink)' : 'var(--series-peer)'}
          />
        ))}
        <line x1={0} x2={width} y1={base} y2={base} stroke="var(--rule-mid)" />
        {average !== null && (
          <line x1={x(average)} x2={x(average)} y1={10} y2={base + 4} stroke="var(--series-ref)" strokeWidth={1.6} />
        )}
        {[range[0], range[1]].map((end) => (
          <text
            key={end}
            x={x(end)}
            y={80}
            textAnchor={end === range[0] ? 'start' : 'end'}
            fontSize={11}
            fill="var(--ink-3)"
          >
            {text(end)}
          </text>
        ))}
        {own !== null && (
          <text
            x={Math.max(16, Math.min(width - 16, x(own)))}
            y={80}
            textAnchor="middle"
            fontSize={11}
            fontWeight={700}
            fill="var(--ink)"
          >
            {text(own)}
          </text>
        )}
      </svg>
      <div className="sr">
        <PlainTable
          table={{ caption: label, columns: [{ label: m.range }, { label: m.count, isNumber: true }], rows }}
        />
      </div>
    </div>
  )
}
