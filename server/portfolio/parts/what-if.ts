import type { AdjustmentQuery } from '#contract/portfolio/adjustments.ts'
import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { afterTrade, tilted, without } from '#methodology/portfolio/adjustments.ts'
import { intensitiesOf } from '#methodology/portfolio/carbon.ts'
import { asCounted, gather, type Holdings } from '#methodology/portfolio/holdings.ts'
import { fewestSales } from '#methodology/portfolio/sales-to-target.ts'
import { Refusal } from '#server/http/refusal.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { scoreColumn } from '../view/columns.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { companyOf } from '../view/view.ts'
import { hitPositions, negativeScreens } from './screens.ts'
import { carbonInputs, stripOf } from './strip.ts'

type WhatIf = NonNullable<PortfolioFigures['whatIf']>

/** Intensities are asked for per 100 million yen, and worked out per million. */
const perHundredMillion = 100

/** What changes when holdings do; null when nothing is to change. The steps are made in the order of the words: exclude, trade, tilt, reach. */
export function whatIfOf(view: PortfolioView, holdings: Holdings, query: AdjustmentQuery): WhatIf | null {
  const { trade, exclude, tilt, reach } = query
  if (!trade?.length && !exclude && !tilt && reach === undefined) return null
  const excluded = excludedPositions(view, holdings, exclude)
  const kept = excluded.length === 0 ? holdings : sellAll(holdings, excluded)
  const traded = tradesOf(view, kept, trade ?? [])
  const tilted = tilt ? tiltedBy(view, traded.holdings, tilt) : traded.holdings
  const sales = reach === undefined ? null : salesOf(view, tilted, reach / perHundredMillion)
  return {
    strip: stripOf(view, sales?.after ?? tilted),
    sales: sales?.answer ?? null,
    excluded: excluded.map((at) => ({
      company: companyOf(view, holdings.companies[at]!),
      weight: holdings.weights[at]!,
    })),
    unknownScreens: (exclude?.split(',') ?? []).filter((code) => !isScreen(code)),
    trades: (trade ?? []).map((one) => ({
      trade: nameOf(one),
      sell: named(view, one.sell),
      buy: named(view, one.buy),
    })),
    ignored: traded.ignored,
  }
}

const nameOf = ({ sell, buy, weight }: NonNullable<AdjustmentQuery['trade']>[number]) =>
  `${sell}-${buy ?? 'all'}-${(weight * 100).toFixed(2)}`

function named(view: PortfolioView, id: number | null) {
  const company = id === null ? undefined : companyPosition(view.snapshot.panel, id)
  return company === undefined ? null : companyOf(view, company)
}

const isScreen = (wanted: string) => negativeScreens().some(({ code }) => code === wanted)

function excludedPositions(view: PortfolioView, holdings: Holdings, exclude: string | undefined): number[] {
  const screens = (exclude?.split(',') ?? []).filter(isScreen)
  return hitPositions(view, holdings, screens).filter((at) => holdings.weights[at]! > 0)
}

/** Weights by place in the holdings, as the methods take them. */
const byPlace = ({ weights }: Holdings) => new Map(weights.entries())

function withWeights(holdings: Holdings, weights: ReadonlyMap<number, number>): Holdings {
  const value = holdings.values?.reduce((sum, one) => sum + one, 0) ?? null
  const shares = Float64Array.from(holdings.companies.keys(), (at) => weights.get(at) ?? 0)
  return { ...holdings, weights: shares, values: value === null ? null : shares.map((share) => share * value) }
}

function sellAll(holdings: Holdings, sold: readonly number[]): Holdings {
  const after = without(byPlace(holdings), new Set(sold))
  if (!after) throw new Refusal('portfolio.nothing-left')
  return withWeights(holdings, after)
}

function tradesOf({ snapshot }: PortfolioView, holdings: Holdings, trades: NonNullable<AdjustmentQuery['trade']>) {
  const ignored: WhatIf['ignored'] = []
  const companies = [...holdings.companies]
  let weights = byPlace(holdings)
  const placeOf = (id: number): number | null => {
    const company = companyPosition(snapshot.panel, id)
    if (company === undefined) return null
    const place = companies.indexOf(company)
    if (place !== -1) return place
    weights.set(companies.length, 0)
    return companies.push(company) - 1
  }
  for (const trade of trades) {
    const name = nameOf(trade)
    const [sell, buy] = [placeOf(trade.sell), trade.buy === null ? null : placeOf(trade.buy)]
    if (sell === null || (trade.buy !== null && buy === null)) ignored.push({ trade: name, reason: 'unknown' })
    else if (!(weights.get(sell)! > 0)) ignored.push({ trade: name, reason: 'not-held' })
    else weights = afterTrade(weights, { sell, buy, weight: trade.weight })
  }
  return { holdings: withWeights({ ...holdings, companies: Int32Array.from(companies) }, weights), ignored }
}

function tiltedBy(view: PortfolioView, holdings: Holdings, tilt: string): Holdings {
  const [by, strength] = tilt.split(':') as ['score' | 'intensity', string]
  const figures =
    by === 'score'
      ? gather(holdings, scoreColumn(view.snapshot, 'sustainability_score', view.year))
      : intensitiesOf(carbonInputs(view, holdings, view.query.scope))
  const known = new Map([...figures.entries()].filter(([, figure]) => !Number.isNaN(figure)))
  const isLowBetter = by === 'intensity'
  return withWeights(holdings, tilted(byPlace(holdings), known, { strength: Number(strength), isLowBetter }))
}

function salesOf(view: PortfolioView, holdings: Holdings, target: number) {
  const intensities = asCounted(intensitiesOf(carbonInputs(view, holdings, view.query.scope)), view.query.uncovered)
  const sales = fewestSales(holdings.weights, intensities, target)
  if (!sales) return { after: holdings, answer: { isReached: false, sold: [], weight: 0 } }
  const shareOf = (index: number) => (index === sales.sold.length - 1 ? sales.lastShare : 1)
  // Sold in part as they are, so that what is shown afterwards lies on the target.
  const left = holdings.weights.slice()
  for (const [index, at] of sales.sold.entries()) left[at] = left[at]! * (1 - shareOf(index))
  const whole = left.reduce((sum, weight) => sum + weight, 0)
  return {
    after: withWeights(holdings, new Map([...left.entries()].map(([at, weight]) => [at, weight / whole]))),
    answer: {
      isReached: true,
      sold: sales.sold.map((at, index) => ({
        company: companyOf(view, holdings.companies[at]!),
        weight: holdings.weights[at]!,
        share: shareOf(index),
      })),
      weight: Math.min(1, sales.weight),
    },
  }
}
