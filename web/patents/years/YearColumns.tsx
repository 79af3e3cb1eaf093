import { useId, useMemo, useRef } from 'react'
import type { PatentYear } from '#contract/patents/summary.ts'
import { patentStages } from '#methodology/patents/stage.ts'
import { useWidth } from '../../charts/engine/use-size.ts'
import { NavigableChart } from '../../charts/navigation/NavigableChart.tsx'
import type { ChartPoint } from '../../charts/navigation/points.ts'
import { XAxis, YAxis } from '../../charts/plot/axes.tsx'
import { Hatch, halo } from '../../charts/plot/marks.tsx'
import { Plot } from '../../charts/plot/Plot.tsx'
import { withRoom } from '../../charts/plot/scales.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { patentMessages } from '../messages.ts'
import { areaOf, type Column, type ColumnArea, columnsOf, drawnYears, stageColors } from './columns.ts'

const height = 260

interface Props {
  readonly label: string
  readonly years: readonly PatentYear[]
  readonly choose: (year: number) => void
}

/** Filings a year as columns, stacked by stage; hatched where not all of the year is public yet. */
export function YearColumns({ label, years: all, choose }: Props) {
  const m = patentMessages()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const years = drawnYears(all, width)
  const area = areaOf(years, { width, height })
  const columns = columnsOf(years, area)
  const points = useMemo(() => years.map(toPoint), [years])
  return (
    <>
      <NavigableChart
        {...{ label, width, height, points, frame }}
        places={columns.map((column) => ({ x: column.x + column.width / 2, y: column.top }))}
        hit={({ x }) => hitOf(columns, x)}
        onSelect={({ key }) => choose(Number(key))}
      >
        <Plot width={width} height={height}>
          <Drawing columns={columns} area={area} />
        </Plot>
      </NavigableChart>
      {years.length < all.length && <p className="note">{m.years.earlier(formatYear(years[0]!.year))}</p>}
    </>
  )
}

/** The column whose share of the width holds a pixel. */
function hitOf(columns: readonly Column[], x: number): number | undefined {
  const step = columns.length > 1 ? columns[1]!.x - columns[0]!.x : Number.POSITIVE_INFINITY
  const at = columns.findIndex((column) => Math.abs(column.x + column.width / 2 - x) <= step / 2)
  return at === -1 ? undefined : at
}

/** A year as it is read: `FY2021 24件（権利存続16、出願中8）`. */
export function yearText(year: PatentYear): string {
  const { years: m, stages } = patentMessages()
  const parts = patentStages
    .filter((stage) => year.stages[stage] > 0)
    .map((stage) => m.part(stages[stage], formatNumber(year.stages[stage])))
  return m.point(formatYear(year.year), formatNumber(year.filings), parts.join(', '), year.isPublic)
}

const toPoint = (year: PatentYear, index: number): ChartPoint => ({
  key: String(year.year),
  text: yearText(year),
  at: [index, year.filings],
})

function Drawing({ columns, area }: { columns: readonly Column[]; area: ColumnArea }) {
  const hatch = useId()
  const { left, right, top, foot, ticks } = area
  const middles = new Map(columns.map(({ year, x, width }) => [year.year, x + width / 2]))
  return (
    <>
      <defs>
        <Hatch id={hatch} />
      </defs>
      <YAxis area={area} ticks={ticks} text={formatNumber} />
      {columns.map(({ year, x, width, parts, ...column }) => (
        <g key={year.year}>
          {!year.isPublic && <rect x={x - 3} y={top} width={width + 6} height={foot - top} fill={`url(#${hatch})`} />}
          {parts.map((part) => (
            <rect key={part.stage} {...{ x, width }} y={part.y} height={part.height} fill={stageColors[part.stage]} />
          ))}
          <Amount {...{ year, x, width }} top={column.top} />
        </g>
      ))}
      <XAxis
        area={{ left, right, foot, x: (year) => middles.get(year)! }}
        ticks={withRoom([...middles.keys()], area)}
        text={formatYear}
      />
    </>
  )
}

/** The sum above its column, where it has room. */
function Amount({ year, x, width, top }: Omit<Column, 'parts'>) {
  const text = formatNumber(year.filings)
  if (year.filings === 0 || width < text.length * 6) return null
  return (
    <text x={x + width / 2} y={top - 5} textAnchor="middle" fill="var(--ink)" {...halo}>
      {text}
    </text>
  )
}
