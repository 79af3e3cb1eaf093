import type { Scale } from './scales.ts'

/** A line that stretches with its cell: places and widths in per cent of it. */
export interface Strip {
  readonly at: (value: number) => string
  readonly width: (from: number, to: number) => string
}

/** Of a scale that ends in per cent, such as 2 and 98: both ends keep room for half a mark. */
export const stripOf = (scale: Scale): Strip => ({
  at: (value) => `${scale(value).toFixed(2)}%`,
  width: (from, to) => `${(scale(to) - scale(from)).toFixed(2)}%`,
})
