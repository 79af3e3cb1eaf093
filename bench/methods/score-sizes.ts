import type { Panel } from '../../methodology/panel/panel.ts'
import { peerGroups } from '../../methodology/panel/peers.ts'
import { factorsOf } from '../../methodology/scores/custom/factors.ts'
import { rangesOf } from '../../methodology/scores/custom/ranges.ts'
import { layoutOf, scoreYear } from '../../methodology/scores/custom/year-scores.ts'
import { defaultVersion, methods } from '../../methodology/scores/method.ts'
import { rankPanel } from '../../methodology/scores/ranks/rank-panel.ts'
import { emptyRanks, type Ranks } from '../../methodology/scores/ranks/ranks.ts'
import { emptyScores } from '../../methodology/scores/standard/market-scores.ts'
import { scoreMarket } from '../../methodology/scores/standard/standard.ts'
import { rankOptions } from '../../server/market/scores/imputation.ts'
import type { ScoreEngine } from '../../server/market/scores/score-engine.ts'
import { materialityOf, scoreTables } from '../../server/market/scores/tables.ts'
import { ms, print, spread, timed } from '../measure.ts'

/** The newest three years of the market, its companies 1, 3 and 10 times over, each copy's figures a little larger. */
export async function benchSizes(engine: ScoreEngine): Promise<void> {
  const costs: number[][] = []
  const factors = factorsOf(
    'bench',
    engine.indicators.map(({ code }) => code),
  )
  for (const times of [1, 3, 10]) {
    const panel = multiply(engine.panel, times)
    const peers = peerGroups(panel.companies, 'gics74', scoreTables().walks)
    const shape = {
      indicators: engine.indicators.length,
      years: panel.years.length,
      companies: panel.companies.length,
      industries: peers.industries.length,
    }
    const ranks: Ranks = emptyRanks(shape)
    const scores = emptyScores(shape)
    const input = {
      ...shape,
      indicators: engine.indicators,
      peers,
      ranks,
      weights: materialityOf(peers, scoreTables()),
    }
    const matrix = new Float64Array(shape.industries * shape.indicators).fill(1)
    const weighed = { ...layoutOf(engine.indicators, peers), ranks, years: shape.years, matrix }
    const works = [
      () => {
        rankPanel(panel, engine.indicators, peers, ranks, rankOptions(panel, 'industry', methods[defaultVersion]))
        scoreMarket({ ...input, period: 'short', method: methods[defaultVersion], isWorstValue: false }, scores)
      },
      () => scoreYear(weighed, 2),
      () => rangesOf(weighed, 2, factors),
    ]
    const middle = async (work: () => unknown) =>
      spread([await timed(work), await timed(work), await timed(work)]).median
    costs.push([await middle(works[0]!), await middle(works[1]!), await timed(works[2]!)])
    const [percentiles, custom, ranges] = costs
      .at(-1)!
      .map((cost, at) => `${ms(cost)} (${(cost / costs[0]![at]!).toFixed(1)} ×)`)
    print(
      `${times} × the companies, three years: industry inference, percentiles and levels ${percentiles}; own weights in one year ${custom}, a thousand weightings of it ${ranges}`,
    )
  }
}

function multiply(panel: Panel, times: number): Panel {
  const years = panel.years.slice(-3)
  const first = panel.years.length - years.length
  const count = panel.companies.length
  const columns = panel.indicators.length * years.length
  const values = new Float64Array(columns * count * times)
  const states = new Uint8Array(columns * count * times)
  for (let column = 0; column < columns; column++) {
    const indicator = Math.floor(column / years.length)
    const from = (indicator * panel.years.length + first + (column % years.length)) * count
    for (let copy = 0; copy < times; copy++) {
      const at = (column * times + copy) * count
      states.set(panel.states.subarray(from, from + count), at)
      for (let c = 0; c < count; c++) values[at + c] = panel.values[from + c]! * (1 + copy * 1e-4)
    }
  }
  const companies = Array.from({ length: times }, () => panel.companies).flat()
  return { ...panel, companies, years, values, states }
}
