import { firstRules, type InferenceRules, secondRules } from '../inference/rules.ts'

/** Methods that a company can be scored by. Standard: `scores/standard/standard.ts`; employment impact: `impact/impact-scores.ts`. */
export const scoringMethods = ['standard', 'employment-impact'] as const
export type ScoringMethod = (typeof scoringMethods)[number]

/** A method whose weights a person has set and kept, by its number, as it is or as one of its versions was: `own-12`, `own-12.3`. */
export type OwnMethodName = `own-${number}`
export const ownMethodPattern = /^own-([1-9]\d{0,9})(?:\.([1-9]\d{0,5}))?$/
export type MethodName = ScoringMethod | OwnMethodName

export const isOwnMethod = (method: string): method is OwnMethodName => ownMethodPattern.test(method)

/** Versions of the standard method, the newest first. Each stays replayable. */
export const standardVersions = ['2.1', '2.0', '1.0'] as const
export type StandardVersion = (typeof standardVersions)[number]

/** The version where none is named. */
export const defaultVersion: StandardVersion = '2.1'

/** Least disclosure below which nothing is said. */
export interface MinimumCoverage {
  /** Share of the weight that rests on disclosed figures, 0 to 1. */
  readonly weight: number
  /** Number of indicators with a disclosed figure; of a total, number of categories with a score. */
  readonly count: number
}

/** Least disclosure of the score of the whole. */
export interface MinimumOfTotal extends MinimumCoverage {
  /** Number of pillars that its categories with a score belong to; 1 when left out. */
  readonly pillars?: number
  /** Number of disclosed figures in its categories with a score; none when left out. */
  readonly figures?: number
}

/** When an indicator is in use: how many companies disclose it, and which share of those that reported the year. Both must hold. */
export interface UseRule {
  readonly companies: number
  /** 0 to 1. */
  readonly share: number
}

interface Expected {
  readonly as: 'expected'
  readonly caution: number
  /**
   * Fiscal years after its last disclosed figure during which a company that stopped disclosing counts with at most the percentile of
   * that figure.
   */
  readonly memory: number
}

/** What a version of the standard method does; part of its recipe. */
export interface Method {
  readonly version: StandardVersion
  /** How missing figures are inferred. */
  readonly inference: InferenceRules
  /** Amounts are divided by the company's size before they are ranked (`ScoredIndicator.size`). */
  readonly isPerSize: boolean
  /**
   * How an inferred figure counts. `visitor`: ranked as if it were known. `expected`: with the mean of the percentiles that it may
   * have, given its standard error, moved by `caution` standard errors towards the worse end.
   */
  readonly inferred: { readonly as: 'visitor' } | Expected
  /** Means of indicators are ranked again among the peers. */
  readonly ranksMeans: boolean
  /**
   * For means of indicators, for environment, social and governance (as for the whole when left out), and for the whole; null for no
   * minimum. The worst-value rule knows no minimum.
   */
  readonly minimum: {
    readonly mean: MinimumCoverage
    readonly pillar?: MinimumCoverage
    readonly total: MinimumOfTotal
  } | null
  /** Whether figures on further accounting bases count as indicators of their own (`data/further_scored.csv`). */
  readonly hasFurther: boolean
  /** Which indicators weigh anything in a fiscal year of a market; null: all, whether anybody discloses them or not. */
  readonly use: UseRule | null
  /** Least reliability at which ranks and bands are given; null where it is not measured. */
  readonly leastReliability: number | null
}

/** Chosen by `npm run bench -- methods`; the curve is on docs/methodology/standard-score-2.md. Status proposed. */
const caution = 0.08

export const methods: Readonly<Record<StandardVersion, Method>> = {
  '1.0': {
    version: '1.0',
    inference: firstRules,
    isPerSize: false,
    inferred: { as: 'visitor' },
    ranksMeans: false,
    minimum: null,
    hasFurther: false,
    use: null,
    leastReliability: null,
  },
  '2.0': {
    version: '2.0',
    inference: secondRules,
    isPerSize: true,
    inferred: { as: 'expected', caution, memory: 3 },
    ranksMeans: true,
    minimum: { mean: { weight: 0.2, count: 2 }, total: { weight: 0.2, count: 3 } },
    hasFurther: false,
    use: null,
    leastReliability: null,
  },
  '2.1': {
    version: '2.1',
    inference: secondRules,
    isPerSize: true,
    inferred: { as: 'expected', caution, memory: 3 },
    ranksMeans: true,
    minimum: {
      mean: { weight: 0.2, count: 2 },
      pillar: { weight: 0.2, count: 1 },
      total: { weight: 0.2, count: 3, pillars: 2, figures: 10 },
    },
    hasFurther: true,
    use: { companies: 30, share: 0.05 },
    leastReliability: 0.7,
  },
}
