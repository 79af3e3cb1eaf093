import { formatPoints } from '../../format.ts'
import { wrapLines } from '../labels/wrap.ts'
import { Span } from '../plot/marks.tsx'
import { Plot } from '../plot/Plot.tsx'
import { barText } from './bars.ts'
import { barColor, type Parts, room } from './layout.ts'

/** Lying bars for narrow screens; the head of a group says its subtotal. */
export function Rows({ bars, brackets, scale, layout, width, height }: Parts) {
  const names = layout.at(scale.min)
  return (
    <Plot width={width} height={height}>
      <line x1={names} x2={names} y1={0} y2={height} stroke="var(--rule-mid)" />
      {bars.map((bar, index) => {
        const { x, y, width: wide, height: high } = layout.slots[index]!
        const line = y + high / 2 + 4
        const next = layout.slots[index + 1]
        const isEnd = bar.gain === null
        return (
          <g key={bar.key}>
            {next && (
              <line x1={layout.at(bar.to)} x2={layout.at(bar.to)} y1={y + high} y2={next.y} stroke="var(--rule-mid)" />
            )}
            <text x={0} y={line} fontSize={12} fontWeight={isEnd ? 700 : 400} fill="var(--ink)">
              {wrapLines(bar.name, names - 8, 12, 1)[0]}
            </text>
            <rect x={x} y={y} width={wide} height={high} fill={barColor(bar)} />
            {isEnd && scale.min > 0 && (
              <path
                d={`M${x + 9} ${y - 2}l4 ${high / 3}l-4 ${high / 3}l4 ${high / 3 + 4}`}
                stroke="var(--paper)"
                strokeWidth={3}
                fill="none"
              />
            )}
            <text x={width} y={line} textAnchor="end" fontSize={12} fontWeight={isEnd ? 700 : 400} fill="var(--ink)">
              {barText(bar)}
            </text>
          </g>
        )
      })}
      {brackets.map(({ name, gain, first }) => {
        const y = layout.slots[first]!.y - 7 - room.groupHeight
        return (
          <g key={name} fontSize={12} fontWeight={700} fill="var(--ink)">
            <Span from={0} to={width} y={y} stroke="var(--rule)" />
            <text x={0} y={y + 18}>
              {name}
            </text>
            <text x={width} y={y + 18} textAnchor="end">
              {formatPoints(gain)}
            </text>
          </g>
        )
      })}
      <Span from={0} to={width} y={layout.slots.at(-1)!.y - 7} stroke="var(--rule-mid)" />
    </Plot>
  )
}
