import type { Exposure } from './exposure.ts'
import { type IndicatorFigure, middle, pointsAt, pointsOf } from './points.ts'
import { structureOf } from './structure.ts'
import type { ThemeTable } from './themes.ts'

/** Percentile up to which a disclosed figure could be brought: the best quarter of the peers. Ours, proposed. */
export const goodPercentile = 0.75

/** What a company could do with one indicator. */
export interface Step {
  /** Position among the indicators. */
  readonly indicator: number
  /** Give the better answer, disclose the figure (counted at the middle of the peers), or bring it into the best quarter. */
  readonly kind: 'answer' | 'disclose' | 'improve'
  readonly points: { readonly from: number; readonly to: number }
  /** How much the whole would rise on the scale of 0 to 5. */
  readonly gain: number
  /** Share of the peers that are there already, 0 to 1; null where no peer reported. */
  readonly peers: number | null
  /** What orders the steps: gain × share of the peers, since what most have is had most easily. Ours, proposed. */
  readonly ease: number
}

export interface StepInput {
  readonly exposures: readonly Exposure[]
  /** By indicator. */
  readonly figures: readonly IndicatorFigure[]
  /** By indicator, share of the peers that give the better answer, or disclose the figure; NaN where no peer reported. */
  readonly shares: ArrayLike<number>
}

/** Every step that would raise the whole, the easiest first. */
export function stepsOf(table: ThemeTable, { exposures, figures, shares }: StepInput): Step[] {
  const points = Float64Array.from(figures, (figure, index) => pointsOf(table.indicators[index]!, figure))
  const before = structureOf(table, { exposures, points }).overall
  if (before === null) return []
  return table.indicators
    .flatMap(({ kind }, indicator): Step[] => {
      const figure = figures[indicator]!
      const from = points[indicator]!
      if (Number.isNaN(from)) return []
      const stepKind = kind === 'answer' ? 'answer' : figure.state === 'known' ? 'improve' : 'disclose'
      const to = kind === 'figure' ? pointsAt(stepKind === 'improve' ? goodPercentile : middle) : 1
      if (to <= from) return []
      const after = structureOf(table, { exposures, points: points.with(indicator, to) }).overall!
      if (after <= before) return []
      const disclosedShare = shares[indicator]!
      // Of those that disclose a figure one in four is in the best quarter.
      const share = stepKind === 'improve' ? disclosedShare * (1 - goodPercentile) : disclosedShare
      const peers = Number.isNaN(share) ? null : share
      const gain = after - before
      return [{ indicator, kind: stepKind, points: { from, to }, gain, peers, ease: gain * (peers ?? 0) }]
    })
    .sort((a, b) => b.ease - a.ease || b.gain - a.gain || a.indicator - b.indicator)
}

/** What would be known of the indicator after a step, as far as features and points look at it. */
export function afterStep(
  { isLowerBetter }: ThemeTable['indicators'][number],
  { kind, peers }: Pick<Step, 'kind' | 'peers'>,
): IndicatorFigure {
  if (kind !== 'answer')
    return { state: 'known', value: Number.NaN, percentile: kind === 'improve' ? goodPercentile : middle }
  // Worse are those without the better answer, equal those with it.
  return { state: 'known', value: isLowerBetter ? 0 : 1, percentile: 1 - (peers ?? 0) / 2 }
}
