import { formatCompact, formatYear } from '../../format.ts'
import { Named, namedColors } from '../materiality/marks.tsx'

interface Series {
  readonly key: string
  /** Place among those drawn by name; -1 for a reference. */
  readonly place: number
  /** By year; a year without a figure is a gap. */
  readonly points: readonly (readonly [year: number, value: number | null])[]
  readonly isDashed?: boolean
}

interface Props {
  readonly label: string
  readonly series: readonly Series[]
}

const size = { width: 720, height: 300, left: 64, right: 16, top: 12, bottom: 26 }

/** Lines over the years on one scale that begins at zero. */
export function LinesView({ label, series }: Props) {
  const all = series.flatMap(({ points }) => points.filter(([, value]) => value !== null)) as [number, number][]
  if (all.length === 0) return null
  const years = all.map(([year]) => year)
  const [first, last] = [Math.min(...years), Math.max(...years)]
  const most = Math.max(...all.map(([, value]) => value)) || 1
  const x = (year: number) =>
    size.left + ((year - first) / Math.max(1, last - first)) * (size.width - size.left - size.right)
  const y = (value: number) => size.top + (1 - value / most) * (size.height - size.top - size.bottom)
  const step = Math.max(1, Math.ceil((last - first) / 8))
  const ticks = Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, at) => first + at * step)
  const words = { fontSize: 11, fill: 'var(--ink-3)' }
  return (
    <svg
      data-picture
      width={size.width}
      height={size.height}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label={label}
      style={{ maxWidth: '100%', height: 'auto' }}
    >
      {[0, 0.5, 1].map((share) => (
        <g key={share}>
          <line
            x1={size.left}
            x2={size.width - size.right}
            y1={y(most * share)}
            y2={y(most * share)}
            stroke="var(--rule)"
          />
          <text x={size.left - 8} y={y(most * share) + 4} textAnchor="end" {...words}>
            {formatCompact(most * share)}
          </text>
        </g>
      ))}
      {ticks.map((year) => (
        <text key={year} x={x(year)} y={size.height - 6} textAnchor={year === last ? 'end' : 'middle'} {...words}>
          {formatYear(year)}
        </text>
      ))}
      {series.map(({ key, place, points, isDashed }) => (
        <g key={key}>
          <path
            d={points
              .map(([year, value], at) =>
                value === null
                  ? ''
                  : `${at > 0 && points[at - 1]![1] !== null ? 'L' : 'M'}${x(year).toFixed(1)} ${y(value).toFixed(1)}`,
              )
              .join('')}
            fill="none"
            stroke={place === -1 ? 'var(--series-ref)' : namedColors[place]}
            strokeWidth={isDashed ? 1.2 : 1.8}
            strokeDasharray={isDashed || place === -1 ? '3 3' : place === 4 ? '5 3' : undefined}
          />
          {!isDashed &&
            place !== -1 &&
            points.map(([year, value]) =>
              value === null ? null : <Named key={year} place={place} x={x(year)} y={y(value)} />,
            )}
        </g>
      ))}
    </svg>
  )
}
