/** Weight and mean of a group of positions, of a portfolio or of its benchmark. */
export interface GroupMean {
  /** Share of the whole; the groups sum to 1. */
  readonly weight: number
  /** Mean of the group by weight; NaN where it holds nothing. */
  readonly mean: number
}

export interface GroupEffects<K> {
  readonly key: K
  readonly portfolio: GroupMean
  readonly benchmark: GroupMean
  /** `(wp − wb)(ib − Ib)`: from holding more or less of the group; Ib is the mean of the whole benchmark. */
  readonly allocation: number
  /** `wb (ip − ib)`: from holding others of the group. */
  readonly selection: number
  /** `(wp − wb)(ip − ib)`: from both. */
  readonly interaction: number
}

export interface Attribution<K> {
  readonly portfolio: number
  readonly benchmark: number
  readonly groups: readonly GroupEffects<K>[]
  /** Sums over the groups; together they are `portfolio − benchmark`. */
  readonly allocation: number
  readonly selection: number
  readonly interaction: number
}

/** Positions of one side, with the group that each is in. */
export interface AttributedSide<K> {
  readonly weights: Float64Array
  /** NaN where a position has no figure: it is left out, or counts as 0 where `keep` was chosen by whoever calls. */
  readonly figures: Float64Array
  readonly groups: readonly K[]
}

/**
 * Brinson–Fachler effects by group: allocation (which groups), selection (which companies within a group) and interaction. They sum
 * exactly to the difference between the portfolio's mean and the benchmark's.
 *
 * A group missing from the portfolio has no selection. A group missing from the benchmark takes the portfolio's mean as its own, so all
 * of its effect is allocation.
 *
 * @returns null where either side has no figure
 */
export function attribute<K>(portfolio: AttributedSide<K>, benchmark: AttributedSide<K>): Attribution<K> | null {
  const [own, other] = [groupMeans(portfolio), groupMeans(benchmark)]
  if (!own || !other) return null
  const groups = [...new Set([...other.keys(), ...own.keys()])].map((key) => ({
    key,
    portfolio: own.get(key) ?? { weight: 0, mean: Number.NaN },
    benchmark: other.get(key) ?? { weight: 0, mean: Number.NaN },
  }))
  const whole = (side: ReadonlyMap<K, GroupMean>) =>
    [...side.values()].reduce((sum, { weight, mean }) => sum + weight * mean, 0)
  const benchmarkMean = whole(other)
  const effects = groups.map((group) => ({ ...group, ...effectsOf(group, benchmarkMean) }))
  const total = (name: 'allocation' | 'selection' | 'interaction') =>
    effects.reduce((sum, effect) => sum + effect[name], 0)
  return {
    portfolio: whole(own),
    benchmark: benchmarkMean,
    groups: effects,
    allocation: total('allocation'),
    selection: total('selection'),
    interaction: total('interaction'),
  }
}

function effectsOf({ portfolio, benchmark }: { portfolio: GroupMean; benchmark: GroupMean }, benchmarkMean: number) {
  const over = portfolio.weight - benchmark.weight
  const otherMean = benchmark.weight > 0 ? benchmark.mean : portfolio.mean
  const ownMean = portfolio.weight > 0 ? portfolio.mean : otherMean
  return {
    allocation: over * (otherMean - benchmarkMean),
    selection: benchmark.weight * (ownMean - otherMean),
    interaction: over * (ownMean - otherMean),
  }
}

/** Null where no position with weight has a figure. */
function groupMeans<K>({ weights, figures, groups }: AttributedSide<K>): Map<K, GroupMean> | null {
  const sums = new Map<K, { weight: number; sum: number }>()
  let covered = 0
  for (const [at, weight] of weights.entries()) {
    const figure = figures[at]!
    if (Number.isNaN(figure) || weight === 0) continue
    const group = sums.get(groups[at]!) ?? { weight: 0, sum: 0 }
    group.weight += weight
    group.sum += weight * figure
    sums.set(groups[at]!, group)
    covered += weight
  }
  if (covered === 0) return null
  return new Map([...sums].map(([key, { weight, sum }]) => [key, { weight: weight / covered, mean: sum / weight }]))
}

/** What one position adds to the difference between a portfolio's mean and a reference. */
export interface PositionEffect {
  /** Place in the portfolio. */
  readonly at: number
  /** In the unit of the figures. */
  readonly effect: number
}

/**
 * `wᵢ (xᵢ − M)` with weights among the positions that have a figure: together they are the portfolio's mean less M. The largest first.
 *
 * @param figures NaN where a position has none; it is left out
 * @param reference mean of the benchmark, or of the portfolio itself
 */
export function effectsByPosition(weights: Float64Array, figures: Float64Array, reference: number): PositionEffect[] {
  const places = [...figures.keys()].filter((at) => !Number.isNaN(figures[at]!) && weights[at]! > 0)
  const covered = places.reduce((sum, at) => sum + weights[at]!, 0)
  return places
    .map((at) => ({ at, effect: (weights[at]! / covered) * (figures[at]! - reference) }))
    .sort((a, b) => b.effect - a.effect || a.at - b.at)
}
