import type { MemberFigures } from '#contract/watchlists/watchlist-figures.ts'
import { weightedMean } from '#methodology/portfolio/weighted-mean.ts'
import { namesOf, shortName } from '../../companies/names.ts'
import { formatNumber, formatScore } from '../../format.ts'
import { type Row, sumsOf } from './draft.ts'
import { editMessages } from './edit-messages.ts'

/** Mean score of the rows that stay, by the stakes as they are typed; alike where none is. */
export function scoreOf(rows: readonly Row[], figures: ReadonlyMap<number, MemberFigures>): number | null {
  const { hasStakes } = sumsOf(rows)
  const keptRows = rows.filter(({ isRemoved }) => !isRemoved)
  const weights = Float64Array.from(keptRows, ({ stake }) => (hasStakes ? (stake ?? 0) : 1))
  const scores = Float64Array.from(keptRows, ({ member }) => figures.get(member.companyId)?.score ?? Number.NaN)
  return weightedMean(weights, scores, 'rescale').mean
}

export function headlineOf(rows: readonly Row[], figures: ReadonlyMap<number, MemberFigures>): string {
  const m = editMessages()
  const { companies, total, hasStakes } = sumsOf(rows)
  const score = scoreOf(rows, figures)
  if (companies === 0) return m.headlineNone
  const count = formatNumber(companies)
  if (score === null) return m.headlineNoScore(count)
  const [only] = rows.filter(({ isRemoved }) => !isRemoved)
  if (companies === 1) return m.headlineOne(shortName(namesOf(only!.member).first), formatScore(score))
  return hasStakes
    ? m.headline(count, formatNumber(total, 2), formatScore(score))
    : m.headlineEqual(count, formatScore(score))
}
