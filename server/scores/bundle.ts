import type { BundleContent } from '#contract/scores/bundle.ts'
import { categories, horizonWeight, type ScoreKey, totals } from '#methodology/scores/hierarchy.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { CompanySnapshot } from '#server/market/snapshot/company-snapshot.ts'
import { figureOf } from './decomposition.ts'
import { groupFigures } from './group-figures.ts'

/** Every row that one score was made from. A score that is a plain mean is one category of weight 1. */
export async function bundleOf(db: Db, company: CompanySnapshot, key: ScoreKey): Promise<BundleContent> {
  const { market, year } = company
  if (year === null) throw new Refusal('figure.not-found')
  const { score, leaves } = company.market.decompose(key, { year, company: company.position })
  if (score === null) throw new Refusal('figure.not-found')
  const isTotal = key in totals
  const { id } = market.panel.companies[company.position]!
  const row = await db
    .selectFrom('company')
    .select(['id', 'name_ja as nameJa', 'security_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const weights = market.weightsOf(company.industry)
  const recipe = market.recipe
  return {
    format: 'satoyama-bundle-2',
    recipe: { ...recipe },
    recipeHash: hashOf(recipe),
    company: { id, nameJa: row.nameJa, ticker: tickerOf(row.security_code) },
    key,
    year: company.fiscalYear!,
    weights: isTotal
      ? Object.fromEntries(
          totals[key as keyof typeof totals].map((category) => [category, weights[categories.indexOf(category)]!]),
        )
      : { [key]: 1 },
    indicators: leaves.map(({ indicator, category, origin, reference }) => {
      const scored = market.indicators[indicator]!
      const isCategory = isTotal || (categories as readonly string[]).includes(key)
      return {
        code: scored.code,
        category: isTotal ? category : key,
        direction: scored.direction,
        weight: isCategory ? horizonWeight(scored, market.period) : 1,
        origin,
        value: figureOf(company, indicator, year, origin),
        group: market.peers.groups[reference]!.code,
        figures: groupFigures(market, { indicator, year, reference }).map(({ company, value }) => ({
          company: market.panel.companies[company]!.id,
          value,
        })),
      }
    }),
    score,
  }
}
