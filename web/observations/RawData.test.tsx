import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { getCompany } from '#contract/market/companies.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { getFigure, getSourceLines, listObservations } from '#contract/market/observations.ts'
import { getIndicatorScore } from '#contract/scores/indicator-score.ts'
import { setLanguage } from '../i18n/language.ts'
import { givenCompany as company } from '../test/given-company.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'
import { cell, document, figure, indicators, line, observations } from './given-raws.ts'

const screenAnswers = [
  givenProfile(),
  answer(listClassifications, {
    tse33: [],
    tse17: [],
    gics: [],
    markets: [],
    bases: ['gics74', 'gics69', 'gics25', 'gics24', 'gics11', 'tse33'],
    segments: [],
  }),
  answer(getCompany, company),
  answer(listIndicators, indicators),
]
const answers = [
  ...screenAnswers,
  answer(listObservations, observations),
  answer(getFigure, figure),
  answer(getSourceLines, {
    isIntact: true,
    lines: [
      { ...line('Prior1YearInstant', '398'), line: 11 },
      { ...line('CurrentYearInstant', '400'), line: 12 },
    ],
  }),
]
beforeEach(async () => void (await givenSession()))

const rowOf = async (name: string) =>
  (await screen.findByRole('rowheader', { name: new RegExp(`^${name}`) })).closest('tr')!
const figuresOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('button')
    .map((button) => button.textContent)

test('the five states never look alike', async () => {
  renderAt('/companies/7/raws', answers)
  expect(figuresOf(await rowOf('Employees'))).toEqual(['est.400', '420 restated'])
  expect(figuresOf(await rowOf('Female managers'))).toEqual(['—report not on file', '0'])
  expect(figuresOf(await rowOf('Works council'))).toEqual(['n/a', 'Yes'])
  expect(within(await rowOf('Employees')).getByText('+5.0%')).toBeTruthy() // 420 ÷ 400
})

test('a figure opens its reason as a link, and Esc closes it and gives the focus back', async () => {
  const { path } = renderAt('/companies/7/raws', answers)
  const button = within(await rowOf('Employees')).getByRole('button', { name: '420 restated' })
  await userEvent.click(button)
  const why = await screen.findByRole('complementary', { name: 'Why this figure' })
  await within(why).findByText('line 12')
  expect(path()).toContain('figure=S-LR-001.2024.consolidated.')
  expect(within(why).getByText(/400 pure \+ 20 pure = 420 people/)).toBeTruthy()
  expect(within(why).getByText('Prior year end')).toBeTruthy()
  expect(within(why).getByText(/Stored copy matches its hash/)).toBeTruthy()
  expect(within(why).getByText('restated +20 (+5.0%)', { exact: false })).toBeTruthy()
  expect(within(why).getByText('never-heard-of')).toBeTruthy()
  expect(within(why).queryByText(/the one published last counts/)).toBeNull()
  // The newest of the vintages against the one before: 420 − 400, and 420 ÷ 400.
  const comparison = within(within(why).getByRole('region', { name: 'Compare two vintages' }))
  expect(comparison.getByRole('row', { name: /^Difference/ }).textContent).toBe('Difference+20 people (+5.0%)')
  expect(comparison.getAllByText('Company (AR)')).toHaveLength(2)
  await userEvent.selectOptions(comparison.getByLabelText('To'), '1')
  expect(comparison.getByRole('row', { name: /^Difference/ }).textContent).toBe('Difference±0 people (±0.0%)')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Why this figure' })).toBeNull())
  expect(globalThis.document.activeElement?.textContent).toBe('420 restated')
})

test('where several sources state a figure, the panel says which of them counts', async () => {
  const survey = {
    ...document,
    id: 2,
    title: 'ESG survey',
    number: null,
    kind: 'table' as const,
    publisher: 'Mihon Research',
  }
  const vintages = figure.vintages.map((vintage, index) => (index === 0 ? { ...vintage, documentId: 2 } : vintage))
  const stated = answer(getFigure, { ...figure, documentId: 2, documents: [document, survey], vintages })
  renderAt('/companies/7/raws?figure=S-LR-001.2024.consolidated.', [
    ...answers.filter((one) => one.endpoint !== getFigure),
    stated,
  ])
  const why = await screen.findByRole('complementary', { name: 'Why this figure' })
  expect(await within(why).findByText(/the one published last counts/)).toBeTruthy()
  expect(within(why).getByText(/^Table ESG survey/i)).toBeTruthy()
})

test('a figure that the score replaces has no percentile of its own', async () => {
  const score = answer(getIndicatorScore, {
    year: 2024,
    origin: 'inferred',
    value: 300,
    size: null,
    ranked: 300,
    expected: null,
    percentile: 0.42,
    transform: null,
    direction: 'higher_better',
    worse: 1,
    same: 0,
    figures: 2,
    reference: null,
    peers: [],
    inference: { model: 'peers' },
    ladder: [
      { key: 'labour_rights', share: 0.2, value: 0.5 },
      { key: 'S-LR-001', share: 0.1, value: 0.42 },
    ],
    recipe: {
      hash: 'ab'.repeat(32),
      method: 'standard',
      version: '2.0',
      inference: 'industry',
      period: 'short',
      peers: 'tse33',
      asOf: null,
      revision: 1,
    },
  })
  const ranked = indicators.map((each) => ({ ...each, direction: 'higher_better' as const }))
  const at = '/companies/7/raws?figure=S-LR-001.2024.consolidated.'
  renderAt(at, [answer(listIndicators, ranked), score, ...answers])
  const used = within(await screen.findByRole('region', { name: 'Where it is used' }))
  expect(await used.findByText('None: the score uses an inferred value instead.')).toBeTruthy()
  expect(used.queryByText('42.0')).toBeNull()
})

