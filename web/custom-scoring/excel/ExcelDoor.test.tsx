import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { listCompanyNames } from '#contract/market/companies.ts'
import { listOwnMethods } from '#contract/scores/own-methods.ts'
import { getWeightImport, listImportedScores, type WeightImport } from '#contract/scores/weight-imports.ts'
import { setLanguage } from '../../i18n/language.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../test/render.tsx'

beforeEach(async () => void (await givenSession()))

const standing: WeightImport = {
  id: 1,
  state: 'waiting',
  percent: 0,
  fileName: 'weights.xlsx',
  industries: 25,
  indicators: 398,
  method: { id: 7, name: 'Climate first' },
  createdAt: '2026-01-15T03:00:00.000Z',
  finishedAt: null,
  recipe: null,
  years: [],
}
const year = {
  year: 2024,
  companies: 1,
  correlation: 0.5,
  both: 1,
  onlyStandard: 0,
  onlyOwn: 0,
  top: { of: 1, kept: 1 },
}
const row = { id: 3, rank: 1, score: 0.8, e: 0.9, s: null, g: 0.4, coverage: 0.75, standardRank: 4, rankChange: 3 }

function show(language: 'ja' | 'en', of: WeightImport | null) {
  setLanguage(language)
  return renderAt('/tools/custom_scoring?door=excel', [
    givenProfile(),
    answer(getWeightImport, of),
    answer(listOwnMethods, []),
    answer(listImportedScores, { total: 1, companies: [row] }),
    answer(listCompanyNames, { companies: [] }),
  ])
}

test('without an import there is a template for each number of industries', async () => {
  show('en', null)
  expect(await screen.findByText('No score-customization data.')).toBeTruthy()
  for (const count of [11, 25, 74]) expect(screen.getByRole('button', { name: `${count} industries` })).toBeTruthy()
  expect(screen.getByLabelText('Filled-in file (.xlsx)')).toBeTruthy()
})

test.each([
  ['waiting', 'Waiting for scoring'],
  ['scoring', 'Scoring42%'],
  ['deleting', 'Deleting'],
] as const)('while an import is %s no other number of industries can be chosen', async (state, text) => {
  show('en', { ...standing, state, percent: 42 })
  expect((await screen.findByText(text.replace('42%', ''))).parentElement!.textContent).toBe(text)
  expect(screen.getByText('Delete this import to choose another number of industries.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: '25 industries' })).toBeNull()
})

test('an error is said in words', async () => {
  show('ja', { ...standing, state: 'error' })
  expect((await screen.findByRole('alert')).textContent).toContain('スコアリングモデルの処理中にエラーが発生しました。')
  expect(screen.getByRole('button', { name: '取り込みを削除' })).toBeTruthy()
})

test('the scores stand beside the standard’s, what is missing as missing', async () => {
  show('en', { ...standing, state: 'done', percent: 100, years: [year] })
  const table = within(await screen.findByRole('table'))
  const cells = (await table.findAllByRole('row'))[1]!
  expect(cells.textContent).toBe('#314+380.090.0—no value40.075%')
  expect(screen.getByText('Rank correlation with the standard 0.50')).toBeTruthy()
})
