import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { getFtsePrediction } from '#contract/ftse-prediction/company.ts'
import { getFtseModel } from '#contract/ftse-prediction/model.ts'
import { getCompany } from '#contract/market/companies.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { setLanguage } from '../i18n/language.ts'
import { givenCompany } from '../test/given-company.ts'
import { answer, givenProfile, givenSession, renderAt } from '../test/render.tsx'
import { givenModel, givenPrediction } from './given-ftse.ts'
import { findingOf } from './score/score-text.ts'
import { inOrder } from './steps/order.ts'

beforeEach(async () => void (await givenSession()))

const path = '/tools/deloitte/ftse-score-prediction'

function show(
  language: 'ja' | 'en',
  model = givenModel('model'),
  prediction = givenPrediction(),
  search = '?company=7',
) {
  setLanguage(language)
  return renderAt(`${path}${search}`, [
    givenProfile(),
    answer(getFtseModel, model),
    answer(getFtsePrediction, prediction),
    answer(getCompany, givenCompany),
    answer(listIndicators, []),
  ])
}

test.each([
  ['ja', '予測3.4（80%区間2.9〜3.8）。平均誤差0.31'],
  ['en', 'Predicted 3.4 (80% interval 2.9–3.8); mean error 0.31'],
] as const)('in %s the sentence tells score, interval and error', async (language, finding) => {
  show(language)
  expect(await screen.findByRole('heading', { name: finding })).toBeTruthy()
})

test('without a model the structure is told alone', () => {
  setLanguage('en')
  const { overall } = givenPrediction()
  const prediction = givenPrediction({ overall: { ...overall, predicted: null }, error: null })
  expect(findingOf(prediction)).toBe('Structural score 3.0; no statistical model')
  expect(findingOf(givenPrediction({ overall: { ...overall, predicted: null, structure: null } }))).toMatch(/no score/)
})

test.each([
  ['no-ratings', 'No FTSE Russell ratings have been imported'],
  ['too-few', 'There are too few ratings for a model'],
  ['leakage', 'A feature leaks the ratings, so the model is not used'],
] as const)('%s is said with what to do, and the structure stays', async (state, title) => {
  const { overall } = givenPrediction()
  const prediction = givenPrediction({ state, overall: { ...overall, predicted: null }, error: null })
  show('en', givenModel(state, { leak: 'E-CC-001' }), prediction)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open templates' }).getAttribute('href')).toContain('/templates')
  expect(await screen.findByRole('heading', { name: /Structural score 3.0/ })).toBeTruthy()
})

test('a locked vendor shows nothing else', async () => {
  show('en', givenModel('locked'))
  expect(await screen.findByRole('heading', { name: 'FTSE Russell is locked' })).toBeTruthy()
  expect(screen.queryByText(/Mean error/)).toBeNull()
})

test('a company without a report says so', async () => {
  show('en', givenModel('model'), givenPrediction({ year: null, themes: [], steps: [], inputs: [] }))
  expect(await screen.findByText('The company has no report for this year.')).toBeTruthy()
})

test('a theme of the address is open, with its indicators', async () => {
  show('en', undefined, undefined, '?company=7&theme=water-security')
  const inputs = await screen.findByRole('figure', { name: '1.5 of 3 points' })
  expect(within(inputs).getByText('Not disclosed')).toBeTruthy()
  expect(
    screen.getByRole('button', { name: /Indicators of Water Security: details/ }).getAttribute('aria-expanded'),
  ).toBe('true')
})

test('the model card has its parts in their order, and the error beside its rivals', async () => {
  show('en')
  const card = (
    await screen.findByRole('heading', { name: /^Mean error 0.31, versus 0.20 for last year’s rating/ })
  ).closest('section')!
  expect([...card.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    'Purpose',
    'Data',
    'Validation',
    'Accuracy',
    'Limits',
    'Version',
  ])
  const rows = within(card)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
  expect(rows).toEqual(['Model', 'Last year’s rating', 'Industry mean'])
})

test('steps by what the structure or the model makes of them', () => {
  const { steps } = givenPrediction()
  const codes = (order: 'ease' | 'gain' | 'model') => inOrder(steps, order).map(({ indicator }) => indicator)
  expect(codes('ease')).toEqual(['E-WT-020', 'E-WT-018', 'E-WT-002'])
  expect(codes('gain')).toEqual(['E-WT-002', 'E-WT-020', 'E-WT-018'])
  expect(codes('model')).toEqual(['E-WT-018', 'E-WT-020', 'E-WT-002']) // Without a model's word last.
})
