import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { type CompanyDocument, getCompanyDocument, listCompanyDocuments } from '#contract/documents/documents.ts'
import { listClassifications } from '#contract/market/classifications.ts'
import { getCompany } from '#contract/market/companies.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { setLanguage } from '../i18n/language.ts'
import { givenCompany } from '../test/given-company.ts'
import { answer, givenProfile, givenSession, refuse, renderAt } from '../test/render.tsx'

const report: CompanyDocument = {
  id: 1,
  title: '有価証券報告書－第100期',
  number: 'S100ZZ01',
  url: 'https://disclosure2.edinet-fsa.go.jp/x',
  publisher: 'EDINET',
  kind: 'annual-report',
  language: 'ja',
  filedOn: '2025-06-20',
  submittedAt: '2025-06-20 15:00',
  periodStart: '2024-04-01',
  periodEnd: '2025-03-31',
  fiscalYear: 2024,
  isAmendment: false,
  isRead: true,
  accountingStandard: 'IFRS',
  nextUpdateOn: null,
  corrects: null,
  voidSince: null,
  isWithdrawn: false,
  correctedBy: [2],
  files: [{ name: 'S100ZZ01.tsv', sha256: 'ab'.repeat(32), bytes: 2000 }],
  isGiven: true,
  figures: 400,
  restated: 1,
}
const correction: CompanyDocument = {
  ...report,
  id: 2,
  title: '訂正有価証券報告書',
  filedOn: '2025-08-01',
  submittedAt: '2025-08-01 09:02',
  isAmendment: true,
  corrects: 1,
  correctedBy: [],
  files: [],
  figures: 0,
  restated: 0,
}
const listed: CompanyDocument = {
  ...report,
  id: 3,
  title: '有価証券報告書－第99期',
  filedOn: '2024-06-20',
  submittedAt: null,
  fiscalYear: 2023,
  isRead: false,
  correctedBy: [],
  files: [],
  figures: 0,
  restated: 0,
}
const figure = { indicator: 'S-LR-001', fiscalYear: 2024, boundary: 'consolidated' as const, part: '' }

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
const list = answer(listCompanyDocuments, { documents: [correction, report, listed] })
const detail = answer(getCompanyDocument, {
  document: report,
  figures: [{ ...figure, value: 420, state: 'disclosed', isStanding: true }],
  people: { officers: 12, targets: 0 },
  comparison: {
    is: 'made',
    documentId: 3,
    earlierPeople: { officers: 10, targets: 0 },
    added: [{ indicator: 'S-LR-002', boundaries: ['parent'], earlierBoundaries: [] }],
    dropped: [],
    changedBasis: [{ indicator: 'S-LR-003', boundaries: ['consolidated'], earlierBoundaries: ['parent'] }],
  },
  restated: [
    {
      ...figure,
      kind: 'restated',
      fiscalYear: 2023,
      value: 400,
      state: 'disclosed',
      earlierValue: 398,
      earlierState: 'disclosed',
      earlierDocumentId: 3,
      earlierKnownFrom: '2024-06-20',
    },
  ],
})
const at = '/companies/7/company-disclosures'
beforeEach(async () => {
  await givenSession()
  // A box has no size without a layout, and only rows in sight are drawn.
  for (const side of ['clientHeight', 'clientWidth'] as const)
    vi.spyOn(Element.prototype, side, 'get').mockReturnValue(600)
})

test('says what is latest, and shows corrections, reports not on file and those without figures apart', async () => {
  renderAt(at, [...shell, list])
  expect(
    await screen.findByRole('heading', {
      name: 'Latest: correction of annual report (2025/08/01); 1 correction, 1 figure restated',
    }),
  ).toBeTruthy()
  const rows = screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows[1]).toMatch(/2025\/08\/01 09:02 JST.*correction.*2025\/06\/20.*no figures/)
  expect(rows[2]).toMatch(/2025\/06\/20 15:00 JST.*corrected.*400.*abababab/)
  expect(rows[3]).toMatch(/^2024\/06\/20[^:]*not on file/)
})

test('in Japanese', async () => {
  setLanguage('ja')
  renderAt(at, [...shell, list])
  expect(
    await screen.findByRole('heading', { name: '最新は訂正有価証券報告書（2025/08/01）。訂正1件、数値の改訂1件' }),
  ).toBeTruthy()
})

test('a row opens its document: copy, changes, restated and drawn figures; Esc leads back to the row', async () => {
  const { path } = renderAt(at, [...shell, list, detail])
  const row = await screen.findByRole('button', { name: '2025/06/20 15:00 JST 有価証券報告書－第100期' })
  await userEvent.click(row)
  const panel = within(await screen.findByRole('complementary', { name: 'About this document' }))
  expect(path()).toContain('document=1')
  expect(await panel.findByText('12 (10 the year before)')).toBeTruthy()
  expect(panel.getByRole('button', { name: 'Download the copy' })).toBeTruthy()
  expect(panel.getByText('parent → consolidated')).toBeTruthy()
  expect(panel.getByText(/398/).textContent).toBe('398 → 400 published 2024/06/20')
  const drawn = panel.getAllByRole('link', { name: 'S-LR-001' }).at(-1)
  expect(drawn?.getAttribute('href')).toContain('figure=S-LR-001.2024.consolidated.')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('complementary', { name: 'About this document' })).toBeNull())
  expect(document.activeElement).toBe(row)
})

test('a trial sees the copy and cannot take it', async () => {
  renderAt(`${at}?document=1`, [givenProfile({ is_trial: true }), ...shell.slice(1), list, detail])
  const button = await screen.findByRole('button', { name: 'Download the copy' })
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
})

test('kind and year stand in the address; where nothing fits, either can be let go', async () => {
  const { path } = renderAt(`${at}?kind=governance-report&fiscal=2024`, [...shell, list])
  await userEvent.click(await screen.findByRole('button', { name: /Remove “Governance report”/ }))
  expect(path()).not.toContain('kind=')
  await screen.findByText('2 of 3 documents')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Fiscal year' }), 'FY2023')
  await screen.findByText('1 of 3 documents')
  expect(path()).toContain('fiscal=2023')
})

test('a company without documents, and a document that is not there, each say so', async () => {
  renderAt(at, [...shell, answer(listCompanyDocuments, { documents: [] })])
  expect(await screen.findByRole('heading', { name: 'No documents of this company are on file yet' })).toBeTruthy()
  renderAt(`${at}?document=99`, [...shell, list, refuse(getCompanyDocument, 'document.not-found')])
  expect(await screen.findByText('This company has no document with this number.')).toBeTruthy()
})