test('a figure stands as its document has it where one asks for that, and its change is the same', async () => {
  const filed = (value: string, unit: string) => ({ item: 'jpcrp_cor:NumberOfEmployees', row: null, value, unit })
  const own = {
    ...observations,
    documents: [document],
    cells: [
      cell('S-DV-002', 2023, 4, { filed: filed('0.04', 'pure') }),
      cell('S-DV-002', 2024, 5, { filed: filed('0.05', 'pure') }), // 0.05 as a fraction is 5 %
      cell('S-LR-001', 2024, 420),
    ],
  }
  renderAt('/companies/7/raws', [answer(listObservations, own), ...answers])
  expect(figuresOf(await rowOf('Female managers'))).toEqual(['4.0', '5.0'])
  expect(within(await rowOf('Female managers')).getByText(/^Number\u200bOf/)).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: /^FY2024 ?2025\/03$/ })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'As filed' }))
  await waitFor(async () => expect(figuresOf(await rowOf('Female managers'))).toEqual(['0.04', '0.05']))
  expect(await screen.findByRole('rowheader', { name: /^Female managers ?no unit ?S-DV-002$/ })).toBeTruthy()
  expect(within(await rowOf('Female managers')).getByText('+25.0%')).toBeTruthy() // 5 ÷ 4
  expect(figuresOf(await rowOf('Employees'))).toEqual(['—report not on file', '420'])
})

test('another choice of columns does not wait for a session that has to be renewed', async () => {
  const { path } = renderAt('/companies/7/raws', answers)
  await rowOf('Employees')
  await givenSession(-1)
  for (const name of ['Basis', 'Acquired']) {
    const choice = screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true })
    fireEvent.click(choice)
    await waitFor(() => expect(choice.checked).toBe(true))
  }
  expect(path()).toContain('columns=acquired%2Cbasis%2C')
})

test('an empty cell says why it is empty and what would fill it', async () => {
  renderAt('/companies/7/raws?figure=S-DV-002.2022.consolidated.', answers)
  const why = await screen.findByRole('complementary', { name: 'Why this figure' })
  expect(within(why).getByText(/No annual report for this year is on file/)).toBeTruthy()
  expect(within(why).getByText('What would fill it')).toBeTruthy()
  // What is missing can be commented on and linked to; there is no figure to cite.
  const comment = within(why).getByRole('link', { name: 'Comment' }) as HTMLAnchorElement
  expect(new URL(comment.href).searchParams.get('about')).toContain('figure=S-DV-002.2022.consolidated.')
  expect(within(why).getAllByRole('button', { name: /Copy/ })).toHaveLength(1)
})

test('the table has one tab stop, and arrows go from figure to figure', async () => {
  renderAt('/companies/7/raws', answers)
  const row = await rowOf('Employees')
  const [older, newer] = within(row).getAllByRole('button')
  await waitFor(() => expect(newer!.tabIndex).toBe(0))
  newer!.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(globalThis.document.activeElement).toBe(older)
  expect([older!.tabIndex, newer!.tabIndex]).toEqual([0, -1])
})

test('a past day says how much has changed since', async () => {
  renderAt('/companies/7/raws?asOf=2025-12-31', answers)
  expect(await screen.findByText(/Figures as published on 2025\/12\/31. Since then 3 have been/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Back to now' })).toBeTruthy()
})

test('without figures it says how they get here, in Japanese too', async () => {
  setLanguage('ja')
  const none = { ...observations, years: [], newestYear: null, cells: [], reportedYears: [] }
  renderAt('/companies/7/raws', [...screenAnswers, answer(listObservations, none)])
  expect(await screen.findByText('同社の数値はまだありません')).toBeTruthy()
  expect(screen.getByText(/npm run satoyama -- import/)).toBeTruthy()
})

test('an unknown company shows the not-found page', async () => {
  renderAt('/companies/7/raws', [
    ...screenAnswers.slice(0, 2),
    refuse(getCompany, 'company.not-found'),
    answer(listIndicators, indicators),
    refuse(listObservations, 'company.not-found'),
  ])
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy()
  const back = screen.getByRole('link', { name: 'Go to company search' })
  expect(back.getAttribute('href')).toMatch(/^\/v2\/comparisons/)
  expect(screen.queryByRole('navigation')).toBeNull() // The whole page.
})

test('an address that names no company shows the not-found page', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  renderAt('/companies/abc/raws', screenAnswers)
  expect(await screen.findByRole('link', { name: 'Go to company search' })).toBeTruthy()
})

test('a change that is not of the newest year names its year', async () => {
  const old = {
    ...observations,
    years: [2018, 2019, 2020],
    cells: [cell('S-LR-001', 2018, 400), cell('S-LR-001', 2019, 440)],
  }
  renderAt('/companies/7/raws', [answer(listObservations, old), ...answers])
  const row = await rowOf('Employees')
  expect(within(row).getByText('+10.0%').closest('td')!.textContent).toBe('FY2019 ↑+10.0%') // 440 ÷ 400, not of FY2020
})
