import { type Effects, effectsOf, type Levels, levelsOf, withoutEffects } from '../regression/effects.ts'
import { orthogonalFit } from '../regression/orthogonal.ts'
import type { ValueSample } from './sample.ts'

/** ln PBR by industry, year, return on equity, growth and size. */
export interface FirstStage {
  /** In the order of `firstFigures`. */
  readonly coefficients: Float64Array
  readonly levels: Levels
  /** Levels where nothing but the industry is known. */
  readonly industryOnly: Levels
  /** What it leaves of each row that it was fitted to. */
  readonly residuals: Float64Array
}

/** The first stage; null where a figure stands still or the rows are too few. */
export function firstStage(sample: Omit<ValueSample, 'columns'>): FirstStage | null {
  const { lnPbr, first } = sample
  const effects: Effects = effectsOf(sample)
  if (lnPbr.length <= effects.count + first.length) return null
  const target = withoutEffects(effects, lnPbr)
  const fit = orthogonalFit(
    first.map((column) => withoutEffects(effects, column)),
    target,
    first,
  )
  if (!fit) return null
  const { coefficients, residuals } = fit
  const rest = lnPbr.map((value, row) => value - explained(first, coefficients, row))
  return { coefficients, residuals, levels: levelsOf(effects, rest), industryOnly: levelsOf(effects, lnPbr) }
}

/** What the figures of a row say, without levels. */
export function explained(first: readonly Float64Array[], coefficients: Float64Array, row: number): number {
  let sum = 0
  for (let at = 0; at < first.length; at++) sum += coefficients[at]! * first[at]![row]!
  return sum
}
