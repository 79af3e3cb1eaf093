/** One company as a rater sees it: its total and its parts, all on one scale. */
interface TotalAndParts {
  readonly total: number
  readonly parts: readonly number[]
}

/** What a rater's total seems to be made of. */
export interface ImpliedWeights {
  /** Weight of each part, 0 or more, in the order given; they need not add to one. */
  readonly weights: readonly number[]
  /** Companies they were taken from. */
  readonly n: number
}

/** Fewest companies that weights are taken from. Ours, proposed. */
export const fewestForWeights = 30

/**
 * The weights with which the parts come nearest to the totals: least squares without a constant, no weight below 0.
 *
 * Few raters publish the weights of their pillars, so that they are read off the market. They are an estimate: parts that run
 * together share their weight by chance, and a total that is capped or ranked is no sum.
 *
 * @returns null under 30 companies, or when the parts cannot be told apart
 */
export function impliedWeights(rows: readonly TotalAndParts[]): ImpliedWeights | null {
  const count = rows[0]?.parts.length ?? 0
  if (rows.length < fewestForWeights || count === 0) return null
  const products = productsOf(rows, count)
  const fits = subsets(count).flatMap((chosen) => {
    const weights = solve(chosen.map((i) => [...chosen.map((j) => products.of[i]![j]!), products.withTotal[i]!]))
    if (!weights || weights.some((weight) => weight < 0)) return []
    const all = Array.from({ length: count }, (_, i) => weights[chosen.indexOf(i)] ?? 0)
    return [{ all, explained: all.reduce((sum, weight, i) => sum + weight * products.withTotal[i]!, 0) }]
  })
  const best = fits.sort((a, b) => b.explained - a.explained)[0]
  return best ? { weights: best.all, n: rows.length } : null
}

function productsOf(rows: readonly TotalAndParts[], count: number) {
  const of = Array.from({ length: count }, () => new Array<number>(count).fill(0))
  const withTotal = new Array<number>(count).fill(0)
  for (const { total, parts } of rows) {
    for (let i = 0; i < count; i++) {
      withTotal[i]! += parts[i]! * total
      for (let j = 0; j < count; j++) of[i]![j]! += parts[i]! * parts[j]!
    }
  }
  return { of, withTotal }
}

/** Every choice of at least one of the parts; a few parts have few. */
function subsets(count: number): number[][] {
  return Array.from({ length: 2 ** count - 1 }, (_, code) =>
    Array.from({ length: count }, (__, i) => i).filter((i) => ((code + 1) >> i) & 1),
  )
}

/** Gauss with pivots, of an equation a row with its right side last; null when there is no one solution. */
function solve(equations: number[][]): number[] | null {
  const rows = equations.map((row) => [...row])
  for (let k = 0; k < rows.length; k++) {
    const pivot = rows.slice(k).reduce((at, row, i) => (Math.abs(row[k]!) > Math.abs(rows[at]![k]!) ? k + i : at), k)
    if (Math.abs(rows[pivot]![k]!) < 1e-12) return null
    ;[rows[k], rows[pivot]] = [rows[pivot]!, rows[k]!]
    for (const [i, row] of rows.entries()) {
      if (i === k) continue
      const factor = row[k]! / rows[k]![k]!
      for (let j = k; j < row.length; j++) row[j]! -= factor * rows[k]![j]!
    }
  }
  return rows.map((row, k) => row.at(-1)! / row[k]!)
}
