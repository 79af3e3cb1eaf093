import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { getCompany } from '#contract/market/companies.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { setLanguage } from '../../i18n/language.ts'
import { givenCompany } from '../../test/given-company.ts'
import { answer, givenProfile, givenSession, renderAt } from '../../test/render.tsx'

const shell = [
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
  answer(listIndicators, []),
]
beforeEach(async () => {
  await givenSession()
  setLanguage('en')
})

/** In the order of the specification (section 2); the score's decomposition, forecast, patents and profile stand beside their kin. */
const order = [
  ...['dashboard', 'sustainability/esg', 'sustainability/score-decomposition', 'raws', 'details', 'news'],
  ...[
    'simulation/target',
    'simulation/simulator',
    'simulation/prediction',
    'company-disclosures',
    'company-governance',
  ],
  ...['sustainability/impa', 'sustainability/consensus', 'patent', 'info', 'comments'],
]

test('tabs stand in the order of the specification; ] and [ go to the next and the one before, round the end', async () => {
  const { path } = renderAt('/companies/7/info', shell)
  const tabs = within(await screen.findByRole('navigation', { name: 'Company page' }))
  const places = tabs
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href')!.replace('/companies/7/', ''))
  expect(places).toEqual(order)
  const user = userEvent.setup()
  for (const [key, place] of [
    [']', 'comments'],
    [']', 'dashboard'],
    ['[', 'comments'],
    ['[', 'info'],
  ] as const) {
    await user.keyboard(key === '[' ? '[[' : key)
    await waitFor(() => {
      expect(path()).toBe(`/companies/7/${place}`)
      const current = document.querySelector('[data-tabs="company"] > a[aria-current]')
      expect(current?.getAttribute('href')).toBe(`/companies/7/${place}`)
    })
  }
})
