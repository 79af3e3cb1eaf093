import { useMemo, useRef } from 'react'
import { useWidth } from '../../../charts/engine/use-size.ts'
import { NavigableChart } from '../../../charts/navigation/NavigableChart.tsx'
import { formatCompact } from '../../../format.ts'
import { Band } from './Band.tsx'
import { type Line, runsOf, ticksTo } from './lines.ts'

interface Props {
  readonly label: string
  readonly years: readonly number[]
  readonly lines: readonly Line[]
  /** The two lines that a band lies between. */
  readonly band?: readonly [low: string, high: string]
  /** The year that headlines speak of. */
  readonly marked: number
  readonly text: (value: number) => string
  readonly height?: number
}

const room = { left: 60, right: 16, top: 14, bottom: 30 } as const

/** Lines over the years from zero, to be walked with the keyboard. */
export function LinesChart({ label, years, lines, band, marked, text, height = 320 }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const ticks = useMemo(
    () => ticksTo(Math.max(0, ...lines.flatMap(({ values }) => values.map((v) => v ?? 0)))),
    [lines],
  )
  const foot = height - room.bottom
  const right = Math.max(room.left + 60, width - room.right)
  const x = (at: number) => room.left + (at / Math.max(1, years.length - 1)) * (right - room.left)
  const y = (value: number) => foot - (value / ticks.at(-1)!) * (foot - room.top)
  const points = lines.flatMap(({ key, name, values }) =>
    values.flatMap((value, at) =>
      value === null
        ? []
        : [
            {
              key: `${key} ${at}`,
              row: key,
              text: `${years[at]} ${name} ${text(value)}`,
              at: [at, value] as const,
              opens: false,
            },
          ],
    ),
  )
  return (
    <NavigableChart
      {...{ label, width, height, points, frame }}
      places={points.map(({ at: [at, value] }) => ({ x: x(at), y: y(value) }))}
    >
      {width > 0 && (
        <svg
          data-picture
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          aria-hidden="true"
          fontFamily="var(--font-sans)"
          fontSize={11}
        >
          <Axes {...{ years, ticks, x, y, foot, right }} />
          {years.includes(marked) && (
            <line
              x1={x(years.indexOf(marked))}
              x2={x(years.indexOf(marked))}
              y1={room.top}
              y2={foot}
              stroke="var(--rule-mid)"
              strokeDasharray="1 3"
            />
          )}
          {band && <Band low={lineOf(lines, band[0])} high={lineOf(lines, band[1])} x={x} y={y} />}
          {lines.map(({ key, color, dash, values }) =>
            runsOf(values).map((run) => (
              <path
                key={`${key} ${run[0]!.at}`}
                d={`M${run.map(({ at, value }) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
                fill="none"
                stroke={color}
                strokeWidth={1.8}
                strokeDasharray={dash}
                strokeLinecap="round"
              />
            )),
          )}
        </svg>
      )}
    </NavigableChart>
  )
}

const lineOf = (lines: readonly Line[], key: string) => lines.find((line) => line.key === key)

type Scale = (value: number) => number

interface AxesProps {
  readonly years: readonly number[]
  readonly ticks: readonly number[]
  readonly x: Scale
  readonly y: Scale
  readonly foot: number
  readonly right: number
}

function Axes({ years, ticks, x, y, foot, right }: AxesProps) {
  const every = Math.max(1, Math.ceil((years.length * 40) / Math.max(1, right - room.left)))
  const step = [1, 2, 5, 10].find((each) => each >= every) ?? 10
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1={room.left} x2={right} y1={y(tick)} y2={y(tick)} stroke="var(--rule-faint)" />
          <text x={room.left - 8} y={y(tick) + 4} textAnchor="end" fill="var(--ink-2)">
            {formatCompact(tick)}
          </text>
        </g>
      ))}
      <line x1={room.left} x2={right} y1={foot} y2={foot} stroke="var(--rule-mid)" />
      {years.map(
        (year, at) =>
          year % step === 0 && (
            <text key={year} x={x(at)} y={foot + 17} textAnchor="middle" fill="var(--ink-2)">
              {year}
            </text>
          ),
      )}
    </>
  )
}
