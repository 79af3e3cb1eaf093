import { normalCdf } from '../../statistics/normal.ts'
import type { Transform } from '../custom/transforms.ts'

/** What a percentile becomes before it is weighed. */
export interface Transformed {
  readonly name: Transform
  /** Parts of a whole that it is rounded to. */
  readonly parts: number
}

/**
 * What a percentile becomes among the figures of its group, by the words of docs/methodology/custom-weights.md.
 *
 * @param figures greater is better
 */
export function ofTransform({ name, parts }: Transformed, percentile: number, figures: readonly number[]): number {
  return Math.round(parts * plain(name, percentile, figures)) / parts
}

function plain(transform: Transform, percentile: number, figures: readonly number[]): number {
  if (transform === 'percentile') return percentile
  if (transform === 'quartiles') return percentile < 0.25 ? 0 : percentile < 0.5 ? 1 / 3 : percentile < 0.75 ? 2 / 3 : 1
  const sorted = figures.toSorted((a, b) => a - b)
  const figure = figureAt(percentile, sorted)
  const [least, greatest] = [figureAt(0.05, sorted), figureAt(0.95, sorted)]
  if (transform === 'min-max') {
    if (least === greatest) return figure < least ? 0 : figure > least ? 1 : 0.5
    return Math.min(1, Math.max(0, (figure - least) / (greatest - least)))
  }
  const mean = figures.reduce((sum, each) => sum + each, 0) / figures.length
  const deviation = Math.sqrt(figures.reduce((sum, each) => sum + (each - mean) ** 2, 0) / figures.length)
  return sorted[0] === sorted.at(-1) ? 0.5 : normalCdf((figure - mean) / deviation)
}

/** Figure i of n, from the least, stands at (i + ½) ÷ n. */
function figureAt(percentile: number, sorted: readonly number[]): number {
  const at = Math.min(sorted.length - 1, Math.max(0, percentile * sorted.length - 0.5))
  const [below, above] = [sorted[Math.floor(at)]!, sorted[Math.ceil(at)]!]
  return below + (above - below) * (at % 1)
}
