import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { getSearchVocabulary } from '#contract/search/searches.ts'
import { getTaxonomy } from '#contract/taxonomy/taxonomy.ts'
import { setLanguage } from '../i18n/language.ts'
import { givenDefinitionScreens } from '../indicators/given-definitions.ts'
import { givenSession, refuse, renderAt } from '../test/render.tsx'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => void (await givenSession()))

test('a rule in words, as it is written, and what it reads', async () => {
  setLanguage('en')
  renderAt('/taxonomy#theme-women_empowerment', givenDefinitionScreens())
  const theme = (await screen.findByText('Female empowerment')).closest('li')!
  expect(theme.querySelector('details')!.open).toBe(true)
  const rule = [...theme.querySelectorAll('ol[data-rule] li')].map((line) => line.textContent)
  expect(rule).toEqual([
    'In placeFemale manager ratio ≥ 10%and(Female section head ratio is disclosedorMarket segment = Prime)',
    'Not in placeFemale manager ratio < 10%',
    'No informationnone of the above',
  ])
  expect(theme.querySelector('code')!.textContent).toContain('implemented: S-DV-002>=10')
  expect(within(theme).getByText('our proposal')).toBeTruthy()
})

test('a note and its source in the language of the reader', async () => {
  setLanguage('ja')
  renderAt('/taxonomy#theme-women_empowerment', givenDefinitionScreens())
  const theme = (await screen.findByText('女性活躍')).closest('li')!
  expect(within(theme).getByText('10％は同社が定めた基準値')).toBeTruthy()
  expect(within(theme).queryByText('10% is our cut')).toBeNull()
})

test('how many listed companies are in each state, each number a search for them', async () => {
  setLanguage('en')
  renderAt('/taxonomy?year=2024#theme-women_empowerment', givenDefinitionScreens())
  const theme = (await screen.findByText('Female empowerment')).closest('li')!
  const link = await within(theme).findByRole('link', { name: 'In place: search for the 1,200 companies' })
  expect(link.getAttribute('href')).toBe('/v2/comparisons?where=theme%28women_empowerment%3Aimplemented%29&year=2024')
  expect(link.closest('li')!.textContent).toContain('66.7%') // 1 200 of 1 800
  const regulation = screen.getByText('US climate rules').closest('li')!
  expect(
    within(regulation)
      .getByRole('link', { name: /Does not apply/ })
      .getAttribute('href'),
  ).toContain('where=regulation%28reg_us%3Anot_applicable%29')
})

test('counts that cannot be had say so and leave the rules', async () => {
  setLanguage('en')
  renderAt('/taxonomy#theme-women_empowerment', givenDefinitionScreens(refuse(getSearchVocabulary, 'session.expired')))
  const theme = (await screen.findByText('Female empowerment')).closest('li')!
  expect(await within(theme).findByRole('alert')).toBeTruthy()
  expect(theme.querySelector('ol[data-rule]')).toBeTruthy()
})

test('what never came into force says so', async () => {
  setLanguage('ja')
  renderAt('/taxonomy', givenDefinitionScreens())
  const regulation = (await screen.findByText('米国気候規則')).closest('li')!
  expect(regulation.querySelector('details')!.open).toBe(false)
  expect(within(regulation).getByText('発効せず')).toBeTruthy()
  expect([...regulation.querySelectorAll('ol[data-rule] span')].map((line) => line.textContent)).toEqual([
    '該当なし',
    '常に',
    '上のどれにも当てはまらない',
  ])
})

test('objectives with our mapping, and that it is no alignment', async () => {
  setLanguage('en')
  renderAt('/taxonomy', givenDefinitionScreens())
  const objective = await screen.findByRole('article', { name: 'Climate change mitigation' })
  expect(within(objective).getByText(/Article 9\(a\)/)).toBeTruthy()
  expect(within(objective).getByRole('link', { name: 'GHG emissions' }).getAttribute('href')).toBe(
    '/definitions/E-CC-001',
  )
  expect(screen.getByRole('note').textContent).toContain('shares of turnover, CapEx and OpEx')
  const safeguards = screen.getByRole('article', { name: 'Minimum safeguards' })
  expect(within(safeguards).getByText(/Social indicators of the SFDR/)).toBeTruthy()
})

test('articles as a Japanese lawyer cites them', async () => {
  setLanguage('ja')
  renderAt('/taxonomy', givenDefinitionScreens())
  const objective = await screen.findByRole('article', { name: '気候変動の緩和' })
  expect(within(objective).getByText(/第9条\(a\)/)).toBeTruthy()
  expect(within(objective).getByText('第17条1項(a)')).toBeTruthy()
})

test('a number of a matrix leads to its indicators', async () => {
  setLanguage('en')
  renderAt('/taxonomy', givenDefinitionScreens())
  const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  await screen.findByRole('link', { name: 'GRI, All: 3' })
  expect(link('GRI, Diversity: 2')).toBe('/definitions?standard=gri&class=diversity_s')
  expect(link('13 Climate Action, Climate change: 1')).toBe('/definitions?sdg=13&class=climatechange')
})

test('search narrows every section, and is in the address', async () => {
  setLanguage('en')
  const { path } = renderAt('/taxonomy', givenDefinitionScreens())
  const field = await screen.findByRole('searchbox')
  await screen.findByText('Female empowerment')
  await userEvent.type(field, 'emissions')
  await waitFor(() => expect(path()).toBe('/taxonomy?find=emissions'))
  await waitFor(() => expect(screen.queryByText('Female empowerment')).toBeNull())
  expect(screen.getByRole('article', { name: 'Climate change mitigation' })).toBeTruthy()
  expect(screen.queryByRole('article', { name: 'Minimum safeguards' })).toBeNull()
  await userEvent.clear(field)
  await userEvent.type(field, 'zzzz')
  await userEvent.click(await screen.findByRole('button', { name: 'Clear the search' }))
  await waitFor(() => expect(path()).toBe('/taxonomy'))
})

test('a failure says so', async () => {
  setLanguage('en')
  renderAt('/taxonomy', givenDefinitionScreens(refuse(getTaxonomy, 'session.expired')))
  expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
})
