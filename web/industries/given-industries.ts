import {
  getIndustryOverview,
  type IndustryCompany,
  type IndustryOverview,
  listIndustries,
  listIndustryCompanies,
} from '#contract/industries/industries.ts'
import { getIndustry, type Industry } from '#contract/industries/industry.ts'
import type { IndustrySummary } from '#contract/industries/industry-parts.ts'
import { getKnownGroup, type KnownGroup } from '#contract/industries/known-group.ts'
import { getClassificationStandard, listClassifications } from '#contract/market/classifications.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { categories, totalKeys } from '#methodology/scores/hierarchy.ts'
import { type Answer, answer, givenProfile } from '../test/render.tsx'

/** Invented industries for tests. */

const none = { sustainability_score: null, e_score: null, s_score: null, g_score: null }
const shared: Pick<IndustryOverview, 'year' | 'years' | 'basis' | 'recipe'> = {
  year: 2024,
  years: [2023, 2024],
  basis: 'gics74',
  recipe: {
    hash: 'ab'.repeat(32),
    method: 'standard',
    version: '2.0',
    inference: 'industry',
    period: 'short',
    peers: 'gics74',
    asOf: null,
    revision: 3,
  },
}

function givenSummary(code: string, nameEn: string, total: number | null): IndustrySummary {
  return {
    code: `gics:${code}`,
    id: `gics74-${code}`,
    nameJa: `業種${code}`,
    nameEn,
    level: 'industry',
    sector: { code: `gics:${code.slice(0, 2)}`, nameJa: 'セクター', nameEn: `Sector ${code.slice(0, 2)}` },
    companies: 12,
    scored: total === null ? 0 : 11,
    averages: total === null ? none : { sustainability_score: total, e_score: 0.4, s_score: 0.5, g_score: null },
    quartiles: total === null ? null : { least: 0.3, lower: 0.4, median: 0.5, upper: 0.6, most: 0.8 },
    coverage: total === null ? null : 0.47,
    change: total === null ? null : 0.012,
  }
}

const chemicals = givenSummary('151010', 'Chemicals', 0.523)
const banks = givenSummary('401010', 'Banks', 0.61)
const silent = givenSummary('551020', 'Gas Utilities', null)
export const givenWhole = {
  ...givenSummary('151010', 'Whole market', 0.5),
  id: 'gics74-market',
  code: 'market',
  sector: null,
}

export const givenList = (more: Partial<Output<typeof listIndustries>> = {}): Output<typeof listIndustries> => ({
  ...shared,
  average: { by: 'market-cap', day: '2025-12-30' },
  market: givenWhole,
  industries: [chemicals, banks, silent],
  ...more,
})

const company = (id: number, nameEn: string) => ({
  id,
  nameJa: `架空${id}`,
  nameEn,
  ticker: `9X${id}`,
  isListed: id !== 73,
})

export function givenIndustry(more: Partial<Industry> = {}): Industry {
  const mover = { value: 0.5, parts: { e_score: 0.02, s_score: 0.03, g_score: -0.01 }, rank: 3, rankChange: 4 }
  return {
    ...shared,
    industry: chemicals,
    chain: [],
    average: {
      by: 'market-cap',
      day: '2025-12-30',
      companies: [{ ...company(71, 'Large Co'), size: 1_234_500, values: chemicals.averages }],
    },
    totals: totalKeys.map((key) => ({
      key,
      average: chemicals.averages[key],
      previous: 0.5,
      marketMedian: 0.48,
      rank: key === 'g_score' ? null : { rank: 2, of: 3 },
      others: [0.4, 0.523, 0.61],
      scores: key === 'g_score' ? [] : [0.3, 0.4, 0.5, 0.6, 0.8],
      quartiles: key === 'g_score' ? null : chemicals.quartiles,
    })),
    origins: { disclosed: 40, estimated: 10, inferred: 30, 'worst-value': 20, 'not-scored': 300 },
    coverage: { least: 0.1, lower: 0.3, median: 0.47, upper: 0.6, most: 0.9 },
    materiality: categories.map((category, index) => ({
      category,
      weight: 1 / 13,
      average: index === 1 ? null : index === 0 ? 0.4 : 0.6,
      previous: 0.5,
      median: 0.5,
      marketMedian: 0.5,
    })),
    movers: {
      compared: 11,
      rose: [{ ...company(72, 'Riser Co'), ...mover, change: 0.04 }],
      fell: [{ ...company(73, 'Faller Co'), ...mover, change: -0.05 }],
    },
    history: {
      years: [2023, 2024],
      series: [...totalKeys, ...categories].map((key) => ({
        key,
        average: [0.5, 0.523],
        median: [0.5, null],
        marketMedian: [0.48, 0.48],
        averages: { steps: [null, null], isLikeLast: [true, true] },
        markets: { steps: [null, null], isLikeLast: [true, true] },
      })),
    },
    ...more,
  }
}

const counted = (code: string, nameEn: string, companies: number, id: string | null) => ({
  code,
  nameJa: nameEn,
  nameEn,
  companies,
  id,
})

