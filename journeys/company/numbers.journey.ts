import type { Page } from '@playwright/test'
import type { Comments } from '../../contract/comments/comments.ts'
import type { CompanyFacts } from '../../contract/company-facts/company-facts.ts'
import type { CompanyDocument } from '../../contract/documents/documents.ts'
import type { CompanyBoard, GovernanceFigures } from '../../contract/governance/governance.ts'
import type { PatentSummary } from '../../contract/patents/summary.ts'
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

test('figures of governance, impact, patents, documents, profile and comments are those of the API, of companies all over the market', async ({
  browser,
  demo,
}) => {
  const page = await demo.signedIn(browser, { locale: 'en-US' })
  for (const id of await sampleOf(demo, 5)) {
    await test.step(`company ${id}`, async () => {
      await governance(page, demo, id)
      await impact(page, demo, id)
      await patents(page, demo, id)
      await documents(page, demo, id)
      await profile(page, demo, id)
    })
  }
  await comments(page, demo)
})

/** Companies at equal distances through the market, others each time. */
async function sampleOf({ db }: SharedProduct, count: number): Promise<number[]> {
  const rows = await db.selectFrom('company').select('id').orderBy('id').execute()
  const first = Math.random()
  return Array.from({ length: count }, (_, index) => rows[Math.floor(((index + first) * rows.length) / count)]!.id)
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
  const years = (value: number | null) => (value === null ? '—' : number(value, 1))
  const whole = (value: number | null) => (value === null ? '—' : number(value))
  for (const { member, list, age, tenure, sharesHeld } of board.officers.filter((each) => each.list === 'board')) {
    const cells = page.locator(`#officers [id="officer-${member}"] td.num`)
    await expect(cells, `${list} ${member}`).toHaveText([whole(age), years(tenure), whole(sharesHeld)])
  }
  const shareCells = page.locator('#shareholders li > .num:not(.note)')
  const percents = board.shareholders.map(({ percent }) => (percent === null ? '—' : `${number(percent, 2)}%`))
  await expect(shareCells).toHaveText(percents)
  const visibleFigures = groups
    .flatMap(({ figures }) => figures)
    .filter(({ value, industry }) => value !== null || industry.n > 0)
  const cells = page.locator('#governance_figures tbody td:nth-child(2)')
  await expect(cells).toHaveCount(visibleFigures.length)
  const texts = await cells.allTextContents()
  for (const [at, { value, isBoolean }] of visibleFigures.entries()) {
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

async function patents(page: Page, demo: SharedProduct, id: number): Promise<void> {
  const summary: PatentSummary = await demo.call(`/companies/${id}/patents/summary`)
  const { total } = await demo.call(`/companies/${id}/patents`)
  expect(total).toBe(summary.patents)
  await go(page, `/companies/${id}/patent`)
  if (total === 0) return expect(page.getByRole('heading', { name: 'No patents on file' })).toBeVisible()
  await expect(page.locator('#patent-list').getByRole('heading', { name: `All ${number(total)}` })).toBeVisible()
  const classes = summary.classes.slice(0, 10).map(({ patents: count }) => number(count))
  await expect(page.locator('#patent-classes tbody button')).toHaveText(classes)
  const filings = page.locator('#patent-years')
  await filings.getByRole('button', { name: 'Table' }).click()
  const counts = summary.years.toReversed().map((year) => number(year.filings))
  await expect(filings.locator('tbody tr > :nth-child(2)')).toHaveText(counts)
}

async function documents(page: Page, demo: SharedProduct, id: number): Promise<void> {
  const answer: { documents: CompanyDocument[] } = await demo.call(`/companies/${id}/documents`)
  await go(page, `/companies/${id}/company-disclosures`)
  const count = new RegExp(`^${number(answer.documents.length)} documents?$`)
  await expect(page.getByText(count).first()).toBeVisible()
  // Rows are drawn as far as they are in sight: the first ones.
  const rows = page.locator('main tbody tr[aria-rowindex]')
  for (const [index, { figures, restated }] of answer.documents.slice(0, 8).entries()) {
    const cells = rows.nth(index).locator('td.num')
    if (figures > 0) await expect(cells.first()).toHaveText(number(figures))
    else await expect(cells.first()).not.toHaveText(/\d/)
    await expect(cells.last()).toHaveText(restated > 0 ? number(restated) : '—')
  }
}

/** Sizes as they are in the raw data, and every line of the newest segments. */
async function profile(page: Page, demo: SharedProduct, id: number): Promise<void> {
  const { sizes, marketCap, segments }: CompanyFacts = await demo.call(`/companies/${id}/facts`)
  await go(page, `/companies/${id}/info`)
  const size = page.getByRole('region', { name: 'Size' })
  const figures = size.locator('dd a')
  await expect(figures).toHaveCount(sizes.length)
  for (const [index, text] of (await figures.allTextContents()).entries())
    expect(Number.parseFloat(plain(text))).toBeCloseTo(sizes[index]!.value, 6)
  if (marketCap) await expect(size).toContainText(number(marketCap.millionJpy))
  const [newest] = segments
  if (!newest) return
  const rows = page.getByRole('region', { name: 'Segments' }).locator('table').first().locator('tbody tr')
  for (const [index, row] of newest.rows.entries()) {
    const values = [row.sales, row.profit, row.employees]
    const texts = await rows.nth(index).locator('td').allTextContents()
    expect(texts.map((text) => (text === '—' ? null : Number(plain(text))))).toEqual(
      values.map((value) => value && Number(value.toFixed(0))),
    )
  }
}

/** Of a company that invented people talk about; others get comments from journeys meanwhile. */
async function comments(page: Page, demo: SharedProduct): Promise<void> {
  const { id } = await demo.db
    .selectFrom('comment')
    .select('company_id as id')
    .where('account_id', 'is', null)
    .orderBy('company_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const answer: Comments = await demo.call(`/companies/${id}/comments`)
  await go(page, `/companies/${id}/comments`)
  await expect(page.getByRole('heading', { level: 2, name: /comments?, .* unresolved$/ })).toBeVisible()
  await expect(page.locator('main article')).toHaveCount(
    answer.threads.reduce((count, { replies }) => count + 1 + replies.length, 0),
  )
  await expect(page.getByRole('navigation', { name: 'Company page' }).locator('sup')).toHaveText(
    number(answer.counts.comments),
  )
}
