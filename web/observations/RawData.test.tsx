import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { type Company, getCompany } from '#contract/market/companies.ts'
import { type Indicator, listIndicators } from '#contract/market/indicators.ts'
import { type Cell, type Figure, getFigure, getSourceLines, listObservations } from '#contract/market/observations.ts'
import type { Output } from '#contract/wire/endpoint.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'

const company: Company = {
  id: 7,
  ticker: '9X9Y',
  nameJa: '見本電機株式会社',
  nameEn: 'Mihon Electric Co., Ltd.',
  nameKana: null,
  isin: null,
  corporateNumber: null,
  marketCode: null,
  tse33Code: null,
  edinetIndustry: '電気機器',
  figures: 4,
  edinetCode: 'E99001',
  securityCode: '9X9Y0',
  lei: null,
  address: null,
  tse17Code: null,
  sizeSegment: null,
  capitalMillionJpy: null,
  fiscalYearEnd: '03-31',
  isListed: true,
  industryGap: null,
  identifierSources: [],
  hasConsolidated: true,
  years: [2023, 2024],
  newestDocument: '2025-06-20',
  updatedOn: '2026-01-15',
}
const indicator = (code: string, nameEn: string, more: Partial<Indicator> = {}): Indicator => ({
  code,
  questionCode: `Q-${code}`,
  nameJa: `${nameEn}（和）`,
  nameEn,
  unit: 'persons',
  large: 'social',
  middle: 'labour_rights',
  smallJa: '',
  smallEn: '',
  direction: 'neutral',
  type: 'numeric',
  boundary: 'consolidated',
  isMajor: true,
  sameAs: null,
  sdgs: [],
  standardRefs: [],
  elements: ['jpcrp_cor:NumberOfEmployees'],
  status: 'proposed',
  ...more,
})
const indicators = [
  indicator('S-LR-001', 'Employees'),
  indicator('S-DV-002', 'Female managers', { unit: '%', middle: 'diversity_s' }),
  indicator('S-LR-009', 'Works council', { type: 'boolean', unit: 'yes/no' }),
]
const cell = (code: string, fiscalYear: number, value: number | null, more: Partial<Cell> = {}): Cell => ({
  indicator: code,
  fiscalYear,
  boundary: 'consolidated',
  part: '',
  value,
  state: 'disclosed',
  periodEnd: `${fiscalYear + 1}-03-31`,
  acquiredOn: '2026-01-15',
  nextUpdateOn: null,
  documentId: 1,
  notes: [],
  isRestated: false,
  isUnderReview: false,
  ...more,
})
const observations: Output<typeof listObservations> = {
  years: [2023, 2024],
  newestYear: 2024,
  cells: [
    cell('S-LR-001', 2023, 400, { state: 'estimated' }),
    cell('S-LR-001', 2024, 420, { isRestated: true }),
    cell('S-DV-002', 2024, 0),
    cell('S-LR-009', 2023, null, { state: 'not-applicable' }),
    cell('S-LR-009', 2024, 1),
  ],
  documents: [],
  reportedYears: [2024],
  changedSince: 3,
}
const document: Figure['documents'][number] = {
  id: 1,
  title: '有価証券報告書－第9期',
  number: 'S100ZZ01',
  url: null,
  publisher: 'EDINET',
  language: 'ja',
  filedOn: '2025-06-20',
  submittedAt: '2025-06-20 15:30',
  periodStart: '2024-04-01',
  periodEnd: '2025-03-31',
  fiscalYear: 2024,
  isAmendment: false,
  isRead: true,
  kind: 'annual-report' as const,
}
const line = (position: string, value: string) => ({
  item: 'jpcrp_cor:NumberOfEmployees',
  position,
  value,
  unit: 'pure',
  label: '従業員数',
})
const figure: Figure = {
  indicator: 'S-LR-001',
  fiscalYear: 2024,
  boundary: 'consolidated',
  part: '',
  value: 420,
  state: 'disclosed',
  periodStart: '2024-04-01',
  periodEnd: '2025-03-31',
  acquiredOn: '2026-01-15',
  nextUpdateOn: null,
  notes: ['sum', 'never-heard-of'],
  lines: [line('CurrentYearInstant', '400'), line('CurrentYearInstant_OtherMember', '20')],
  documents: [document],
  documentId: 1,
  review: null,
  file: { name: 'S100ZZ01.csv', sha256: 'ab'.repeat(32), bytes: 18_142, importId: 4, importedAt: '2026-01-15' },
  vintages: [
    {
      knownFrom: '2025-06-20',
      value: 420,
      state: 'disclosed',
      documentId: 1,
      isCurrent: true,
      isKnown: true,
      notes: [],
      lines: [],
    },
    {
      knownFrom: '2025-05-01',
      value: 400,
      state: 'estimated',
      documentId: 1,
      isCurrent: false,
      isKnown: true,
      notes: [],
      lines: [],
    },
  ],
}
const screenAnswers = [
  givenProfile(),
  answer(listClassifications, { tse33: [], tse17: [], gics: [], markets: [] }),
  answer(getCompany, company),
  answer(listIndicators, indicators),
]
const shown = [
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

const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr')!
const figuresOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('button')
    .map((button) => button.textContent)

test('the five states never look alike', async () => {
  renderAt('/companies/7/raws', shown)
  expect(figuresOf(await rowOf('Employees'))).toEqual(['est.400', '420 restated'])
  expect(figuresOf(await rowOf('Female managers'))).toEqual(['—report not imported here', '0'])
  expect(figuresOf(await rowOf('Works council'))).toEqual(['n/a', 'Yes'])
  expect(within(await rowOf('Employees')).getByText('+5.0%')).toBeTruthy() // 420 ÷ 400
})

test('a figure opens its reason as a link, and Esc closes it and gives the focus back', async () => {
  const { path } = renderAt('/companies/7/raws', shown)
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
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Why this figure' })).toBeNull())
  expect(globalThis.document.activeElement?.textContent).toBe('420 restated')
})

test('an empty cell says why it is empty and what would fill it', async () => {
  renderAt('/companies/7/raws?figure=S-DV-002.2022.consolidated.', shown)
  const why = await screen.findByRole('complementary', { name: 'Why this figure' })
  expect(within(why).getByText(/No annual report of this year has been imported/)).toBeTruthy()
  expect(within(why).getByText('What would fill it')).toBeTruthy()
})

test('the table has one tab stop, and arrows go from figure to figure', async () => {
  renderAt('/companies/7/raws', shown)
  const row = await rowOf('Employees')
  const [older, newer] = within(row).getAllByRole('button')
  await waitFor(() => expect(newer!.tabIndex).toBe(0))
  newer!.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(globalThis.document.activeElement).toBe(older)
  expect([older!.tabIndex, newer!.tabIndex]).toEqual([0, -1])
})

test('a past day says how much has changed since', async () => {
  renderAt('/companies/7/raws?asOf=2025-12-31', shown)
  expect(await screen.findByText(/Figures as published on 2025\/12\/31. Since then 3 have been/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Back to now' })).toBeTruthy()
})

test('without figures it says how they get here, in Japanese too', async () => {
  setLanguage('ja')
  const none = { ...observations, years: [], newestYear: null, cells: [], reportedYears: [] }
  renderAt('/companies/7/raws', [...screenAnswers, answer(listObservations, none)])
  expect(await screen.findByText('この企業の数値はまだありません')).toBeTruthy()
  expect(screen.getByText(/npm run satoyama -- import/)).toBeTruthy()
})

test('an unknown company is refused in words; a number that is none is not found', async () => {
  renderAt('/companies/7/raws', [
    ...screenAnswers.slice(0, 2),
    refuse(getCompany, 'company.not-found'),
    answer(listIndicators, indicators),
    refuse(listObservations, 'company.not-found'),
  ])
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such company here.')
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
  renderAt('/companies/7/raws', [answer(listObservations, old), ...shown])
  const row = await rowOf('Employees')
  expect(within(row).getByText('+10.0%').closest('td')!.textContent).toBe('FY2019 ↑+10.0%') // 440 ÷ 400, not of FY2020
})
