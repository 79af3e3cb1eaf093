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
    answer(listClassifications, { tse33: [], tse17: [], gics: [], markets: [] }),
    answer(getCompany, givenCompany),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'This view over the API' }))
  const heads = (await screen.findAllByText(/^GET /)).map(({ textContent }) => textContent)
  expect(heads).toEqual(paths.map((path) => `GET /api/companies/7${path}`))
})
