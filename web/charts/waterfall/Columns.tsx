import { formatExact, formatPoints } from '../../format.ts'
import { wrapLines } from '../labels/wrap.ts'
import { YAxis } from '../plot/axes.tsx'
import { halo, Span } from '../plot/marks.tsx'
import { Plot } from '../plot/Plot.tsx'
import { type Bar, barText } from './bars.ts'
import { barColor, gainAt, type Parts, room, type Slot } from './layout.ts'

/** Upright bars with their names below, and the groups in brackets below these. */
export function Columns({ bars, brackets, scale, layout, width, height }: Parts) {
  const base = layout.at(scale.min)
  const step = (width - room.left) / bars.length
  const middle = ({ x, width: wide }: Slot) => x + wide / 2
  return (
    <Plot width={width} height={height}>
      <YAxis area={{ left: room.left, right: width, y: layout.at }} ticks={scale.ticks} text={formatExact} />
      <Span from={room.left} to={width} y={base} stroke="var(--rule-mid)" />
      {scale.min < 0 && <Span from={room.left} to={width} y={layout.at(0)} stroke="var(--rule-mid)" />}
      {bars.map((bar, index) => {
        const slot = layout.slots[index]!
        const next = layout.slots[index + 1]
        return (
          <g key={bar.key}>
            {next && <Span from={slot.x + slot.width} to={next.x} y={layout.at(bar.to)} stroke="var(--rule-mid)" />}
            <rect x={slot.x} y={slot.y} width={slot.width} height={slot.height} fill={barColor(bar)} />
            {bar.gain === null && scale.min > 0 && <Break slot={slot} base={base} />}
            <Gain bar={bar} slot={slot} base={base} />
            <Name bar={bar} x={middle(slot)} y={base + 17} width={step} />
          </g>
        )
      })}
      {brackets.map(({ name, gain, first, last }) => {
        const [from, to] = [layout.slots[first]!.x - step * 0.1, layout.slots[last]!.x + step * 0.72]
        return (
          <g key={name}>
            <Span from={from} to={to} y={base + 42} stroke="var(--rule-mid)" />
            <text
              x={(from + to) / 2}
              y={base + 57}
              textAnchor="middle"
              fontSize={12}
              fontWeight={700}
              fill="var(--ink)"
            >
              {name} {formatPoints(gain)}
            </text>
          </g>
        )
      })}
    </Plot>
  )
}

/** A wave of paper across the foot of a bar that does not start at zero. */
function Break({ slot: { x, width }, base }: { slot: Slot; base: number }) {
  const points = [
    [x - 3, base - 11],
    [x + width / 3, base - 15],
    [x + (width * 2) / 3, base - 9],
    [x + width + 3, base - 13],
  ]
  return <polyline points={points.join(' ')} stroke="var(--paper)" strokeWidth={3} fill="none" />
}

function Gain({ bar, slot, base }: { bar: Bar; slot: Slot; base: number }) {
  const isEnd = bar.gain === null
  return (
    <text
      x={slot.x + slot.width / 2}
      y={gainAt(bar, slot, base)}
      textAnchor="middle"
      fontSize={isEnd ? 14 : 12}
      fontWeight={isEnd ? 700 : 400}
      fill="var(--ink)"
      {...halo}
    >
      {barText(bar)}
    </text>
  )
}

function Name({ bar, x, y, width }: { bar: Bar; x: number; y: number; width: number }) {
  const isEnd = bar.gain === null
  // The width of Latin letters is overestimated, and a word of nine of them just fits.
  const wide = /[a-z]/i.test(bar.name) ? width + 2 : width - 2
  return (
    <text textAnchor="middle" fontWeight={isEnd ? 700 : 400} fill={isEnd ? 'var(--ink)' : 'var(--ink-2)'}>
      {wrapLines(bar.name, wide, 11, 2).map((line, index) => (
        <tspan key={line} x={x} y={y + index * 14}>
          {line}
        </tspan>
      ))}
    </text>
  )
}
