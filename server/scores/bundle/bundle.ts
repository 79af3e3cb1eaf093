import { setImmediate } from 'node:timers/promises'
import type { BundleContent } from '#contract/scores/bundle.ts'
import type { Leaf } from '#methodology/scores/decomposition.ts'
import {
  type Category,
  categories,
  horizonWeight,
  type Member,
  type ScoreKey,
  type Total,
  totals,
} from '#methodology/scores/hierarchy.ts'
import type { UseRule } from '#methodology/scores/method.ts'
import { comparedMean } from '#methodology/scores/ranks/mean-ranks.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { minimumOf, minimumOfTotal } from '#methodology/scores/standard/minimum.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { indicatorsOf } from '#server/market/snapshot/known.ts'
import { marketAttributions } from '#server/market/status.ts'
import { groupFigures, groupMeans } from '../group-figures.ts'
import { expectedOf, rankedLeaf } from '../ranked-leaf.ts'

type Indicator = BundleContent['indicators'][number]
type Mean = BundleContent['means'][string]

/** Every row that one score was made from. A score that is a plain mean is one category of weight 1. */
export async function bundleOf(db: Db, company: CompanySnapshot, key: ScoreKey): Promise<BundleContent> {
  const { market, year } = company
  if (year === null) throw new Refusal('figure.not-found')
  const { score, leaves } = market.decompose(key, { year, company: company.position })
  if (score === null) throw new Refusal('figure.not-found')
  const { id } = market.panel.companies[company.position]!
  const row = await db
    .selectFrom('company')
    .select(['id', 'name_ja as nameJa', 'security_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const weights = weightsIn(company, key)
  const weighed = Object.keys(weights).filter((name) => weights[name]! > 0) as ScoreKey[]
  const minimum = minimumRule(company)
  return {
    format: market.method.use ? 'satoyama-bundle-4' : 'satoyama-bundle-3',
    recipe: { ...market.recipe },
    recipeHash: hashOf(market.recipe),
    attributions: await marketAttributions(db),
    company: { id, nameJa: row.nameJa, ticker: tickerOf(row.security_code) },
    key,
    year: company.fiscalYear!,
    weights,
    indicators: await indicatorRows(company, key, leaves),
    means: Object.fromEntries(weighed.map((name) => [name, meanRow(company, name)])),
    ...(market.method.use && { use: rowsOfUse(company, key, market.method.use) }),
    total: isTotal(company, key)
      ? { coverage: company.coverage(key, year), minimum: minimum && minimumOfTotal(minimum, key) }
      : null,
    score,
  }
}

/** How many rows a bundle holds: figures and means of peers, own figures, and weights. */
export function rowsIn({ weights, indicators, means }: BundleContent): number {
  const figures = indicators.reduce((sum, row) => sum + row.figures.length + 1, 0)
  const peers = Object.values(means).reduce((sum, { ranking }) => sum + (ranking?.means.length ?? 0), 0)
  return Object.keys(weights).length + figures + peers
}

/** Whether a score is a mean of categories; under weights of one's own all are means of indicators. */
const isTotal = ({ market }: Pick<CompanySnapshot, 'market'>, key: ScoreKey): key is Total =>
  key in totals && market.own === null

function weightsIn({ market, industry, year }: CompanySnapshot, key: ScoreKey): Record<string, number> {
  if (!isTotal({ market }, key)) return { [key]: 1 }
  const isUsed = (name: Category) =>
    market.method.use === null ||
    (market.membersOf(industry).get(name) ?? []).some(({ indicator }) => market.isRanked(indicator, year!, industry))
  const weights = market.weightsOf(industry)
  return Object.fromEntries(
    totals[key as Total].map((name) => [name, isUsed(name) ? weights[categories.indexOf(name)]! : 0]),
  )
}

/** Which of the indicators of a score are in use, and by how many figures of how many companies that reported. */
function rowsOfUse(company: CompanySnapshot, key: ScoreKey, rule: UseRule): BundleContent['use'] {
  const { market } = company
  const year = company.year!
  const reported = market.absent(year).reduce((count, isAbsent) => count - isAbsent, market.panel.companies.length)
  const indicators = indicatorsOf(market.membersOf(company.industry), key, market.weightsOf(company.industry))
  return {
    ...rule,
    reported,
    indicators: indicators.map((indicator) => ({
      code: market.indicators[indicator]!.code,
      figures: market.rankedFigureCount(indicator, year),
    })),
  }
}

/** The error of an inferred figure takes milliseconds and there are hundreds of them: others are answered in between. */
async function indicatorRows(company: CompanySnapshot, key: ScoreKey, leaves: readonly Leaf[]): Promise<Indicator[]> {
  const rows: Indicator[] = []
  for (const leaf of leaves) {
    rows.push(indicatorRow(company, key, leaf))
    if (rows.at(-1)!.expected) await setImmediate()
  }
  return rows
}

function indicatorRow(company: CompanySnapshot, key: ScoreKey, leaf: Leaf): Indicator {
  const { market } = company
  const year = company.year!
  const { indicator, category, origin, reference } = leaf
  const scored = market.indicators[indicator]!
  const isOfCategories = key in totals || (categories as readonly string[]).includes(key)
  const own = market.own?.matrix[company.industry * market.indicators.length + indicator]
  return {
    code: scored.code,
    category: isTotal(company, key) ? category : key,
    direction: scored.direction,
    weight: own ?? (isOfCategories ? horizonWeight(scored, market.period) : 1),
    origin,
    ...rankedLeaf(company, leaf, year),
    expected: expectedOf(company, leaf, year),
    ...(scored.transform &&
      scored.transform !== 'percentile' && { transform: { name: scored.transform, parts: leaf.units } }),
    group: market.peers.groups[reference]!.code,
    figures: groupFigures(market, { indicator, year, reference }).map(({ company: peer, value }) => ({
      company: market.panel.companies[peer]!.id,
      value,
    })),
  }
}

function meanRow(company: CompanySnapshot, key: ScoreKey): Mean {
  const { market, position, industry } = company
  const year = company.year!
  const hasScore = company.score(key, year) !== null
  const group = hasScore ? groupMeans(market, key, { year, company: position }) : null
  const members = membersOfMean(company, key)
  return {
    coverage: company.coverage(key, year),
    unranked: members.reduce(
      (sum, { indicator, weight }) =>
        market.method.use || market.isRanked(indicator, year, industry) ? sum : sum + weight,
      0,
    ),
    minimum: market.own ? ownMinimum(company, key) : (minimumRule(company)?.mean ?? null),
    ranking: group && {
      group: market.peers.groups[group.reference]!.code,
      means: group.means.map(({ company: peer, mean }) => ({
        company: market.panel.companies[peer]!.id,
        mean: comparedMean(mean),
      })),
    },
  }
}

/** The indicators of a mean with their weights, ranked or not. */
function membersOfMean({ market, industry }: CompanySnapshot, key: ScoreKey): readonly Member[] {
  if (!market.own) return market.membersOf(industry).get(key) ?? []
  const { matrix } = market.own
  const start = industry * market.indicators.length
  const weighed = indicatorsOf(market.membersOf(industry), key, market.weightsOf(industry))
  return weighed.map((indicator) => ({ indicator, weight: matrix[start + indicator]! }))
}

/** Under weights of one's own, of as many indicators as weigh anything where those are fewer than the least number. */
function ownMinimum(company: CompanySnapshot, key: ScoreKey): Mean['minimum'] {
  const mean = minimumRule(company)?.mean
  const { market, industry } = company
  const weighed = membersOfMean(company, key).filter(
    ({ indicator }) => market.method.use === null || market.isRanked(indicator, company.year!, industry),
  )
  return mean ? { ...mean, count: Math.min(mean.count, weighed.length) } : null
}

/** The least disclosure for a mean and for a total; null for a rule without one. */
function minimumRule({ market }: CompanySnapshot) {
  return minimumOf({ method: market.method, isWorstValue: market.inference === 'worst-value' })
}
