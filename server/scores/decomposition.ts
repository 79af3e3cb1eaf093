import type { getDecomposition, ScoreLeaf } from '#contract/scores/decomposition.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import type { Decomposed, Leaf } from '#methodology/scores/decomposition.ts'
import { type Difference, differFromMean } from '#methodology/scores/difference.ts'
import { type ScoreKey, totals } from '#methodology/scores/hierarchy.ts'
import { comparable } from '#methodology/scores/ranks/mean-ranks.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { type CompanySnapshot, findCompany } from '#server/market/snapshot/company-snapshot.ts'
import { countBetter, groupMeans } from './group-figures.ts'
import { listNames } from './names.ts'
import { rankedLeaf } from './ranked-leaf.ts'

type Answer = Output<typeof getDecomposition>
type Against = Answer['against']
interface DecompositionQuery {
  readonly key: ScoreKey
  readonly against: Against['kind']
  readonly other: number | undefined
  /** The same company by the standard method, where that is what its score is held against. */
  readonly standard: CompanySnapshot | undefined
}

/** What a score is made of, and what makes it differ from the industry's average, the year before another company or the
 * standard method.
 */
export async function decompositionOf(db: Db, company: CompanySnapshot, query: DecompositionQuery): Promise<Answer> {
  const { market, year } = company
  const own = year === null ? none : leavesOf(company, query.key, year)
  const averages = year === null ? [] : leadersOf(company, query.key, year)
  const comparison = await comparisonOf(db, company, query, averages)
  // Nothing differs from nothing: without a score of its own a company has no parts of a difference.
  const { others, against } = comparison
  const differences = others.length === 0 || own.score === null ? [] : differFromMean(own, others)
  const differenceOf = new Map(differences.map((part) => [part.indicator, part]))
  const averageOf = meanPercentiles(averages)
  const ownIndicators = new Set(own.leaves.map(({ indicator }) => indicator))
  return {
    year: company.fiscalYear,
    value: own.score,
    mean: year === null || own.score === null ? null : meanIn(company, query.key, year),
    leaves: own.leaves.map((leaf) => ({
      ...toLeaf(company, leaf, year!),
      average: averageOf.get(leaf.indicator) ?? null,
      difference: partsOf(differenceOf.get(leaf.indicator)),
    })),
    absent: differences
      .filter(({ indicator }) => !ownIndicators.has(indicator))
      .map((part) => ({
        indicator: market.indicators[part.indicator]!.code,
        category: part.category,
        difference: partsOf(part)!,
      })),
    against,
    recipe: market.recipeName,
  }
}

/** A mean of indicators among the means that it is ranked among. */
function meanIn({ market, position }: CompanySnapshot, key: ScoreKey, year: number): Answer['mean'] {
  const group = key in totals ? null : groupMeans(market, key, { year, company: position })
  if (!group) return null
  const { mean: value } = group.means.find(({ company }) => company === position)!
  const own = comparable(value)
  const means = group.means.map(({ mean }) => comparable(mean))
  const { code, level } = market.peers.groups[group.reference]!
  return {
    value,
    worse: means.filter((mean) => mean < own).length,
    same: means.filter((mean) => mean === own).length,
    of: means.length,
    reference: { code, level },
  }
}

const none: Decomposed = { score: null, leaves: [], isRanked: false, parts: new Map() }

/** Of the company itself, or of another. */
export function leavesOf(
  { market, position }: CompanySnapshot,
  key: ScoreKey,
  year: number,
  company = position,
): Decomposed {
  return market.decompose(key, { year, company })
}

function leadersOf(company: CompanySnapshot, key: ScoreKey, year: number): Decomposed[] {
  return [...company.leaders].flatMap((leader) => {
    const scored = leavesOf(company, key, year, leader)
    return scored.leaves.length === 0 ? [] : [scored]
  })
}

async function comparisonOf(
  db: Db,
  company: CompanySnapshot,
  { key, against: kind, other, standard }: DecompositionQuery,
  averages: readonly Decomposed[],
): Promise<{ against: Against; others: readonly Decomposed[] }> {
  const nobody = { companyId: null, nameJa: null, nameEn: null }
  const { year, market } = company
  if (year === null) return { against: { kind, year: null, ...nobody, value: null }, others: [] }
  if (kind === 'average') {
    const against = { kind, year: company.fiscalYear, ...nobody, value: company.average(key, year) }
    return { against, others: averages }
  }
  if (kind === 'last-year') {
    const before = year === 0 ? none : leavesOf(company, key, year - 1)
    const against = { kind, year: company.fiscalYear! - 1, ...nobody, value: before.score }
    return { against, others: before.score === null ? [] : [before] }
  }
  if (standard) {
    const theirs = leavesOf(standard, key, year)
    const against = { kind, year: company.fiscalYear, ...nobody, value: theirs.score }
    return { against, others: theirs.score === null ? [] : [theirs] }
  }
  const otherPosition = findCompany(market, other!)?.position
  if (otherPosition === undefined) throw new Refusal('company.not-found')
  const name = (await listNames(db, [other!])).get(other!)!
  const theirs = leavesOf(company, key, year, otherPosition)
  const { id: companyId, nameJa, nameEn } = name
  const against = { kind, year: company.fiscalYear, companyId, nameJa, nameEn, value: theirs.score }
  return { against, others: theirs.score === null ? [] : [theirs] }
}

function meanPercentiles(averages: readonly Decomposed[]): Map<number, number> {
  const sums = new Map<number, { sum: number; count: number }>()
  for (const { indicator, percentile } of averages.flatMap(({ leaves }) => leaves)) {
    const { sum, count } = sums.get(indicator) ?? { sum: 0, count: 0 }
    sums.set(indicator, { sum: sum + percentile, count: count + 1 })
  }
  return new Map([...sums].map(([indicator, { sum, count }]) => [indicator, sum / count]))
}

const partsOf = (part: Difference | undefined) =>
  part ? { performance: part.performance, weighting: part.weighting, peers: part.peers } : null

export function toLeaf(company: CompanySnapshot, leaf: Leaf, year: number): Omit<ScoreLeaf, 'average' | 'difference'> {
  const { market } = company
  const group = market.peers.groups[leaf.reference]!
  const { indicator, category, share, percentile, contribution, origin, size: figures, reference } = leaf
  const figure = rankedLeaf(company, leaf, year)
  return {
    indicator: market.indicators[indicator]!.code,
    category,
    share,
    percentile,
    contribution,
    origin,
    ...figure,
    reference: { code: group.code, level: group.level, figures },
    rank: 1 + countBetter(market, { indicator, year, reference, value: figure.ranked }),
  }
}
