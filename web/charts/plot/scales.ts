import { scaleLinear } from 'd3-scale'

/** Where a value stands, in pixels. */
export type Scale = (value: number) => number

/** Pixels of the four sides of what is drawn between the axes. */
export interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly foot: number
}

/** The box, and where years and values stand in it. */
export interface PlotArea extends Box {
  readonly x: Scale
  readonly y: Scale
}

/** A value of a year; null is a gap. */
export interface YearValue {
  readonly year: number
  readonly value: number | null
}

type Ends = readonly [low: number, high: number]

/** The box that is left of a picture between its margins; never narrower than a few letters. */
export function boxOf(
  { width, height }: { readonly width: number; readonly height: number },
  margin: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number },
): Box {
  const right = Math.max(margin.left + 40, width - margin.right)
  return { left: margin.left, right, top: margin.top, foot: height - margin.bottom }
}

/** Years across and values up; a year that is alone stands at the left. */
export function yearArea(box: Box, { years, values }: { readonly years: Ends; readonly values: Ends }): PlotArea {
  const [first, last] = years
  return {
    ...box,
    x: scaleLinear([first, Math.max(first + 1, last)], [box.left, box.right]),
    y: scaleLinear(values, [box.foot, box.top]),
  }
}

/** The middle of each of so many rows that share a height; rows are counted from 0. */
export const rowScale = (count: number, height: number): Scale => scaleLinear([-0.5, count - 0.5], [0, height])

/** Round steps, of which the outer ones lie around both values; values that are all alike stand in the middle, zeros at the foot. */
export function ticksOf(low: number, high: number, count = 4): number[] {
  const around = high > low ? 0 : Math.abs(low) / 4
  const [from, to] = [low - around, high + around || 1]
  const ticks = scaleLinear().domain([from, to]).nice(count).ticks(count)
  // A wider step that d3 takes on its way to round ends may leave an empty one at either end.
  return ticks.slice(
    ticks.findLastIndex((tick) => tick <= from),
    ticks.findIndex((tick) => tick >= to) + 1,
  )
}

/** The way from one step to the next. */
export const stepOf = (ticks: readonly number[]): number =>
  Number(((ticks.at(-1)! - ticks[0]!) / (ticks.length - 1)).toPrecision(12))

/** First and last. */
export const endsOf = (ticks: readonly number[]): Ends => [ticks[0]!, ticks.at(-1)!]

export const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)

/** Those of a row of names that have room, so many pixels each; the last is always among them. */
export function withRoom<T>(all: readonly T[], { left, right }: Pick<Box, 'left' | 'right'>, each = 48): T[] {
  const step = Math.max(1, Math.ceil((all.length * each) / Math.max(1, right - left)))
  return all.filter((_, at) => (all.length - 1 - at) % step === 0)
}
