import type { AdjustmentQuery } from '#contract/portfolio/adjustments.ts'
import type { PortfolioFigures } from '#contract/portfolio/figures.ts'
import { intensitiesOf } from '#methodology/portfolio/carbon.ts'
import { asCounted, gather, type Holdings } from '#methodology/portfolio/holdings.ts'
import { afterExclusion, afterSales, afterTilt, afterTrades } from '#methodology/portfolio/what-if.ts'
import { Refusal } from '#server/http/refusal.ts'
import { companyPosition } from '#server/market/panel/positions.ts'
import { scoreColumn } from '../view/columns.ts'
import type { PortfolioView } from '../view/portfolio-view.ts'
import { companyOf } from '../view/view.ts'
import { hitPositions, negativeScreens } from './screens.ts'
import { carbonInputs, stripOf } from './strip.ts'

type WhatIf = NonNullable<PortfolioFigures['whatIf']>
type Trade = NonNullable<AdjustmentQuery['trade']>[number]

/** Intensities are entered per 100 million yen, and calculated per million. */
const perHundredMillion = 100

/** What changes when holdings do; null when nothing is to change. The steps are made in the order of the words: exclude, trade, tilt, reach. */
export function whatIfOf(view: PortfolioView, holdings: Holdings, query: AdjustmentQuery): WhatIf | null {
  const { trade: trades = [], exclude = '', tilt, reach } = query
  if (trades.length === 0 && !exclude && !tilt && reach === undefined) return null
  const screens = exclude.split(',').filter(Boolean)
  const excluded = hitPositions(view, holdings, screens.filter(isScreen)).filter((at) => holdings.weights[at]! > 0)
  const left = afterExclusion(holdings, excluded)
  if (!left) throw new Refusal('portfolio.nothing-left')
  const traded = afterTrades(left, trades.map(toCompanies(view)))
  const tilted = tilt ? tiltedBy(view, traded.holdings, tilt) : traded.holdings
  const sales = reach === undefined ? null : salesOf(view, tilted, reach / perHundredMillion)
  return {
    strip: stripOf(view, sales?.holdings ?? tilted),
    sales: sales?.answer ?? null,
    excluded: excluded.map((at) => positionOf(view, holdings, at)),
    unknownScreens: screens.filter((code) => !isScreen(code)),
    trades: trades.map((trade) => ({
      trade: nameOf(trade),
      sell: named(view, trade.sell),
      buy: named(view, trade.buy),
    })),
    ignored: traded.ignored.map(({ at, reason }) => ({ trade: nameOf(trades[at]!), reason })),
  }
}

const nameOf = ({ sell, buy, weight }: Trade) => `${sell}-${buy ?? 'all'}-${(weight * 100).toFixed(2)}`

const toCompanies =
  ({ snapshot: { panel } }: PortfolioView) =>
  ({ sell, buy, weight }: Trade) => ({
    sell: companyPosition(panel, sell),
    buy: buy === null ? null : companyPosition(panel, buy),
    weight,
  })

function named(view: PortfolioView, id: number | null) {
  const company = id === null ? undefined : companyPosition(view.snapshot.panel, id)
  return company === undefined ? null : companyOf(view, company)
}

function positionOf(view: PortfolioView, { companies, weights }: Holdings, at: number) {
  return { company: companyOf(view, companies[at]!), weight: weights[at]! }
}

const isScreen = (screen: string) => negativeScreens().some(({ code }) => code === screen)

function tiltedBy(view: PortfolioView, holdings: Holdings, tilt: string): Holdings {
  const [by, strength] = tilt.split(':') as ['score' | 'intensity', string]
  const figures =
    by === 'score'
      ? gather(holdings, scoreColumn(view.snapshot, 'sustainability_score', view.year))
      : intensitiesOf(carbonInputs(view, holdings, view.query.scope))
  return afterTilt(holdings, figures, { strength: Number(strength), isLowBetter: by === 'intensity' })
}

function salesOf(view: PortfolioView, before: Holdings, target: number) {
  const intensities = intensitiesOf(carbonInputs(view, before, view.query.scope))
  const { holdings, sold, ...sales } = afterSales(before, asCounted(intensities, view.query.uncovered), target)
  const answer = { ...sales, sold: sold.map(({ at, share }) => ({ ...positionOf(view, before, at), share })) }
  return { holdings, answer }
}
