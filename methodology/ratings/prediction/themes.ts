import type { Category } from '../../scores/hierarchy.ts'

export const pillars = ['E', 'S', 'G'] as const
export type Pillar = (typeof pillars)[number]

/** Ends of the vendor's scale. */
export const scale = { least: 0, most: 5 } as const

/** A theme of the vendor, with the categories whose materiality we take its exposure from. */
export interface Theme {
  /** As ratings of it are imported: `climate-change`. */
  readonly key: string
  readonly pillar: Pillar
  readonly categories: readonly Category[]
}

/**
 * How an indicator earns its point: `answer` by the better of yes and no, `figure` half by being disclosed and half by its percentile,
 * `disclosure` by being disclosed, where neither end is better.
 */
export type PointKind = 'answer' | 'figure' | 'disclosure'

/** An indicator that we assign to a theme. */
export interface ThemeIndicator {
  readonly code: string
  /** Position among the themes. */
  readonly theme: number
  readonly kind: PointKind
  /** Whether a no, or less of it, is the better end. */
  readonly isLowerBetter: boolean
}

/** The structure of the vendor's score, with our assignments. */
export interface ThemeTable {
  readonly themes: readonly Theme[]
  readonly indicators: readonly ThemeIndicator[]
}
