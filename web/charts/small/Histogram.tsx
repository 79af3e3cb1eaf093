import { scaleLinear } from 'd3-scale'
import { formatNumber } from '../../format.ts'
import classes from '../charts.module.css'
import { PlainTable } from '../figure/ChartTable.tsx'
import { chartMessages } from '../messages.ts'
import { XAxis } from '../plot/axes.tsx'
import { Tick } from '../plot/marks.tsx'
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
/** Where the columns stand, and how high the highest is. */
const foot = 63
const rise = 50

/** The figure's place in its industry: the step it falls into is ink. */
export function Histogram({ label, values, own, average = null, range, count = 20, decimals = 0 }: Props) {
  const m = chartMessages()
  const bins = binsOf(values, range, count)
  const max = Math.max(1, ...bins.map((bin) => bin.count))
  const x = scaleLinear(range, [0, width])
  const y = scaleLinear([0, max], [foot, foot - rise])
  const text = (value: number) => formatNumber(value, decimals)
  const isOwn = (from: number, to: number) => own !== null && own >= from && (own < to || to >= range[1])
  const rows = bins.map(({ from, to, count: each }) => ({
    key: String(from),
    cells: [`${text(from)}–${text(to)}`, { value: each, text: String(each) }],
  }))
  return (
    <div className={classes.histogram}>
      <svg viewBox={`0 0 ${width} ${height}`} fontFamily="var(--font-sans)" fontSize={11} aria-hidden="true">
        {bins.map(({ from, to, count: each }) => (
          <rect
            key={from}
            x={x(from) + 0.5}
            width={Math.max(1, x(to) - x(from) - 1)}
            y={y(each)}
            height={foot - y(each)}
            fill={isOwn(from, to) ? 'var(--ink)' : 'var(--series-peer)'}
          />
        ))}
        <XAxis area={{ left: 0, right: width, foot, x }} ticks={range} text={text} isInside />
        {average !== null && (
          <Tick x={x(average)} y={foot / 2 + 6} reach={foot / 2 - 2} stroke="var(--series-ref)" strokeWidth={1.6} />
        )}
        {own !== null && (
          <text
            x={Math.max(16, Math.min(width - 16, x(own)))}
            y={foot + 17}
            textAnchor="middle"
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
