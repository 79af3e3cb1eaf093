import type { PlotArea } from './scales.ts'

interface YAxisProps {
  readonly area: Pick<PlotArea, 'left' | 'right' | 'y'>
  readonly ticks: readonly number[]
  readonly text: (tick: number) => string
}

/** A faint line across at each step, its value at the left. */
export function YAxis({ area: { left, right, y }, ticks, text }: YAxisProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={y(tick)} y2={y(tick)} stroke="var(--rule-faint)" />
      <text x={left - 8} y={y(tick) + 4} textAnchor="end" fill="var(--ink-2)">
        {text(tick)}
      </text>
    </g>
  ))
}

interface XAxisProps {
  readonly area: Pick<PlotArea, 'left' | 'right' | 'foot' | 'x'>
  readonly ticks: readonly number[]
  readonly text: (tick: number) => string
  /** Where the axis has small strokes, whether or not they have names. */
  readonly strokes?: readonly number[]
  /** Names at either end keep inside of the drawing. */
  readonly isInside?: boolean
}

/** The line that everything stands on, with names below. */
export function XAxis({ area: { left, right, foot, x }, ticks, text, strokes = [], isInside }: XAxisProps) {
  const anchorAt = (tick: number) => {
    if (!isInside) return 'middle'
    return x(tick) < left + 14 ? 'start' : x(tick) > right - 14 ? 'end' : 'middle'
  }
  return (
    <>
      <line x1={left} x2={right} y1={foot} y2={foot} stroke="var(--rule-mid)" />
      {strokes.map((tick) => (
        <line key={tick} x1={x(tick)} x2={x(tick)} y1={foot} y2={foot + 4} stroke="var(--rule-mid)" />
      ))}
      {ticks.map((tick) => (
        <text key={tick} x={x(tick)} y={foot + 17} textAnchor={anchorAt(tick)} fill="var(--ink-2)">
          {text(tick)}
        </text>
      ))}
    </>
  )
}

interface UprightsProps {
  readonly area: Pick<PlotArea, 'x' | 'top' | 'foot'>
  readonly ticks: readonly number[]
  readonly text: (tick: number) => string | number
  /** Pixels of the baseline of the values, above the lines or below. */
  readonly words: number
}

/** A line upright at each step, its value above or below: the scale of drawings whose rows are names. */
export function Uprights({ area: { x, top, foot }, ticks, text, words }: UprightsProps) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line x1={x(tick)} x2={x(tick)} y1={top} y2={foot} stroke="var(--rule-faint)" />
      <text x={x(tick)} y={words} textAnchor="middle" fill="var(--ink-2)">
        {text(tick)}
      </text>
    </g>
  ))
}
