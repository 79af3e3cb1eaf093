import { type CellState, isDisclosure, isSilence, stateCode } from '../figures/cell-states.ts'
import type { Change } from '../figures/change.ts'
import { counts } from '../panel/panel.ts'
import { type RankBand, rankBand } from '../scores/rank-bands.ts'

/** One indicator of one company beside its peers. */
export interface Standing {
  /** Code of the indicator. */
  readonly code: string
  /** Percentile rank among the peers, 0 to 1, greater is better; null without a figure that counts. */
  readonly percentile: number | null
  /** Share of the total score that rests on the indicator, 0 to 1. */
  readonly weight: number
  /** In the indicator's unit; null without a figure. */
  readonly value: number | null
  readonly unit: string
  readonly direction: 'higher_better' | 'lower_better' | 'neutral'
  /** From 1, the best; null without a figure that counts. */
  readonly rank: number | null
  /** Peers with a figure that counts. */
  readonly n: number
  readonly state: CellState
  /** Share of the peers that could disclose it and did, 0 to 1; an estimate is the source's. */
  readonly peersDisclosing: number
  /** Against the year before; null when nobody asked. */
  readonly change: Change | null
}

/** Something to show as a strength or an issue, without words. */
export interface Highlight {
  readonly kind: 'strength' | 'issue' | 'not-disclosed'
  readonly code: string
  readonly facts: {
    /** Weight × (percentile − ½), points of a total of 0 to 1; of what was not disclosed, weight × −½. */
    readonly contribution: number
    readonly value: number | null
    readonly unit: string
    readonly rank: number | null
    readonly n: number
    readonly band: RankBand | null
    readonly isEstimated: boolean
    readonly peersDisclosing: number
    readonly change: Change | null
  }
}

export interface Highlights {
  /** The largest contribution first. */
  readonly strengths: readonly Highlight[]
  /** Issues and what was not disclosed, the largest drag first. */
  readonly issues: readonly Highlight[]
  /** How many of each there are, whether given or not. */
  readonly inAll: { readonly strengths: number; readonly issues: number }
}

/** Percentile rank from which a figure is a strength, and up to which it is an issue: the outer fifths. */
const strengthFrom = 0.8
const issueUpTo = 0.2

/** Share of the peers that must disclose before silence is an issue. Ours, proposed. */
const silenceFrom = 0.6

/**
 * The strengths and issues that move a company's score most.
 *
 * A strength is a disclosed figure in the top fifth; an issue is a figure in the lowest fifth, estimated or not, or silence
 * where at least 60 % of the peers disclose. Neutral indicators and those without weight are neither.
 *
 * @param max how many of each
 */
export function highlightsOf(standings: readonly Standing[], max = 5): Highlights {
  const all = standings.flatMap((standing) => {
    const kind = kindOf(standing)
    return kind === null ? [] : [toHighlight(kind, standing)]
  })
  const bySize = (a: Highlight, b: Highlight) =>
    Math.abs(b.facts.contribution) - Math.abs(a.facts.contribution) || (a.code < b.code ? -1 : 1)
  const strengths = all.filter(({ kind }) => kind === 'strength').sort(bySize)
  const issues = all.filter(({ kind }) => kind !== 'strength').sort(bySize)
  return {
    strengths: strengths.slice(0, max),
    issues: issues.slice(0, max),
    inAll: { strengths: strengths.length, issues: issues.length },
  }
}

function kindOf({ percentile, weight, direction, state, peersDisclosing }: Standing): Highlight['kind'] | null {
  if (direction === 'neutral' || !(weight > 0)) return null
  if (isSilence(state)) return peersDisclosing >= silenceFrom ? 'not-disclosed' : null
  if (percentile === null || !counts(stateCode[state])) return null
  if (percentile >= strengthFrom) return isDisclosure(stateCode[state]) ? 'strength' : null
  return percentile <= issueUpTo ? 'issue' : null
}

function toHighlight(kind: Highlight['kind'], standing: Standing): Highlight {
  const { code, weight, unit, n, state, peersDisclosing, change } = standing
  const isSilent = kind === 'not-disclosed'
  const rank = isSilent ? null : standing.rank
  const facts = {
    contribution: weight * ((isSilent ? 0 : standing.percentile!) - 0.5),
    value: isSilent ? null : standing.value,
    unit,
    rank,
    n,
    band: rank === null ? null : rankBand(rank, n),
    isEstimated: state === 'estimated',
    peersDisclosing,
    change,
  }
  return { kind, code, facts }
}
