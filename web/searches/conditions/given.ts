import { listClassifications } from '#contract/market/classifications.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { countMatches, getSearchSpread, getSearchVocabulary, searchMarket } from '#contract/search/searches.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { answer, givenProfile } from '../../test/render.tsx'
import { givenRecipe } from '../given-recipe.ts'

type Step = Output<typeof searchMarket>['steps'][number]

/** A step of a search: companies that come, that are let through, and the result without it. */
export const step = (path: string, before: number, after: number, more: Partial<Step> = {}): Step => ({
  path,
  before,
  after,
  without: before,
  isLocked: false,
  ...more,
})

const summary = { universe: 3912, market: 3912, year: 2025, years: [2022, 2023, 2024, 2025] }

export const givenResult = (total: number, steps: readonly Step[] = []) =>
  answer(searchMarket, {
    ...summary,
    total,
    scored: total,
    steps: [...steps],
    columns: [],
    display: 'score',
    rows: [],
    recipe: givenRecipe,
  })

export const counted = (total: number, steps: readonly Step[] = []) =>
  answer(countMatches, { ...summary, total, scored: total, steps: [...steps] })

/** Figures 0.01 to 1.00 of a hundred companies, and fifty without. */
export const spread = (more: Partial<Output<typeof getSearchSpread>> = {}) =>
  answer(getSearchSpread, {
    before: 150,
    values: Array.from({ length: 100 }, (_, index) => (index + 1) / 100),
    n: 100,
    disclosed: 100,
    estimated: 0,
    missing: 50,
    median: 0.505,
    classes: [
      { name: 'strength', companies: 40 },
      { name: 'issue', companies: 60 },
    ],
    year: 2025,
    isLocked: false,
    ...more,
  })

/** Names and lists that the conditions are rendered with. */
export const shell = [
  givenProfile(),
  answer(listClassifications, {
    tse33: [
      { code: '3200', nameJa: '化学', nameEn: 'Chemicals', tse17Code: '4' },
      { code: '3450', nameJa: '鉄鋼', nameEn: 'Iron & Steel', tse17Code: '7' },
    ],
    tse17: [],
    gics: [],
    bases: ['gics74', 'tse33'],
    segments: ['PRM'],
    markets: [
      { code: 'PRM', nameJa: 'プライム市場', nameEn: 'Prime Market' },
      { code: 'STD', nameJa: 'スタンダード市場', nameEn: 'Standard Market' },
    ],
  }),
  answer(listIndicators, []),
  answer(getSearchVocabulary, {
    years: summary.years,
    year: 2025,
    sets: {
      market: [
        { value: 'PRM', companies: 1600 },
        { value: 'STD', companies: 1500 },
      ],
      tse33: [
        { value: '3450', companies: 40 },
        { value: '3200', companies: 210 },
      ],
      tse17: [],
      gics: [],
      gics2018: [],
      country: [{ value: 'JP', companies: 3900 }],
      region: [
        { value: '142', companies: 3905 },
        { value: '030', companies: 3902 },
        { value: 'JP-13', companies: 2000 },
        { value: 'JP-kanto', companies: 2400 },
      ],
      listing: [],
      accounts: [],
      sbti: [],
    },
    regions: [
      { code: '142', parent: null, nameJa: 'アジア', nameEn: 'Asia' },
      { code: '030', parent: '142', nameJa: '東アジア', nameEn: 'Eastern Asia' },
      { code: '150', parent: null, nameJa: 'ヨーロッパ', nameEn: 'Europe' },
      { code: 'JP-kanto', parent: '030', nameJa: '関東', nameEn: 'Kanto' },
      { code: 'JP-13', parent: 'JP-kanto', nameJa: '東京都', nameEn: 'Tokyo' },
    ],
    themes: [
      {
        code: 'human_rights',
        kind: 'theme',
        nameJa: '人権',
        nameEn: 'Human rights',
        states: [
          { state: 'implemented', companies: 300 },
          { state: 'no_information', companies: 90 },
        ],
      },
    ],
    measures: [],
    vendors: [{ vendor: 'ftse', nameJa: 'FTSE Russell', nameEn: 'FTSE Russell', isLocked: true, levels: [] }],
  }),
]
