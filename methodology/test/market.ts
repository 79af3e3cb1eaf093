import fc from 'fast-check'
import { type CellState, stateCode } from '../figures/cell-states.ts'
import type { Panel } from '../panel/panel.ts'
import { type Classified, type PeerBasis, type PeerGroups, peerGroups } from '../panel/peers.ts'
import type { ScoreKey } from '../scores/hierarchy.ts'
import { type Category, categories, type Period, type ScoredIndicator } from '../scores/hierarchy.ts'
import { type Method, methods } from '../scores/method.ts'
import { rankPanel } from '../scores/ranks/rank-panel.ts'
import { emptyRanks, type Imputation, type Ranks } from '../scores/ranks/ranks.ts'
import { emptyScores, keyAt, type Scores } from '../scores/standard/market-scores.ts'
import { scoreMarket } from '../scores/standard/standard.ts'

/** A figure, or why there is none. */
export type Cell = number | CellState

/** A small invented market with its peers, for tests by hand and for laws. */
export interface GivenMarket {
  readonly panel: Panel
  readonly indicators: readonly ScoredIndicator[]
  readonly peers: PeerGroups
  readonly years: number
  readonly companies: number
  /** Industry × 13 + category. */
  readonly weights: Float64Array
}

interface MarketOptions {
  readonly indicators: readonly Partial<ScoredIndicator>[]
  /** By indicator, year and company. */
  readonly cells: readonly (readonly (readonly Cell[])[])[]
  /** One entry for each company; all in 151010 when left out. */
  readonly classified?: readonly Partial<Classified>[]
  readonly basis?: PeerBasis
  /** By category, in every industry; 1 for all when left out. */
  readonly weights?: Partial<Record<Category, number>>
}

const walks = { gics2018: new Map<string, string>(), tse17: new Map([['3200', '4']]) }

export function givenMarket({
  indicators: rows,
  cells,
  classified,
  basis = 'gics74',
  weights,
}: MarketOptions): GivenMarket {
  const indicators = rows.map(toIndicator)
  const years = cells[0]!.length
  const companies = cells[0]![0]!.length
  const flat = cells.flat(2)
  const people = Array.from({ length: companies }, (_, index) => ({
    gics: '151010',
    tse33: null,
    ...classified?.[index],
  }))
  const panel: Panel = {
    companies: people.map((person, index) => ({ id: index + 1, isListed: true, market: null, ...person })),
    indicators: indicators.map(({ code, direction }) => ({ code, direction, boundary: 'consolidated' })),
    years: Array.from({ length: years }, (_, year) => 2021 + year),
    values: Float64Array.from(flat, (cell) => (typeof cell === 'number' ? cell : Number.NaN)),
    states: Uint8Array.from(flat, (cell) => stateCode[typeof cell === 'number' ? 'disclosed' : cell]),
  }
  const peers = peerGroups(people, basis, walks)
  const row = categories.map((category) => (weights ? (weights[category] ?? 0) : 1))
  return { panel, indicators, peers, years, companies, weights: Float64Array.from(peers.industries.flatMap(() => row)) }
}

function toIndicator(row: Partial<ScoredIndicator>, position: number): ScoredIndicator {
  const usual = {
    code: `I-${position}`,
    category: 'climatechange',
    direction: 'higher_better',
    size: null,
    tags: [],
    sdgs: [],
  } as const
  return { ...usual, ...row, position }
}

export function rankMarket(
  { panel, indicators, peers, years, companies }: GivenMarket,
  imputation?: Imputation,
  method: Method = methods['1.0'],
): Ranks {
  const shape = { indicators: indicators.length, years, companies, industries: peers.industries.length }
  const ranks = emptyRanks(shape)
  rankPanel(panel, indicators, peers, ranks, { imputation, method })
  return ranks
}

export function scoresOf(
  market: GivenMarket,
  ranks: Ranks,
  period: Period = 'short',
  { method = methods['1.0'], isWorstValue = false }: { method?: Method; isWorstValue?: boolean } = {},
): Scores {
  const scores = emptyScores(market)
  scoreMarket({ ...market, ranks, period, method, isWorstValue }, scores)
  return scores
}

