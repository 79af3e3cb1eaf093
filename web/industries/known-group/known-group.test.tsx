import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { getKnownGroup, type KnownGroupResult } from '#contract/industries/known-group.ts'
import { answer, givenSession, renderAt } from '../../test/render.tsx'
import { givenIndustryScreens, givenKnownGroup } from '../given-industries.ts'

beforeEach(async () => void (await givenSession()))

const list = { term: 'index.Award', nameJa: '表彰', nameEn: 'Award', companies: 41 }
const auc = (value: number, low: number, high: number) => ({ auc: value, interval: { low, high } })
const total: KnownGroupResult = {
  key: 'sustainability_score',
  members: 40,
  others: 160,
  result: {
    market: auc(0.72, 0.63, 0.81),
    withinIndustries: auc(0.68, 0.58, 0.78),
    aboveMedian: { share: 0.75, interval: { low: 0.6, high: 0.86 } },
  },
}
const few: KnownGroupResult = { key: 'e_score', members: 4, others: 20, result: null }

/** The panel on the page of the whole market. */
async function show(results: readonly KnownGroupResult[], isInvented = false) {
  const chosen = { ...list, results: [...results] }
  const lists = [list, { ...list, term: 'index.Other', nameEn: 'Other', companies: 12 }]
  const { path } = renderAt(
    '/industries/gics74-market/overview',
    givenIndustryScreens(answer(getKnownGroup, givenKnownGroup({ isInvented, lists, chosen }))),
  )
  await screen.findByRole('combobox', { name: /List/ })
  return { path, ...within(document.getElementById('known-group')!) }
}

test('a sentence says no more than the interval, and each score has a row', async () => {
  const figure = await show([total, few])
  expect(figure.getByRole('heading').textContent).toBe(
    'Companies on “Award” tend to have higher total scores than the others (AUC 0.72, 95% interval 0.63 to 0.81)',
  )
  const [, first, second] = figure.getAllByRole('row')
  expect(within(first!).getByText('0.68 (0.58–0.78)')).toBeTruthy()
  expect(within(first!).getByText('75% (60–86)')).toBeTruthy()
  expect(within(second!).getByText('too few')).toBeTruthy()
  expect(figure.queryByText(/Invented market/)).toBeNull()
  await userEvent.selectOptions(figure.getByRole('combobox'), 'Other (12 companies)')
  expect(figure.path()).toContain('list=index.Other')
})

test.each([
  [
    auc(0.53, 0.44, 0.62),
    'The total score does not tell companies on “Award” from the others (AUC 0.53, 95% interval 0.44 to 0.62)',
  ],
  [
    auc(0.3, 0.2, 0.4),
    'Companies on “Award” tend to have lower total scores than the others (AUC 0.30, 95% interval 0.20 to 0.40)',
  ],
  [null, 'All total scores are the same: nothing can be measured against “Award”'],
])('of an AUC of %o it says what it is', async (market, sentence) => {
  const figure = await show([{ ...total, result: { ...total.result!, market } }], true)
  expect(figure.getByRole('heading').textContent).toBe(sentence)
  expect(figure.getByText(/Invented market/)).toBeTruthy()
})

test('too few are said so, and without a list what it would show', async () => {
  const figure = await show([few])
  expect(figure.getByRole('heading').textContent).toMatch(/4 on the list and 20 others, where 10 of each/)
  document.body.innerHTML = ''
  renderAt('/industries/gics74-market/overview', givenIndustryScreens())
  expect(await screen.findByText(/No list has been imported/)).toBeTruthy()
})
