import type { Known } from '#contract/scores/score.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { methods, type StandardVersion } from '#methodology/scores/method.ts'
import { minimumOf } from '#methodology/scores/standard.ts'
import { formatShare } from '../format.ts'
import { scoreMessages, tooLittleKnown } from './score-messages.ts'

type Recipe = CompanyScores['recipe']

const methodOf = ({ version }: Recipe) => methods[version as StandardVersion]

/** What stands in the place of what was not disclosed, as it was done: shares of the weight, those that are none left out. */
export function restSentence({ rest, recipe }: Pick<CompanyScores, 'rest' | 'recipe'>): string | undefined {
  if (!rest) return undefined
  const m = scoreMessages()
  const inferred = methodOf(recipe).inferred.as
  const parts = [
    [rest.inferred, m.rest.inferred[inferred]] as const,
    [rest.worstValue, m.rest.worstValue] as const,
    [rest.leftOut, m.rest.leftOut] as const,
  ].flatMap(([share, words]) => (share > 0 ? [words(formatShare(share))] : []))
  return parts.length === 0 ? undefined : m.rest.sentence(parts)
}

/** Why there is no score although there is a report: too little is disclosed for the method, or nothing of it can be ranked. */
export function whyUnscored(known: Known, recipe: Recipe): string {
  const m = scoreMessages()
  const minimum = minimumOf({ method: methodOf(recipe), isWorstValue: recipe.inference === 'worst-value' })
  return m.because(tooLittleKnown(known), minimum === null ? m.nothingRanked : m.tooLittleText)
}
