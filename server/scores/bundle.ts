import type { Bundle } from '#contract/scores/scores.ts'
import { categories, horizonWeight, type ScoreKey, totals } from '#methodology/scores/hierarchy.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { tickerOf } from '#server/catalogue/search-text.ts'
import type { Db } from '#server/db/database.ts'
import { Refusal } from '#server/http/refusal.ts'
import { figureOf, leavesOf } from './decomposition.ts'
import { groupFigures } from './group-figures.ts'
import type { ScoreView } from './view.ts'

/** Every row that one score was made from. A score that is a plain mean is one category of weight 1. */
export async function bundleOf(db: Db, view: ScoreView, key: ScoreKey): Promise<Bundle> {
  const { book, year, query } = view
  if (year === null) throw new Refusal('figure.not-found')
  const { score, leaves } = leavesOf(view, key, { year, company: view.company })
  if (score === null) throw new Refusal('figure.not-found')
  const isTotal = key in totals
  const { id } = book.panel.companies[view.company]!
  const company = await db
    .selectFrom('company')
    .select(['id', 'name_ja as nameJa', 'security_code'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const recipe = book.recipe(query.inference, query.period, query.asOf ?? null)
  return {
    format: 'satoyama-bundle-1',
    recipe: { ...recipe },
    recipeHash: hashOf(recipe),
    company: { id, nameJa: company.nameJa, ticker: tickerOf(company.security_code) },
    key,
    year: view.fiscalYear!,
    weights: isTotal
      ? Object.fromEntries(
          totals[key as keyof typeof totals].map((category) => [
            category,
            book.weights[view.industry * categories.length + categories.indexOf(category)]!,
          ]),
        )
      : { [key]: 1 },
    indicators: leaves.map(({ indicator, category, origin, reference }) => {
      const row = book.indicators[indicator]!
      const isCategory = isTotal || (categories as readonly string[]).includes(key)
      return {
        code: row.code,
        category: isTotal ? category : key,
        direction: row.direction,
        weight: isCategory ? horizonWeight(row, query.period) : 1,
        origin,
        value: figureOf(view, indicator, year, origin),
        group: book.peers.groups[reference]!.code,
        figures: groupFigures(view, { indicator, year, reference }).map(({ company, value }) => ({
          company: book.panel.companies[company]!.id,
          value,
        })),
      }
    }),
    score,
  }
}
