import type { Page } from '@playwright/test'
import type { CompanyBoard, GovernanceFigures } from '../../contract/governance/governance.ts'
import type { CompanyImpact } from '../../contract/scores/impact.ts'
import { employmentImpact } from '../../methodology/impact/impact.ts'
import { usualImpactParameters } from '../../server/catalogue/impact-parameters.ts'
import { go } from '../product.ts'
import { expect, type SharedProduct, test } from '../test.ts'

/** What the tabs of a company show is what the API answers, and what the method works out from the figures beside it. */

const number = (value: number, decimals = 0) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value)
/** A minus as the screen writes it. */
const plain = (text: string | null) => (text ?? '').replaceAll('−', '-').replaceAll(',', '').trim()

test('en › figures of governance, impact, patents and documents are those of the API, of companies all over the market', async ({
  browser,
  demo,
}) => {
  const page = await demo.signedIn(browser, { locale: 'en-US' })
  for (const id of await sampleOf(demo, 5)) {
    await test.step(`company ${id}`, async () => {
      await governance(page, demo, id)
      await impact(page, demo, id)
      await lists(page, demo, id)
    })
  }
})

/** Companies at equal distances through the market. */
async function sampleOf({ db }: SharedProduct, count: number): Promise<number[]> {
  const rows = await db.selectFrom('company').select('id').orderBy('id').execute()
  return Array.from({ length: count }, (_, index) => rows[Math.floor(((index + 0.5) * rows.length) / count)]!.id)
}

async function governance(page: Page, demo: SharedProduct, id: number): Promise<void> {
  const board: CompanyBoard = await demo.call(`/companies/${id}/board`)
  const { groups }: GovernanceFigures = await demo.call(`/companies/${id}/governance`)
  await go(page, `/companies/${id}/company-governance`)
  const key = page.locator('#board_seats dl')
  await expect(key.getByText('Directors', { exact: true }).locator('..').locator('b')).toHaveText(
    number(board.filing!.directors),
  )
  await expect(page.locator('#officers tbody th[scope="row"]')).toHaveText(
    board.officers.filter(({ list }) => list === 'board').map(({ name }) => name),
  )
  const shown = groups
    .flatMap(({ figures }) => figures)
    .filter(({ value, industry }) => value !== null || industry.n > 0)
  const cells = page.locator('#governance_figures tbody td:nth-child(2)')
  await expect(cells).toHaveCount(shown.length)
  const texts = await cells.allTextContents()
  for (const [at, { value, isBoolean }] of shown.entries()) {
    const text = plain(texts[at]!)
    if (value === null) expect(text).toBe('—')
    else if (isBoolean) expect(text).toBe(value === 1 ? 'Yes' : 'No')
    else expect(Number.parseFloat(text)).toBeCloseTo(value, 6)
  }
}

async function impact(page: Page, demo: SharedProduct, id: number): Promise<void> {
  const answer: CompanyImpact = await demo.call(`/companies/${id}/impact`)
  const own = answer.years.find(({ year }) => year === answer.year)
  await go(page, `/companies/${id}/sustainability/impa`)
  if (!own?.payroll) return expect(page.getByText('No payroll figure')).toBeVisible()
  const workforce = Object.fromEntries(answer.inputs.map(({ figure, value }) => [figure, value])) as never
  expect(employmentImpact(workforce, usualImpactParameters()).total).toEqual(own.total)
  const figure = page.locator('#employment_impact')
  await figure.getByRole('button', { name: 'Table' }).click()
  const amounts = [...own.parts.map(({ amount }) => amount), own.total]
  const cells = figure.locator('tbody tr > :nth-child(2)')
  await expect(cells).toHaveCount(amounts.length)
  for (const [at, text] of (await cells.allTextContents()).entries()) {
    const amount = amounts[at]
    if (amount === null || amount === undefined) expect(plain(text)).toMatch(/^—/)
    else expect(Math.abs(Number(plain(text)) - amount / 100)).toBeLessThanOrEqual(0.501)
  }
}

async function lists(page: Page, demo: SharedProduct, id: number): Promise<void> {
  const { total } = await demo.call(`/companies/${id}/patents`)
  await go(page, `/companies/${id}/patent`)
  if (total > 0)
    await expect(page.locator('#patent-list').getByRole('heading', { name: `All ${number(total)}` })).toBeVisible()
  else await expect(page.getByRole('heading', { name: 'No patents on file' })).toBeVisible()
  const { documents } = await demo.call(`/companies/${id}/documents`)
  await go(page, `/companies/${id}/company-disclosures`)
  await expect(page.getByText(new RegExp(`^${number(documents.length)} documents?$`)).first()).toBeVisible()
}
