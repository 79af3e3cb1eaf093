import type { FtsePrediction } from '#contract/ftse-prediction/company.ts'
import { formatNumber } from '../../format.ts'
import { scoreMessages } from './messages.ts'

type Scores = FtsePrediction['overall']

/** On the scale of 0 to 5: one decimal, as the vendor writes it. */
export const scoreText = (score: number) => formatNumber(score, 1)

export const rangeText = (low: number, high: number) => scoreMessages().range(scoreText(low), scoreText(high))

/** What a line of scores says, in words. */
export function lineText({ predicted, structure, actual }: Scores): string {
  const { key, noModel } = scoreMessages()
  return [
    predicted ? `${key.predicted} ${scoreText(predicted.score)}` : noModel,
    predicted && `${key.interval} ${rangeText(predicted.low, predicted.high)}`,
    structure !== null && `${key.structure} ${scoreText(structure)}`,
    actual && `${key.actual} ${scoreText(actual.score)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The one sentence: prediction, interval and error; without a model the structure alone. */
export function findingOf({ overall: { predicted, structure }, error }: FtsePrediction): string {
  const m = scoreMessages()
  if (predicted && error !== null)
    return m.finding(
      scoreText(predicted.score),
      scoreText(predicted.low),
      scoreText(predicted.high),
      formatNumber(error, 2),
    )
  return structure === null ? m.nothing : m.structureOnly(scoreText(structure))
}
