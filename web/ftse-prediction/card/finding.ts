import type { FtseTarget } from '#contract/ftse-prediction/model.ts'
import { formatNumber } from '../../format.ts'
import { cardMessages } from './messages.ts'

/** The error in a sentence, beside the plainest rivals. */
export function cardFinding({ measures }: FtseTarget): string {
  const m = cardMessages()
  if (!measures) return m.noModel
  const [error, mean] = [measures.model.error, measures.industryMean.error].map((one) => formatNumber(one, 2))
  if (!measures.lastYear) return m.findingWithout(error!, mean!)
  return m.finding(error!, formatNumber(measures.lastYear.rival.error, 2), mean!)
}
