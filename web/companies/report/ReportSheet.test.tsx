import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listIndicators } from '#contract/market/indicators.ts'
import { renderParts } from '../../test/parts.tsx'
import { answer, givenNetwork, givenProfile, givenSession } from '../../test/render.tsx'
import { ReportSheet } from './ReportSheet.tsx'
import { pagesOf, reportOf, reportSearch } from './report-address.ts'

const companies = [1, 2, 3, 4, 5, 6].map((id) => ({ id, ticker: null, nameJa: `見本${id}`, nameEn: `Mihon ${id}` }))

async function givenSheet() {
  await givenSession()
  givenNetwork([givenProfile(), answer(listIndicators, [])])
  await renderParts(<ReportSheet companies={companies} from={2021} to={2025} />)
}

test('a sixth company is closed until one of five is taken out, and says why', async () => {
  const user = userEvent.setup()
  await givenSheet()
  const sixth = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mihon 6' })
  expect(sixth.disabled).toBe(true)
  expect(screen.getByText(/Display and PDF: up to 5/)).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: 'Mihon 1' }))
  expect(sixth.disabled).toBe(false)
})

test('the link carries what is chosen', async () => {
  const user = userEvent.setup()
  await givenSheet()
  await user.click(screen.getByRole('checkbox', { name: 'Patents' }))
  const href = screen.getByRole('link', { name: 'Display' }).getAttribute('href')!
  const search = new URL(href, location.href).searchParams
  expect(search.get('companies')).toBe('1-2-3-4-5')
  expect(search.get('parts')).toBe('scores,raws,industry,targets,patents')
  expect([search.get('from_y'), search.get('to_y')]).toEqual(['2021', '2025'])
})

test('a report is the same after its own address; years that run backwards are turned', () => {
  const report = reportOf({ companies: '3-1-3', indicators: 'E-CC-022', from_y: 2025, to_y: 2020, parts: 'raws' })
  expect(report).toEqual({ companies: [3, 1], indicators: ['E-CC-022'], from: 2020, to: 2025, parts: ['raws'] })
  expect(reportOf(reportSearch(report))).toEqual(report)
})

test('pages follow what is chosen: one of scores, 5 × 9 rows and three parts of 8 on two, and the sources', () => {
  const all = reportOf({
    companies: '1-2-3-4-5',
    indicators: 'A,B,C,D,E',
    parts: 'scores,raws,industry,targets,patents',
  })
  expect(pagesOf(all)).toBe(1 + 2 + 1)
  expect(pagesOf({ ...all, companies: [] })).toBe(0)
})
