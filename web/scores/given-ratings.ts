import type { Company } from '#contract/market/companies.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { listPeers } from '#contract/scores/peers.ts'
import type { OpenVendor, Ratings } from '#contract/scores/ratings.ts'
import type { CompanyScores } from '#contract/scores/scores.ts'
import { answer } from '../test/render.tsx'

export const recipe: CompanyScores['recipe'] = {
  hash: 'abc',
  method: 'standard',
  version: '1',
  inference: 'industry',
  period: 'short',
  peers: 'gics74',
  asOf: null,
  revision: 1,
}
export const company: Company = {
  id: 7,
  ticker: '9X9Y',
  nameJa: '見本電機株式会社',
  nameEn: 'Mihon Electric',
  nameKana: null,
  isin: null,
  corporateNumber: null,
  marketCode: null,
  tse33Code: null,
  edinetIndustry: null,
  figures: 1,
  edinetCode: null,
  securityCode: null,
  lei: null,
  address: null,
  tse17Code: null,
  tse33Origin: null,
  tse33ToldOn: null,
  sizeSegment: null,
  capitalMillionJpy: null,
  fiscalYearEnd: null,
  isListed: true,
  industryGap: null,
  identifierSources: [],
  gicsCode: null,
  nextUpdateOn: null,
  marketCap: null,
  hasConsolidated: null,
  years: [2024],
  newestDocument: null,
  updatedOn: '2026-01-10',
}
const total: CompanyScores['scores'][number] = {
  key: 'sustainability_score',
  badge: 'performance',
  value: 0.724,
  coverage: 0.86,
  known: { disclosed: 8, of: 10, catalogue: 10 },
  fillable: null,
  rank: { rank: 12, of: 168 },
  band: 'top-20',
  standing: 'strength',
  weight: 1,
  average: 0.58,
  lower: 0.4,
  upper: 0.7,
  best: 0.9,
  previous: 0.69,
  previousRank: null,
  displays: {
    percentile: { value: 0.932, average: 0.71, lower: 0.2, upper: 0.8, best: 0.997, previous: 0.9 },
    deviation: { value: 64.2, average: 55, lower: 42, upper: 58, best: 78, previous: 62 },
  },
}
export const scores: CompanyScores = {
  year: 2024,
  years: [2024],
  reported: [2024],
  peers: { basis: 'gics74', code: 'market', level: 'market', companies: 168 },
  average: { by: 'sales', day: null, companies: [] },
  scores: [total],
  policies: [],
  origins: { disclosed: 1, estimated: 0, inferred: 0, 'worst-value': 0, 'not-scored': 0 },
  rest: { inferred: 0, worstValue: 0, leftOut: 0 },
  recipe,
}

const rating = (value: string, level: 'strength' | 'average' | 'issue', axis: number) => ({
  value,
  level: null,
  class: level,
  axis,
  ratedOn: '2025-10-01',
  isSimulated: true,
})
export const vendor = (parts: Partial<OpenVendor> & Pick<OpenVendor, 'vendor'>): OpenVendor => ({
  locked: false,
  measures: 'performance',
  direction: 'higher_better',
  scale: { least: '0', most: '100', silent: null },
  rating: null,
  previous: null,
  rank: null,
  percentile: null,
  rated: 40,
  peers: [0.2, 0.5],
  average: 0.5,
  pillars: { E: null, S: null, G: null },
  history: [],
  ...parts,
})
export const ratings: Ratings = {
  day: '2026-01-15',
  vendors: [
    vendor({
      vendor: 'msci',
      measures: 'risk',
      rating: rating('AA', 'strength', 0.786),
      previous: rating('A', 'average', 0.64),
      rank: { rank: 9, of: 41 },
      percentile: 0.8,
      pillars: {
        E: rating('8.1', 'strength', 0.81),
        S: rating('6.6', 'average', 0.66),
        G: rating('7', 'average', 0.7),
      },
      history: [{ year: 2025, rating: rating('AA', 'strength', 0.786) }],
    }),
    vendor({
      vendor: 'sp',
      rating: rating('33', 'issue', 0.33),
      rank: { rank: 30, of: 41 },
      percentile: 0.2,
      pillars: { E: rating('40', 'average', 0.4), S: rating('30', 'issue', 0.3), G: rating('31', 'issue', 0.31) },
    }),
    { vendor: 'refinitiv', locked: true },
    vendor({ vendor: 'sustainalytics', direction: 'lower_better', rating: rating('24.3', 'average', 0.393) }),
    vendor({ vendor: 'cdp', rating: { ...rating('F', 'issue', 0), class: 'not-disclosed', axis: null } }),
    { vendor: 'ftse', locked: true },
  ],
  consensus: {
    vendors: ['msci', 'sp'],
    mean: 0.5,
    dispersion: 0.3,
    agreement: 'disagree',
    rank: { rank: 14, of: 30 },
    standing: 'average',
    previous: 0.45,
    average: 0.5,
    peers: [0.4],
    history: [
      { year: 2024, mean: 0.45, dispersion: 0.2, vendors: 2 },
      { year: 2025, mean: 0.5, dispersion: 0.3, vendors: 2 },
    ],
  },
  correlations: [
    { a: 'msci', b: 'sp', n: 120, pearson: 0.35, spearman: 0.41 },
    { a: 'msci', b: 'cdp', n: 6, pearson: null, spearman: null },
  ],
  disagreement: {
    a: 'msci',
    b: 'sp',
    gap: 0.456,
    measurement: 0.4,
    scope: 0,
    weight: 0.02,
    rest: 0.036,
    weights: { a: [0.3, 0.4, 0.3], b: [0.4, 0.3, 0.3] },
    n: { a: 120, b: 200 },
    parts: [],
  },
  scandal: {
    state: 'judged',
    level: 1,
    events: 2,
    items: 5,
    unjudged: 0,
    isByText: false,
    since: '2025-01-15',
  },
}

export const indicators = answer(listIndicators, [])
export const peers = answer(listPeers, {
  year: 2024,
  keys: ['sustainability_score'],
  companies: [],
  unscored: 0,
  sizeBy: 'sales',
})
export const screenOf = { companyId: 7, company, scores, points: scores, open: () => {} }
