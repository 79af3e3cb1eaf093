import { expect, test } from 'vitest'
import type { z } from 'zod'
import { getDownloadUsage } from '#contract/account/downloads.ts'
import { createPdf, type PdfRequest, planOfPdf } from '#contract/exports/pdf.ts'
import { PrintPasses, passMark } from '#server/access/print-passes.ts'
import { givenApp } from '#server/test/app.ts'
import { givenDatabase } from '#server/test/database.ts'
import { pathOf } from './sheet-path.ts'

const database = givenDatabase({ companies: 60, seed: 8 })
// Any file that is there: a PDF is asked for here, and made by the journeys.
const app = givenApp(database, { env: { SATOYAMA_CHROMIUM: process.execPath } })
const without = givenApp(database, { env: { SATOYAMA_CHROMIUM: '/nonexistent' } })

const ask = (token: string, body: z.input<typeof PdfRequest>) => app.call(createPdf, { body: body as never }, token)
const used = async (token: string) => (await app.call(getDownloadUsage, { query: {} }, token)).body.data.used

test.each([
  ['two companies on the sheet of one', { sheet: 'company', companies: [1, 2] }, 'export.too-many'],
  ['six companies in a report', { sheet: 'report', companies: [1, 2, 3, 4, 5, 6] }, 'export.too-many'],
  ['reversed years', { sheet: 'report', companies: [1], query: { from_y: 2025, to_y: 2024 } }, 'export.years'],
  ['more than thirty years', { sheet: 'report', companies: [1], query: { from_y: 1990, to_y: 2025 } }, 'export.years'],
  ['a company that nobody has', { sheet: 'company', companies: [99_999_999] }, 'company.not-found'],
  ['an unknown name in the address', { sheet: 'company', companies: [1], query: { r: 'x' } }, 'request.invalid'],
  ['an address for a path', { sheet: 'http://x.example', companies: [1] }, 'request.invalid'],
  ['no company', { sheet: 'report', companies: [] }, 'request.invalid'],
])('%s: refused, and nothing is taken', async (_, body, code) => {
  const token = await app.signedIn('refused@asset.example')
  expect((await ask(token, body as never)).body.code).toBe(code)
  expect(await used(token)).toBe(0)
})

test('a sheet is counted by its companies and years', async () => {
  const token = await app.signedIn('counted@asset.example')
  expect((await ask(token, { sheet: 'company', companies: [1] })).status).toBe(200)
  // One company in five years, then three of them, one named twice, in six.
  expect(await used(token)).toBe(5)
  const query = { from_y: 2020, to_y: 2025, indicators: 'E-CC-001,G-BD-001' }
  expect((await ask(token, { sheet: 'report', companies: [1, 2, 3, 2], query })).status).toBe(200)
  expect(await used(token)).toBe(5 + 3 * 6)
  expect(planOfPdf({ sheet: 'report', companies: [1, 2], query })).toEqual({ companies: 2, years: 6, items: 2 })
})

test('without a browser it is refused, and the page is told so beforehand', async () => {
  const token = await without.signedIn('nobrowser@asset.example')
  const reply = await without.call(createPdf, { body: { sheet: 'company', companies: [1] } }, token)
  expect(reply.body.code).toBe('export.no-browser')
})

test('the address is made of the parts that were checked', () => {
  const request = { format: 'pdf', place: 'report', lang: 'en' } as const
  const one = pathOf({
    ...request,
    sheet: 'company',
    companies: [7],
    query: { sections: 'summary', asOf: '2025-01-01' },
  })
  expect(one).toBe('/-print-company-/7?sections=summary&asOf=2025-01-01&lang=en')
  const many = pathOf({ ...request, sheet: 'report', companies: [7, 8, 7], query: { from_y: 2020 } })
  expect(many).toBe('/-print-comparison-?from_y=2020&lang=en&companies=7-8')
})

test('a pass is good for its account, for a moment, until it is taken', () => {
  const passes = new PrintPasses()
  const now = new Date('2026-01-15T03:00:00Z')
  const pass = passes.give(3, now)
  expect(pass.startsWith(passMark)).toBe(true)
  expect(passes.accountOf(pass, now)).toBe(3)
  expect(passes.accountOf(`${pass}x`, now)).toBeUndefined()
  expect(passes.accountOf(pass, new Date(now.getTime() + 150_000))).toBeUndefined()
  passes.take(pass)
  expect(passes.accountOf(pass, now)).toBeUndefined()
})
