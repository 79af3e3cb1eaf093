import { scaleLinear } from 'd3-scale'
import { useRef } from 'react'
import type { TargetComparison } from '#contract/comparisons/targets.ts'
import { paths } from '#methodology/targets/pace.ts'
import { useWidth } from '../../charts/engine/use-size.ts'
import { NavigableChart } from '../../charts/navigation/NavigableChart.tsx'
import { Uprights } from '../../charts/plot/axes.tsx'
import { Diamond, Span, Tick } from '../../charts/plot/marks.tsx'
import type { Scale } from '../../charts/plot/scales.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatNumber } from '../../format.ts'
import { namedColors } from '../materiality/marks.tsx'
import { targetsMessages } from './messages.ts'
import { gapOf, type TargetRow } from './model.ts'

interface Props {
  readonly label: string
  readonly comparison: TargetComparison
  readonly rows: readonly TargetRow[]
  readonly five: readonly number[]
  readonly open: (row: TargetRow) => void
}

/** Of the scale, in shares of the base year a year; what lies beyond stands at the end. */
const ends = [-0.02, 0.1] as const
const rowHeight = 28
const top = 40

export const percent = (share: number) => formatNumber(share * 100, 1)

/** A row for each company: promised as a diamond, achieved as a dot, needed from now as a tick, between two lines of the climate. */
export function PaceView({ label, comparison, rows, five, open }: Props) {
  const m = targetsMessages()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const left = width < 560 ? 132 : 240
  const height = top + rows.length * rowHeight + 8
  const x = scaleLinear(ends, [left, Math.max(left + 10, width - 20)]).clamp(true)
  const y = (row: number) => top + row * rowHeight + rowHeight / 2
  const names = comparison.companies.map((company) => namesOf(company).first)
  const marks = rows.flatMap((row, at) => {
    const pace = row.target?.pace
    if (!pace) return []
    return (['promised', 'achieved', 'needed'] as const).flatMap((kind) =>
      pace[kind] === null ? [] : [{ row, at, kind, value: pace[kind] }],
    )
  })
  return (
    <NavigableChart
      label={label}
      width={width}
      height={height}
      frame={frame}
      points={marks.map(({ row, kind, value }) => ({
        key: `${row.company}.${kind}`,
        text: `${names[row.company]!.text} ${m[kind]} ${percent(value)} ${m.perYear}`,
        at: [value, 0] as const,
        row: String(row.company),
      }))}
      places={marks.map(({ at, value }) => ({ x: x(value), y: y(at) }))}
      onSelect={({ key }) => open(rows.find(({ company }) => company === Number(key.split('.')[0]))!)}
    >
      <svg data-picture width={width} height={height} role="presentation" fontSize={10}>
        <title>{m.name}</title>
        <Uprights
          area={{ x, top: top - 4, foot: height - 4 }}
          ticks={x.ticks(6)}
          text={(share) => formatNumber(share * 100)}
          words={top - 10}
        />
        <Line x={x(paths['well-below-2'])} height={height} words={m.below} anchor="end" />
        <Line x={x(paths['1.5'])} height={height} words={m.paris} anchor="start" />
        {rows.map((row, at) => (
          <Row
            key={row.company}
            row={row}
            name={names[row.company]!}
            y={y(at)}
            x={x}
            place={five.indexOf(row.company)}
            from={left}
          />
        ))}
      </svg>
    </NavigableChart>
  )
}

function Line({ x, height, words, anchor }: { x: number; height: number; words: string; anchor: 'start' | 'end' }) {
  return (
    <>
      <line x1={x} x2={x} y1={16} y2={height - 4} stroke="var(--ink-3)" strokeDasharray="4 3" />
      <text x={x + (anchor === 'end' ? -4 : 4)} y={14} fill="var(--ink-2)" textAnchor={anchor}>
        {words}
      </text>
    </>
  )
}

interface RowProps {
  readonly row: TargetRow
  readonly name: { readonly text: string; readonly lang: string }
  readonly x: Scale
  readonly y: number
  /** Among those drawn by name; -1 for the others. */
  readonly place: number
  readonly from: number
}

function Row({ row, name, x, y, place, from }: RowProps) {
  const pace = row.target?.pace
  const gap = gapOf(row)
  const color = place === -1 ? 'var(--ink-3)' : namedColors[place]
  const paces = pace ? [pace.promised, pace.achieved, pace.needed].filter((value) => value !== null) : []
  const text = shortName(name)
  const letters = Math.floor(from / 13)
  return (
    <g>
      <text x={0} y={y + 4} fontSize={12} fontWeight={place === -1 ? 400 : 700} fill="var(--ink)" lang={name.lang}>
        {text.length > letters * (name.lang === 'ja' ? 1 : 1.9)
          ? `${text.slice(0, letters * (name.lang === 'ja' ? 1 : 1.9) - 1)}…`
          : text}
      </text>
      {paces.length > 1 && (
        <Span from={x(Math.min(...paces))} to={x(Math.max(...paces))} y={y} stroke="var(--rule-mid)" strokeWidth={2} />
      )}
      {pace && <Diamond x={x(pace.promised)} y={y} fill="var(--paper)" stroke={color} strokeWidth={1.8} />}
      {pace?.needed != null && <Tick x={x(pace.needed)} y={y} reach={8} stroke={color} strokeWidth={2.4} />}
      {pace?.achieved != null && <circle cx={x(pace.achieved)} cy={y} r={4.4} fill={color} />}
      {gap && (
        <text {...(pace ? besideOf(gap, x(pace.promised), x(ends[1])) : { x: from + 4 })} y={y + 4} {...quiet}>
          {gap}
        </text>
      )}
    </g>
  )
}

const quiet = { fontSize: 11, fill: 'var(--ink-3)' } as const

/** Words to the right of a mark, or to its left where they would be cut. */
function besideOf(words: string, mark: number, end: number): { x: number; textAnchor: 'start' | 'end' } {
  const width = [...words].reduce((sum, character) => sum + (character.codePointAt(0)! > 0xff ? 11 : 6.5), 0)
  return mark + 14 + width > end + 20 ? { x: mark - 12, textAnchor: 'end' } : { x: mark + 14, textAnchor: 'start' }
}
