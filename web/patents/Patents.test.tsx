import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { listClassifications } from '#contract/market/classifications.ts'
import { type Company, getCompany } from '#contract/market/companies.ts'
import { listPatents, type Patent } from '#contract/patents/patents.ts'
import { getPatentSummary, type PatentSummary } from '#contract/patents/summary.ts'
import { setLanguage } from '../i18n/language.ts'
import { answer, givenProfile, givenSession, renderAt } from '../test/render.tsx'

const company: Company = {
  ...{ id: 7, ticker: '9X9Y', nameJa: '見本電機株式会社', nameEn: 'Mihon Electric Co., Ltd.', nameKana: null },
  ...{ isin: null, corporateNumber: null, marketCode: null, tse33Code: null, edinetIndustry: '電気機器', figures: 4 },
  ...{
    edinetCode: 'E99001',
    securityCode: '9X9Y0',
    lei: null,
    address: null,
    tse17Code: null,
    tse33Origin: null,
    tse33ToldOn: null,
    gicsCode: null,
  },
  ...{ sizeSegment: null, capitalMillionJpy: null, fiscalYearEnd: '03-31', isListed: true, industryGap: null },
  ...{ identifierSources: [], nextUpdateOn: null, marketCap: null, hasConsolidated: true, years: [2023, 2024] },
  ...{ newestDocument: '2025-06-20', updatedOn: '2026-01-15' },
}

const stages = (granted: number, pending: number) => ({ granted, pending, ended: 0, unknown: 0 })
const year = (at: number, granted: number, pending: number, isPublic: boolean) => ({
  ...{ year: at, end: `${at + 1}-03-31`, isPublic, filings: granted + pending },
  stages: stages(granted, pending),
})
const table = { sourceJa: '出典', sourceEn: 'Source', status: 'proposed', rows: 86, own: 2 } as const

const summary: PatentSummary = {
  ...{ day: '2026-11-24', yearEnd: '03-31', isYearEndKnown: true, openSince: '2025-05-24' },
  ...{ patents: 32, undated: 0, areStagesKnown: true, unclassified: 0, joint: 3 },
  settled: { patents: 30, joint: 3, green: 15 },
  stages: stages(20, 12),
  years: [year(2023, 14, 0, true), year(2024, 6, 10, true), year(2025, 0, 2, false)],
  classes: [
    { code: 'H01M', nameJa: '電池', nameEn: 'Batteries', isNamed: true, patents: 14, inPublicYears: 12 },
    { code: 'A23L', nameJa: '食品', nameEn: 'Foods', isNamed: true, patents: 9, inPublicYears: 9 },
  ],
  partners: [
    { key: 'company-12', name: '見本', company: { id: 12, nameJa: '見本', nameEn: 'Mihon' }, patents: 3, newest: null },
  ],
  green: {
    patents: 16,
    topics: [{ key: 'energy', nameJa: '代替エネルギーの生産', nameEn: 'Energy', patents: 16, subtopics: [] }],
  },
  industry: null,
  tables: { classes: table, green: { ...table, sourceEn: 'Inventory' } },
  sources: [{ importId: 1, fileName: 'patents.csv', source: 'table', importedOn: '2026-11-24', patents: 32 }],
}
const patent: Patent = {
  ...{ number: '特願2024-1', documentNumber: null, registeredNumber: null, title: '蓄電池', filedOn: '2024-05-01' },
  ...{
    publishedOn: '2025-11-01',
    codes: ['H01M10/0525'],
    green: [],
    partners: [],
    stage: 'pending',
    stageText: '出願 審査中',
  },
  url: 'https://www.j-platpat.inpit.go.jp/c1801/PU/JP-2024-1',
}
const list = { total: 1, all: 32, patents: [patent] }
const answers = (parts: Partial<PatentSummary> = {}) => [
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
  answer(getPatentSummary, { ...summary, ...parts }),
  answer(listPatents, list),
]
beforeEach(async () => void (await givenSession()))

