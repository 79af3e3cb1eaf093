/** The rows a score was made from, as anybody may download them. */
interface BundleRows {
  /** Weight of each category in the score. */
  readonly weights: Readonly<Record<string, number>>
  readonly indicators: readonly {
    readonly category: string
    readonly direction: 'higher_better' | 'lower_better'
    /** Weight inside its category, above 0. */
    readonly weight: number
    readonly origin: 'disclosed' | 'estimated' | 'inferred' | 'worst-value'
    /** Null for the worst value. */
    readonly value: number | null
    /** The figures of its peer group. */
    readonly figures: readonly { readonly value: number }[]
  }[]
}

/**
 * A score made again from its rows alone, by the method's words and none of its engine.
 *
 * @returns 0 to 1; null when no row counts
 */
export function recomputeBundle({ weights, indicators }: BundleRows): number | null {
  const means = new Map<string, { sum: number; weight: number }>()
  for (const { category, weight, ...row } of indicators) {
    const mean = means.get(category) ?? { sum: 0, weight: 0 }
    means.set(category, mean)
    mean.sum += weight * percentile(row)
    mean.weight += weight
  }
  let [sum, whole] = [0, 0]
  for (const [category, mean] of means) {
    const weight = weights[category] ?? 0
    sum += weight * (mean.sum / mean.weight)
    whole += weight
  }
  return whole === 0 ? null : Math.min(1, sum / whole)
}

function percentile({
  value,
  direction,
  figures,
}: Omit<BundleRows['indicators'][number], 'category' | 'weight'>): number {
  if (value === null || figures.length === 0) return 0
  let [worse, same] = [0, 0]
  for (const figure of figures) {
    if (figure.value === value) same++
    else if (direction === 'higher_better' ? figure.value < value : figure.value > value) worse++
  }
  return (worse + same / 2) / figures.length
}
