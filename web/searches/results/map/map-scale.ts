import { endsOf, stepOf, ticksOf } from '../../../charts/plot/scales.ts'
import type { MapScale } from '../../../charts/position-map/position.ts'
import { formatCompact } from '../../../format.ts'

/** Figures this many times apart are a heap beside an empty map on even steps. */
const wide = 100

/** Whether positive figures are so far apart that only a log scale shows them; the outermost fiftieth on either side does not count. */
export function isSkewed(values: readonly number[]): boolean {
  const sorted = values.filter((value) => value > 0).sort((a, b) => a - b)
  if (sorted.length < 20 || sorted.length < values.length * 0.9) return false
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!
  return at(0.98) / at(0.02) > wide
}

/** The ends of an axis: round figures beyond the outermost; zero when it is not far. */
export function rangeOf(values: readonly number[], isLog: boolean): { min: number; max: number; step?: number } {
  const [least, most] = values.reduce(
    ([low, high], value) => [Math.min(low, value), Math.max(high, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  )
  if (least > most) return isLog ? { min: 1, max: 10 } : { min: 0, max: 1 }
  if (isLog) return { min: roundDown(least), max: roundUp(most === least ? most * 2 : most) }
  const low = least >= 0 && least < most * 0.4 ? 0 : least
  const ticks = ticksOf(low, most)
  const [min, max] = endsOf(ticks)
  return { min, max, step: stepOf(ticks) }
}

const steps = [1, 2, 5, 10]

/** 1, 2 or 5 times a power of ten, at least the value. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return Number((power * steps.find((step) => step * power >= value * (1 - 1e-9))!).toPrecision(12))
}

function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return Number((power * steps.findLast((step) => step * power <= value * (1 + 1e-9))!).toPrecision(12))
}

interface Figures {
  readonly values: readonly number[]
  readonly isLog: boolean
  readonly text: (value: number) => string
}

export function scaleOf({ values, isLog, text }: Figures): MapScale {
  return { ...rangeOf(values, isLog), isLog, text, tick: formatCompact }
}
