import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { searchMarket } from '#contract/search/searches.ts'
import { setLanguage } from '../i18n/language.ts'
import { wordsOf } from '../indicators/measures/measures.ts'
import { answer, givenProfile, givenSession, renderAt } from '../test/render.tsx'
import { givenRecipe } from './given-recipe.ts'
import { toColumns } from './results/table/columns.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => void (await givenSession()))

const found = answer(searchMarket, {
  total: 1,
  scored: 1,
  universe: 1,
  market: 1,
  year: 2025,
  years: [2025],
  steps: [],
  columns: ['sustainability_score', 'sustainability_score:difference'],
  display: 'deviation',
  rows: [
    {
      id: 1,
      ticker: '1000',
      nameJa: '会社1',
      nameEn: 'Company 1',
      nameKana: null,
      isListed: true,
      marketCode: null,
      tse33Code: null,
      gicsCode: null,
      cells: [
        { state: 'computed', value: 61.24, text: null, class: 'strength', coverage: 0.5 },
        { state: 'computed', value: 0.012, text: null, class: null },
      ],
    },
  ],
  recipe: givenRecipe,
})
const network = [
  givenProfile(),
  answer(listIndicators, []),
  answer(listClassifications, {
    tse33: [],
    tse17: [],
    gics: [],
    markets: [],
    bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
    segments: [],
  }),
  found,
]

describe.each([
  { language: 'ja', unit: '偏差値', points: 'スコアのポイント', full: '総合スコアの偏差値（業種内）' },
  {
    language: 'en',
    unit: 'deviation score',
    points: 'points of score',
    full: 'Total score, industry deviation score',
  },
] as const)('a result in $language', ({ language, unit, points, full }) => {
  test('is asked for and shown as the context says; a difference of scores stays in points', async () => {
    setLanguage(language)
    const { sent, path } = renderAt('/v2/comparisons?display=deviation', network)
    const table = await screen.findByRole('table')
    const [score, difference] = [...table.querySelectorAll<HTMLElement>('thead th.num')]
    expect(score!.textContent).toContain(unit)
    expect(score!.querySelector('button')!.dataset.tip).toContain(full)
    expect(difference!.textContent).toContain(points)
    const row = within(table).getAllByRole('row').at(-1)!
    expect(row.textContent).toContain('61.2')
    expect(row.textContent).toContain('+1.2')
    expect(row.textContent).toContain('50%') // It still says what the score rests on.
    const queries = () => sent.filter(({ url }) => url.pathname === '/api/search').map(({ url }) => url.searchParams)
    expect(queries().map((query) => query.get('display'))).toEqual(['deviation'])

    // The order in the address is that of the column, whatever it is shown as.
    await userEvent.click(score!.querySelector('button')!)
    await waitFor(() => expect(path()).toContain('sort=sustainability_score'))
    await waitFor(() => expect(queries().at(-1)!.get('sort')).toBe('sustainability_score'))
    expect(path()).not.toContain('percentile')
  })
})

test('only the figure of a score is shown as something else', () => {
  const columns = [
    'e_score',
    'e_score@2023',
    'e_score:difference',
    'S-LR-001',
    'coverage',
    'msci',
    'e_score:percentile',
  ]
  const visibleColumns = toColumns({ columns, display: 'deviation' }, (measure) => wordsOf(measure, undefined))
  expect(visibleColumns.map(({ measure }) => measure.aspect)).toEqual([
    'deviation',
    'deviation',
    'difference',
    'value',
    'value',
    'value',
    'percentile',
  ])
  expect(visibleColumns.map(({ text }) => text)).toEqual(columns)
})
