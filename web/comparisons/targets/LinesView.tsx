import { XAxis, YAxis } from '../../charts/plot/axes.tsx'
import { Line } from '../../charts/plot/lines.tsx'
import { Plot } from '../../charts/plot/Plot.tsx'
import { boxOf, endsOf, ticksOf, withRoom, type YearValue, yearArea, yearsBetween } from '../../charts/plot/scales.ts'
import { formatCompact, formatYear } from '../../format.ts'
import { NamedLine, namedColors } from '../materiality/marks.tsx'

interface Series {
  readonly key: string
  /** Place among those drawn by name; -1 for a reference. */
  readonly place: number
  readonly points: readonly YearValue[]
  /** What is promised. */
  readonly isDashed?: boolean
}

interface Props {
  readonly label: string
  readonly series: readonly Series[]
}

const size = { width: 720, height: 300 }
const box = boxOf(size, { left: 64, right: 24, top: 12, bottom: 26 })

/** Lines over the years on one scale that begins at zero. */
export function LinesView({ label, series }: Props) {
  const all = series.flatMap(({ points }) => points.filter(({ value }) => value !== null))
  if (all.length === 0) return null
  const years = all.map(({ year }) => year)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const ticks = ticksOf(0, Math.max(...all.map(({ value }) => value!)))
  const area = yearArea(box, { years: [first, last], values: endsOf(ticks) })
  return (
    <Plot {...size} label={label} style={{ maxWidth: '100%', height: 'auto' }}>
      <YAxis area={area} ticks={ticks} text={formatCompact} />
      <XAxis area={area} ticks={withRoom(yearsBetween(first, last), area)} text={formatYear} />
      {series.map(({ key, place, points, isDashed }) =>
        isDashed || place === -1 ? (
          <Line
            key={key}
            area={area}
            points={points}
            stroke={namedColors[place] ?? 'var(--series-ref)'}
            strokeWidth={1.2}
            strokeDasharray="3 3"
          />
        ) : (
          <NamedLine key={key} {...{ area, points, place }} />
        ),
      )}
    </Plot>
  )
}
