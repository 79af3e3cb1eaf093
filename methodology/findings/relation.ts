import { spearman } from '../statistics/correlation.ts'

/** Ranks that correlate less than this have nothing to say of each other; from the second on they run closely together. Ours, proposed. */
const looseFrom = 0.2
const closeFrom = 0.5
/** Fewest companies to say anything of. */
const fewest = 10

/** How two measures run together over some companies. */
export interface Relation {
  /** Companies with both. */
  readonly n: number
  /** Correlation of the ranks, −1 to 1; null with fewer than ten companies, or when either measure does not vary. */
  readonly rho: number | null
  /** `none` too where so few companies would show as much by chance, one time in twenty; null without a correlation. */
  readonly closeness: 'none' | 'loose' | 'close' | null
}

/**
 * How two measures run together: by the ranks, since few measures are spread evenly.
 *
 * @param xs figures of companies in any unit
 * @param ys of the same companies in the same order
 */
export function relationOf(xs: readonly number[], ys: readonly number[]): Relation {
  const n = xs.length
  const rho = n < fewest ? null : spearman(Float64Array.from(xs), Float64Array.from(ys))
  if (rho === null) return { n, rho, closeness: null }
  const size = Math.abs(rho)
  const byChance = 1.96 / Math.sqrt(n - 1)
  if (size < Math.max(looseFrom, byChance)) return { n, rho, closeness: 'none' }
  return { n, rho, closeness: size < closeFrom ? 'loose' : 'close' }
}
