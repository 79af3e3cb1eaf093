import { normalCdf } from '../../statistics/normal.ts'

/** What a percentile may become before it is weighed. */
export const transforms = ['percentile', 'quartiles', 'min-max', 'z-score'] as const
export type Transform = (typeof transforms)[number]

/** Share of the figures beyond which a figure counts as the least or the greatest, at either end. Proposed. */
export const tail = 0.05

/**
 * Figure at a percentile, the inverse of `(worse + same ÷ 2) ÷ n`: figure i of n stands at `(i + ½) ÷ n`, between two of them on a
 * straight line, beyond the first and the last at these. At the percentile of a figure it is that figure, ties included.
 *
 * @param figures sorted, at least one
 * @param percentile 0 to 1
 */
export function quantile(figures: Float64Array, percentile: number): number {
  const last = figures.length - 1
  const at = Math.min(last, Math.max(0, percentile * figures.length - 0.5))
  const below = figures[Math.floor(at)]!
  const above = figures[Math.ceil(at)]!
  return below === above ? below : below + (above - below) * (at - Math.floor(at))
}

/**
 * What percentiles among some figures become, 0 to 1, never falling: quartiles are 0, ⅓, ⅔ and 1; min-max is the place between the
 * figures at 5 % and 95 %; the z-score `(x − mean) ÷ standard deviation` is read off the normal distribution. Where all figures are
 * equal the last two are ½. An inferred figure counts as the figure at its percentile. docs/methodology/custom-weights.md.
 *
 * @param figures of the group, the worst first; where less is better, with their sign turned
 */
export function transformAmong(transform: Transform, figures: Float64Array): (percentile: number) => number {
  if (transform === 'percentile') return (percentile) => percentile
  if (transform === 'quartiles') return (percentile) => Math.min(3, Math.floor(4 * percentile)) / 3
  const scaled = transform === 'min-max' ? betweenTails(figures) : onNormal(figures)
  return (percentile) => scaled(quantile(figures, percentile))
}

function betweenTails(figures: Float64Array): (figure: number) => number {
  const [least, greatest] = [quantile(figures, tail), quantile(figures, 1 - tail)]
  if (least === greatest) return (figure) => (figure < least ? 0 : figure > least ? 1 : 0.5)
  return (figure) => Math.min(1, Math.max(0, (figure - least) / (greatest - least)))
}

function onNormal(figures: Float64Array): (figure: number) => number {
  const mean = figures.reduce((sum, figure) => sum + figure / figures.length, 0)
  const deviation = Math.sqrt(figures.reduce((sum, figure) => sum + (figure - mean) ** 2 / figures.length, 0))
  if (figures[0] === figures.at(-1) || !(deviation > 0 && deviation < Number.POSITIVE_INFINITY)) return () => 0.5
  return (figure) => normalCdf((figure - mean) / deviation)
}
