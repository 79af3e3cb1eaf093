import { companyMoves } from './clustered.ts'
import { effectiveClusters } from './effective-clusters.ts'
import { type EffectRows, effectsOf, withoutEffects } from './effects.ts'
import { squaresOf } from './least-squares.ts'
import { orthogonalFit } from './orthogonal.ts'

/** Rows of many companies and years. */
export interface PanelSample extends EffectRows {
  readonly target: Float64Array
  readonly columns: readonly Float64Array[]
  /** Company of each row. */
  readonly company: Int32Array
}

/** A regression with a level for each industry and year. */
export interface PanelFit {
  readonly coefficients: Float64Array
  /** Errors that allow for anything within a company, of few companies too. */
  readonly errors: Float64Array
  readonly residuals: Float64Array
  readonly squares: number
  readonly clusters: number
  /** Companies that each column really rests on, apart from those before it. */
  readonly effective: Float64Array
  /** Coefficients of the whole, levels among them. */
  readonly count: number
  /** Target and columns without the levels. */
  readonly within: { readonly target: Float64Array; readonly columns: readonly Float64Array[] }
}

/**
 * Least squares with a level for each industry and year; errors clustered by company, by leaving each out in turn.
 *
 * Levels are taken out of every column first, which leaves the coefficients as they are (Frisch and Waugh, 1933).
 *
 * @returns null where a column stands still or follows from others and the levels, or where there is one company
 */
export function panelFit(sample: PanelSample): PanelFit | null {
  const effects = effectsOf(sample)
  const count = effects.count + sample.columns.length
  if (sample.target.length <= count) return null
  const target = withoutEffects(effects, sample.target)
  const columns = sample.columns.map((column) => withoutEffects(effects, column))
  const fit = orthogonalFit(columns, target, sample.columns)
  if (!fit) return null
  const { squares, clusters } = companyMoves({ ...fit, columns, company: sample.company }, effects)
  if (clusters < 2) return null
  return {
    coefficients: fit.coefficients,
    errors: Float64Array.from(squares.diagonal(), (own) => Math.sqrt((own * (clusters - 1)) / clusters)),
    residuals: fit.residuals,
    squares: squaresOf(fit.residuals),
    clusters,
    effective: Float64Array.from(fit.apart, (column) => effectiveClusters(column, sample.company)),
    count,
    within: { target, columns },
  }
}
