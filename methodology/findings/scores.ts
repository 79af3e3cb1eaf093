import { categories } from '../scores/hierarchy.ts'
import { type Finding, named, noData } from './findings.ts'

/** A score of a company with its place in the industry. */
interface RankedScore {
  readonly key: string
  /** From 1, the best, of those that have one; null when not rated. */
  readonly rank: { readonly rank: number; readonly of: number } | null
}

/**
 * The categories in the top fifth and those in the bottom fifth, the most extreme first: of all categories, whichever of them a figure
 * has room to draw.
 *
 * @param scores of the company; what is no category, such as the total, is left out
 */
export function radarFinding(scores: readonly RankedScore[]): Finding {
  const rated = categories.flatMap((code) => {
    const rank = scores.find(({ key }) => key === code)?.rank
    return rank ? [{ code, percentile: 1 - (rank.rank - 0.5) / rank.of }] : []
  })
  if (rated.length === 0) return noData('radar')
  const leading = rated.filter(({ percentile }) => percentile >= 0.8).sort((a, b) => b.percentile - a.percentile)
  const trailing = rated.filter(({ percentile }) => percentile <= 0.2).sort((a, b) => a.percentile - b.percentile)
  const codes = (of: readonly { code: string }[]) => named(of.map(({ code }) => code))
  return { kind: 'radar', leading: codes(leading), trailing: codes(trailing) }
}

/** A theme of the materiality map. */
interface ThemeStanding {
  /** Share of the industry's weight, 0 to 1; a theme without weight is left out. */
  readonly weight: number
  /** Company's score and the industry's average, on one scale; null when not known. */
  readonly score: number | null
  readonly average: number | null
}

/** How many of the themes that matter lie below the industry's average, and what they weigh among those compared. */
export function materialityFinding(themes: readonly ThemeStanding[]): Finding {
  const compared = themes.filter(({ weight, score, average }) => weight > 0 && score !== null && average !== null)
  if (compared.length === 0) return noData('materiality')
  const below = compared.filter(({ score, average }) => score! < average!)
  const weigh = (of: readonly ThemeStanding[]) => of.reduce((sum, { weight }) => sum + weight, 0)
  const weightShare = below.length === compared.length ? 1 : weigh(below) / weigh(compared)
  return { kind: 'materiality', themes: compared.length, below: below.length, weightShare }
}

/** A step of a waterfall. */
export interface Step {
  readonly code: string
  /** Points added to the reference; below 0 taken away. */
  readonly points: number
}

/**
 * The way from a reference to a score, and who carries it: at most two that raise and two that lower.
 *
 * @param steps adding to the difference; null without a score or a reference
 * @param ends what stands at both ends, points of 0 to 100: the difference is of these as they are shown
 */
export function waterfallFinding(
  steps: readonly Step[] | null,
  ends?: { readonly from: number; readonly to: number },
): Finding {
  if (!steps || steps.length === 0 || steps.some(({ points }) => !Number.isFinite(points))) return noData('waterfall')
  const sum = steps.reduce((total, { points }) => total + points, 0)
  // What would be shown as ±0.0 is no contribution.
  const felt = steps.filter(({ points }) => Math.abs(points) >= 0.05)
  const raising = felt.filter(({ points }) => points > 0).sort((a, b) => b.points - a.points)
  const lowering = felt.filter(({ points }) => points < 0).sort((a, b) => a.points - b.points)
  const first = (of: readonly Step[]) => ({
    codes: of.slice(0, 2).map(({ code }) => code),
    more: Math.max(0, of.length - 2),
  })
  const difference = ends ? tenths(tenths(ends.to) - tenths(ends.from)) : tenths(sum)
  return { kind: 'waterfall', difference, raising: first(raising), lowering: first(lowering) }
}

/** One decimal, a half away from zero, never −0. */
export function tenths(value: number): number {
  const rounded = Math.sign(value) * (Math.round(Math.abs(value) * 10 + 1e-9) / 10)
  return rounded === 0 ? 0 : rounded
}
