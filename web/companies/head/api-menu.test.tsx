import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { getCompany } from '#contract/market/companies.ts'
import { setLanguage } from '../../i18n/language.ts'
import { givenCompany } from '../../test/given-company.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../test/render.tsx'

beforeEach(async () => {
  await givenSession()
  setLanguage('en')
})

test.each([
  ['company-governance', ['/board', '/governance', '/board/shared']],
  ['sustainability/impa', ['/impact']],
  ['patent', ['/patents/summary', '/patents']],
  ['company-disclosures', ['/documents']],
  ['info', ['/facts']],
  ['comments', ['/comments']],
])('%s is there as code by its own calls', async (tab, paths) => {
  renderAt(`/companies/7/${tab}`, [
    givenProfile(),
    answer(listClassifications, {
      tse33: [],
      tse17: [],
      gics: [],
      markets: [],
      bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
      segments: [],
    }),
    answer(getCompany, givenCompany),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'This view over the API' }))
  const heads = (await screen.findAllByText(/^GET /)).map(({ textContent }) => textContent)
  expect(heads).toEqual(paths.map((path) => `GET /api/companies/7${path}`))
})

test('parameters of one’s own go with the call of the employment impact; what is no parameter does not', async () => {
  const user = userEvent.setup()
  renderAt('/companies/7/sustainability/impa?year=2024&p=living_wage:2800~female_share:51~luck:7&jobs=unemployment', [
    givenProfile(),
    answer(listClassifications, {
      tse33: [],
      tse17: [],
      gics: [],
      markets: [],
      bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
      segments: [],
    }),
    answer(getCompany, givenCompany),
  ])
  await user.click(await screen.findByRole('button', { name: 'This view over the API' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as curl' }))
  const query = [...(await navigator.clipboard.readText()).matchAll(/--data-urlencode '(.+)'/g)].map(([, text]) => text)
  expect(query).toEqual(['year=2024', 'living_wage=2800', 'female_share=51', 'jobs=unemployment'])
})
