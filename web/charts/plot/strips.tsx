import type { ComponentProps } from 'react'
import { Span, Tick } from './marks.tsx'
import type { Scale } from './scales.ts'

/** Where values stand on a line, and how wide the way between two is: in pixels, or in per cent of the cell it stretches with. */
export interface Strip {
  readonly at: (value: number) => number | string
  readonly width: (from: number, to: number) => number | string
}

export const pixelStrip = (scale: Scale): Strip => ({ at: scale, width: (from, to) => scale(to) - scale(from) })

/** Of a scale in per cent, such as 2 to 98: both ends keep room for half a mark. */
export function percentStrip(scale: Scale): Strip {
  const percent = (value: number) => `${value.toFixed(2)}%`
  return { at: (value) => percent(scale(value)), width: (from, to) => percent(scale(to) - scale(from)) }
}

interface BarProps extends Omit<ComponentProps<'rect'>, 'y' | 'from' | 'to'> {
  readonly strip: Strip
  readonly from: number
  readonly to: number
  readonly y: number
  /** Half of its height. */
  readonly reach: number
}

/** From one value to another, around the line. */
export function Bar({ strip, from, to, y, reach, ...rect }: BarProps) {
  return <rect x={strip.at(from)} width={strip.width(from, to)} y={y - reach} height={2 * reach} {...rect} />
}

interface BoxPlotProps {
  readonly strip: Strip
  readonly min: number
  readonly lower: number
  readonly median: number
  readonly upper: number
  readonly max: number
  readonly y: number
  /** Half of the height of the box. */
  readonly reach: number
  readonly fill?: string
}

/** Lowest to highest as a line, the middle half as a box, the median as a stroke. */
export function BoxPlot({
  strip,
  min,
  lower,
  median,
  upper,
  max,
  y,
  reach,
  fill = 'var(--series-peer)',
}: BoxPlotProps) {
  return (
    <>
      <Span from={strip.at(min)} to={strip.at(max)} y={y} stroke="var(--rule-mid)" />
      <Bar strip={strip} from={lower} to={upper} y={y} reach={reach} fill={fill} />
      <Tick x={strip.at(median)} y={y} reach={1.4 * reach} stroke="var(--ink)" strokeWidth={2} />
    </>
  )
}
