import type { FtseQuery, FtseRecipe, FtseState } from '#contract/ftse-prediction/parts.ts'
import { ScoreQuery } from '#contract/scores/score-query.ts'
import { tokyoDay } from '#contract/wire/tokyo.ts'
import { predictionVersion } from '#methodology/ratings/prediction/model.ts'
import { scale } from '#methodology/ratings/prediction/themes.ts'
import type { RatingVendor } from '#methodology/ratings/vendor-scales.ts'
import { hashOf } from '#methodology/scores/recipe.ts'
import { type FtseTables, ftseTables } from '#server/catalogue/ftse.ts'
import type { CallDeps } from '#server/deps.ts'
import { firstOf } from '#server/market/ratings/days.ts'
import { ratingsByYear } from '#server/market/ratings/given-in-year.ts'
import type { CompanyFigures } from '#server/market/ratings/prediction/company-figures.ts'
import { pillarItems, type TargetModel } from '#server/market/ratings/prediction/task.ts'
import { RatingHistories } from '#server/market/ratings/rating-histories.ts'
import { items, type RatingHistory } from '#server/market/ratings/rating-history.ts'
import type { MarketSnapshot } from '#server/market/snapshot/market-snapshot.ts'
import { openSnapshot } from '#server/market/snapshot/open-snapshot.ts'

/** The vendor as ratings of it are imported. */
export const vendorKey = 'ftse'

/** Everything that predictions are told from. */
export interface FtseScene {
  readonly tables: FtseTables
  readonly market: MarketSnapshot
  readonly figures: CompanyFigures
  readonly history: RatingHistory
  readonly vendor: RatingVendor
  /** Day by which ratings were given and known. */
  readonly lastDay: string
  /** By key; empty where the vendor is locked. */
  readonly models: ReadonlyMap<string, TargetModel>
  /** Of the model of the whole. */
  readonly state: FtseState
  readonly recipe: FtseRecipe
}

/** Histories of the vendor alone, with the themes besides the totals and pillars. */
export const ftseHistories = ({ db }: Pick<CallDeps, 'db'>) =>
  new RatingHistories(db, { vendors: [vendorKey], items: [...items, ...ftseTables().themes.map(({ key }) => key)] })

interface Opening {
  readonly histories: RatingHistories
  /** Whether the account may see the vendor. */
  readonly isAllowed: boolean
}

export async function openScene(deps: CallDeps, query: FtseQuery, opening: Opening): Promise<FtseScene> {
  const rated = await ratedOf(deps, query, opening)
  const { market, tables } = rated
  const made = opening.isAllowed ? await modelsOf(rated, deps) : []
  const models = new Map(made.map((model) => [model.key, model]))
  const state = opening.isAllowed ? (models.get('total')?.state ?? 'no-ratings') : 'locked'
  return { ...rated, figures: market.whatIf.predictions.figures(tables), models, state }
}

/** How much of the models is made; null where none is being made. */
export async function progressOf(deps: CallDeps, query: FtseQuery, opening: Opening): Promise<number | null> {
  if (!opening.isAllowed) return null
  const { market, tables, recipe } = await ratedOf(deps, query, opening)
  return market.whatIf.predictions.progress(targetKeys(tables), recipe.hash)
}

/** A market with the ratings that were given and known by a day. */
async function ratedOf(deps: CallDeps, { year, asOf, peers }: FtseQuery, { histories }: Opening): Promise<Rated> {
  const tables = ftseTables()
  const market = await openSnapshot(deps, ScoreQuery.parse({ year, asOf, peers }))
  const history = await histories.of(await deps.market.current())
  const today = tokyoDay(deps.clock())
  const lastDay = firstOf(asOf ?? today, today)
  const vendor = history.vendors.find(({ key }) => key === vendorKey)!
  // Between two ratings the models stay what they are.
  const recipe = recipeOf(market, tables, history.lastChange(vendorKey, lastDay))
  return { tables, market, history, vendor, lastDay, recipe }
}

/** The whole, the pillars and the themes, as ratings of them are imported. */
export const targetKeys = ({ themes }: FtseTables): string[] => [
  'total',
  ...Object.keys(pillarItems),
  ...themes.map(({ key }) => key),
]

type Rated = Pick<FtseScene, 'history' | 'market' | 'tables' | 'vendor' | 'lastDay' | 'recipe'>

/** Without a single rating of the whole there is nothing to make. */
async function modelsOf(rated: Rated, { caller }: CallDeps): Promise<readonly TargetModel[]> {
  const { market, tables, recipe } = rated
  if (itemRatings(rated, 'total').every((axes) => axes.every(Number.isNaN))) return []
  const targets = targetKeys(tables).map((key) => ({
    key,
    ratings: () => itemRatings(rated, key).map((axes) => axes.map((axis) => axis * scale.most)),
  }))
  return market.whatIf.predictions.models(tables, targets, { name: recipe.hash, caller })
}

const itemRatings = ({ history, market, vendor, recipe }: Rated, item: string) =>
  ratingsByYear(history, market.panel, { vendor, lastDay: recipe.ratingsUntil, item })

function recipeOf(market: MarketSnapshot, { hash: themes }: FtseTables, ratingsUntil: string): FtseRecipe {
  const { tables, vintage, peers, version: standard } = market.recipe
  const recipe = {
    method: 'ftse-prediction' as const,
    version: predictionVersion,
    ...{ standard, peers, themes, tables, ratingsUntil, vintage },
  }
  return { hash: hashOf(recipe), ...recipe }
}
