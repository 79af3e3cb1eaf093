import type { Score, YearSteps } from '#contract/scores/score.ts'
import type { getScoreHistory } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { materialityFinding } from '#methodology/findings/scores.ts'
import { type Category, totals } from '#methodology/scores/hierarchy.ts'
import type { MaterialTheme, Pillar } from '../charts/materiality/themes.ts'
import { scoreName } from '../scoring/score-messages.ts'
import { scoreOf } from '../scoring/use-scores.ts'
import { bandOf, percentOf } from './profile-axes.ts'

export const pillarKeys = ['e_score', 's_score', 'g_score'] as const
export type PillarKey = (typeof pillarKeys)[number]

/** Years that a card has room for. */
const maxYears = 6

type History = Output<typeof getScoreHistory>

const pillarOf = (category: Category): PillarKey =>
  pillarKeys.find((key) => (totals[key] as readonly Category[]).includes(category))!

/** Categories that weigh something in the industry, in the order of the method. */
export function themesOf(scores: readonly Score[], history: History | undefined): MaterialTheme[] {
  return totals.sustainability_score.flatMap((category) => {
    const score = scoreOf(scores, category)
    if (!score?.weight) return []
    const years = history?.series.find(({ key }) => key === category)
    return [
      {
        key: category,
        name: scoreName(category),
        pillar: pillarOf(category),
        weight: score.weight * 100,
        score: percentOf(score.value),
        average: percentOf(score.average),
        band: bandOf(score),
        scores: (years?.values ?? []).slice(-maxYears).map(percentOf),
        averages: (years?.average ?? []).slice(-maxYears).map(percentOf),
        apart: apartOf(years?.own),
        averagesApart: apartOf(years?.averages),
      },
    ]
  })
}

export function pillarsOf(scores: readonly Score[]): Pillar[] {
  return pillarKeys.flatMap((key) => {
    const score = scoreOf(scores, key)
    if (!score) return []
    return [
      {
        key,
        name: scoreName(key),
        weight: (score.weight ?? 0) * 100,
        score: percentOf(score.value),
        average: percentOf(score.average),
      },
    ]
  })
}

/** What rests on nothing disclosed is compared with nothing. */
export const themesFinding = (themes: readonly MaterialTheme[], scores: readonly Score[]) =>
  materialityFinding(
    themes.map(({ key, weight, score, average }) => ({
      weight: weight / 100,
      score: scoreOf(scores, key as Category)?.coverage === 0 ? null : score,
      average,
    })),
  )

/** First and last year on the cards. */
export function yearsOf(history: History | undefined): readonly [number, number] | null {
  const years = history?.years.slice(-maxYears) ?? []
  return years.length === 0 ? null : [years[0]!, years.at(-1)!]
}

const apartOf = (steps: YearSteps | undefined): boolean[] =>
  (steps?.steps ?? []).slice(-maxYears).map((step) => step?.isComparable === false)
