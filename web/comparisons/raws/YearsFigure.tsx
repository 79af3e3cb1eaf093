import { useMemo } from 'react'
import { Figure } from '../../charts/figure/Figure.tsx'
import { figureCell, type TableOf } from '../../charts/figure/table.ts'
import { formatCompact, formatYear } from '../../format.ts'
import { useComparisonAddress } from '../address.ts'
import type { ComparisonScreen } from '../frame/ComparisonPage.tsx'
import { Key, Named, namedColors } from '../materiality/marks.tsx'
import { type Subject, subjectsOf } from '../materiality/model.ts'
import { rawsMessages } from './messages.ts'
import { chartedOf, type FigureRow } from './model.ts'
import classes from './raws.module.css'
import { useFigureRows } from './use-figure-rows.ts'

/** The charted items over the years: a drawing each, of the companies drawn by name, beside the market's median. */
export function YearsFigure({ screen: { comparison, five } }: { screen: ComparisonScreen }) {
  const m = rawsMessages()
  const [{ charted }] = useComparisonAddress()
  const all = useFigureRows(comparison)
  const subjects = useMemo(() => subjectsOf(comparison), [comparison])
  const codes = chartedOf(
    charted,
    all.map(({ row }) => row.code),
  )
  const rows = codes.flatMap((code) => all.filter(({ row }) => row.code === code && row.kind !== 'vendor'))
  const hasAny = rows.some(({ row }) => row.years.some(({ values }) => five.some((at) => values[at] != null)))
  return (
    <Figure
      id="comparison_years"
      number={2}
      name={m.chartsName}
      views={[
        {
          key: 'years',
          label: m.charts,
          content: hasAny ? (
            <>
              <Key
                subjects={subjects.filter((_, at) => five.includes(at))}
                five={[...five.keys()]}
                average={null}
                hasMarket={false}
              />
              <div className={classes.charts}>
                {rows.map((row) => (
                  <section key={row.row.code} aria-label={row.name}>
                    <h3>
                      {row.name} <small>{row.unit}</small>
                    </h3>
                    <Lines figure={row} five={five} years={comparison.years} />
                  </section>
                ))}
              </div>
            </>
          ) : (
            <p className="note">{m.noData}</p>
          ),
        },
      ]}
      table={hasAny ? yearsTable({ caption: m.chartsName, rows, subjects, five, years: comparison.years }) : undefined}
      source={m.source}
    />
  )
}

const size = { width: 360, height: 168, left: 56, right: 12, top: 10, bottom: 22 }

function Lines({ figure, five, years }: { figure: FigureRow; five: readonly number[]; years: readonly number[] }) {
  const { row, number } = figure
  const series = five.map((at) => row.years.map(({ values }) => number(values[at] ?? null)))
  const medians = row.years.map(({ market }) => number(market.median))
  const present = series.flat().filter((value) => value !== null)
  const [least, most] = present.length === 0 ? [0, 1] : [Math.min(...present), Math.max(...present)]
  const room = (most - least || Math.abs(most) || 1) * 0.08
  const [low, high] = [least - room, most + room]
  const x = (year: number) => size.left + (year / Math.max(1, years.length - 1)) * (size.width - size.left - size.right)
  const y = (value: number) => size.top + ((high - value) / (high - low)) * (size.height - size.top - size.bottom)
  const words = { fontSize: 10, fill: 'var(--ink-3)' }
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} role="img" aria-label={figure.name}>
      {/* Of figures that are all alike there is one level. */}
      {[...new Set([least, (least + most) / 2, most])].map((tick) => (
        <g key={tick}>
          <line x1={size.left} x2={size.width - size.right} y1={y(tick)} y2={y(tick)} stroke="var(--rule)" />
          <text x={size.left - 6} y={y(tick) + 3} textAnchor="end" {...words}>
            {row.kind === 'score' ? tick.toFixed(0) : formatCompact(tick)}
          </text>
        </g>
      ))}
      {years.map((year, at) => (
        <text key={year} x={x(at)} y={size.height - 6} textAnchor={anchorAt(at, years.length)} {...words}>
          {at === 0 || at === years.length - 1 ? formatYear(year) : String(year).slice(2)}
        </text>
      ))}
      <path
        d={line(
          medians.map((value) => (value !== null && value >= low && value <= high ? value : null)),
          x,
          y,
        )}
        fill="none"
        stroke="var(--series-ref)"
        strokeDasharray="2 3"
      />
      {series.map((values, place) => (
        <g key={five[place]}>
          <path
            d={line(values, x, y)}
            fill="none"
            stroke={namedColors[place]}
            strokeWidth={1.6}
            strokeDasharray={place === 4 ? '4 3' : undefined}
          />
          {values.map((value, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: a year keeps its place
            value === null ? null : <Named key={at} place={place} x={x(at)} y={y(value)} />,
          )}
        </g>
      ))}
    </svg>
  )
}

/** The first and the last year keep inside of the drawing. */
const anchorAt = (at: number, count: number) => (at === 0 ? 'start' : at === count - 1 ? 'end' : 'middle')

/** A line in pieces: a year without a figure is a gap. */
function line(values: readonly (number | null)[], x: (year: number) => number, y: (value: number) => number): string {
  return values
    .map((value, year) =>
      value === null
        ? ''
        : `${year > 0 && values[year - 1] != null ? 'L' : 'M'}${x(year).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join('')
}

interface TableInput {
  readonly caption: string
  readonly rows: readonly FigureRow[]
  readonly subjects: readonly Subject[]
  readonly five: readonly number[]
  readonly years: readonly number[]
}

function yearsTable({ caption, rows, subjects, five, years }: TableInput): TableOf {
  const m = rawsMessages()
  return {
    caption,
    rowsAre: 'companies',
    columns: [
      { label: m.item },
      { label: m.company },
      ...years.map((year) => ({ label: formatYear(year), isNumber: true })),
    ],
    rows: rows.flatMap((figure) =>
      five.map((at) => ({
        key: `${figure.row.code} ${subjects[at]!.key}`,
        cells: [
          figure.unit ? `${figure.name} (${figure.unit})` : figure.name,
          subjects[at]!.name,
          ...figure.row.years.map(({ values }) =>
            figureCell(figure.number(values[at] ?? null), () => figure.text(values[at] ?? null)),
          ),
        ],
      })),
    ),
  }
}
