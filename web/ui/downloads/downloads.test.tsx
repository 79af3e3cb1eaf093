import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { endpoint, FileAnswer } from '#contract/wire/endpoint.ts'
import { download } from '../../app/download.ts'
import { setLanguage } from '../../i18n/language.ts'
import { renderParts } from '../../test/parts.tsx'
import { type Answer, answer, givenNetwork, givenSession, refuse } from '../../test/render.tsx'
import { openDownload } from './downloads.ts'

const table = endpoint('GET /table', {
  envelope: 'file',
  summary: 'For the test',
  query: z.object({ encoding: z.enum(['utf-8', 'shift_jis']) }),
  response: FileAnswer,
  refusals: ['download.over-limit'],
})
const bytes = new Uint8Array([0x81, 0xac])
const file = answer(table, { name: '企業検索.csv', type: 'text/csv', bytes, replaced: 2 })
const usage = (parts: object = {}) =>
  answer(getDownloadUsage, {
    month: '2026-11',
    unit: 'company-year',
    limit: 10_000,
    used: 906,
    remaining: 9094,
    count: 0,
    ...parts,
  })

const saved: { blob?: Blob; name?: string } = {}
beforeEach(async () => {
  await givenSession()
  URL.createObjectURL = (blob) => {
    saved.blob = blob as Blob
    return 'blob:x'
  }
  URL.revokeObjectURL = () => {}
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.name = this.download
  })
})

async function givenDownload(answers: readonly Answer[], plan = { companies: 142, years: 5, items: 17 }) {
  const sent = givenNetwork(answers)
  await renderParts(null)
  void openDownload({
    title: 'CSV',
    plan,
    run: (encoding) => download(table, { query: { encoding } }),
  })
  return { sent, dialog: within(await screen.findByRole('dialog', { name: 'CSV' })) }
}

test('says what it takes and what is left before the click', async () => {
  const { dialog } = await givenDownload([usage()])
  expect(await dialog.findByText('142 companies × 5 years = 710 counts')).toBeTruthy()
  expect(dialog.getByRole('heading', { name: 'Downloads in 2026/11' })).toBeTruthy()
  const figures = dialog.getAllByRole('definition').map((figure) => figure.textContent)
  expect(figures).toEqual(['710', '906', '9,094', '10,000', '8,384']) // 9094 − 710
})

test('counts items where the unit says so, in Japanese', async () => {
  setLanguage('ja')
  const { dialog } = await givenDownload([usage({ unit: 'item-company-year' })])
  expect(await dialog.findByText('17項目 × 142社 × 5年度 = 12,070件')).toBeTruthy()
  expect(dialog.getByRole('alert').textContent).toBe('今月の残りは9,094件です。対象を減らすとダウンロードできます。')
})

test('saves the file under its name and says what its encoding lost', async () => {
  const { sent, dialog } = await givenDownload([usage(), file])
  await dialog.findByText(/710 counts/)
  await userEvent.click(dialog.getByRole('radio', { name: 'Shift_JIS' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
  expect((await screen.findByText(/^企業検索\.csv has been downloaded/)).textContent).toContain('were replaced: 2.')
  expect(sent.find(({ url }) => url.pathname === '/api/table')?.url.searchParams.get('encoding')).toBe('shift_jis')
  expect(saved.name).toBe('企業検索.csv')
  expect(saved.blob).toMatchObject({ size: 2, type: 'text/csv' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('is closed with its reason where the month has not enough left', async () => {
  const { sent, dialog } = await givenDownload([usage({ used: 9900, remaining: 100 }), file])
  expect((await dialog.findByRole('alert')).textContent).toMatch(/^Only 100 remain this month/)
  const button = dialog.getByRole('button', { name: 'Download', description: /exceed your limit/ })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button)
  expect(sent.some(({ url }) => url.pathname === '/api/table')).toBe(false)
})

test('another tab was faster: refused, and the counts are read anew', async () => {
  const standing = { limit: 10_000, used: 9900, remaining: 100, count: 710 }
  const answers = [usage(), refuse(table, 'download.over-limit', { download: standing })]
  const { dialog } = await givenDownload(answers)
  await dialog.findByText(/710 counts/)
  answers[0] = usage(standing)
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }))
  expect(await dialog.findByText('This download would exceed your limit for the month.')).toBeTruthy()
  expect(await dialog.findByText(/^Only 100 remain/)).toBeTruthy()
})
