import { scaleLinear } from 'd3-scale'
import { useRef } from 'react'
import { useWidth } from '../../charts/engine/use-size.ts'
import { NavigableChart } from '../../charts/navigation/NavigableChart.tsx'
import { Uprights } from '../../charts/plot/axes.tsx'
import { Span, Tick } from '../../charts/plot/marks.tsx'
import { formatNumber, formatShare } from '../../format.ts'
import { joined } from '../../i18n/joined.ts'
import { Named } from './marks.tsx'
import { materialityMessages } from './messages.ts'
import type { Item, Subject } from './model.ts'

interface Props {
  readonly label: string
  readonly items: readonly Item[]
  readonly subjects: readonly Subject[]
  readonly five: readonly number[]
  /** What is said of a point beside its figure. */
  readonly detail: (item: Item, subject: number) => string
  readonly open: (subject: number, code: string) => void
}

const rowHeight = 30
const top = 22

/** One line of 0 to 100 for each item: all companies as dots, the named ones above, the industry's average and the market's middle. */
export function Strips({ label, items, subjects, five, detail, open }: Props) {
  const m = materialityMessages()
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const isNarrow = width < 560
  const left = isNarrow ? 128 : 250
  const right = isNarrow ? 10 : 24
  const height = top + items.length * rowHeight + 8
  const x = scaleLinear([0, 100], [left, Math.max(left + 10, width - right)]).clamp(true)
  const y = (row: number) => top + row * rowHeight + rowHeight / 2
  const marks = items.flatMap((item, row) =>
    item.values.flatMap((value, subject) => (value === null ? [] : [{ item, row, subject, value }])),
  )
  const others = marks.filter(({ subject }) => !five.includes(subject))
  const named = marks.filter(({ subject }) => five.includes(subject))
  const ordered = [...others, ...named].sort((a, b) => a.row - b.row || a.value - b.value)
  return (
    <NavigableChart
      label={label}
      width={width}
      height={height}
      frame={frame}
      points={ordered.map(({ item, subject, value }) => ({
        key: `${subject}.${item.code}`,
        text: joined([`${subjects[subject]!.name} ${item.name} ${formatNumber(value, 1)}`, detail(item, subject)]),
        at: [value, 0] as const,
        row: item.code,
        opens: subjects[subject]!.id !== null,
      }))}
      places={ordered.map(({ value, row }) => ({ x: x(value), y: y(row) }))}
      onSelect={({ key }) => {
        const dot = key.indexOf('.')
        open(Number(key.slice(0, dot)), key.slice(dot + 1))
      }}
    >
      <svg data-picture width={width} height={height} role="presentation" fontSize={10}>
        <Uprights area={{ x, top: top - 4, foot: height - 6 }} ticks={[0, 25, 50, 75, 100]} text={String} words={12} />
        {items.map((item, row) => (
          <g key={item.code}>
            <text
              x={item.level * (isNarrow ? 4 : 12)}
              y={y(row) + 4}
              fontSize={isNarrow ? 11 : 13}
              fontWeight={item.level < 2 ? 700 : 400}
              fill="var(--ink)"
            >
              {item.name}
            </text>
            {item.weight !== null && !isNarrow && (
              <text x={left - 12} y={y(row) + 4} fontSize={11} fill="var(--ink-3)" textAnchor="end">
                {formatShare(item.weight)}
              </text>
            )}
            <Span from={x(0)} to={x(100)} y={y(row)} stroke="var(--rule-mid)" />
            {item.market.lower !== null && item.market.upper !== null && (
              <rect
                x={x(item.market.lower)}
                y={y(row) - 4}
                width={Math.max(1, x(item.market.upper) - x(item.market.lower))}
                height={8}
                fill="var(--rule)"
              />
            )}
            {item.average !== null && (
              <Tick x={x(item.average)} y={y(row)} reach={8} stroke="var(--series-ref)" strokeWidth={2} />
            )}
          </g>
        ))}
        {others.map(({ item, row, subject, value }) => (
          <circle key={`${subject}.${item.code}`} cx={x(value)} cy={y(row)} r={3.4} fill="var(--series-peer)" />
        ))}
        {named.map(({ item, row, subject, value }) => (
          <Named key={`${subject}.${item.code}`} place={five.indexOf(subject)} x={x(value)} y={y(row)} />
        ))}
        <title>{m.name}</title>
      </svg>
    </NavigableChart>
  )
}
