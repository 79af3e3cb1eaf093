import type { getDecomposition, ScoreLeaf } from '#contract/scores/scores.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import {
  type Decomposed,
  type Difference,
  decompose,
  differFromMean,
  type Leaf,
} from '#methodology/scores/decomposition.ts'
import type { ScoreKey } from '#methodology/scores/hierarchy.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { countBetter } from './group-figures.ts'
import { listNames } from './names.ts'
import type { ScoreView } from './view.ts'

export type Against = Output<typeof getDecomposition>['against']
interface Asked {
  readonly key: ScoreKey
  readonly against: Against['kind']
  readonly other: number | undefined
}

/** What a score is made of, and what makes it differ from the industry's average, the year before or another company. */
export async function decompositionOf(db: Db, view: ScoreView, asked: Asked): Promise<Output<typeof getDecomposition>> {
  const { book, year } = view
  const own = year === null ? none : leavesOf(view, asked.key, { year, company: view.company })
  const averages = year === null ? [] : leaderLeaves(view, asked.key, year)
  const held = await heldAgainst(db, view, asked, averages)
  // Nothing differs from nothing: without a score of its own a company has no parts of a difference.
  const differences = held.others.length === 0 || own.score === null ? [] : differFromMean(own.leaves, held.others)
  const differenceOf = new Map(differences.map((part) => [part.indicator, part]))
  const averageOf = meanPercentiles(averages)
  const shown = new Set(own.leaves.map(({ indicator }) => indicator))
  return {
    year: view.fiscalYear,
    value: own.score,
    leaves: own.leaves.map((leaf) => ({
      ...toLeaf(view, leaf, year!),
      average: averageOf.get(leaf.indicator) ?? null,
      difference: partsOf(differenceOf.get(leaf.indicator)),
    })),
    absent: differences
      .filter(({ indicator }) => !shown.has(indicator))
      .map((part) => ({
        indicator: book.indicators[part.indicator]!.code,
        category: part.category,
        difference: partsOf(part)!,
      })),
    against: held.against,
    recipe: view.recipe,
  }
}

const none: Decomposed = { score: null, leaves: [] }

export function leavesOf(view: ScoreView, key: ScoreKey, at: { year: number; company: number }): Decomposed {
  const { book, ranks, query } = view
  const { indicators, peers, weights, panel } = book
  const members = book.members(query.period)
  return decompose({ indicators, peers, ranks, weights, years: panel.years.length, members }, key, at)
}

function leaderLeaves(view: ScoreView, key: ScoreKey, year: number): Leaf[][] {
  return [...view.leaders].flatMap((company) => {
    const { leaves } = leavesOf(view, key, { year, company })
    return leaves.length === 0 ? [] : [[...leaves]]
  })
}

async function heldAgainst(
  db: Db,
  view: ScoreView,
  { key, against: kind, other }: Asked,
  averages: readonly (readonly Leaf[])[],
): Promise<{ against: Against; others: readonly (readonly Leaf[])[] }> {
  const nobody = { companyId: null, nameJa: null, nameEn: null }
  const { year, book } = view
  if (year === null) return { against: { kind, year: null, ...nobody, value: null }, others: [] }
  if (kind === 'average') {
    return { against: { kind, year: view.fiscalYear, ...nobody, value: view.average(key, year) }, others: averages }
  }
  if (kind === 'last-year') {
    const before = year === 0 ? none : leavesOf(view, key, { year: year - 1, company: view.company })
    const against = { kind, year: view.fiscalYear! - 1, ...nobody, value: before.score }
    return { against, others: before.score === null ? [] : [before.leaves] }
  }
  const company = book.panel.companies.findIndex(({ id }) => id === other)
  if (company === -1) throw new Refusal('company.not-found')
  const name = (await listNames(db, [other!])).get(other!)!
  const theirs = leavesOf(view, key, { year, company })
  const { id: companyId, nameJa, nameEn } = name
  const against = { kind, year: view.fiscalYear, companyId, nameJa, nameEn, value: theirs.score }
  return { against, others: theirs.score === null ? [] : [theirs.leaves] }
}

function meanPercentiles(averages: readonly (readonly Leaf[])[]): Map<number, number> {
  const sums = new Map<number, { sum: number; count: number }>()
  for (const { indicator, percentile } of averages.flat()) {
    const held = sums.get(indicator) ?? { sum: 0, count: 0 }
    sums.set(indicator, { sum: held.sum + percentile, count: held.count + 1 })
  }
  return new Map([...sums].map(([indicator, { sum, count }]) => [indicator, sum / count]))
}

const partsOf = (part: Difference | undefined) =>
  part ? { performance: part.performance, weighting: part.weighting } : null

export function toLeaf(view: ScoreView, leaf: Leaf, year: number): Omit<ScoreLeaf, 'average' | 'difference'> {
  const { book } = view
  const group = book.peers.groups[leaf.reference]!
  const { indicator, category, share, percentile, contribution, origin, size } = leaf
  const value = figureOf(view, indicator, year, origin)
  return {
    indicator: book.indicators[indicator]!.code,
    category,
    share,
    percentile,
    contribution,
    origin,
    value,
    reference: { code: group.code, level: group.level, figures: size },
    rank: 1 + countBetter(view, { indicator, year, reference: leaf.reference, value }),
  }
}

/** The figure itself, what was inferred for it, or null for the worst value. */
export function figureOf(view: ScoreView, indicator: number, year: number, origin: Leaf['origin']): number | null {
  if (origin === 'worst-value') return null
  if (origin !== 'inferred') return view.figure(indicator, year).value
  return view.book.inferredValue(view.query.inference, { indicator, year, company: view.company })
}
