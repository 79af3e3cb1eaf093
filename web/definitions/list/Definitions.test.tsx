import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listDefinitions } from '#contract/market/indicators.ts'
import { setLanguage } from '../../i18n/language.ts'
import { definitions, givenDefinitionScreens } from '../../indicators/given-definitions.ts'
import { givenSession, refuse, renderAt } from '../../test/render.tsx'
import { ratesOf } from '../rates.ts'
import { definitionsTable } from '../table.ts'

vi.setConfig({ testTimeout: 30_000 })
beforeEach(async () => void (await givenSession()))

const names = () =>
  [...document.querySelectorAll('.def-table tbody a')].map((link) => link.getAttribute('href')!.split('/').at(-1))

describe('the list', () => {
  test('every indicator with its rate of the newest year; without one it says so', async () => {
    setLanguage('en')
    renderAt('/definitions', givenDefinitionScreens())
    const row = (await screen.findByRole('link', { name: 'Female manager ratio' })).closest('tr')!
    await within(row).findByText('80.0%')
    expect(within(row).getByText('Higher is better')).toBeTruthy()
    const other = screen.getByRole('link', { name: 'Female section head ratio' }).closest('tr')!
    expect(within(other).getByText('No disclosure rate for this year')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Disclosure rate FY2024/ })).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/NaN|undefined/)
  })

  test('what is typed and chosen goes into the address, and out of it again', async () => {
    setLanguage('en')
    const { path } = renderAt('/definitions?page=3', givenDefinitionScreens())
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Find an indicator' }), 'female')
    await waitFor(() => expect(path()).toBe('/definitions?find=female'))
    await waitFor(() => expect(names()).toEqual(['S-DV-002', 'S-DV-003']))
    const filing = screen.getByRole('combobox', { name: 'Annual report' })
    expect(within(filing).getByRole('option', { name: 'No element (1)' })).toBeTruthy()
    await userEvent.selectOptions(filing, 'no')
    await waitFor(() => expect(path()).toBe('/definitions?find=female&filing=no'))
    await waitFor(() => expect(names()).toEqual(['S-DV-003']))
    await userEvent.selectOptions(filing, '')
    await waitFor(() => expect(path()).toBe('/definitions?find=female'))
  })

  test('a link opens with its conditions, in Japanese', async () => {
    setLanguage('ja')
    renderAt('/definitions?class=climatechange&standard=gri&sdg=13', givenDefinitionScreens())
    await screen.findByRole('link', { name: 'GHG排出量' })
    expect(names()).toEqual(['E-CC-001'])
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'SDGs' }).value).toBe('13')
  })

  test('by rate: the most first, then the least', async () => {
    setLanguage('en')
    const { path } = renderAt('/definitions', givenDefinitionScreens())
    const sorter = await screen.findByRole('button', { name: /Disclosure rate FY2024/ })
    await userEvent.click(sorter)
    await waitFor(() => expect(names()).toEqual(['F-PL-001', 'S-DV-002', 'E-CC-001', 'S-DV-003']))
    expect(path()).toBe('/definitions?rates=high')
    await userEvent.click(sorter)
    await waitFor(() => expect(names()).toEqual(['E-CC-001', 'S-DV-002', 'F-PL-001', 'S-DV-003']))
  })

  test('nothing fits: which condition to let go of', async () => {
    setLanguage('en')
    const { path } = renderAt('/definitions?class=social&sdg=13', givenDefinitionScreens())
    await userEvent.click(await screen.findByRole('button', { name: /Category: Social/ }))
    await waitFor(() => expect(path()).toBe('/definitions?sdg=13'))
    await waitFor(() => expect(names()).toEqual(['E-CC-001']))
  })

  test('a failure says so', async () => {
    setLanguage('en')
    renderAt('/definitions', givenDefinitionScreens(refuse(listDefinitions, 'session.expired')))
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  })

  test('the file holds what was found, with every year', () => {
    setLanguage('en')
    const rates = ratesOf(
      { years: [2023, 2024], newest: 2024, indicators: [{ indicator: 'E-CC-001', rates: [null, 0.6] }], revision: 1 },
      undefined,
    )
    const { columns, rows } = definitionsTable(definitions.slice(0, 1), rates)
    expect(columns.slice(-2).map(({ label }) => label)).toEqual(['Disclosure rate FY2023', 'Disclosure rate FY2024'])
    expect(rows[0]!.cells.slice(-2)).toEqual([null, { value: 0.6, text: '60.0%' }])
    expect(rows[0]!.cells[0]).toBe('E-CC-001')
    expect(rows[0]!.cells).toHaveLength(columns.length)
  })
})

describe('one indicator', () => {
  test('what it means, who discloses it, and how its figures are spread', async () => {
    setLanguage('en')
    renderAt('/definitions/S-DV-002', givenDefinitionScreens())
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Female manager ratio')
    const text = 'In FY2024, 80 of the 100 companies that could have disclosed did so (80.0%), +5.0 points since FY2023'
    await screen.findByRole('heading', { name: text })
    // Fishery has two companies only: it is listed, and no superlative.
    await screen.findByRole('heading', {
      name: 'Highest in Electric appliances (90.0%), lowest in Information (50.0%)',
    })
    await screen.findByRole('heading', {
      name: 'The median of 80 companies in FY2024 is 6.0%; the middle half lies between 3.0 and 12.0',
    })
    expect(screen.getByText(/^FY2022: disclosure rate —/)).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/NaN|undefined/)
  })

  test('references that nobody has checked are not shown as checked', async () => {
    setLanguage('en')
    renderAt('/definitions/S-DV-002', givenDefinitionScreens())
    const facts = await screen.findByRole('region', { name: 'Definition' })
    const references = within(facts).getByText('References').parentElement!
    expect(within(references).getByText('not yet checked')).toBeTruthy()
    expect(within(facts).getByText('our proposal')).toBeTruthy()
    expect(within(facts).queryByText('verified')).toBeNull()
  })

  test('where it is used, with links to each', async () => {
    setLanguage('en')
    renderAt('/definitions/S-DV-002', givenDefinitionScreens())
    const uses = await screen.findByRole('region', { name: 'Where it is used' })
    // 14 + 14 + 4 of 74
    expect(within(uses).getByText('Material (weight of 3 or more) in 32 of the 74 GICS industries')).toBeTruthy()
    const theme = await within(uses).findByRole('link', { name: 'Female empowerment' })
    expect(theme.getAttribute('href')).toBe('/taxonomy#theme-women_empowerment')
    const screener = within(uses).getByRole('link', { name: 'Screen companies by this indicator' })
    expect(screener.getAttribute('href')).toContain('/v2/comparisons?where=S-DV-002')
  })

  test('one that is not scored says why', async () => {
    setLanguage('ja')
    renderAt('/definitions/F-PL-001', givenDefinitionScreens())
    expect(await screen.findByText('財務の数値は、採点には使いません。')).toBeTruthy()
  })

  test('one that is not there leads to the list', async () => {
    setLanguage('en')
    const { sent } = renderAt('/definitions/X-1', givenDefinitionScreens())
    await screen.findByRole('heading', { name: 'There is no such indicator' })
    expect(screen.getByRole('link', { name: 'All indicators' }).getAttribute('href')).toBe('/definitions')
    expect(sent.filter(({ url }) => url.pathname.endsWith('/X-1/coverage'))).toEqual([])
  })
})
