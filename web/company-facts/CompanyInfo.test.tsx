import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { type CompanyFacts, factNames, getCompanyFacts } from '#contract/company-facts/company-facts.ts'
import { listClassifications } from '#contract/market/classifications.ts'
import { getCompany } from '#contract/market/companies.ts'
import { listIndicators } from '#contract/market/indicators.ts'
import { givenCompany } from '../test/given-company.ts'
import { answer, givenProfile, givenSession, renderAt } from '../test/render.tsx'

const nothing = { value: null, since: null, told: null, source: null, former: [] }
const list = { fileName: 'codes.csv', source: 'edinet-code-list', line: 12 }
const facts: CompanyFacts = {
  facts: factNames.map((name) =>
    name === 'name_ja'
      ? {
          name,
          value: '見本電機株式会社',
          since: '2025-04-01',
          told: '2026-01-15',
          source: list,
          former: [{ value: '見本製作所', since: null, until: '2025-04-01', source: null }],
        }
      : name === 'lei'
        ? { name, ...nothing }
        : { name, ...nothing, value: 'x'.repeat(300) },
  ),
  industries: [
    {
      basis: 'tse17',
      chain: [{ code: '9', nameJa: '電機・精密', nameEn: 'Electric Appliances' }],
      derivedFrom: 'tse33',
      origin: null,
      told: null,
      source: null,
      former: [],
    },
    { basis: 'gics2023', chain: [], derivedFrom: null, origin: null, told: null, source: null, former: [] },
  ],
  sizes: [],
  marketCap: { millionJpy: 123_456, day: '2025-12-30', source: { ...list, fileName: 'prices.csv' } },
  indices: [{ name: 'Sample 100', isMember: null, since: '2025-06-01', publisher: 'Sample', source: list }],
  segments: [
    {
      documentId: 3,
      title: '有価証券報告書',
      filedOn: '2025-06-20',
      fiscalYear: 2024,
      rows: [
        {
          position: 1,
          member: 'LampsAndLights',
          kind: 'segment',
          nameJa: null,
          nameEn: null,
          sales: 70,
          profit: null,
          employees: 5,
        },
        {
          position: 2,
          member: 'ReconcilingItems',
          kind: 'adjustment',
          nameJa: null,
          nameEn: null,
          sales: -7,
          profit: 1,
          employees: 1,
        },
      ],
    },
  ],
  links: [{ register: 'lei', url: 'javascript:alert(1)' }],
  isInvented: false,
}
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
beforeEach(async () => void (await givenSession()))

test('each fact has its day and file, and what it was before; what nobody tells is not known', async () => {
  renderAt('/companies/7/info', [...shell, answer(getCompanyFacts, facts)])
  const name = await screen.findByRole('row', { name: /^Name in Japanese/ })
  expect(name.textContent).toBe(
    'Name in Japanese見本電機株式会社Formerly 見本製作所 (until 2025/04/01)since 2025/04/01 as of 2026/01/15codes.csv line 12',
  )
  expect(screen.getByRole('row', { name: /^LEI/ }).textContent).toBe('LEIUnknown')
  expect(screen.getByRole('row', { name: /^TSE 17/ }).textContent).toContain('derived from TSE 33 industries')
  expect(screen.getByText(/^GICS is a licensed/)).toBeTruthy()
})

test('sizes, segments and indices say the day and the file or report that they are of', async () => {
  renderAt('/companies/7/info', [...shell, answer(getCompanyFacts, facts)])
  const sizes = await screen.findByRole('region', { name: 'Size' })
  expect(sizes.textContent).toContain('JPY 123,456 million as of 2025/12/30 prices.csv line 12')
  expect(screen.getByRole('table', { name: /^FY2024 有価証券報告書 published 2025\/06\/20/ })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Index membership' }).textContent).toContain(
    'since 2025/06/01 Sample codes.csv',
  )
})

test('where nothing of size is on file it says so', async () => {
  renderAt('/companies/7/info', [...shell, answer(getCompanyFacts, { ...facts, marketCap: null })])
  expect(await screen.findByText('No size figures on file.')).toBeTruthy()
})

test('segments without a label show the filing’s own name, marked; a sum needs every line', async () => {
  renderAt('/companies/7/info', [...shell, answer(getCompanyFacts, facts)])
  const segments = within(await screen.findByRole('region', { name: 'Segments' }))
  expect(segments.getByRole('row', { name: /^Lamps And Lights element name in the filing/ })).toBeTruthy()
  expect(segments.getByRole('row', { name: /^Total/ }).textContent).toBe('Total63—6') // 70 − 7, and 5 + 1
})

test('a link that no browser should follow is text', async () => {
  renderAt('/companies/7/info', [...shell, answer(getCompanyFacts, facts)])
  expect(await screen.findByText('GLEIF (LEI register)')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'GLEIF (LEI register)' })).toBeNull()
})
