import type { Exposure } from './exposure.ts'
import { type Pillar, pillars, scale, type ThemeTable } from './themes.ts'

/** A theme as the structure scores it. */
export interface ThemeScore {
  readonly exposure: Exposure
  /** Points earned, and those that there were to earn. */
  readonly points: number
  readonly possible: number
  /** 0 to 5; null for a theme that is not applicable, or of which nothing is asked. */
  readonly score: number | null
}

/** Scores of 0 to 5 by the vendor's structure; null where no theme is applicable. */
export interface Structure {
  readonly overall: number | null
  readonly pillars: Readonly<Record<Pillar, number | null>>
  /** In the order of the themes. */
  readonly themes: readonly ThemeScore[]
}

/**
 * The score as the vendor builds it: theme = 5 × points ÷ possible points, pillar = Σ exposure × theme ÷ Σ exposure, and the whole likewise
 * over all applicable themes.
 *
 * Source: FTSE Russell ESG Scores, https://www.ftserussell.com/esg-ratings; UNPRI 2019 report of FTSE Russell. That the whole is built as
 * the pillars are, and the score of a theme from the share of its points, is proposed: the tables of thresholds are not public.
 *
 * @param exposures by theme
 * @param points by indicator, 0 to 1; NaN where none is asked for
 */
export function structureOf(
  { themes, indicators }: ThemeTable,
  { exposures, points }: { readonly exposures: readonly Exposure[]; readonly points: ArrayLike<number> },
): Structure {
  const earned = themes.map(() => 0)
  const possible = themes.map(() => 0)
  for (const [index, { theme }] of indicators.entries()) {
    const own = points[index]!
    if (Number.isNaN(own)) continue
    earned[theme]! += own
    possible[theme]!++
  }
  const scores = themes.map((_, at): ThemeScore => {
    const isScored = exposures[at]! > 0 && possible[at]! > 0
    const score = isScored ? (scale.most * earned[at]!) / possible[at]! : null
    return { exposure: exposures[at]!, points: earned[at]!, possible: possible[at]!, score }
  })
  const of = (pillar: Pillar) => exposureMean(scores.filter((_, at) => themes[at]!.pillar === pillar))
  return {
    overall: exposureMean(scores),
    pillars: Object.fromEntries(pillars.map((pillar) => [pillar, of(pillar)])) as Structure['pillars'],
    themes: scores,
  }
}

function exposureMean(scores: readonly ThemeScore[]): number | null {
  let [sum, whole] = [0, 0]
  for (const { exposure, score } of scores) {
    if (score === null) continue
    sum += exposure * score
    whole += exposure
  }
  return whole === 0 ? null : sum / whole
}
