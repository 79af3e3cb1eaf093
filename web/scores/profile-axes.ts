import type { getSpider } from '#contract/scores/peers.ts'
import type { Score } from '#contract/scores/score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Band } from '../charts/Band.tsx'
import type { ProfileAxis } from '../charts/radar/profile.ts'
import { scoreName } from '../scoring/score-messages.ts'
import { scoreOf } from '../scoring/use-scores.ts'

/** A share of 0 to 1 on the scale of the charts, 0 to 100. */
export const percentOf = (share: number | null | undefined): number | null => (share == null ? null : share * 100)

export const bandOf = (score: Pick<Score, 'standing' | 'value'>): Band =>
  score.value === null ? 'none' : (score.standing ?? 'none')

/** Ends of the middle of the industry, where both exist. */
export function middleOf({ lower, upper }: Pick<Score, 'lower' | 'upper'>): readonly [number, number] | null {
  return lower === null || upper === null ? null : [lower * 100, upper * 100]
}

/**
 * The axes that the radar's call chooses, each with the figures of the screen: two figures of one score must never differ.
 */
export function profileOf(
  spider: { readonly data: readonly Pick<Output<typeof getSpider>['data'][number], 'indicator'>[] },
  scores: readonly Score[],
): ProfileAxis[] {
  return spider.data.flatMap(({ indicator }) => {
    const score = scoreOf(scores, indicator)
    if (!score) return []
    return [
      {
        key: indicator,
        name: scoreName(indicator),
        own: percentOf(score.value),
        average: percentOf(score.average),
        middle: middleOf(score),
        best: percentOf(score.best),
        band: bandOf(score),
        rank: score.rank?.rank ?? null,
      },
    ]
  })
}
