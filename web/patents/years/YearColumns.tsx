import { useId, useMemo, useRef } from 'react'
import type { PatentYear } from '#contract/patents/summary.ts'
import { patentStages } from '#methodology/patents/stage.ts'
import { useWidth } from '../../charts/engine/use-size.ts'
import { NavigableChart } from '../../charts/navigation/NavigableChart.tsx'
import type { ChartPoint } from '../../charts/navigation/points.ts'
import { formatNumber, formatYear } from '../../format.ts'
import { patentMessages } from '../messages.ts'
import { type Column, columnsOf, countTicks, drawnYears, labelStep, room, stageColors } from './columns.ts'

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
  const columns = columnsOf(years, { width, height })
  const points = useMemo(() => years.map(toPoint), [years])
  return (
    <>
      <NavigableChart
        {...{ label, width, height, points, frame }}
        places={columns.map((column) => ({ x: column.x + column.width / 2, y: column.top }))}
        hit={({ x }) => hitOf(columns, x)}
        onSelect={({ key }) => choose(Number(key))}
      >
        {width > 0 && <Drawing columns={columns} width={width} />}
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

function Drawing({ columns, width }: { columns: readonly Column[]; width: number }) {
  const hatch = useId()
  const ticks = countTicks(Math.max(1, ...columns.map(({ year }) => year.filings)))
  const foot = height - room.bottom
  const at = (count: number) => foot - (count / ticks.at(-1)!) * (foot - room.top)
  const named = labelStep(columns.length, width)
  return (
    <svg
      data-picture
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
      fontFamily="var(--font-sans)"
      fontSize={11}
    >
      <defs>
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line x1="0" y1="0" x2="0" y2="6" stroke="var(--rule-mid)" strokeWidth="1.5" />
        </pattern>
      </defs>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={room.left} x2={width} y1={at(tick)} y2={at(tick)} stroke="var(--rule-faint)" />
          <text x={room.left - 8} y={at(tick) + 4} textAnchor="end" fill="var(--ink-2)">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      {columns.map((column, index) => (
        <g key={column.year.year}>
          {!column.year.isPublic && (
            <rect
              x={column.x - 3}
              y={room.top}
              width={column.width + 6}
              height={foot - room.top}
              fill={`url(#${hatch})`}
            />
          )}
          {column.parts.map(({ stage, y, height: tall }) => (
            <rect key={stage} x={column.x} y={y} width={column.width} height={tall} fill={stageColors[stage]} />
          ))}
          <Amount column={column} />
          {(columns.length - 1 - index) % named === 0 && (
            <text x={column.x + column.width / 2} y={foot + 16} textAnchor="middle" fill="var(--ink-2)">
              {formatYear(column.year.year)}
            </text>
          )}
        </g>
      ))}
      <line x1={room.left} x2={width} y1={foot} y2={foot} stroke="var(--rule-mid)" />
    </svg>
  )
}

/** The sum above its column, where it has room. */
function Amount({ column: { year, x, width, top } }: { column: Column }) {
  const text = formatNumber(year.filings)
  if (year.filings === 0 || width < text.length * 6) return null
  return (
    <text
      x={x + width / 2}
      y={top - 5}
      textAnchor="middle"
      fill="var(--ink)"
      stroke="var(--paper)"
      strokeWidth={3}
      paintOrder="stroke"
    >
      {text}
    </text>
  )
}