/** Percentile of a company, by its position in the panel; null where there is none. */
export function percentileOf(market: GivenMarket, ranks: Ranks, at: At): number | null {
  const { peers, years, companies } = market
  const column = at.indicator * years + (at.year ?? 0)
  const cell = column * companies + peers.placeOf[at.company]!
  if (ranks.origins[cell] === 0) return null
  return ranks.parts[cell]! / ranks.units[column * peers.industries.length + peers.industryOf[at.company]!]!
}

interface At {
  readonly indicator: number
  readonly company: number
  readonly year?: number
}

/** A score, and the share of it that was disclosed, of a company by its position in the panel. */
export function scoreOf(market: GivenMarket, scores: Scores, key: ScoreKey, company: number, year = 0) {
  const { peers, years, companies } = market
  const at = (keyAt.get(key)! * years + year) * companies + peers.placeOf[company]!
  const value = scores.values[at]!
  return { value: Number.isNaN(value) ? null : value, coverage: scores.coverage[at]! }
}

/** A method whose use rule and minimum fit markets of a dozen companies and a few indicators: so many of them score somebody. */
export const inSmallMarkets = (method: Method): Method =>
  method.use
    ? {
        ...method,
        use: { companies: 12, share: 0.4 },
        minimum: method.minimum && { ...method.minimum, total: { weight: 0.2, count: 2, pillars: 2, figures: 3 } },
      }
    : method

/** A market with something in the place of its gaps, or nothing. */
export interface MarketWithImputation {
  readonly market: GivenMarket
  readonly imputation: Imputation | undefined
}

const cell: fc.Arbitrary<Cell> = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: -3, max: 6 }) },
  { weight: 2, arbitrary: fc.constant<Cell>('not-disclosed') },
  { weight: 1, arbitrary: fc.constantFrom<Cell>('not-applicable', 'no-report', 'other-boundary', 'under-review') },
)
const tags = ['risk', 'opportunity', 'impact', 'regulation', 'scandal', 'disclosure']
const indicator = fc.record({
  category: fc.constantFrom<Category>('climatechange', 'energy', 'community', 'labour_rights', 'board_meeting'),
  direction: fc.constantFrom('higher_better' as const, 'lower_better' as const),
  tags: fc.subarray(tags, { maxLength: 2 }),
  sdgs: fc.subarray([5, 13], { maxLength: 2 }),
})
const someone = fc.constantFrom<Partial<Classified>>(
  { gics: '151010' },
  { gics: '151010' },
  { gics: '151020' },
  { gics: '201010' },
  { gics: null, tse33: '3200' },
  { gics: null, tse33: null },
)

/** Markets of 12 to 40 companies in up to five industries, with ties, gaps, absent companies and every rule for gaps. */
export const markets: fc.Arbitrary<MarketWithImputation> = fc
  .record({
    companies: fc.integer({ min: 12, max: 40 }),
    indicators: fc.array(indicator, { minLength: 1, maxLength: 6 }),
  })
  .chain(({ companies, indicators }) => {
    const row = fc.array(cell, { minLength: companies, maxLength: companies })
    const all = { minLength: indicators.length, maxLength: indicators.length }
    return fc.record({
      indicators: fc.constant(indicators),
      cells: fc.array(fc.array(row, { minLength: 2, maxLength: 2 }), all),
      classified: fc.array(someone, { minLength: companies, maxLength: companies }),
      absent: fc.array(fc.integer({ min: 0, max: companies - 1 }), { maxLength: 3 }),
      weights: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 13, maxLength: 13 }),
      basis: fc.constantFrom<PeerBasis>('gics74', 'gics25', 'gics11', 'tse33'),
      rule: fc.constantFrom('none', 'worst-value', 'inferred'),
      visitors: fc.array(fc.oneof(fc.integer({ min: -4, max: 7 }), fc.constant(Number.NaN)), {
        minLength: companies,
        maxLength: companies,
      }),
    })
  })
  .map(({ absent, weights, rule, visitors, cells, ...given }) => {
    const market = givenMarket({
      ...given,
      weights: Object.fromEntries(categories.map((category, index) => [category, weights[index]!])),
      // Companies without a report of the first year.
      cells: cells.map(([first, ...rest]) => [
        first!.map((value, company): Cell => (absent.includes(company) ? 'no-report' : value)),
        ...rest,
      ]),
    })
    const values = Float64Array.from(visitors)
    const imputations = { none: undefined, 'worst-value': () => 'worst-value' as const, inferred: () => ({ values }) }
    return { market, imputation: imputations[rule as keyof typeof imputations] }
  })
