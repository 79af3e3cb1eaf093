import type { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { stateCode } from '#methodology/figures/cell-states.ts'
import type { Leaf } from '#methodology/scores/decomposition.ts'
import { type ScoreKey, totals } from '#methodology/scores/hierarchy.ts'
import { ExpectedRanks } from '#methodology/scores/ranks/expected.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { leavesOf } from './decomposition.ts'
import { groupFigures } from './group-figures.ts'
import { listNames } from './names.ts'
import { expectedOf, rankedLeaf } from './ranked-leaf.ts'

type Answer = Output<typeof getIndicatorScore>

/** Why one indicator ranks where it does. */
export async function indicatorScoreOf(db: Db, company: CompanySnapshot, code: string): Promise<Answer> {
  const { market, year } = company
  const indicator = market.indicators.findIndex((row) => row.code === code)
  if (indicator === -1) throw new Refusal('indicator.not-found')
  const { direction, category } = market.indicators[indicator]!
  const empty = { direction, worse: 0, same: 0, figures: 0, reference: null, peers: [], inference: null, ladder: [] }
  const missing = {
    year: company.fiscalYear,
    origin: null,
    value: null,
    size: null,
    ranked: null,
    expected: null,
    percentile: null,
    transform: null,
    ...empty,
    recipe: market.recipeName,
  }
  if (year === null) return missing
  // Under weights of one's own an indicator counts in the whole also where its category has no score of its own.
  const leafIn = (key: ScoreKey) => leavesOf(company, key, year).leaves.find((each) => each.indicator === indicator)
  const leaf = leafIn(category) ?? leafIn('sustainability_score')
  if (!leaf) return missing

  const figure = rankedLeaf(company, leaf, year)
  const { ranked } = figure
  const inference = leaf.origin === 'inferred' ? market.inferred({ indicator, year, company: company.position }) : null
  const sign = direction === 'higher_better' ? 1 : -1
  const figures = groupFigures(market, { indicator, year, reference: leaf.reference })
  figures.sort((a, b) => sign * (b.value - a.value) || a.company - b.company)
  const ids = figures.map(({ company }) => market.panel.companies[company]!.id)
  const names = await listNames(db, ids)
  const group = market.peers.groups[leaf.reference]!
  return {
    ...missing,
    origin: leaf.origin,
    ...figure,
    expected: expectedAmong(figures, expectedOf(company, leaf, year), { ranked, isHigher: sign === 1 }),
    percentile: leaf.percentile,
    transform: transformOf(company, indicator, year),
    worse: ranked === null ? 0 : figures.filter((figure) => sign * figure.value < sign * ranked).length,
    same: ranked === null ? 0 : figures.filter((figure) => figure.value === ranked).length,
    figures: figures.length,
    reference: { code: group.code, level: group.level },
    peers: figures.map((figure, index) => ({
      ...names.get(ids[index]!)!,
      value: figure.value,
      isEstimated: figure.state === stateCode.estimated,
    })),
    inference: inference && { ...inference },
    ladder: ladderOf(company, leaf, year),
  }
}

/** What a method of one's own makes of the percentile; null where it stays what it is. */
function transformOf({ market, position: company }: CompanySnapshot, indicator: number, year: number) {
  const { transform: name } = market.indicators[indicator]!
  if (!name || name === 'percentile') return null
  const { parts, units } = market.percentile({ indicator, year, company })
  return { name, percentile: parts / units }
}

/** The same with the expected percentile among some figures. */
function expectedAmong(
  figures: readonly { readonly value: number }[],
  expected: ReturnType<typeof expectedOf>,
  { ranked, isHigher }: { readonly ranked: number | null; readonly isHigher: boolean },
): Answer['expected'] {
  if (!expected) return null
  const sorted = Float64Array.from(figures, ({ value }) => value).sort()
  const { scale, caution, standardError } = expected
  const alone = new ExpectedRanks(sorted, { scale, isHigher, caution }).of(
    ranked ?? Number.NaN,
    standardError ?? Number.NaN,
  )
  return { ...expected, alone }
}

/** From the whole down: what share of each score the next one is. */
function ladderOf(company: CompanySnapshot, { indicator, category, percentile }: Leaf, year: number): Answer['ladder'] {
  const pillar = (['e_score', 's_score', 'g_score'] as const).find((key) =>
    (totals[key] as readonly string[]).includes(category),
  )!
  const whole = leavesOf(company, 'sustainability_score', year).leaves
  const sum = (isIn: (leaf: Leaf) => boolean) =>
    whole.reduce((total, leaf) => (isIn(leaf) ? total + leaf.share : total), 0)
  return [
    { key: 'sustainability_score', share: 1, value: company.score('sustainability_score', year) },
    {
      key: pillar,
      share: sum((leaf) => (totals[pillar] as readonly string[]).includes(leaf.category)),
      value: company.score(pillar, year),
    },
    { key: category, share: sum((leaf) => leaf.category === category), value: company.score(category, year) },
    {
      key: company.market.indicators[indicator]!.code,
      share: sum((leaf) => leaf.indicator === indicator),
      value: percentile,
    },
  ].map((rung) => ({ ...rung, share: Math.min(1, rung.share) }))
}
