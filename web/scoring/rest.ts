import type { DisclosedCount } from '#contract/scores/score.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { methods, type StandardVersion } from '#methodology/scores/method.ts'
import { minimumOf } from '#methodology/scores/standard/minimum.ts'
import { formatNumber, formatShare } from '../format.ts'
import { disclosedCountText, scoreMessages } from './score-messages.ts'

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

/** How far a rank moves, as a share of the companies ranked, before it is explained at a glance. */
const tellingMove = 0.2

/**
 * Why the worst value puts the company elsewhere than an inference does; nothing where it stands where it stood.
 *
 * @param isBrief only where it moves by a fifth of the companies or more
 */
export function worstValueSentence(
  { policies, scores }: Pick<CompanyScores, 'policies' | 'scores'>,
  isBrief = false,
): string | undefined {
  const rankUnder = (rule: string) => policies.find(({ inference }) => inference === rule)?.rank
  const [usual, worst] = [rankUnder('industry') ?? rankUnder('time-series'), rankUnder('worst-value')]
  const total = scores.find(({ key }) => key === 'sustainability_score')
  if (!usual || !worst || !total || usual.rank === worst.rank) return undefined
  if (isBrief && Math.abs(usual.rank / usual.of - worst.rank / worst.of) < tellingMove) return undefined
  const m = scoreMessages()
  const words = ({ rank, of }: typeof usual) => m.rank(formatNumber(rank), formatNumber(of))
  return m.worstRank(formatShare(total.coverage), words(usual), words(worst))
}

/** Why there is no score although there is a report: too little is disclosed for the method, or nothing of it can be ranked. */
export function whyUnscored(disclosedCount: DisclosedCount, recipe: Recipe): string {
  const m = scoreMessages()
  const minimum = minimumOf({ method: methodOf(recipe), isWorstValue: recipe.inference === 'worst-value' })
  return m.because(disclosedCountText(disclosedCount), minimum === null ? m.nothingRanked : m.tooLittleText)
}
