import type { FtseModel, FtseTarget } from '#contract/ftse-prediction/model.ts'
import { intervalShare } from '#methodology/ratings/model/accuracy.ts'
import { featureNames } from '#methodology/ratings/prediction/features.ts'
import { fewestRated } from '#methodology/ratings/prediction/model.ts'
import { publishedAccuracy } from '#methodology/ratings/prediction/published.ts'
import { pillarItems } from '#server/market/ratings/prediction/task.ts'
import { type FtseScene, targetKeys, vendorKey } from './scene.ts'

/** Template by which ratings are imported. */
const template = 'vendor-scores'

/** What the models of a market were made from, and how well they do. */
export function modelCard(scene: FtseScene): FtseModel {
  const { tables, figures, models, state, recipe } = scene
  const sectors = figures.sectors.map((group) => scene.market.peers.groups[group]!.code)
  return {
    state,
    isSimulated: state !== 'locked' && isSimulated(scene),
    targets: state === 'locked' ? [] : targetKeys(tables).map((key) => targetOf(scene, key)),
    themes: tables.themes.map(({ key, pillar, nameJa, nameEn, categories }, position) => ({
      ...{ key, pillar, nameJa, nameEn },
      categories: [...categories],
      indicators: tables.indicators.filter(({ theme }) => theme === position).map(({ code }) => code),
    })),
    features: models.size === 0 ? 0 : featureNames(tables, sectors).length,
    fewest: fewestRated,
    interval: intervalShare,
    template,
    vendor: vendorKey,
    published: publishedAccuracy,
    recipe,
  }
}

function targetOf({ models, market, tables, figures }: FtseScene, key: string): FtseTarget {
  const theme = tables.themes.find((one) => one.key === key)
  const target = models.get(key)
  const model = target?.model ?? null
  const { years } = market.panel
  const [first, last] = model?.years ?? []
  const names = model && featureNames(tables, figures.sectors.map(String))
  return {
    key,
    kind: key === 'total' ? 'total' : key in pillarItems ? 'pillar' : 'theme',
    nameJa: theme?.nameJa ?? null,
    nameEn: theme?.nameEn ?? null,
    state: target?.state ?? 'no-ratings',
    companies: target?.companies ?? 0,
    ratings: target?.ratings ?? 0,
    years: model ? [years[first!]!, years[last!]!] : null,
    isTimeOrdered: model?.isTimeOrdered ?? false,
    choice: model && { ...model.choice },
    measures: model?.measures ?? null,
    chosen: names ? names.filter((_, at) => model!.nets.some(({ coefficients }) => coefficients[at] !== 0)).length : 0,
    leak: target?.leak ?? null,
  }
}

/** Whether the vendor's newest rating of anybody is an invented one, as all of a demo market are. */
function isSimulated({ history, market, vendor, lastDay }: FtseScene): boolean {
  const day = { asOf: lastDay, until: lastDay }
  return market.panel.companies.some(({ id }) => history.newest(id, vendor.key, 'total', day)?.isSimulated === true)
}