const heading = (name: string) => screen.findByRole('heading', { name })

/** What a sentence counts is what the table below it counts: of all 32, also where the headline is of the 30 of the public years. */
test.each([
  ['en', '30 filings from FY2023 to FY2024, 40% on batteries'], // 14 + 16; 12 ÷ 30
  ['ja', 'FY2023〜FY2024に30件、40%が電池'],
] as const)('in %s the headline is of the years that are all public', async (language, headline) => {
  setLanguage(language)
  renderAt('/companies/7/patent', answers())
  expect(await heading(headline)).toBeTruthy()
  expect(
    await heading(language === 'ja' ? '16件（50%）がグリーン技術' : '16 patents (50%) on green technology'),
  ).toBeTruthy()
  // 14 ÷ 32 = 43.75 %, 3 ÷ 32 = 9.4 %.
  expect(
    await heading(language === 'ja' ? '最も多いのは電池、14件（44%）' : 'The largest group is on batteries: 14 (44%)'),
  ).toBeTruthy()
  expect(await heading(language === 'ja' ? '3件（9%）が共同出願' : '3 patents (9%) filed with others')).toBeTruthy()
})

test('of several classes with as many patents none is called the largest', async () => {
  const tied = summary.classes.map((row) => ({ ...row, patents: 8 }))
  renderAt('/companies/7/patent', answers({ classes: tied }))
  // 8 ÷ 32.
  expect(await heading(`${tied.length} classes have the most: 8 each (25%)`)).toBeTruthy()
})

test.each<[string, Partial<PatentSummary>]>([
  ['No patents on file', { patents: 0, years: [], classes: [] }],
  ['2 patents are public, all of years that are not fully published yet', { years: [year(2025, 0, 2, false)] }],
  ['One filing is public, of FY2023 (Batteries)', { years: [year(2023, 1, 0, true)] }],
  ['2 patents on file, without a filing date', { years: [], undated: 2 }],
])('“%s”', async (headline, parts) => {
  renderAt('/companies/7/patent', answers(parts))
  expect(await heading(headline)).toBeTruthy()
})

test('a count filters the list, as a link; the filter says so and lets go again', async () => {
  const { path, sent } = renderAt('/companies/7/patent', answers())
  await userEvent.click(await screen.findByRole('button', { name: 'Filter by H01M Batteries 14' }))
  expect(path()).toContain('class=H01M')
  expect((screen.getByRole('combobox', { name: 'Class' }) as HTMLSelectElement).value).toBe('H01M')
  await screen.findByRole('heading', { name: '1 of 32' })
  expect(JSON.stringify(sent)).toContain('H01M')
  await userEvent.click(screen.getByRole('button', { name: 'Clear all filters' }))
  expect(path()).not.toContain('class=')
})

test('a title is Japanese in the English screen, and the number leads out', async () => {
  renderAt('/companies/7/patent', answers())
  const row = (await screen.findByText('蓄電池')).closest('tr')!
  expect(within(row).getByText('蓄電池').getAttribute('lang')).toBe('ja')
  const link = within(row).getByRole('link', { name: '特願2024-1' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([patent.url, '_blank'])
})

test('an address that makes no sense shows everything', async () => {
  const { sent } = renderAt('/companies/7/patent?class=nonsense&stage=x&green=y&filed=1&sort=-z', answers())
  await screen.findByText('蓄電池')
  expect(JSON.stringify(sent)).not.toMatch(/nonsense|"x"|"y"/)
})

test('on a day before the import no stage is claimed', async () => {
  renderAt('/companies/7/patent?asOf=2025-01-01', answers({ areStagesKnown: false }))
  await screen.findByText('Stages of this day are not known: they are told as of the import alone')
  expect(screen.queryByRole('combobox', { name: 'Stage' })).toBeNull()
})
