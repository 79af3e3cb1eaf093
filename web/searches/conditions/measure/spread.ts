import { scaleLinear, scaleLog } from 'd3-scale'
import type { Range } from '#contract/search/condition.ts'
import { endsOf, stepOf, ticksOf } from '../../../charts/plot/scales.ts'

interface SpreadBin {
  readonly from: number
  readonly to: number
  readonly count: number
}

/** Figures as a picture of bars over a line of values. */
export interface SpreadPicture {
  readonly bins: readonly SpreadBin[]
  /** Steps grow by the same factor instead of the same amount. */
  readonly isLog: boolean
  /** Values that the line is marked with. */
  readonly ticks: readonly number[]
  /** Where a value stands on the line, 0 to 1; beyond its ends, at them. */
  readonly place: (value: number) => number
  /** Round figures that a bound is dragged to, ascending. */
  readonly stops: readonly number[]
}

/** Approximate number of bars, and of steps to which a bound snaps. */
const binCount = 16
const stopCount = 80
/** Round figures of a decade, about evenly apart on a scale of powers. */
const decadeStops = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8]
/** A largest figure this many times the middle one makes equal steps useless. */
const skew = 30

/** Bars of figures that are sorted ascending: round steps, powers of ten when they are very skewed, far ones in the end bars. */
export function pictureOf(values: readonly number[]): SpreadPicture | null {
  const [least, most] = [values[0], values.at(-1)]
  if (least === undefined || most === undefined) return null
  const middle = values[Math.floor((values.length - 1) / 2)]!
  if (least > 0 && at(values, 0.98) / middle > skew / 3 && most / middle > skew) return logarithmic(values)
  return linear(values)
}

const at = (values: readonly number[], share: number) => values[Math.round((values.length - 1) * share)]!

function linear(values: readonly number[]): SpreadPicture {
  const [low, high] = ends(values)
  const steps = ticksOf(low, high, high > low ? binCount : 1)
  // The largest figures have a bar of their own to the right of where they stand: a bound at them keeps it.
  const edges = steps.at(-1)! > high ? steps : [...steps, clean(steps.at(-1)! + stepOf(steps))]
  const place = scaleLinear(endsOf(edges), [0, 1]).clamp(true)
  const isWhole = values.every(Number.isInteger)
  return {
    bins: counted(values, edges),
    isLog: false,
    ticks: place.ticks(5),
    place,
    stops: place.ticks(isWhole ? Math.min(stopCount, edges.at(-1)! - edges[0]!) : stopCount),
  }
}

/** The picture’s ends: all figures, unless a few far ones would press the others together. */
function ends(values: readonly number[]): [number, number] {
  const [least, most] = [values[0]!, values.at(-1)!]
  const [low, high] = [at(values, 0.02), at(values, 0.98)]
  const spread = high - low || most - least || Math.abs(most) || 1
  return [least < low - spread / 2 ? low : least, most > high + spread / 2 ? high : most]
}

function logarithmic(values: readonly number[]): SpreadPicture {
  const low = Math.floor(Math.log10(values[0]!) + 1e-9)
  const high = Math.max(low + 1, Math.ceil(Math.log10(values.at(-1)!) - 1e-9))
  const perDecade = Math.max(1, Math.floor((1.5 * binCount) / (high - low)))
  const count = (high - low) * perDecade
  const edges = Array.from({ length: count + 1 }, (_, index) => 10 ** (low + index / perDecade))
  const decades = Array.from({ length: high - low + 1 }, (_, index) => clean(10 ** (low + index)))
  const every = Math.ceil(decades.length / 6)
  const scale = scaleLog([10 ** low, 10 ** high], [0, 1]).clamp(true)
  return {
    bins: counted(values, edges),
    isLog: true,
    ticks: decades.filter((_, index) => index % every === 0),
    place: (value) => (value <= 0 ? 0 : scale(value)),
    stops: [...decades.slice(0, -1).flatMap((power) => decadeStops.map((one) => clean(one * power))), decades.at(-1)!],
  }
}

/** The round figure that stands nearest to a place on the line. */
export function stopAt({ stops, place }: SpreadPicture, share: number): number {
  const away = (stop: number) => Math.abs(place(stop) - share)
  return stops.reduce((best, stop) => (away(stop) < away(best) ? stop : best))
}

/** So many round figures up or down from any value; at most to the ends. */
export function stopFrom({ stops }: SpreadPicture, value: number, by: number): number {
  const above = stops.findIndex((stop) => stop > value)
  const next = above === -1 ? stops.length : above
  const index = by > 0 ? next + by - 1 : next + by - (stops[next - 1] === value ? 1 : 0)
  return stops[Math.min(stops.length - 1, Math.max(0, index))]!
}

function counted(values: readonly number[], edges: readonly number[]): SpreadBin[] {
  const counts = new Array<number>(edges.length - 1).fill(0)
  let bin = 0
  for (const value of values) {
    while (bin < counts.length - 1 && value >= edges[bin + 1]!) bin++
    counts[bin]!++
  }
  return counts.map((count, index) => ({ from: edges[index]!, to: edges[index + 1]!, count }))
}

/** Without the dust of binary fractions. */
export const clean = (value: number) => Number(value.toPrecision(12))

/** How many of so many figures a range keeps, when only some of them were sent. */
export function remainingOf(values: readonly number[], ranges: readonly Range[], n: number): number {
  const remaining = values.filter((value) => ranges.some((range) => holds(range, value))).length
  return values.length === 0 ? 0 : Math.round((remaining * n) / values.length)
}

export const holds = ({ min = -Infinity, max = Infinity }: Range, value: number) => value >= min && value <= max
