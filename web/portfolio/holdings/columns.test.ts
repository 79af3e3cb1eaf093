import { beforeEach, expect, test } from 'vitest'
import type { PortfolioHolding } from '#contract/portfolio/holdings.ts'
import { setLanguage } from '../../i18n/language.ts'
import { readOrder, shownRows, tableColumns } from './columns.ts'

beforeEach(() => setLanguage('en'))

const row = (id: number, more: Partial<PortfolioHolding>): PortfolioHolding => ({
  company: { id, ticker: `${1000 + id}`, nameJa: `企業${id}`, nameEn: `Company ${id}` },
  sector: { code: '15', nameJa: '素材', nameEn: 'Materials' },
  weight: id / 10,
  benchmarkWeight: null,
  value: null,
  score: null,
  scoreBefore: null,
  emissions: null,
  intensity: null,
  contribution: null,
  isDisclosed: true,
  financed: null,
  evic: null,
  sales: null,
  quality: null,
  temperature: null,
  isDefault: false,
  sbti: [],
  screens: [],
  scandal: null,
  extra: [],
  ...more,
})

const rows = [row(1, { score: 0.5 }), row(2, {}), row(3, { score: 0.7 }), row(4, { score: 0.1 })]
const ids = (found: readonly PortfolioHolding[]) => found.map(({ company }) => company.id)
const visibleIds = (find: string, order?: string) =>
  ids(shownRows(rows, tableColumns([], new Map()), { find, order: readOrder(order) }))

test('what has no figure stands last, whichever way the column is ordered', () => {
  expect(visibleIds('', 'score')).toEqual([4, 1, 3, 2])
  expect(visibleIds('', '-score')).toEqual([3, 1, 4, 2])
  expect(visibleIds('', 'no-such-column')).toEqual([1, 2, 3, 4])
})

test('a holding is found by its code, its name in either language, and its sector, in any width', () => {
  expect(visibleIds('１００３')).toEqual([3])
  expect(visibleIds('企業2')).toEqual([2])
  expect(visibleIds('COMPANY 4')).toEqual([4])
  expect(visibleIds('material')).toHaveLength(4)
})

test('figures are read in the unit of their column; what was estimated and what is a default say so', () => {
  const columns = tableColumns(
    [
      { measure: 'msci', unit: '', scale: 1, nameJa: 'MSCI', nameEn: 'MSCI', isBoolean: false, isLocked: false },
      {
        measure: 'e_score',
        unit: 'points',
        scale: 0.01,
        nameJa: '環境',
        nameEn: 'E',
        isBoolean: false,
        isLocked: false,
      },
      {
        measure: 'E-CC-030',
        unit: 'yes/no',
        scale: 1,
        nameJa: '目標',
        nameEn: 'Target',
        isBoolean: true,
        isLocked: false,
      },
      {
        measure: 'coverage',
        unit: '%',
        scale: 0.01,
        nameJa: '開示',
        nameEn: 'Coverage',
        isBoolean: false,
        isLocked: false,
      },
    ],
    new Map([['neg_tobacco', 'Tobacco']]),
  )
  const one = row(5, {
    weight: 0.0256,
    benchmarkWeight: 0.03,
    intensity: 0.491, // t-CO2e per million yen: 49.1 per 100 million.
    isDisclosed: false,
    temperature: 3.2,
    isDefault: true,
    screens: ['neg_tobacco'],
    extra: [
      { value: 0.8, text: 'AA' },
      { value: 0.625, text: null },
      { value: 1, text: null },
      { value: 0.5, text: null },
    ],
  })
  const text = Object.fromEntries(columns.map((column) => [column.key, column.text(one)]))
  expect(text).toMatchObject({
    weight: '2.56',
    over: '−0.44',
    intensity: 'estimated 49.1',
    temperature: 'default 3.20',
    screens: 'Tobacco',
    score: null,
    msci: 'AA',
    e_score: '62.5',
    'E-CC-030': 'Yes',
  })
  expect(text.coverage).toMatch(/^50(\.0)?/)
})