export const givenOverview: IndustryOverview = {
  ...shared,
  industry: chemicals,
  chain: [counted('gics:15', 'Materials', 30, 'gics11-15'), counted('gics:151010', 'Chemicals', 12, 'gics74-151010')],
  siblings: [counted('gics:151020', 'Construction Materials', 4, 'gics74-151020')],
  members: [],
  tse33: [counted('tse33:3200', 'Chemicals (TSE)', 12, 'tse33-3200')],
  gics: [],
  markets: [
    { code: 'PRM', companies: 9 },
    { code: null, companies: 3 },
  ],
  sizes: {
    by: 'market-cap',
    day: '2025-12-30',
    classes: [
      { from: 1_000_000, companies: 2 },
      { from: 0, companies: 9 },
      { from: null, companies: 1 },
    ],
  },
  themes: categories.map((category) => ({
    category,
    weight: 1 / 13,
    sources: [
      {
        gics: '151010',
        points: 4,
        reasonJa: 'コーポレートガバナンス・コードに沿った通常の監督で足りる',
        reasonEn: 'Standard governance-code oversight is sufficient',
        basisJa: 'SASB RT-CH 企業倫理 [S]',
        basisEn: 'SASB RT-CH business ethics [S]',
        status: 'proposed',
      },
    ],
  })),
  disclosure: [
    { indicator: 'E-CC-001', category: 'climatechange', industry: 0.8, market: 0.5, standards: ['GRI 305-1'] },
    { indicator: 'E-WT-001', category: 'water', industry: null, market: 0.5, standards: [] },
  ],
  goals: [{ goal: 13, share: 0.2, indicators: 30 }],
  regulations: [{ standard: 'GRI 305', share: 0.11, indicators: ['E-CC-001'] }],
}

const listed = (id: number, nameEn: string, rank: number | null): IndustryCompany => ({
  ...company(id, nameEn),
  marketCode: null,
  isListed: true,
  values: rank === null ? none : chemicals.averages,
  coverages: { sustainability_score: rank === null ? null : 0.5, e_score: null, s_score: null, g_score: null },
  known: { sustainability_score: null, e_score: null, s_score: null, g_score: null },
  standings: { sustainability_score: rank === null ? null : 'strength', e_score: null, s_score: null, g_score: null },
  rank: rank === null ? null : { rank, of: 11 },
  band: rank === null ? null : 'top-20',
  change: rank === null ? null : 0.01,
  coverage: rank === null ? null : 0.5,
  size: rank === null ? null : 1_234_500,
})

const row = (code: string, nameEn: string, level: 'sector' | 'group' | 'industry', counterparts: string[]) => ({
  code,
  nameJa: `業種${code}`,
  nameEn,
  level,
  parent: code.slice(0, -2),
  companies: code === '255030' ? 0 : 7,
  counterparts,
})

const standard: Output<typeof getClassificationStandard> = {
  tables: [
    { name: 'tse33', sourceJa: '東京証券取引所', sourceEn: 'Tokyo Stock Exchange', status: 'official', rows: 33 },
    { name: 'gics', sourceJa: 'MSCI・S&P', sourceEn: 'MSCI and S&P', status: 'secondary', rows: 214 },
  ],
  companies: { all: 20, withGics: 14, withTse33: 20 },
  tse17: [{ code: '4', nameJa: '素材・化学', nameEn: 'Raw Materials & Chemicals', companies: 9 }],
  tse33: [
    { code: '3200', nameJa: '化学', nameEn: 'Chemicals (TSE)', tse17Code: '4', companies: 9, gics: ['151010'] },
    { code: '7050', nameJa: '銀行業', nameEn: 'Banks (TSE)', tse17Code: '15', companies: 3, gics: [] },
  ],
  gics2023: [
    row('15', 'Materials', 'sector', []),
    row('1510', 'Materials', 'group', []),
    row('151010', 'Chemicals', 'industry', ['151010']),
    row('255030', 'Broadline Retail', 'industry', ['255020']),
  ],
  gics2018: [
    row('151010', 'Chemicals', 'industry', ['151010']),
    row('255020', 'Internet Retail', 'industry', ['255030']),
  ],
  changes: [{ gics2018: '255020', gics2023: '255030', noteJa: '統合', noteEn: 'merged' }],
}

export const givenCompanies: Output<typeof listIndustryCompanies> = {
  ...shared,
  industry: chemicals,
  sizeBy: 'market-cap',
  total: 120,
  companies: [listed(71, 'Large Co', 1), listed(74, 'Silent Co', null)],
}

/** Everything that the screens about industries ask for; what is given comes first. */
/** Without a list where none is given. */
export const givenKnownGroup = (more: Partial<KnownGroup> = {}): KnownGroup => ({
  ...shared,
  industry: chemicals,
  isInvented: false,
  min: 10,
  lists: [],
  chosen: null,
  ...more,
})

export function givenIndustryScreens(...first: readonly Answer[]): Answer[] {
  return [
    ...first,
    givenProfile(),
    answer(listClassifications, {
      tse33: [],
      tse17: [],
      gics: [],
      markets: [],
      bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
      segments: [],
    }),
    answer(listIndicators, []),
    answer(listIndustries, givenList()),
    answer(getIndustry, givenIndustry()),
    answer(getIndustryOverview, givenOverview),
    answer(listIndustryCompanies, givenCompanies),
    answer(getKnownGroup, givenKnownGroup()),
    answer(getClassificationStandard, standard),
  ]
}
